### Games that are over: looked at again, analysed, proved. Chances such as { $odds } come with their percent sign.

button-replay = Repetición
button-verify = Verificar
button-forward = Adelante
button-next-17 = Siguiente canto
button-next-switch = Siguiente decisión
button-analysis = Análisis
button-board = Al tablero
button-previous-page = Página anterior
button-next-page = Página siguiente
button-turn = Paso { $step }

replay-step = Repetición de la mesa { $table } · paso { $step } de { $steps }
# An item in a list of choices, without markup.
replay-choice = Mesa { $table } · { $game } · { $names } · { $ago }

analysis-title = Análisis
analysis-turns = Momentos clave, según la probabilidad de ganar
analysis-turn = { $what } { $name } { $before } → { $after }
analysis-no-turns = Ninguno: la probabilidad de ganar nunca cambió.
analysis-decisions-17 = Cantos
analysis-decisions-switch = Decisiones
analysis-none-17 = Nadie cantó.
analysis-none-switch = No hubo nada que decidir.
analysis-score = { $name }: mejor opción en { $best } de { $all }
analysis-page = página { $page } de { $pages }
analysis-how-17 = Las probabilidades parten de lo que se veía al cantar y dan por igual de probable todo lo que podía haber detrás de los dorsos. La mejor opción es la opinión de la CPU { level-hard }, que también se pregunta por qué alguien jugó así una carta.
analysis-how-switch = Las probabilidades son las de los dados. La mejor opción, para la ronda, es la opinión de la CPU { level-hard }.

verdict = { $name } { $did }: { $verdict }.
verdict-good-lucky = buena decisión
verdict-good-unlucky = buena decisión, mala suerte
verdict-good-none = buena decisión
verdict-dared-lucky = el riesgo valía la pena, y salió bien
verdict-dared-unlucky = el riesgo valía la pena, mala suerte
verdict-dared-none = el riesgo valía la pena
verdict-bad-lucky = tuvo suerte, era mejor { $better } ({ $promise } de opciones de ganar, no { $chance })
verdict-bad-unlucky = era mejor { $better } ({ $promise } de opciones de ganar, no { $chance })
verdict-bad-none = era mejor { $better } ({ $promise } de opciones de ganar, no { $chance })
verdict-forced-lucky = no quedaba otra, y salió bien
verdict-forced-unlucky = no quedaba otra
verdict-forced-none = no quedaba otra
better-wait = esperar

seventeen-did-right = cantó con un { $odds }
seventeen-did-wrong = cantó con un { $odds }
seventeen-did-trapped = cantó con un { $odds } y cayó en una Trampa
seventeen-did-overtaken = cantó con un { $odds }, pero alguien tenía prioridad
seventeen-better-up = jugar { $card } boca arriba
seventeen-better-down = jugar { $card } boca abajo

switch-did-made = volvió a lanzar con un { $odds }
switch-did-bust = volvió a lanzar con un { $odds }
switch-did-stopped = se plantó, con un { $odds } de riesgo de fallar
switch-did-swapped = cambió de pila con { $what }
switch-did-cancelled = quiso cambiar con { $what }
switch-did-kept = se quedó con su pila
switch-did-landed = bloqueó a { $what }
switch-did-countered = bloqueó a { $what }, que lo contrarrestó
switch-did-held = gastó una ficha contra { $what }
switch-a-block = el Bloqueo
switch-a-swap = el cambio
switch-better-roll = lanzar otra vez
switch-better-stop = plantarse
switch-better-discard = descartar
switch-better-keep = quedarse con la pila
switch-better-swap = cambiar con { $name }
switch-better-block = bloquear a { $name }

proof-title = Verificada
proof-title-failed = No es la partida que se jugó
proof-table = Mesa { $table }: { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, victoria de { $names }.
proof-holds = La semilla coincide con la huella que se mostró antes de que nadie se uniera, y al repetir cada acción con la semilla y la sal sale la misma partida, con el mismo final. Así que ni el bot ni nadie en la mesa pudo elegir o cambiar las cartas y los dados.
proof-holds-unsealed = Al repetir cada acción con la semilla y la sal sale la misma partida, con el mismo final. Lo que mostraba esta mesa no quedó anotado: si su huella era la de abajo, nadie pudo elegir o cambiar las cartas y los dados.
proof-commit = Huella: { $commit }
proof-seed = Semilla: { $seed }
proof-salt = Sal: { $salt }
proof-file = Compruébalo tú: guarda el archivo y ejecuta { $command }
proof-fault-seed = La semilla guardada no es la que se selló: su huella es { $commit }, y la mesa mostraba { $sealed }.
proof-fault-start = Esta partida ni siquiera puede empezar: sus opciones o sus asientos no son los de una partida.
proof-fault-move = El paso { $step } es imposible en la partida que dan esta semilla y esta sal.
proof-fault-end = El final guardado no es aquel al que llevan las acciones.
proof-means = Alguien cambió lo que está guardado, o las reglas cambiaron desde entonces. Así que esta partida ya no prueba nada: pregunta a quien gestiona el bot.

refused-no-such-game = Esa partida no existe aquí: elige una de las tuyas en la lista o juega una con /{ name-play }.
refused-no-games = Aquí todavía no hay ninguna partida terminada: /{ name-play } abre una mesa.
refused-still-lobby = La mesa { $table } aún no empieza: no hay nada que ver hasta que termine su partida.
refused-still-running = La mesa { $table } sigue en juego: su semilla y sus cartas son secretas hasta el final.
refused-never-began = La mesa { $table } nunca empezó: se cerró antes.
refused-was-aborted = La mesa { $table } se cerró antes del final: solo las partidas terminadas se pueden repetir y verificar.
refused-broken-log = La mesa { $table } no se puede repetir: su registro no es la partida que se jugó, y “{ button-verify }” dice por qué.
refused-not-read = No se pudo leer en este momento: inténtalo de nuevo, por favor.
