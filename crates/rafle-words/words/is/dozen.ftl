about = Þrjú köst eða fjögur: eins nálægt tólf og þú þorir.
help-again-or-stop = Tólf er best. Fyrir ofan það er umferðin töpuð.
help-throws = Hvert kast er lagt við. Farðu yfir tólf og þú ert úr leik.
stop-with = Hætta með { $points }
stays-at = { $seat } hættir með { $sum }.
went-out = { $seat } er með { $sum } og er úr leik.
sums = Þessi umferð
out = úr leik
