about = Zes worpen, na elke worp één steen apart. Enen zijn goud waard.
help-throws = Na elke worp gaat er één steen apart, zes in totaal.
say-lay-one-aside = { $seat } moet één steen apart leggen.
say-lay-one-aside-you = Leg één steen apart.
help-lay-one-aside = Een één is 100 waard, een zes 50, elke andere steen zijn ogen.
option-auto_pick = Neem zonder vragen de beste steen
