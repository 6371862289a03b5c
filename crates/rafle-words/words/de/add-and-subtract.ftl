about = Sieben Würfe mit einem Würfel: Manche kommen dazu, andere gehen weg.
