about = Erst möglichst viele Augen, dann möglichst wenige; die zwei Besten treffen sich im Finale.
help-lay-some-aside = In der ersten Halbzeit gewinnen hohe Augen, in der zweiten niedrige.
goal-first-half = Erste Halbzeit: Die höchste Summe gewinnt.
goal-second-half = Zweite Halbzeit: Die niedrigste Summe gewinnt.
goal-final = Das Finale: Die höhere Summe gewinnt.
