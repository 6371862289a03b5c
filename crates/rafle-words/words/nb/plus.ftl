about = To terninger, ett kast, én sum. Det raskeste spillet på hylla.
help-throws = To terninger legges sammen. Den høyeste summen vinner.
