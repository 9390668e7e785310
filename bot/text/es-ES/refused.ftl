### Answers to a press that changed nothing: why, and what to do.
### Known wherever there is a table: $name (whose turn it is), $last (a sentence: what happened
### last), $when (when the window closes). In a lobby: $host, $missing (how many players).

# Any game
refused-unknown-action = Este botón ya no vale: usa el tablero más reciente (/{ name-board } lo muestra).
refused-not-seated = No juegas en esta mesa: /{ name-play } abre una tuya.
refused-game-over = La partida ha terminado: /{ name-play } o “{ button-rematch }” empieza otra.
refused-not-your-turn = No es tu turno: espera a { $name }.
refused-window-open = Todavía no: los demás aún pueden reaccionar, y se sigue { $when }.
refused-no-window = Ya no hay nada a lo que reaccionar: el turno es de { $name }.
refused-too-fast = Un poco más despacio: no todo lo que has pulsado ha contado.
refused-stray = Eso ya no funciona y nada ha cambiado: vuelve a usar el comando.

# 17
refused-call-pending = Demasiado tarde para una carta: ya se cantó 17.
refused-card-not-held = Ya no tienes esa carta: “{ button-hand }” muestra las que tienes.
refused-nothing-played = Nadie puede cantar 17 antes de la primera carta de una ronda.
refused-played-last = Jugaste la última carta, así que no puedes cantar: espera a la siguiente.
refused-between-two-cards = Espera a la segunda carta: nadie puede cantar 17 entre las dos de un turno x2.
refused-no-priority = Ya se cantó 17: fuiste tú, o alguien con prioridad. Espera el resultado.

# Switch
refused-not-rolled = Primero lanza los dados.
refused-already-rolled = Ya lanzaste: sigue con esos dados.
refused-discard-first = Primero descarta una carta: esta tirada permite una.
refused-dice-do-not-make-it = Estos dados no dan tu carta de arriba: plántate o lanza otra vez.
refused-swap-first = Primero elige con quién cambias.
refused-no-swap = Ahora no hay ningún cambio que decidir.
refused-no-such-partner = No puedes cambiar con esa pila: elige uno de los botones.
refused-no-token = No tienes fichas de Bloqueo: el dado Switch las da.
refused-no-such-target = No puedes bloquear esa pila: elige la de un rival.
refused-already-blocked = Esa pila ya está bloqueada: elige otra.
refused-you-are-blocked = Tu pila está bloqueada: desbloquéala o lanza el dado Switch.
refused-not-blocked = Tu pila no está bloqueada: simplemente lanza.
refused-not-the-target = Este Bloqueo no va contra ti: solo puede contrarrestarlo quien lo recibe.
refused-own-swap = Es tu propio cambio: solo los demás pueden anularlo.

# Tables and lobbies
refused-no-table = Aquí no hay ninguna mesa: /{ name-play } abre una.
refused-table-here = Aquí ya hay una mesa: únete, o juega en un hilo o en otro canal.
refused-not-in-game = No estás en esta partida: espera a la próxima o abre otra con /{ name-play }.
refused-not-in-lobby = No estás en esta mesa: “{ button-join }” te da un asiento.
refused-already-seated = Ya tienes asiento: solo queda esperar a que empiece.
refused-full = Todos los asientos están ocupados: espera a la próxima partida o abre otra mesa con /{ name-play }.
refused-kept = Los asientos están reservados para la revancha: espera a la próxima partida o abre otra mesa con /{ name-play }.
refused-too-few = { $missing ->
    [0] Todavía falta gente
    [one] Falta una persona
   *[other] Faltan { $missing } personas
}: invita a alguien o añade una CPU.
refused-not-host = Solo puede hacerlo quien organiza la mesa: pídeselo a { $host }.
refused-not-host-or-moderator = Solo puede hacerlo quien organiza la mesa o modera el canal: pídeselo a { $host }.
refused-already-started = La partida ya empezó: mírala o abre otra con /{ name-play }.
refused-too-late = Demasiado tarde, la partida ya siguió. { $last }
refused-not-stored = No se pudo guardar, así que nada ha cambiado: pulsa otra vez, por favor.
refused-not-started = La partida aún no empieza: falta que quien organiza pulse “{ button-start }”.
refused-unknown-level = Esa CPU no existe: elige { level-easy }, { level-normal } o { level-hard }.
refused-seats = { $game } es para { $fewest } a { $most } personas.
refused-option = { $game } no se juega a 100 puntos: quita esa opción.
refused-permissions = No puedo llevar una mesa aquí. Alguien que gestione este canal tiene que permitirme: { $missing }.

# Settings
refused-not-manager = Solo quien puede gestionar este servidor puede cambiar sus ajustes.
refused-turn-seconds = Un turno dura de 5 a 86400 segundos, que son un día: nada ha cambiado.
refused-react-seconds = El tiempo para reaccionar va de 1 a 600 segundos: nada ha cambiado.
refused-grace-seconds = El tiempo de gracia va de 0,5 a 60 segundos: nada ha cambiado.
refused-setting = Eso ya no se puede elegir: /{ name-settings } muestra lo que sí.
refused-channel = Aquí se juega en { $channels }: abre una mesa allí.
refused-channels-gone = Los canales de juego ya no existen: quien gestiona este servidor puede elegir otros con /{ name-settings }.
