about = Seks kast, én terning til side efter hvert. Enere er guld værd.
say-lay-one-aside = { $seat } skal lægge én terning til side.
say-lay-one-aside-you = Læg én terning til side.
option-auto_pick = Tag den bedste terning uden at spørge
