about = Laveste kast får hendene fulle av fyrstikker; høyeste kast blir kvitt dem.
help-keep-or-stop = Behold noen og kast resten, eller stopp med det du har.
help-throws = Det høyeste og det laveste kastet avgjør hvor fyrstikkene går.
throw-big-julle = Store Julle
throw-little-julle = Lille Julle
throw-morris = Morris { $n }
option-morris_2_value = Hva 2 1 1 er verdt
