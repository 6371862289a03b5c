about = Först så många prickar som möjligt, sedan så få; de två bästa möts i finalen.
help-lay-some-aside = I första halvlek vinner många prickar, i andra få.
goal-first-half = Första halvlek: den högsta summan vinner.
goal-second-half = Andra halvlek: den lägsta summan vinner.
goal-final = Finalen: den högsta summan vinner.
