about = Seks kast, én terning til side efter hvert. Enere er guld værd.
say-lay-one-aside = { $seat } lægger én terning til side.
option-auto_pick = Tag den bedste terning uden at spørge
