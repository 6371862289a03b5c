about = Zwei Würfel, ein Wurf, und dann wird malgenommen.
help-throws = Zwei Würfel werden malgenommen. Das höchste Produkt gewinnt.
