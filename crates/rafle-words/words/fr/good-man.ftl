about = Six lancers, un dé de côté après chacun. Les as valent de l’or.
help-throws = Un dé est mis de côté après chaque lancer, six en tout.
say-lay-one-aside = À { $seat } de mettre un dé de côté.
say-lay-one-aside-you = Mets un dé de côté.
help-lay-one-aside = Un as vaut 100, un six 50, tout autre dé son nombre.
option-auto_pick = Prendre le meilleur dé sans demander
