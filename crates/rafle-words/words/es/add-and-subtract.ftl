about = Siete tiradas de un dado: unas suman, otras restan.
