about = Six throws, one die aside after each. Ones are gold.
help-throws = One die is laid aside after each throw, six in all.
say-lay-one-aside = { $seat } is to lay one die aside.
say-lay-one-aside-you = Lay one die aside.
help-lay-one-aside = A one is worth 100, a six 50, any other die its pips.
option-auto_pick = Take the best die without asking
