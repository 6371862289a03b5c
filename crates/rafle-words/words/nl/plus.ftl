about = Twee stenen, één worp, één som. Het snelste spel uit de kast.
help-throws = Tel de twee stenen op. De hoogste som wint.
