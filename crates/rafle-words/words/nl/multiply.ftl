about = Twee stenen, één worp, en dan keer elkaar.
help-throws = Twee stenen gaan keer elkaar. De hoogste keersom wint.
