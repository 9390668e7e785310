### /rules. Short sentences, for somebody who has never played.
### The ids in comments are those of docs/rules: a text says what these rules say, and nothing else.
### **Bold** and lines that begin with "- " or "1. " are markup. No line may begin with *, [ or a full stop.
### Known everywhere: $victory, $penalty, $block, $green, $red (the signs of tokens and of faces, or short words for them).

rules-page = Página { $page } de { $pages }
rules-jump = Ir a una página
rules-which = ¿Qué juego quieres aprender?
rules-17-pitch = **{ game-17 }**: bluff en una fila común, y cantar en el momento justo. De 2 a 6.
rules-switch-pitch = **{ game-switch }**: descarta tus cartas con dados, tienta a la suerte, cambia de pila. De 2 a 4.

button-rules = Reglas
# $game: the other game, whose rules this button opens.
button-rules-of = Reglas de { $game }
button-answer = Ver la respuesta
button-question = Ocultar la respuesta

refused-rules = Esa página ya no existe: /{ name-rules } abre las reglas de nuevo.

## 17

rules-17-goal-title = La idea
# M8, C1, E3, E4, G1
rules-17-goal =
    Todo el mundo añade cartas a la misma fila. Algunas están boca abajo, así que nadie sabe del todo cuánto vale.

    ¿Crees que vale **17 o más**? Pulsa **{ button-call }** antes de la siguiente carta. Se da la vuelta a la fila y se suma:
    - Si aciertas: una ficha de victoria para ti y una ficha de penalización para quien jugó la última carta.
    - Si fallas: al revés.

    Con **tres fichas de victoria se gana.** 17 es para 2 a 6 personas.

rules-17-cards-title = Las cartas
# M1, M2, M3, M4, M5, M6, P8
rules-17-cards =
    Hay 70 cartas. Con borde blanco ves el frente; con borde negro, el dorso.
    - 35 **números abiertos**, del 1 al 5, muestran su valor por los dos lados. También boca abajo se lee.
    - 15 **números cerrados**, del 1 al 5, lo muestran solo en el frente.
    - 20 **cartas especiales** valen 0: Reversa, Basura, x2 y Trampa, cinco de cada una.

    Los números cerrados y las cartas especiales tienen el mismo **dorso en blanco**.

    Ves los dorsos de todo el mundo: los números abiertos de una mano no son ningún secreto. Lo que hay detrás de un dorso en blanco solo lo sabe quien tiene esa carta.

rules-17-turn-title = Tu turno
# S1, S2, S3, T1, T2, T3, T4, P9, E2
rules-17-turn =
    Cada mano tiene tres cartas. El azar decide quién empieza, y se juega en sentido horario.
    1. Elige una de tus cartas. No se puede pasar.
    2. Juégala al final de la fila, a la derecha, **boca arriba** o **boca abajo**. Cualquier carta se puede jugar de las dos formas.
    3. Recibes una carta nueva del mazo.

    Un número vale lo mismo de las dos formas. Una carta especial solo funciona boca arriba, menos la Trampa, que funciona boca abajo.

    Si el mazo se acaba, se hace otro con los descartes. Si no los hay, tu mano se reduce. Quien no tiene cartas que jugar tiene que cantar 17.

rules-17-call-title = Cantar 17
# C1, C2, C3, P6, X1, X2, X3, X4
rules-17-call =
    ¿La fila vale **17 o más**? Puedes cantar después de cualquier turno, hasta que se juegue la siguiente carta, aunque no te toque. No puedes cantar
    - si jugaste la última carta,
    - antes de la primera carta de una ronda,
    - entre las dos cartas de un turno x2.

    Después de cada turno hay un momento en el que nadie puede jugar, solo cantar. Así todo el mundo tiene su oportunidad, no solo quien va más rápido. Con dos personas no hace falta.

    Si cantan varias personas, vale un solo canto: el primero, en el sentido del juego, después de quien jugó la última carta. Por eso, quien iría antes que tú tiene también un momento para cantar.

rules-17-round-title = El final de una ronda
# E1, E2, E3, E4, E5, E6, E7, E8, E9
rules-17-round =
    Se da la vuelta a la fila y se suma.
    - **17 o más**: { $victory } para quien cantó, { $penalty } para quien jugó la última carta.
    - **Menos de 17**: { $victory } para quien jugó la última carta, { $penalty } para quien cantó.
    - Las **Trampas** que estaban boca abajo también dan fichas.

    Primero, las penalizaciones. ¿Recibes una **segunda ficha de penalización**? Devuelves las dos, y con ellas una ficha de victoria, si tienes. Después se reparten las fichas de victoria, como mucho una por persona.

    La fila se descarta y conservas tu mano. Quien tuvo razón en el canto empieza la ronda siguiente, otra vez en sentido horario.

rules-17-reverse-title = Reversa
# P1, P3, P8, P9, E9
rules-17-reverse =
    Jugada **boca arriba**, cambia enseguida el sentido del juego. El turno vuelve a quien va antes que tú.
    - El cambio se mantiene aunque alguien tire la Reversa a la basura.
    - Cada ronda empieza otra vez en sentido horario.
    - Con dos personas, de todos modos le toca a la otra.

    Jugada **boca abajo**, no hace nada. Vale 0 de las dos formas.

rules-17-trash-title = Basura
# P2, P3, P4, P8, P9
rules-17-trash =
    Jugada **boca arriba**, la Basura y la carta anterior salen de la fila. Las dos se descartan. Si esa carta estaba boca abajo, sigue siendo secreta.
    - Lo que hizo la carta no se deshace: una Reversa o un x2 eliminados siguen contando.
    - En una fila vacía solo sale la Basura.
    - La última carta es la tuya, aunque ya no esté. Así que no puedes cantar.

    Jugada **boca abajo**, no hace nada. Se queda en la fila y vale 0.

rules-17-x2-title = x2
# P3, P5, P6, P8, P9
rules-17-x2 =
    Jugado **boca arriba**, en el siguiente turno hay que jugar **dos cartas**, y luego tomar dos.
    - La primera carta hace efecto antes de elegir la segunda. Así que una Basura puede quitarla.
    - Nadie puede cantar entre las dos.
    - Dos x2 en un mismo turno cuentan como uno.
    - Con una sola carta en la mano se juega solo esa.

    Jugado **boca abajo**, no hace nada. Vale 0 de las dos formas.

rules-17-trap-title = Trampa
# E2, E5, P7, P8
rules-17-trap =
    Jugada **boca abajo**, espera a que alguien cante. Al dar la vuelta a la fila, cada una de esas Trampas da
    - { $victory } una ficha de victoria a quien la jugó,
    - { $penalty } una ficha de penalización a quien cantó, aunque acertara.

    Si cantas con una Trampa tuya en la fila, recibes las dos. Pero nadie recibe más de una ficha de victoria por ronda.

    Jugada **boca arriba**, no hace nada. Vale 0 de las dos formas.

rules-17-example-title = Prueba: ¿cuánto vale?
# $row: the cards. $shown: what can be read. $n: how many blank backs. $name: a player, such as "Player 2".
rules-17-example =
    { $row }

    Esta fila muestra **{ $shown }**. Detrás { $n ->
        [one] del dorso en blanco
       *[other] de los { $n } dorsos en blanco
    } puede haber cualquier cosa. Y { $name } canta 17. ¿Te habrías atrevido?
# M3, P8, E1: $sum is an addition such as "5 + 3 = **8**".
rules-17-answer =
    { $row }
    { $sum }

    Boca abajo, un número abierto cuenta como siempre, y uno cerrado también. Las cartas especiales valen 0.
rules-17-answer-right = Es 17 o más: { $name } acertó.
rules-17-answer-wrong = Es menos de 17: { $name } falló.

rules-17-winning-title = Ganar
# G1, G2, L1
rules-17-winning =
    La partida termina con la ronda tras la que alguien tiene **tres fichas de victoria**.

    ¿Hay varias personas con tres? Gana la que tiene menos fichas de penalización. Si también hay empate, comparten la victoria.

    Si se te acaba el tiempo, una CPU juega ese turno por ti. Quien se va deja su mano y sus fichas a una CPU hasta el final.

rules-17-quick-title = En una página
# T1, T2, C1, C2, E2, E3, E4, E5, E6, G1, P1, P2, P5
rules-17-quick =
    - **Turno** · una carta, boca arriba o boca abajo; recibes otra
    - **Cantar** · 17 o más, tras un turno, no si la última carta es tuya
    - **Acierto** · { $victory } a quien canta, { $penalty } a la última carta
    - **Fallo** · { $victory } a la última carta, { $penalty } a quien canta
    - { $penalty }{ $penalty } · se devuelven, y con ellas una { $victory }, si hay
    - { $victory } · como mucho una por ronda; con tres se gana
    - **Reversa**, boca arriba · cambia el sentido
    - **Basura**, boca arriba · sale con la carta anterior
    - **x2**, boca arriba · dos cartas en el siguiente turno
    - **Trampa**, boca abajo · { $victory } a quien la jugó, { $penalty } a quien canta

## Switch

rules-switch-goal-title = La idea
# M1, M4, A6, T1, T2, W1
rules-switch-goal =
    Cada persona tiene una pila de cartas del 1 al 16. El 1 está arriba, el 16 abajo del todo. Hay que librarse de ellas, en orden. **Quien descarta el 16 gana la ronda.**

    En tu turno eliges:
    - los **dados normales**, para descartar cartas, o
    - el **dado Switch**, para cambiar de pila o conseguir una ficha de Bloqueo.

    Nunca los dos en el mismo turno. Cada persona lanza un dado, y empieza el más alto. Después se juega en sentido horario. Switch es para 2 a 4 personas.

rules-switch-roll-title = Lanzar los dados
# T1, A1, A2
rules-switch-roll =
    Tu carta de arriba dice cuántos dados lanzas:
    - cartas 1 a 6: **tres** dados
    - cartas 7 a 11: **cuatro** dados
    - cartas 12 a 16: **cinco** dados

    La carta de arriba puede salir si un dado muestra su número, o si varios dados **suman** justo ese número. No se puede restar. Después viene la carta siguiente, y todos los dados cuentan otra vez.

    Las cartas salen en orden, sin saltarse ninguna. Si la tirada da tu carta de arriba, la descartas. Con las siguientes, decides tú.

rules-switch-luck-title = Tentar a la suerte
# A3, A4, A5
rules-switch-luck =
    Si la **primera** tirada de un turno no da ninguna carta, el turno se acaba. No cuesta nada.

    Cuando has descartado una carta de una tirada, eliges:
    - **{ button-stop }**: lo descartado, descartado está. Sigue el próximo turno.
    - **{ button-roll }** otra vez, con los dados de tu nueva carta de arriba. Si esa tirada no da ninguna carta, tu turno se acaba y vuelven cartas.

    ¿Cuántas vuelven?
    - Carta de arriba 8 o menos: todas. Empiezas otra vez por el 1.
    - Carta de arriba 9 o más: hasta el 9. La **carta Click**, el 8, queda descartada.

rules-switch-die-title = El dado Switch
# T2, M2, B1, B2, B3, B4, B5
rules-switch-die =
    Úsalo en lugar de los dados normales. En ese turno no descartas nada. Tiene seis caras:
    - { $green } **Verde**, dos veces: puedes cambiar de pila con quien quieras.
    - { $red } **Rojo**, una vez: tienes que cambiar con quien tenga la carta de arriba más baja, si es más baja que la tuya.
    - { $block } **Bloqueo**, dos veces: toma una ficha de Bloqueo, si queda alguna en la reserva.
    - **Vacía**, una vez: no pasa nada.

    Después, tu turno se acaba.

rules-switch-swap-title = Cambiar de pila
# B2, B3, K6, K7
rules-switch-swap =
    Cuanto más alta es la carta de arriba, más cerca está el final. Con **Verde** puedes quedarte con una pila así. Con **Rojo** quizá tengas que dar la tuya.

    { $green } **Verde**: elige a quien quieras, o quédate con tu pila. Cualquier otra persona con una ficha de Bloqueo puede anular el cambio.

    { $red } **Rojo**: cambias con la carta de arriba más baja. ¿Hay varias? Eliges una. ¿Ninguna es más baja que la tuya? No pasa nada. Nadie puede anular un cambio rojo, y un Bloqueo no protege de él a una pila.

    Los descartes van con la pila, y también el Bloqueo que tenga encima. Las fichas que tienes se quedan contigo.

rules-switch-block-title = Las fichas de Bloqueo
# M3, B4, K1, K2, K3, K4, K5, K6, K8, K9, K10, K11
rules-switch-block =
    En la reserva hay una ficha más que personas en la mesa. Puedes tener varias. Sirven para:
    - **{ button-block }** a un rival, en cualquier momento: de una pila con una ficha encima no sale ninguna carta. Si ya lanzó dados normales, su turno se acaba, sin perder nada.
    - **{ button-counter }** un Bloqueo contra ti, al momento: las dos fichas vuelven a la reserva.
    - **{ button-unblock }** tu pila, en tu turno y antes de lanzar: vuelven las dos fichas. Si no, tienes que lanzar el dado Switch.
    - **{ button-cancel-swap }**: un cambio verde no se hace, y ese turno se acaba. Tu ficha vuelve a la reserva.

    No se puede bloquear la propia pila ni una ya bloqueada. Mientras un rival con ficha pueda impedirlo, un descarte espera un momento. Mientras hay anunciado un Bloqueo o un cambio verde, las fichas solo sirven para responder.

rules-switch-example-title = Prueba: ¿qué cartas salen?
# $card: the top card. $dice: a list of dice.
rules-switch-example =
    Tu carta de arriba es **{ $card }**. Lanzas { $dice }.

    ¿Qué cartas puedes descartar, una tras otra?
# A1, A2: one line for each card, $card = $dice, such as "5 = 1 + 4".
rules-switch-answer-card = **{ $card }** = { $dice }
# $card: the first card that these dice do not make.
rules-switch-answer-end = Ninguna suma da { $card }. Así que ahí se acaba.
# A4, A5: $card: the top card then. $n: dice. $back: the top card after a miss.
rules-switch-answer-next = Ahora puedes plantarte. O lanzas { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    } para la carta { $card }. Si fallas, la carta { $back } vuelve arriba.

rules-switch-winning-title = Ganar
# A6, W1, W2, L1
rules-switch-winning =
    En **una sola ronda**, quien descarta el 16 gana al momento.

    Una **partida a 100 puntos** tiene varias rondas. Quien gana una ronda suma 16 puntos. Las demás personas suman el número de la carta más alta descartada de la pila que tienen entonces.

    La primera ronda tras la que alguien tiene 100 puntos o más es la última. Gana quien tiene más puntos. Si hay empate, se comparte la victoria.

    Una ronda nueva empieza con las pilas completas y todas las fichas en la reserva. Empieza quien ganó la anterior.

    Si se te acaba el tiempo, una CPU sigue por ti. Quien se va deja su pila y sus fichas a una CPU hasta el final.

rules-switch-quick-title = En una página
# T1, A1, A3, A4, A5, A6, T2, B1, B2, B3, B4, K1, K3, K4, K6, W2
rules-switch-quick =
    - **Dados** · tres hasta la carta 6, cuatro hasta la 11, cinco hasta la 16
    - **Sale una carta** · con un dado o una suma de dados
    - **Fallo** · la primera tirada no cuesta nada; otra devuelve al 1, o al 9 a partir de ahí
    - **Carta 16 descartada** · ronda ganada
    - { $green } **Verde** · puedes cambiar con quien quieras
    - { $red } **Rojo** · tienes que cambiar con la pila más baja, si lo es más que la tuya
    - { $block } **Bloqueo** · toma una ficha de Bloqueo
    - **Ficha de Bloqueo** · bloquear, contrarrestar, desbloquear o anular un cambio verde
    - **A 100 puntos** · 16 por ganar la ronda, si no, la carta descartada más alta

## In pictures. The shorter, the larger they are drawn.

figure-17-question = ¿17?
figure-17-three-win = Con tres se gana
figure-17-closed = Número cerrado
figure-17-open = Número abierto
figure-17-special = Carta especial
figure-17-hand = Una mano, vista por los demás
figure-17-choose = 1. Elige una carta
figure-17-play = 2. Juégala boca arriba o boca abajo
figure-17-draw = 3. Recibe otra carta
figure-17-caller = Quien cantó
figure-17-last-player = Última carta
figure-17-may-not-call = Quien jugó la última carta no puede cantar
figure-17-may-call = Los demás sí
figure-17-right = 17 o más
figure-17-wrong = Menos de 17
figure-17-two-penalties = Segunda penalización: se devuelve todo
figure-17-two-cards = Siguiente turno: dos cartas
figure-17-trapper = Quien la jugó
figure-17-down = Boca abajo
figure-17-turned = Volteada
figure-before = Antes
figure-after = Después
figure-switch-top = Arriba
figure-switch-bottom = Abajo
figure-switch-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}
figure-switch-all-back = Fallo: vuelven todas las cartas
figure-switch-click = Fallo: vuelta al 9
figure-switch-kept = Te plantas: no vuelve ninguna
figure-switch-green = Puedes cambiar
figure-switch-red = Tienes que cambiar con la más baja
figure-switch-token = Toma una ficha de Bloqueo
figure-switch-blank = Nada
figure-switch-choose = Verde: tú eliges
figure-switch-lowest = Rojo: la más baja
figure-switch-blocked = Bloqueada: no salen cartas
figure-switch-pot = Contrarrestar, desbloquear: las dos a la reserva
figure-switch-cancel = Anular: no hay cambio
figure-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}

# What signs in pictures are called in the descriptions of pictures.
sign-arrow = después
sign-plus = más
sign-equals = igual a
sign-swap = cambiada por
sign-yes = sí
sign-no = no
sign-more = etcétera
sign-to = a
sign-place = lugar vacío
sign-victory = ficha de victoria
sign-penalty = ficha de penalización
sign-block = ficha de Bloqueo
sign-die = dado { $n }
sign-card = carta { $n }
sign-card-blocked = carta { $n } con una ficha de Bloqueo encima
sign-green = cara verde
sign-red = cara roja
sign-block-face = cara Bloqueo
sign-blank = cara vacía
