about = Fire terninger, og én fjernes: hvilke tre beholder du?
