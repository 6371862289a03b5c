about = Morris med en hel ask stickor, och ett slag som flyttar alla på en gång.
help-keep-or-stop = Spara några och slå om resten, eller stanna med det du har.
help-throws = Det högsta och det lägsta slaget avgör vart stickorna går.
option-box = Stickor i asken
option-second_throw = Slaget som är värt alla utom en
option-second_throw-4-4-4 = 4 4 4
option-second_throw-4-4-1 = 4 4 1
