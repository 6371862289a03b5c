about = Kuusi riviä tulitikkuja ja yksi noppa. Kaada metsäsi ensimmäisenä.
help-throws = Tämän luvun koko rivi kaatuu, jos se on vielä pystyssä.
forest = Metsä
row = Rivi { $number }
felled = { $seat } kaataa rivin { $number }.
gone-already = { $seat }: rivi { $number } on jo kaadettu.
