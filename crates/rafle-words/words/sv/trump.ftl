about = Samla så många lika du kan. Ettor blir det du behöver.
help-lay-some-aside = Lika tärningar är din hand, och ettor går ihop med alla siffror.
help-throws = Samla lika tärningar. Ettor blir det du behöver.
hand-two-alike = två { x-faces }
hand-six-alike = sex { x-faces }
hand-straight-at-once = 1 2 3 4 5 6 på en gång
call-ones = Ettorna är { x-faces }
called-ones = { $seat } säger att ettorna är { x-faces }.
ones-count-as = ettor räknas som { x-faces }
ones-are-not-named = ettorna räknas av sig själva som den bästa siffran
ones-named-already = ettorna har fått sin siffra i den här turen
no-one-aside = ingen etta ligger undan än
option-straight_first = 1 2 3 4 5 6 i första slaget är högst
option-declare = Vad ettorna räknas som
option-declare-auto = alltid den bästa siffran
option-declare-manual = det man säger under turen
aid-trump = Ettor räknas som den siffra du vill. Av lika grupper vinner den högre siffran.
group-ones = Sex ettor
group-alike = { $count ->
    [2] Två lika
    [3] Tre lika
    [4] Fyra lika
    [5] Fem lika
   *[other] Sex lika
}

x-faces = { $face ->
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
   *[other] sexor
}
