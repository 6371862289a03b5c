about = Þrír teningar, allir aftur eða enginn, og þrír eins koma þér úr leik.
option-topped_pas = Þrír eins undir hærri þremur
option-topped_pas-nothing = ekkert gerist
option-topped_pas-gives = sá sem tapar fær allar eldspýtur
help-throws = Öllum þremur teningum er kastað, eða engum.
