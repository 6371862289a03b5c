about = Morris met een heel doosje lucifers, en een worp die ze allemaal tegelijk verplaatst.
help-keep-or-stop = Houd wat je wilt en gooi de rest, of stop met wat je hebt.
help-throws = De hoogste en de laagste worp bepalen waar de lucifers heen gaan.
option-box = Lucifers in het doosje
option-second_throw = De worp die alles op één na waard is
option-second_throw-4-4-4 = 4 4 4
option-second_throw-4-4-1 = 4 4 1
