about = Raccogli più dadi uguali che puoi. Gli uno sono quello che ti serve.
help-lay-some-aside = I dadi uguali sono la tua mano, e gli uno vanno con ogni faccia.
help-throws = Raccogli dadi uguali. Gli uno sono quello che ti serve.
hand-two-alike = due { $face }
hand-six-alike = sei { $face }
hand-straight-at-once = 1 2 3 4 5 6 al primo tiro
call-ones = Gli uno sono { $face }
called-ones = { $seat } dice che gli uno sono { $face }.
ones-count-as = gli uno contano come { $face }
ones-are-not-named = gli uno contano da sé come la faccia migliore
ones-named-already = per questo turno gli uno sono già dichiarati
no-one-aside = non c’è ancora nessun 1 da parte
option-straight_first = 1 2 3 4 5 6 al primo tiro è il massimo
option-declare = Come contano gli uno
option-declare-auto = sempre come la faccia migliore
option-declare-manual = come dichiarato nel turno
aid-trump = Gli uno contano come la faccia che vuoi. Tra gruppi della stessa grandezza vince la faccia più alta.
group-ones = Sei dadi da 1
group-alike = { $count ->
    [2] Due uguali
    [3] Tre uguali
    [4] Quattro uguali
    [5] Cinque uguali
   *[other] Sei uguali
}
