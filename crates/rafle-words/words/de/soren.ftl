about = Drei Würfe, jedes Mal der höchste Würfel beiseite; mit dem letzten wird malgenommen.
help-throws = Jedes Mal wird der höchste beiseitegelegt; mit dem letzten wird malgenommen.
