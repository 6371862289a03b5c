about = Morris med en hel æske tændstikker og et kast, der flytter dem alle på én gang.
help-keep-or-stop = Behold nogle og kast resten, eller stop med det, du har.
help-throws = Det højeste og det laveste kast afgør, hvor pindene går hen.
option-box = Tændstikker i æsken
option-second_throw = Kastet, der giver alle på nær én
option-second_throw-4-4-4 = 4 4 4
option-second_throw-4-4-1 = 4 4 1
