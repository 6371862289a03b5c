# What the command line says.
as-is = { $text }
no-such-game = spilið `{ $slug }` er ekki til; `rafle games` telur þau upp
no-such-game-like = spilið `{ $slug }` er ekki til; áttirðu við `{ $like }`?
no-card = `{ $slug }` á ekkert minnisspjald
no-such-language = engin orð eru til á `{ $tag }`; til eru { $known }, og nöfn spila á { $names }
rules-options = Heimareglur eins og þær eru skrifaðar, `-o KEY=VALUE`:
rules-usual = venjulega { $value }
no-rules = engin reglusíða er til fyrir `{ $slug }`
cannot-use-file = `{ $file }`: { $why }
option-form = valkostur er skrifaður `key=value`, ekki `{ $text }`
game-never-ends = leik með fræinu { $seed } er ekki lokið eftir { $moves } skref

# Standings.
standing = { $place }. { $seat }: { $score }
standing-unplaced = { $seat }: { $score }
standing-resigned = { $place }. { $seat }: { $score } (gafst upp)
stands-at-the-end = Leiknum er lokið:
stands-so-far = Leiknum er ekki lokið. Hingað til:

# The referee.
referee-begins = { $seats ->
    [1] { $game }, eitt sæti. Sláðu inn hvað teningarnir sýna eða hvað er gert; `help` segir meira.
   *[other] { $game }, { $seats } sæti. Sláðu inn hvað teningarnir sýna eða hvað sæti gerir; `help` segir meira.
}
referee-begins-cards = { $seats ->
    [1] { $game }, eitt sæti. Sláðu inn hvaða spil eru gefin eða hvað er gert; `help` segir meira.
   *[other] { $game }, { $seats } sæti. Sláðu inn hvaða spil eru gefin eða hvað sæti gerir; `help` segir meira.
}
referee-goes-on = { $game }: hér heldur leikurinn áfram, eftir { $lines ->
    [1] eina línu
    [one] { $lines } línu
   *[other] { $lines } línur
}. `help` segir hvað má slá inn.
referee-kept = Leikurinn er geymdur: `{ $command }` heldur áfram með hann.
prompt = >
referee-help-dice =
    6 4 1           það sem teningarnir sýna: 641, 6-4-1 og 6,4,1 duga; líka sem næsta kast þar sem `again` er opið
    keep 6          aðgerð, skrifuð eins og borðið telur hana upp; `6` eitt þar sem það getur ekki merkt annað
    keep [0–4: 1 6] svona margt af því sem er í hornklofum, eins og `keep 1 6`; ef ekkert er valið, `keep none`
    bid [2 3]x[5 6] eitt úr hvorum hornklofa, eins og `bid 3x6`; `3×6` og `3 6` duga
    throw ?         teningar undir bikar sem aðeins eigandinn sér, í spilum þar sem þeir eru til
referee-help-cards =
    deal 3S         spilið sem er gefið: S, H, D, C og * eru sortirnar, `Joker` er jóker; 3s og 3♠ duga
    3S 4S JD        nokkur spil sem koma hvert á eftir öðru
    deal ?, ? x7    spil sem aðeins eigandinn sér, eða sjö slík; eins `draw ?`
    discard 3S      aðgerð, skrifuð eins og borðið telur hana upp
    meld [2–5: …]   svona margt af því sem er í hornklofum
    star B          í spilum með stjörnum: hver á spilið með stjörnunni
referee-help =
    undo, undo 3    taka síðustu línu til baka, eða síðustu þrjár; líka uppgjöf
    name A Anna     leikmaðurinn í sæti A heitir Anna
    resign A        sæti A er úr leik: því er sleppt úr röðinni og það verður síðast
    hint            það sem sterkur leikmaður myndi gera
    standings       hvernig staðan er
    quit            fara; lok inntaks gera það sama
    (tóm lína)      sýna allt borðið; aðgerð sem er sú eina opna er leikin
    Hástafir skipta engu, og nokkrar línur mega standa í einni, með semíkommum á milli.
read-several = `{ $line }` getur merkt fleira en eitt hér: { $readings }
too-many-at-once = `{ $line }`: það er fleira en hér getur komið, í mesta lagi { $count }
table-line-form = `{ $line }`: það er skrifað eins og `{ $like }`
gone-played-on = Þessi leikur þarf leikmann í þessu sæti: { $seat }. Vélmenni velur þar, og einhver kastar fyrir það.
hint-none = Enginn þarf að velja hér.
hint-for = Það sem má gera, það besta fyrst ({ $seat }):
hint-share = { "  " }`{ $line }` vinnur { $value }%
hint-score = { "  " }`{ $line }` gefur { $value } stig
record-has-lines = í `{ $file }` er leikur sem myndi glatast; `--record { $file }` heldur áfram með hann
record-of-another = í `{ $file }` er annar leikur, eða leikur með öðrum sætum eða heimareglum
record-in-use = annað rafle er að skrifa í skrána `{ $file }`; tvö í einu myndu eyðileggja hana
dash-not-here = `-` gengur ekki hér: nefndu skrá eða möppu
letter-not-name = `{ $letter }` er lesið sem sæti { $letter }; leikmaðurinn með því nafni situr í sæti { $seat }
reader-verbs = kasta throw, kastar throw, halda keep, heldur keep, hætta stop, hættir stop, henda discard, hendir discard, bjóða bid, býður bid, taka take, tekur take, giska guess, giskar guess, aftur again
reader-numbers = einn 1, ein 1, eitt 1, tveir 2, tvær 2, tvö 2, þrír 3, þrjár 3, þrjú 3, fjórir 4, fjórar 4, fjögur 4, fimm 5, sex 6
stopping = Lýk leikjum sem eru í gangi; Ctrl-C aftur stöðvar strax.
language-names-alone = á `{ $tag }` eru aðeins nöfn spila þekkt, og fátt annað; hitt er á ensku
only-one-open = Þetta er eina valið, svo að þú getur sleppt því og slegið inn það sem kemur næst.
luck-like = til dæmis { $like }
end-or-undo = Ljúktu með tómri línu; `undo` tekur síðustu línu til baka.
seat-score = { $seat } { $score }
pick-some = { $least ->
    [0] [0–{ $most }: { $from }, eða none]
   *[other] [{ $least }–{ $most }: { $from }]
}
and-more = { $count ->
    [1] og eitt í viðbót
   *[other] og { $count } í viðbót
}
lies-aside = til hliðar { $pieces }
lies-kept = haldið { $pieces }
lies-covered = undir bikar { $pieces }
lies-spent = notað { $pieces }
face-cup = { $count ->
    [1] bikar(1)
   *[other] bikar({ $count })
}
face-joker = jóker
track-at = { $seat }: { $behind } af { $fields }, næst { $next }
track-done = { $seat }: { $behind } af { $fields }

# A table in lines.
plain-help =
    (tóm lína)      kasta eða draga, þegar þú átt að gera það
    keep 6          aðgerð, skrifuð eins og borðið telur hana upp
    keep [0–4: 1 6] svona margt af því sem er í hornklofum, eins og `keep 1 6`; ef ekkert er valið, `keep none`
    bid [2 3]x[5 6] eitt úr hvorum hornklofa, eins og `bid 3x6`
    table           borðið, með öllum þar sem fleiri en átta spila
    rules           reglur spilsins
    hint            það sem sterkur leikmaður myndi gera
    undo, undo 3    taka síðasta val til baka, eða síðustu þrjú
    name A Anna     leikmaðurinn í sæti A heitir Anna
    resign A        sæti A gefst upp
    Nokkrar línur mega standa í einni, með semíkommum á milli.
    Þegar inntakið endar ferðu frá borðinu. Leikurinn er geymdur: `rafle play --resume` heldur áfram með hann.
seen-enough = Ýttu á Enter þegar þú hefur séð nóg: skjárinn er hreinsaður, og { $seat } á leik.

# Records.
records-hold = Spilaskrár sem standast: { $count } af { $all }.
records-unreadable = ekki er hægt að lesa allar spilaskrár
no-records = þar er engin spilaskrá
luck-follows = { $count ->
    [1] ein útkoma tilviljunarinnar leiðir
    [one] { $count } útkoma tilviljunarinnar leiðir
   *[other] allar útkomur tilviljunarinnar, { $count } talsins, leiða
} af leyndarmálinu sem var innsiglað fyrir leikinn{ $numbers ->
    [0] .
    [1] {" "}og af tölu eins tækis.
   *[other] {" "}og af tölum tækja, { $numbers } talsins.
}
luck-from = Þetta má sannreyna frá og með línu { $line }; { $before ->
    [1] útkoman á undan kom fyrir innsiglið og sannar ekkert
   *[other] útkomurnar á undan, { $before } talsins, komu fyrir innsiglið og sanna ekkert
}.
luck-anew = Dregið upp á nýtt: { $count }. Engin tala kom: { $whose }.
luck-differs = `{ $found }` leiðir ekki af því: samkvæmt reglunni er útkoma { $number } í þessum leik `{ $follows }`.
luck-other-secret = þetta er ekki leyndarmálið sem var innsiglað: tætigildið er annað.
luck-other-number = þetta er ekki talan sem tæki { $device } innsiglaði.
luck-no-number = þessi útkoma kom áður en tæki { $device } opnaði tölu sína.
luck-not-opened = þessi útkoma kom áður en innsigluðu tölurnar voru opnaðar.
luck-not-asked = tæki { $device } er ekki spurt um þetta hér, eða hefur þegar gert það.
luck-no-seal = tæki { $device } hefur ekki innsiglað neina tölu.
luck-too-early = ekkert leyndarmál var innsiglað fyrir þessa línu.
luck-too-late = hér má ekkert koma lengur nema tölurnar sem beðið var um.
luck-unreadable = ekki er hægt að lesa þessa línu um tilviljunina.
luck-closed = leyndarmálið er ekki í þessari spilaskrá: leiknum er ekki lokið, eða það var tekið út.
luck-unsealed = hér var ekkert innsiglað, svo að ekkert er til að sannreyna.
luck-unknown = dregið var eftir reglu { $rule }, sem þetta Rafle þekkir ekki.
luck-not-shown =
    Spilaskrá ein og sér getur ekki sýnt að innsiglin hafi verið til fyrir fyrsta kast: berðu `luck` línur hennar saman við
    þær sem tæki hefur geymt, eða einhver skrifaði niður á meðan leikurinn stóð. Hún getur ekki heldur sýnt að enginn sem
    getur lesið tölvu gestgjafans hafi litið á leyndarmálið.

# Simulation and speed.
x-seats = { $seats ->
    [1] eitt sæti
   *[other] { $seats } sæti
}
simulated = { $game }, { x-seats }: { $count ->
    [1] einn leikur
    [one] { $games } leikur
   *[other] { $games } leikir
} af handahófi, fræ { $seed }.
simulated-moves = Skref: { $mean } að meðaltali (staðalfrávik { $sd }), { $least } til { $most }.
simulated-ends = Deildir sigrar: { $shared }%. Enginn vinnur: { $nobody }%.
score-range = { $least } til { $most }
matched = { $game }: { $count ->
    [1] einn leikur
    [one] { $games } leikur
   *[other] { $games } leikir
}, sætaskipanir: { $seatings }, fræ { $seed }.
match-margin-sure = { $bot } − { $over }: { $margin } ± { $within } prósentustig, með 99% vissu.
match-margin = { $bot } − { $over }: { $margin } ± { $within } prósentustig, sem getur verið tilviljun.
no-such-bot = vélmennið `{ $bot }` er ekki til; til eru { $known }
wrong-number-of-bots = { $most ->
    [1] fjöldi vélmenna passar ekki ({ $bots }): þetta spilar einn
   *[other] fjöldi vélmenna passar ekki ({ $bots }): þau þurfa að vera { $least } til { $most }
}
bot-cannot-play = `{ $bot }` getur ekki spilað þetta: það spilar aðeins spil þar sem besta stigatalan er þekkt
column-within = ± (99%)
odds-share = { $game }, { x-seats }, leyst nákvæmlega. Öll spila upp á sem stærstan hlut í sigrinum.
odds-score = { $game }, { x-seats }, leyst nákvæmlega. Öll spila upp á sem flest stig að meðaltali.
odds-luck = { $game }, { x-seats }, leyst nákvæmlega. Heppnin ein ræður.
odds-length = Lengd: { $steps } köst og ákvarðanir að meðaltali.
odds-bonus = Bónusinn kemur í { $bonus }% leikja.
odds-against-random = Gegn öðrum sem velja af handahófi vinnur fyrsta sætið { $best }%, og { $random }% ef það velur sjálft af handahófi.
odds-against-sensible = Mælt: gegn öðrum sem eru skynsamir (þeim skjátlast jafnoft og vélmenninu club) vinnur fyrsta sætið { $best } ± { $best_error }%, og { $sensible } ± { $sensible_error }% ef það er aðeins skynsamt sjálft.
odds-sensible-score = Mælt: sæti sem er aðeins skynsamt (því skjátlast jafnoft og vélmenninu club) fær { $sensible } ± { $sensible_error }, besta spilamennska { $best }.
solving-exploring = Fundnar stöður: { $states }
solving-valuing = Litið á stöður frá endanum: { $percent }%
odds-beginnings = Besta byrjunin, og hvers virði hún er:
odds-first-turn = { $game }, { x-seats }, er of stórt til að leysa, en ekki fyrsta lotan. Svona líklegt er í % að geta tekið hverja persónu, ef spilað er upp á hana eina:
odds-no-method = { $game }, { x-seats }: hér er engin aðferð þekkt sem leysir það
odds-other-rules = { $game }, { x-seats }: leyst með öðrum reglum en þessum
odds-hidden = { $game }: hér er eitthvað falið, svo að nákvæmar líkur á stöðu eru ekki til
odds-never-settles = { $game }, { x-seats }: ákvarðanir svara hver annarri í hring, og engin lausn fannst
odds-too-large = { $game }, { x-seats }: of stórt til að leysa nákvæmlega
column-wins = vinnur %
column-standard-error = ± (s.sk.)
column-score = stig
column-sd = st.frávik
column-least = minnst
column-most = mest
column-game = spil
column-seats = sæti
column-moves = milljón skref/s
column-games = leikir/s
column-bytes = bæti stöðu
column-clone = afrit ns

# A hand of real cards.
hand-discard = Hentu spili: { $card }.
hand-meld = { $cards }: { $title }
hand-left = { $points ->
    [1] Eftir á hendi: { $cards }, eitt stig.
   *[other] Eftir á hendi: { $cards }, { $points } stig.
}
hand-goes-out = Ekkert er eftir: þessi hönd lokar.
hand-ahead = Ef horft er einn drátt fram er best að henda þessu: { $card }. Þá eru að meðaltali { $points } stig eftir næsta drátt.
hand-no-melds = höndum er ekki skipt í samsetningar í `{ $slug }`; það er gert í { $games }
hand-no-rank = `{ $text }` er ekki gildi sem gildir allt; það er 3 til 10, J, Q eða K
hand-no-card = `{ $text }` er ekki spil; spil eru 3 til 10, J, Q eða K og sort, S, H, D, C eða * (T dugar), eins og 5C, eða Joker
hand-too-long = þetta eru { $count } spil; á hendi eru í mesta lagi { $most }
hand-wrong-length = { $count ->
    [0] þetta eru engin spil
    [1] þetta er eitt spil
    [one] þetta er { $count } spil
   *[other] þetta eru { $count } spil
}; þegar { $wild ->
    [11] gosar
    [12] drottningar
    [13] kóngar
   *[other] { $wild }
} gilda allt eru { $wild } á hendi, eða { $drawn } eftir dráttinn
hand-too-many-of = fleiri en í stokknum: { $card }; þar eru { $most }
# The coach. Shares of the win are in per cent.
advice-share-exact = { $seat } á leik. Líkur á sigri í %, nákvæmlega:
advice-share = { $seat } á leik. Líkur á sigri í %, metnar:
advice-score-exact = { $seat } á leik. Vænt stig, nákvæmlega:
advice-score = { $seat } á leik. Vænt stig, mat:
column-value = gildi
column-loss = tapar
analysis-share-exact = Ákvarðanir: { $count }. Tap er líkur á sigri í %, nákvæmlega.
analysis-share = Ákvarðanir: { $count }. Tap er líkur á sigri í %, metnar.
analysis-score-exact = Ákvarðanir: { $count }. Tap er í stigum, nákvæmlega.
analysis-score = Ákvarðanir: { $count }. Tap er í stigum, mat.
decision = Lína { $line }, { $seat }: { $action } tapar { $loss } (best: { $best })
decision-estimated = Lína { $line }, { $seat }: { $action } tapar { $loss } ± { $error } (best: { $best })
costliest = { $count ->
    [0] Engin ákvörðun tapaði neinu.
    [1] Dýrasta ákvörðunin:
   *[other] Dýrustu ákvarðanirnar, { $count } talsins:
}
account = { $seat }: úrslit { $result }; eigin ákvarðanir töpuðu { $lost }.
account-exact = { $seat }: úrslit { $result } = vænt { $expected } + heppni { $luck } + færni { $skill }; eigin ákvarðanir töpuðu { $lost }.

# What hosts do with all their tables.
store-in-use = borðin í { $store } eru í notkun hjá þjóni í gangi, sem frétti ekki af þessu; stöðvaðu hann fyrst
store-newer = borðin í { $store } voru skrifuð af nýrra Rafle; notaðu það
store-damaged = ekki er hægt að nota borðin í { $store }: gagnagrunnurinn þar er skemmdur ({ $why }); endurheimtu hann úr afriti
store-unusable = ekki er hægt að nota borðin í { $store }: { $why }
store-not-empty = í { $store } eru þegar borð, og engu var breytt; gefðu upp tóma möppu með `--data`, eða tóman gagnagrunn með `--store`
backup-postgres = PostgreSQL er afritað með eigin tóli, á meðan þjónar eru í gangi: `pg_dump --format=custom --file={ $file } "$RAFLE_STORE"`; og sótt aftur með `pg_restore --dbname="$RAFLE_STORE" { $file }`
backed-up = Allt fram til þessa er í { $file }. Þar eru falin spil og leyndarmál: geymdu það eins og þú geymir borðin.
restored = Allt er í { $store } eins og það var.
imported = Allt er nú í { $store }.
exported = { $count ->
    [0] Engin borð eru til að skrifa í { $folder }.
    [1] Ein spilaskrá er í { $folder }.
    [one] { $count } spilaskrá er í { $folder }.
   *[other] { $count } spilaskrár eru í { $folder }.
}
export-unreadable = ekki er hægt að lesa borðið { $table }, og því var sleppt
no-such-table = borðið `{ $table }` er ekki til; engu var breytt
forgotten = Borðum eytt: { $deleted }. Borð þar sem einhver var afmáður: { $changed }. Afrit og útfluttar spilaskrár eru eins og þær voru.

# Arguments that make no sense.
arguments-help = `--help` segir meira
arguments-usage = Notkun: { $form }; `--help` segir meira
no-such-argument = { $text } skilst ekki hér
no-such-argument-like = { $text } skilst ekki hér; áttirðu við { $like }?
no-such-command = skipunin { $text } er ekki til
no-such-command-like = skipunin { $text } er ekki til; áttirðu við { $like }?
arguments-missing = þetta vantar: { $text }
arguments-clash = { $text } gengur ekki saman við { $others }
value-missing = { $text } þarf gildi
value-one-of = { $text } getur ekki verið { $value }; það getur verið { $values }
value-unfit = { $text } getur ekki verið { $value }
value-unfit-because = { $text } getur ekki verið { $value }: { $why }
whole-number = hér þarf heila tölu frá { $least } til { $most }
many-form = hér þarf heila tölu frá 1 til 1e12
viewer-form = það er sæti frá A til { $last }, `spectator` eða `referee`
word-form = þar þarf að minnsta kosti einn staf
store-form = það byrjar á `postgres://`; mappa er gefin upp með `--data`
address-form = það byrjar á `http://` eða `https://` og nefnir vél, eins og `https://rafle.example`
