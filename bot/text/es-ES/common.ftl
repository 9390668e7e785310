### What all screens share. Markup and signs stand in the code: here are the words.

game-17 = 17
game-switch = Switch

level-easy = Fácil
level-normal = Normal
level-hard = Difícil
level-random = Al azar

# What CPU players are called: short and friendly first names of this language, all different.
cpu-1 = Lola
cpu-2 = Mateo
cpu-3 = Elena
cpu-4 = Diego
cpu-5 = Sofía
cpu-6 = Luis
# In old games: somebody who had everything deleted that was stored about them.
forgotten = alguien

seat-away = ausente
somebody = otra persona
soon = en un momento
# Such as "Wins: 3".
labelled = { $label }: { $what }
round = Ronda { $number }
# In a picture, for a name of which no letter can be drawn.
picture-player = Jugador { $number }

panel-over = La partida ha terminado.
button-rematch = Revancha
button-first = Inicio
button-back = Atrás
button-last = Final
end-title = Fin de la partida
end-won = ¡Gana { $names }!
end-shared = ¡{ $names } comparten la victoria!
aborted-title = La mesa está cerrada
aborted-cancelled = La partida se canceló antes de empezar.
aborted-idle = No pasaba nada desde hacía rato, así que la mesa se cerró sola. /{ name-play } abre otra.
aborted-ended = La partida se terminó antes de tiempo y no cuenta para los resultados.
aborted-nobody-left = Ya no queda nadie para jugar.
aborted-channel-gone = Su canal ya no existe.
aborted-rules-changed = Las reglas han cambiado desde entonces: esta partida no puede seguir.
