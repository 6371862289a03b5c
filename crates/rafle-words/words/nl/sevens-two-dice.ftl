about = Twee stenen op tafel en een derde in je hoofd.
help-throws = De derde steen mag je erbij denken, om een zeven te maken.
