about = Fyrst sem flest augu, svo sem fæst; þau tvö bestu mætast í úrslitum.
help-lay-some-aside = Í fyrri hálfleik vinna mörg augu, í þeim seinni fá.
goal-first-half = Fyrri hálfleikur: hæsta summan vinnur.
goal-second-half = Seinni hálfleikur: lægsta summan vinnur.
goal-final = Úrslit: hærri summan vinnur.
