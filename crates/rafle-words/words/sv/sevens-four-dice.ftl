about = Fyra tärningar, en tas bort: vilka tre behåller du?
help-removes = Behåll tre tärningar, så att två av dem tillsammans blir sju.
help-throws = En av fyra tärningar tas bort; sjuor håller stickorna borta.
