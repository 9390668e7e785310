### /tutorial: a guided first game against CPU players, seen by its learner alone.
### $button is what stands on the button that is to be pressed next, such as "Face up · 4 (open)".
### $cpu1 and $cpu2 are the names of the other two players: $cpu1 plays after the learner, then $cpu2.

tutorial-title = Aprende a jugar
tutorial-welcome = Una primera partida contra la CPU, con alguien a tu lado. Dura unos cinco minutos, solo la ves tú y no cuenta para nada.
tutorial-going = Llevas { $done } de { $steps } pasos.
tutorial-finished = Este tutorial está completo.
tutorial-step = Paso { $step } de { $steps }
tutorial-leave = Déjalo cuando quieras: /{ name-tutorial } te trae de vuelta aquí.
# Somebody pressed another button than the one that the step is about.
tutorial-not-yet = Eso puede esperar: primero pulsa { $button }.
tutorial-won = ¡Ganaste tu primera partida de { $game }!
tutorial-next = Ya puedes jugar: /{ name-play } abre una mesa para jugar en grupo o con CPU, y /{ name-rules } explica todos los detalles.

button-learn = Aprender { $game }
button-resume = Continuar
button-restart = Volver a empezar
button-go-on = Seguir

# 17. $showing is what everybody sees in the row, $known what the learner knows to lie there, $missing how much that is
# short of 17; $total is what the row of the last round came to.
lesson-17-about = Un juego de cartas y de nervios: añade cartas a una fila y canta cuando valga 17.
lesson-17-up = ¡Te damos la bienvenida! Todo el mundo añade cartas a una misma fila, y quien crea que vale 17 o más puede cantar. Con tres fichas de victoria se gana la partida. Empiezas tú: pulsa { $button }.
lesson-17-down = { $cpu1 } subió la fila a { $showing }. { $cpu2 } jugó una carta boca abajo, y su dorso en blanco no le dice a nadie cuál es. Ahora tú: pulsa { $button }.
lesson-17-wrong = La fila muestra { $showing }, y con tu carta secreta llegas a { $known }. Si el dorso en blanco de { $cpu2 } vale { $missing } o más, cantar es un acierto. Atrévete: pulsa { $button }.
lesson-17-was-wrong = ¡Solo { $total }! La carta era una { card-reverse }, y las cartas especiales valen 0. Un canto fallido te da una ficha de penalización, y una ficha de victoria a { $cpu2 }, que jugó la última carta.
lesson-17-x2 = Quien tiene razón en un canto empieza la ronda siguiente, así que empezó { $cpu2 }. Tienes una carta especial: después de un { card-x2 } boca arriba hay que jugar dos cartas en el siguiente turno. Pulsa { $button }.
lesson-17-low = { $cpu1 } jugó dos cartas, una de ellas boca abajo. Si un canto acierta, quien jugó la última carta recibe una ficha de penalización: mantén baja la fila mientras otros la suben. Pulsa { $button }.
lesson-17-tempted = La fila muestra { $showing }: valga lo que valga el dorso en blanco, cantar tiene que ser un acierto. ¿Qué podría salir mal? Pulsa { $button }.
lesson-17-was-trapped = Acertaste: ¡una ficha de victoria! Pero el dorso en blanco era una { card-trap }: boca abajo, da una ficha de penalización a quien canta y una ficha de victoria a quien la jugó. Dos fichas de penalización se van juntas y se llevan una ficha de victoria; por suerte aún no tenías ninguna.
lesson-17-secret = Acertaste, así que empiezas tú. Un número cerrado es un buen secreto; uno abierto muestra su valor por los dos lados. Pulsa { $button }.
lesson-17-secret-again = { $cpu2 } jugó { card-trash }: sale de la fila junto con la carta anterior. Así que la carta de { $cpu1 } ya no está. Añade un segundo secreto: pulsa { $button }.
lesson-17-right = Los demás ven { $showing } y dos dorsos en blanco. Los dos son tuyos, así que sabes dos cosas: la fila vale { $known }, y no hay ninguna { card-trap }. Pulsa { $button }.
lesson-17-was-right = ¡{ $total }, y nadie más podía saberlo! Para { $cpu2 } era la segunda ficha de penalización: se fueron las dos, y con ellas una ficha de victoria. Tienes dos fichas de victoria, y con una más ganas.
lesson-17-bait = Empiezas otra vez, con una { card-trap } en la mano. Funciona mejor en una fila que parezca valer 17, así que primero súbela: pulsa { $button }.
lesson-17-trap = { $cpu2 } jugó { card-reverse }: ahora se juega al revés, así que le tocó otra vez a { $cpu1 }, y luego a ti. La fila muestra { $showing }. Tu { card-trap } tiene un dorso en blanco, como tantas cartas: pulsa { $button }.
lesson-17-was-bluffed = { $cpu2 } esperaba que tu carta valiera { $missing } o más, y encontró una { card-trap }. Son dos fichas de penalización: una por la { card-trap } y otra por el canto fallido. Jugaste la última carta: ¡tu tercera ficha de victoria!
lesson-17-end = Jugaste boca arriba y boca abajo, fallaste y acertaste al cantar, caíste en una { card-trap } y pusiste la tuya.

# Switch. $top is the learner's top card, $top1 and $top2 are those of $cpu1 and $cpu2, $dice is how many dice are rolled
# for the learner's top card.
lesson-switch-about = Una carrera de dados: descarta dieciséis cartas y róbale la pila a quien vaya por delante.
lesson-switch-roll = ¡Te damos la bienvenida! Cada persona tiene una pila de cartas del 1 al 16, en orden, y quien descarta el 16 gana. Los dados tienen que dar tu carta de arriba: { $top }. Sacaste lo más alto y empiezas: pulsa { $button }.
lesson-switch-one = Uno de tus dados muestra { $top }, así que esta carta puede salir: pulsa { $button }.
lesson-switch-two = Para la siguiente carta todos los dados cuentan otra vez, y uno de ellos muestra { $top }. Pulsa { $button }.
lesson-switch-sum = Los dados también se pueden sumar, y dos de ellos dan { $top }. Pulsa { $button }.
lesson-switch-again = Tus dados no dan { $top }. Podrías plantarte, y lo descartado, descartado está; o lanzar otra vez y arriesgarte. Por esta vez, atrévete: pulsa { $button }.
lesson-switch-bust = ¡Fallo! Una nueva tirada no dio nada, así que tus cartas vuelven y estás otra vez en la carta { $top }. Con el 8 descartado ya no se cae por debajo del 9, y la primera tirada de un turno no tiene riesgo.
lesson-switch-die = { $cpu1 } se plantó en la carta { $top1 }, { $cpu2 } en la { $top2 }: vas por detrás. En lugar de los dados puedes lanzar el dado Switch, que puede traer un cambio o una ficha de Bloqueo. Pulsa { $button }.
lesson-switch-block = ¡Conseguiste una ficha de Bloqueo, justo a tiempo! Los dados de { $cpu2 } dan { $top2 } y todas las cartas siguientes, y eso sería la victoria. Un Bloqueo puede llegar en cualquier momento, también ahora: pulsa { $button }.
lesson-switch-target = Estas son tus fichas. De una pila con un Bloqueo no sale ninguna carta: pulsa { $button }.
lesson-switch-green = El turno de { $cpu2 } acabó en la carta { $top2 }, y la pila sigue bloqueada hasta que { $cpu2 } tenga una ficha para quitar el Bloqueo. Pero { $cpu1 } está en la { $top1 }. Usa otra vez el dado Switch: pulsa { $button }.
lesson-switch-swap = Verde: puedes cambiar de pila con alguien. La que está en { $top2 } tiene un Bloqueo, y el Bloqueo va con su pila. La que está en { $top1 } está libre: pulsa { $button }.
lesson-switch-chance = ¡Vaya cambio! Ahora estás en la carta { $top }, y { $cpu1 } en la { $top1 }. Para una carta tan alta lanzas { $dice } dados: pulsa { $button }.
lesson-switch-finish = Estos dados dan { $top } y todas las cartas siguientes. Pulsa { $button }.
lesson-switch-finish-more = Y la siguiente: pulsa { $button }.
lesson-switch-finish-last = ¡La última carta! Pulsa { $button }.
lesson-switch-end = Fallaste una tirada, bloqueaste a alguien, cambiaste de pila y ganaste. Una cosa más: con una ficha de Bloqueo también puedes contrarrestar un Bloqueo o anular el cambio verde de otra persona.
