about = To terninger på bordet og en tredje i hodet.
help-throws = Den tredje terningen kan du tenke deg, så det blir en syver.
