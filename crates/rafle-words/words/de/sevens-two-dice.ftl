about = Zwei Würfel auf dem Tisch und ein dritter im Kopf.
help-throws = Den dritten Würfel darfst du dir ausdenken, um auf sieben zu kommen.
