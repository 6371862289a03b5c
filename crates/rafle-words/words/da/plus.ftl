about = To terninger, ét kast, én sum. Hyldens hurtigste spil.
