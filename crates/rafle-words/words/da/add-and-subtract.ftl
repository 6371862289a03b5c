about = Syv kast med én terning: nogle lægges til, andre trækkes fra.
