about = Kast og tell sammen, så lenge ingen toer eller femmer ødelegger.
help-throws = En 2 eller 5 ødelegger kastet og går til side; ellers teller alt.
throw-scores = { $points ->
    [1] Det gir ett poeng til { $seat }.
   *[other] Det gir { $points } poeng til { $seat }.
}
spoilt = { $seat } har kastet { $dice }: ingenting for dette kastet.
