about = The lowest throw fills its hands with sticks; the highest gets rid of them.
help-keep-or-stop = Keep some and throw the rest, or stop with what you have.
help-throws = The highest and the lowest throw decide where sticks go.
throw-big-julle = Big Julle
throw-little-julle = Little Julle
throw-morris = Morris { $n }
option-morris_2_value = What 2 1 1 is worth
