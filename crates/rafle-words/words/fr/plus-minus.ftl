about = Plus un dé, moins le suivant, et le dernier multiplie le tout.
help-throws = Le premier dé est seul ; les suivants le changent.
say-multiplies = À { $seat } de lancer le dé qui multiplie.
say-multiplies-you = Lance le dé qui multiplie.
help-multiplies = Ce que tu as jusqu’ici est multiplié par ce dé.
