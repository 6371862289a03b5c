about = To terninger, ét kast, og terningerne ganges.
help-throws = To terninger ganges. Det højeste produkt vinder.
