about = Six throws, one die aside after each. Ones are gold.
say-lay-one-aside = { $seat } lays one die aside.
option-auto_pick = Take the best die without asking
