about = Drei Würfe, jedes Mal der höchste Würfel beiseite; mit dem letzten wird malgenommen.
help-throws = Der höchste kommt immer beiseite; mit dem letzten wird malgenommen.
