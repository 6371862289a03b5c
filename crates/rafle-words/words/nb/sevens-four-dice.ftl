about = Fire terninger, og én fjernes: hvilke tre beholder du?
help-removes = Behold tre terninger, slik at to av dem blir sju til sammen.
help-throws = Én av fire terninger fjernes; syvere holder fyrstikkene unna.
