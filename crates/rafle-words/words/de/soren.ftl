about = Drei Würfe, jedes Mal der höchste Würfel beiseite; der letzte nimmt mal.
help-throws = Jedes Mal kommt der höchste Würfel beiseite; der letzte nimmt mal.
