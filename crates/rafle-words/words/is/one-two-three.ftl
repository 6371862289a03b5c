about = Eldspýtur fara til vinstri, til hægri og úr leik; sá sem situr síðast uppi með þær er í vanda.
help-throws = Við 1 fer ein til vinstri, við 2 tvær til hægri, við 3 þrjár úr leik.
dead-pile = Dauð hrúga
say-decisive = Aðeins { $seat } á eldspýtur: án 1 eða 2 er leikurinn tapaður.
say-decisive-you = Enginn á eldspýtur nema þú: án 1 eða 2 er leikurinn tapaður.
help-decisive = Aðeins 1 eða 2 bjargar þér núna.
gave = { $count ->
    [1] { $seat } gefur eldspýtu: { $to } fær eina.
   *[other] { $seat } gefur eldspýtur: { $to } fær { $count }.
}
gave-both = { $seat } gefur eldspýtur: { $left } fær { $count }, { $right } fær { $other }.
died = { $count ->
    [1] { $seat } leggur eina eldspýtu á dauðu hrúguna.
    [one] { $seat } leggur { $count } eldspýtu á dauðu hrúguna.
   *[other] { $seat } leggur { $count } eldspýtur á dauðu hrúguna.
}
lost = Hvorki 1 né 2: { $seat } hefur tapað.
