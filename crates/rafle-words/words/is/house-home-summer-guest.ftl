about = Sexa, fimma og fjarki, í þessari röð, í þremur köstum.
help-throws = Fyrst sexa, svo fimma, svo fjarki: aðeins í þessari röð.
house = Hús
home = Heimili
guest = Sumargestur
last-throw = Í kasti
collected = { $items ->
    [0] { $seat } fékk ekkert.
    [1] { $seat } fékk eitt af þremur, í kasti { $last }.
   *[other] { $seat } fékk { $items } af þremur, það síðasta í kasti { $last }.
}
option-winner = Hver getur unnið
option-winner-progress = sá sem kemst lengst
option-winner-complete-only = aðeins með allt þrennt
option-tie_break = Jafnmargir hlutir
option-tie_break-fewest-throws = sá sem þurfti fæst köst vinnur
option-tie_break-none = jafntefli
