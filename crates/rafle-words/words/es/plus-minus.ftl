about = Más un dado, menos el siguiente, y el último lo multiplica todo.
help-throws = El primer dado va solo; los siguientes lo cambian.
say-multiplies = Turno de tirar el dado que multiplica: { $seat }.
say-multiplies-you = Tira el dado que multiplica.
help-multiplies = Lo que tienes hasta ahora se multiplica por este dado.
