about = Det laveste kast får hænderne fulde af tændstikker; det højeste slipper af med dem.
throw-big-julle = Store Julle
throw-little-julle = Lille Julle
throw-morris = Morris { $n }
option-morris_2_value = Hvad 2 1 1 er værd
