about = Kuusi heittoa, ja jokaisesta yksi noppa sivuun. Ykköset ovat kultaa.
help-throws = Jokaisen heiton jälkeen yksi noppa menee sivuun, kaikkiaan kuusi.
say-lay-one-aside = Nyt { $seat } laittaa yhden nopan sivuun.
say-lay-one-aside-you = Laita yksi noppa sivuun.
help-lay-one-aside = Ykkönen on 100 pistettä, kuutonen 50, muut silmälukunsa.
option-auto_pick = Paras noppa sivuun kysymättä
