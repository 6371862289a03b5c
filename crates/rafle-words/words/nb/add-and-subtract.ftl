about = Sju kast med én terning: noen legges til, andre trekkes fra.
