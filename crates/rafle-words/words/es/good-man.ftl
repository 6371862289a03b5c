about = Seis tiradas, un dado aparte tras cada una. Los unos valen oro.
help-throws = Después de cada tirada se aparta un dado, seis en total.
say-lay-one-aside = Turno de apartar un dado: { $seat }.
say-lay-one-aside-you = Aparta un dado.
help-lay-one-aside = Un uno vale 100, un seis 50, cualquier otro dado su número.
option-auto_pick = Tomar el mejor dado sin preguntar
