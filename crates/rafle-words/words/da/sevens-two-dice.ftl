about = To terninger på bordet og en tredje i tankerne.
