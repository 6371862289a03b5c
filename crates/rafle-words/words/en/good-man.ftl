about = Six throws, one die aside after each. Ones are gold.
say-lay-one-aside = { $seat } is to lay one die aside.
say-lay-one-aside-you = Lay one die aside.
option-auto_pick = Take the best die without asking
