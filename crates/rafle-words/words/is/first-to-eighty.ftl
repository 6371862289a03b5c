about = Tveir teningar í hvert sinn, og tvennur eru margfaldaðar. Kapphlaup upp í áttatíu.
help-throws = Tveir teningar eru lagðir saman; tvennur gefa meira.
option-doubles = Stig fyrir tvennu
option-doubles-best = summa eða margfeldi, hvort sem er hærra
option-doubles-product = alltaf margfeldið
