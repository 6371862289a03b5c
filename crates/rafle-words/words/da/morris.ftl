about = Det laveste kast får hænderne fulde af tændstikker; det højeste slipper af med dem.
help-keep-or-stop = Behold nogle og kast resten, eller stop med det, du har.
help-throws = Det højeste og det laveste kast afgør, hvor pindene går hen.
throw-big-julle = Store Julle
throw-little-julle = Lille Julle
throw-morris = Morris { $n }
option-morris_2_value = Hvad 2 1 1 er værd
