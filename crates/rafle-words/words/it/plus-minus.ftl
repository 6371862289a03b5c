about = Più un dado, meno il successivo, e l’ultimo moltiplica tutto.
help-throws = Il primo dado sta da solo; gli altri lo cambiano.
say-multiplies = Tocca a { $seat } tirare il dado che moltiplica.
say-multiplies-you = Tira il dado che moltiplica.
help-multiplies = Quello che hai finora si moltiplica per questo dado.
