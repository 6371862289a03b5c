about = Plus één steen, min de volgende, en dat alles keer de laatste.
help-throws = De eerste steen staat op zichzelf; latere veranderen hem.
say-multiplies = { $seat } moet de steen gooien waarmee vermenigvuldigd wordt.
say-multiplies-you = Gooi de steen waarmee je vermenigvuldigt.
help-multiplies = Wat je tot nu toe hebt, gaat keer deze steen.
