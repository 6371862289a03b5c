about = Seks kast, én terning til side efter hvert. Enere er guld værd.
help-throws = Efter hvert kast lægges én terning til side, seks i alt.
say-lay-one-aside = { $seat } skal lægge én terning til side.
say-lay-one-aside-you = Læg én terning til side.
help-lay-one-aside = En ener er 100 værd, en sekser 50, resten deres øjne.
option-auto_pick = Tag den bedste terning uden at spørge
