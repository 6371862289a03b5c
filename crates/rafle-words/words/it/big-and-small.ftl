about = Prima la somma più alta, poi la più bassa; in finale vanno i due migliori.
help-lay-some-aside = Nel primo tempo vincono i dadi alti, nel secondo i bassi.
goal-first-half = Primo tempo: vince la somma più alta.
goal-second-half = Secondo tempo: vince la somma più bassa.
goal-final = La finale: vince la somma più alta.
