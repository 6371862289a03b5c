about = De laagste worp krijgt de handen vol lucifers; de hoogste raakt ze kwijt.
help-keep-or-stop = Houd wat je wilt en gooi de rest, of stop met wat je hebt.
help-throws = De hoogste en de laagste worp bepalen waar de lucifers heen gaan.
throw-big-julle = Grote Julle
throw-little-julle = Kleine Julle
throw-morris = Morris { $n }
option-morris_2_value = Wat 2 1 1 waard is
