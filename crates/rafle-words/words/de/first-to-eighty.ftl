about = Zwei Würfel je Zug, und ein Pasch wird malgenommen. Wer ist zuerst auf achtzig?
help-throws = Zwei Würfel werden zusammengezählt; ein Pasch ist mehr wert.
option-doubles = Punkte für einen Pasch
option-doubles-best = Summe oder Produkt, was größer ist
option-doubles-product = immer das Produkt
