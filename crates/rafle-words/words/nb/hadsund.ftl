about = Morris med en hel eske fyrstikker, og et kast som flytter alle på én gang.
help-keep-or-stop = Behold noen og kast resten, eller stopp med det du har.
help-throws = Det høyeste og det laveste kastet avgjør hvor fyrstikkene går.
option-box = Fyrstikker i esken
option-second_throw = Kastet som er verdt alle unntatt én
option-second_throw-4-4-4 = 4 4 4
option-second_throw-4-4-1 = 4 4 1
