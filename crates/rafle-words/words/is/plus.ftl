about = Tveir teningar, eitt kast, ein summa. Fljótlegasta spilið á hillunni.
help-throws = Tveir teningar eru lagðir saman. Hæsta summan vinnur.
