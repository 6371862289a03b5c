about = Deel twee stenen door een derde. Komt het precies uit, dan is het een punt.
help-throws = Twee stenen maken een som; een derde deelt hem straks.
say-divides = { $seat } moet één steen gooien om { $sum } door te delen.
say-divides-you = Gooi één steen om { $sum } door te delen.
help-divides = Blijft er niets over, dan heb je een punt.
to-divide = { $sum } om te delen
divided = { $sum } gedeeld door { $by } is { $result }: één punt voor { $seat }.
not-divided = { $sum } gedeeld door { $by } is geen heel getal: niets voor { $seat }.
