about = Ein Würfel plus, der nächste minus, und mit dem letzten wird alles malgenommen.
help-throws = Der erste Würfel steht allein; die späteren verändern ihn.
say-multiplies = { $seat } ist dran: den Würfel werfen, mit dem malgenommen wird.
say-multiplies-you = Wirf den Würfel, mit dem malgenommen wird.
help-multiplies = Was du bis jetzt hast, wird mit diesem Würfel malgenommen.
