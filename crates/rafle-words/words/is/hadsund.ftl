about = Morris með heilum eldspýtustokk og kasti sem færir allar eldspýturnar í einu.
help-keep-or-stop = Haltu sumum og kastaðu hinum, eða hættu með það sem þú átt.
help-throws = Hæsta og lægsta kast ráða hvert eldspýtur fara.
option-box = Eldspýtur í stokknum
option-second_throw = Kastið sem er allra nema einnar virði
option-second_throw-4-4-4 = 4 4 4
option-second_throw-4-4-1 = 4 4 1
