about = Sex köst, einn teningur til hliðar eftir hvert. Ásar eru gulls ígildi.
help-throws = Einn teningur fer til hliðar eftir hvert kast, sex alls.
say-lay-one-aside = { $seat } á að leggja einn tening til hliðar.
say-lay-one-aside-you = Leggðu einn tening til hliðar.
help-lay-one-aside = Ás gefur 100, sexa 50, aðrir teningar augun sín.
option-auto_pick = Taka besta teninginn án þess að spyrja
