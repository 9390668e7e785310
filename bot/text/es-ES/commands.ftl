### Names and descriptions of commands and of their options, and the names of choices: at most 100 characters.

# Names of commands and of their options, as people type them: 1 to 32 characters, lower case, no spaces.
name-play = jugar
name-play-game = juego
name-play-seats = asientos
name-play-match = a-100-puntos
name-play-pace = ritmo
name-play-rated = clasificatoria
name-hand = mano
name-board = tablero
name-leave = salir
name-end = terminar
name-settings = ajustes
name-privacy = privacidad
name-leaderboard = ranking
name-leaderboard-game = juego
name-leaderboard-scope = dónde
name-leaderboard-period = periodo
name-leaderboard-by = criterio
name-profile = perfil
name-profile-member = miembro
name-replay = repetición
name-replay-table = mesa
name-verify = verificar
name-verify-table = mesa
name-about = acerca-de

command-play = Abrir una mesa aquí: los demás se unen con un botón
command-play-game = Qué juego
command-play-seats = Cuántas personas pueden jugar
command-play-match = Switch: una partida a 100 puntos en vez de una sola ronda
command-play-pace = Cuánto puede durar un turno
command-play-rated = Si cuenta para la clasificación, cuando no juega ninguna CPU
command-hand = Ver tu mano otra vez; nadie más la ve
command-board = Mostrar el tablero otra vez, al final del canal
command-leave = Salir de tu mesa; una CPU juega por ti
command-end = Cerrar la mesa de aquí, sin resultado
command-settings = Cómo se juega en este servidor: idioma, ritmo, canales, clasificación
command-privacy = Exportar, ocultar o borrar lo que se guarda sobre ti
command-leaderboard = Quién juega mejor, aquí o en todas partes
command-leaderboard-game = Qué juego
command-leaderboard-scope = Este servidor o todos los servidores
command-leaderboard-period = Desde cuándo
command-leaderboard-by = Qué se cuenta
command-profile = Cómo juega alguien: clasificación, victorias, fichas, aciertos y su forma de perder
command-profile-member = De quién; el tuyo si no nombras a nadie
command-replay = Ver paso a paso una partida terminada, con análisis y transcripción, solo para ti
command-replay-table = Cuál: elige entre tus partidas recientes o escribe el número de una mesa
command-verify = Probar que el azar de una partida terminada fue limpio
command-verify-table = Cuál: elige entre tus partidas recientes o escribe el número de una mesa
command-about = Versión, latencia, mesas en juego

choice-pace-quick = Rápido
choice-pace-normal = Normal
choice-pace-relaxed = Tranquilo
