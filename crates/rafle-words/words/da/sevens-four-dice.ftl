about = Fire terninger, og én fjernes: hvilke tre beholder du?
help-removes = Behold tre, så to af dem giver syv tilsammen.
help-throws = En af fire terninger fjernes; syvere holder pindene væk.
