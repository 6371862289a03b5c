about = Deildu í tvo teninga með þeim þriðja. Gangi það upp færðu stig.
help-throws = Tveir teningar gera summu; sá þriðji deilir í hana.
say-divides = { $seat } á að kasta einum teningi til að deila í { $sum }.
say-divides-you = Kastaðu einum teningi til að deila í { $sum }.
help-divides = Ef ekkert gengur af færðu stig.
to-divide = deila á í { $sum }
divided = { $sum } deilt með { $by } er { $result }: { $seat } fær eitt stig.
not-divided = { $sum } deilt með { $by } er ekki heil tala: { $seat } fær ekkert.
