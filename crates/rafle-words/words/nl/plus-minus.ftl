about = Plus één steen, min de volgende, en de laatste doet alles keer.
help-throws = De eerste steen staat op zichzelf; latere veranderen hem.
say-multiplies = { $seat } is aan de beurt: gooi de steen die keer doet.
say-multiplies-you = Gooi de steen die keer doet.
help-multiplies = Wat je tot nu toe hebt, gaat keer deze steen.
