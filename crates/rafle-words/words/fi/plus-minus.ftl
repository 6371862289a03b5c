about = Plus yksi noppa, miinus seuraava, ja viimeisellä kerrotaan kaikki.
help-throws = Ensimmäinen noppa on alku; seuraavat muuttavat sitä.
say-multiplies = Nyt { $seat } heittää nopan, jolla kerrotaan.
say-multiplies-you = Heitä noppa, jolla kerrotaan.
help-multiplies = Se, mitä sinulla nyt on, kerrotaan tällä nopalla.
