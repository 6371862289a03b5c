about = Morris med en hel æske tændstikker og et kast, der flytter dem alle på én gang.
option-box = Tændstikker i æsken
option-second_throw = Kastet, der giver alle på nær én
option-second_throw-4-4-4 = 4 4 4
option-second_throw-4-4-1 = 4 4 1
