about = Sex slag, en tärning undan efter varje. Ettor är guld värda.
help-throws = En tärning läggs undan efter varje slag, sex sammanlagt.
say-lay-one-aside = { $seat } ska lägga undan en tärning.
say-lay-one-aside-you = Lägg undan en tärning.
help-lay-one-aside = En etta är värd 100, en sexa 50, varje annan sina prickar.
option-auto_pick = Ta den bästa tärningen utan att fråga
