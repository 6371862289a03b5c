about = Sette tiri di un dado: alcuni si aggiungono, altri si tolgono.
