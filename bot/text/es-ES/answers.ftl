### Answers to commands and presses.
lobby-opened = La mesa está abierta en { $channel }.
left-lobby = Saliste de la mesa.
left-game = Saliste de la partida: desde ahora una CPU juega por ti.
table-ended = La mesa está cerrada.
something-went-wrong = Algo salió mal y nada ha cambiado: inténtalo de nuevo, por favor.
restarting = Tavolo se reinicia. La partida sigue en un momento.
permission-view-channel = Ver canales
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
button-thread = Abrir un hilo
thread-name = { $game } con { $host }
about = **Tavolo** { $version }: juegos de mesa en tus canales. /{ name-play } abre una mesa.
    { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } en { $servers ->
        [one] { $servers } servidor
       *[other] { $servers } servidores
    } · latencia: { $latency } ms
about-invite = Añadir Tavolo a tu servidor
