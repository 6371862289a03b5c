about = Twee stenen, één worp, en dan keer elkaar.
help-throws = Doe de ene steen keer de andere. De hoogste keersom wint.
