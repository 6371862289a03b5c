about = Due dadi sul tavolo e un terzo nella tua testa.
help-throws = Il terzo dado lo puoi immaginare, per fare un sette.
