about = Twee stenen, één worp, één som. Het snelste spel uit de kast.
help-throws = Twee stenen tellen op. De hoogste som wint.
