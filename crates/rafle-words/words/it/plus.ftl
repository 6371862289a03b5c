about = Due dadi, un tiro, una somma. Il gioco più veloce dello scaffale.
help-throws = Due dadi si sommano. Vince la somma più alta.
