about = To terninger på bordet og en tredje i tankerne.
help-throws = Den tredje terning må du tænke dig, så der bliver syv.
