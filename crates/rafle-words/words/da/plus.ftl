about = To terninger, ét kast, én sum. Hyldens hurtigste spil.
help-throws = To terninger lægges sammen. Den højeste sum vinder.
