### /settings: the panel, its form, and what is said about changes.

# How this language calls itself.
language-name = Español

settings-title = Ajustes de este servidor
settings-hint = Valen para las mesas nuevas; una mesa abierta conserva los suyos.
settings-times = { $turn } por turno, { $react } para reaccionar, { $grace } de gracia
settings-changes = Últimos cambios
settings-no-changes = Todavía no se ha cambiado nada.
settings-somebody = alguien
settings-as-the-pace = según el ritmo

setting-language = Idioma
setting-pace = Ritmo
setting-turn-seconds = Turno
setting-react-seconds = Reacción
setting-grace-seconds = Tiempo de gracia
setting-board = Tablero
setting-board-after = Mensajes antes de bajar el tablero
setting-threads = Hilos
setting-channels = Canales
setting-rated = Clasificación
setting-lobby-minutes = Las mesas sin actividad se cierran tras
setting-leavers = Quien deja una partida

setting-language-auto = El del servidor
setting-board-picture = Imágenes
setting-board-emoji = Emojis
setting-board-text = Texto
setting-threads-ask = Ofrecer un hilo en cada mesa
setting-threads-always = Siempre un hilo por mesa
setting-threads-never = Sin hilos
setting-channels-all = en todas partes
setting-channels-gone = en ninguna parte: los canales elegidos ya no existen
setting-rated-yes = Partidas clasificatorias
setting-rated-no = Partidas no clasificatorias
setting-leavers-last = Queda en último lugar
setting-leavers-none = No cuenta

button-times = Tiempos…
button-reset = Restablecer

form-times = Tiempos del ritmo
form-times-hint = Segundos, de { $low } a { $high }; vacío: { $usual }, según el ritmo.
