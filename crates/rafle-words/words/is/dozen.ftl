about = Þrjú köst eða fjögur: eins nálægt tólf og þú þorir.
help-again-or-stop = Tólf er best. Farir þú yfir er umferðin töpuð.
help-throws = Hvert kast er lagt við. Farir þú yfir tólf ertu úr leik.
stop-with = Hætta með { $points }
stays-at = { $seat } hættir með { $sum }.
went-out = { $seat } er með { $sum } og er úr leik.
sums = Þessi umferð
out = úr leik
