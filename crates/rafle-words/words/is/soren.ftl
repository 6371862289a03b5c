about = Þrjú köst, hæsti teningurinn til hliðar í hvert sinn; sá síðasti margfaldar.
help-throws = Hæsti teningurinn fer til hliðar í hvert sinn; sá síðasti margfaldar.
