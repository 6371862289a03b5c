about = Tveir teningar á borðinu og sá þriðji í huganum.
help-throws = Þriðja teninginn máttu hugsa þér, til að gera sjöu.
