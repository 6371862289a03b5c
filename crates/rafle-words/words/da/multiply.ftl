about = To terninger, ét kast, og terningerne ganges.
