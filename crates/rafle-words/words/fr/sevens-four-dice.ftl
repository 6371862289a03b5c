about = Quatre dés, on en retire un : lesquels gardes-tu ?
help-removes = Garde trois dés, pour que deux d’entre eux fassent sept.
help-throws = On retire un dé sur quatre ; les sept éloignent les allumettes.
