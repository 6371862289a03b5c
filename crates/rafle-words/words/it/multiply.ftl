about = Due dadi, un tiro, e si moltiplica.
help-throws = Due dadi si moltiplicano. Vince il prodotto più alto.
