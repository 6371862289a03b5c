about = Sei tiri, un dado da parte dopo ognuno. Gli uno valgono oro.
help-throws = Dopo ogni tiro va da parte un dado, sei in tutto.
say-lay-one-aside = Tocca a { $seat } mettere da parte un dado.
say-lay-one-aside-you = Metti da parte un dado.
help-lay-one-aside = Un uno vale 100, un sei 50, ogni altro dado il suo numero.
option-auto_pick = Prendi il dado migliore senza chiedere
