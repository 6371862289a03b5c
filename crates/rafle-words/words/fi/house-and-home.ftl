about = Kuutosesta mökki, ykkösestä koti, ja muut kolme noppaa ovat pisteitä.
help-throws = Tarvitset kuutosen ja ykkösen, ennen kuin muut nopat lasketaan.
house = Mökki
home = Koti
point-dice = Pisteet
option-point_dice = Pistenopat pidetään
option-point_dice-any = yksitellen
option-point_dice-all-or-none = kaikki tai ei yhtään
