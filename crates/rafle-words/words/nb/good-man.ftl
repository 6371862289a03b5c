about = Seks kast, én terning til side etter hvert kast. Enere er gull verdt.
help-throws = Én terning legges til side etter hvert kast, seks i alt.
say-lay-one-aside = { $seat } skal legge én terning til side.
say-lay-one-aside-you = Legg én terning til side.
help-lay-one-aside = En ener er verdt 100, en sekser 50, andre er verdt øynene sine.
option-auto_pick = Ta den beste terningen uten å spørre
