about = Sex raðir af eldspýtum og einn teningur. Felldu skóginn þinn á undan hinum.
help-throws = Öll röðin með þessari tölu er felld, ef hún stendur enn.
forest = Skógur
row = Röð { $number }
felled = { $seat } fellir röð { $number }.
gone-already = { $seat } hefur þegar fellt röð { $number }.
