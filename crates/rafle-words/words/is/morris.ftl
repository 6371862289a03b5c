about = Lægsta kastið fyllir hendurnar af eldspýtum; það hæsta losnar við þær.
help-keep-or-stop = Haltu sumum og kastaðu hinum, eða hættu með það sem þú átt.
help-throws = Hæsta og lægsta kast ráða hvert eldspýtur fara.
throw-big-julle = Stóri Julle
throw-little-julle = Litli Julle
throw-morris = Morris { $n }
option-morris_2_value = Hvers virði 2 1 1 er
