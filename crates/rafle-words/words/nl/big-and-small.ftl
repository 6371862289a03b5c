about = Eerst zoveel mogelijk ogen, dan zo weinig mogelijk; de twee besten spelen de finale.
help-lay-some-aside = In de eerste helft winnen veel ogen, in de tweede weinig.
goal-first-half = Eerste helft: de hoogste som wint.
goal-second-half = Tweede helft: de laagste som wint.
goal-final = De finale: de hoogste som wint.
