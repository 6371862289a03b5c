about = Zes rijen lucifers, één steen. Kap als eerste je bos.
help-throws = De hele rij met dit getal wordt omgehakt, als hij er nog staat.
forest = Bos
row = Rij { $number }
felled = { $seat } hakt rij { $number } om.
gone-already = Rij { $number } van { $seat } is al weg.
