about = To terninger, ett kast, og så ganges de med hverandre.
help-throws = Terningene ganges med hverandre. Det høyeste produktet vinner.
