about = Würfle und zähl zusammen, solange dir keine Zwei oder Fünf dazwischenkommt.
help-throws = 2 oder 5 verdirbt den Wurf und kommt beiseite; sonst zählen die Augen.
throw-scores = { $points ->
    [1] { $seat } bekommt einen Punkt dazu.
   *[other] { $seat } bekommt { $points } Punkte dazu.
}
spoilt = { $seat } hat { $dice } dabei: nichts für diesen Wurf.
