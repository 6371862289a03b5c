about = To terninger, ett kast, og så ganges de.
help-throws = To terninger ganges. Det høyeste produktet vinner.
