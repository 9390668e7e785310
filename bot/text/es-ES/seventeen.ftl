# Cards. Numbers say their value on the front; open ones on the back, too.
card-closed = { $value } (cerrado)
card-open = { $value } (abierto)
card-reverse = Reversa
card-trash = Basura
card-x2 = x2
card-trap = Trampa

seventeen-empty-row = Todavía no hay cartas en la fila.
seventeen-showing = Total visible: { $total }
seventeen-open = Total: { $total } (visible: { $shown })
seventeen-unknown = { $n ->
    [one] { $n } dorso en blanco
   *[other] { $n } dorsos en blanco
}
seventeen-legend = { $front } boca arriba, { $back } boca abajo
seventeen-clockwise = sentido horario
seventeen-counterclockwise = sentido antihorario
seventeen-pile = Mazo: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
seventeen-pile-top = { $card } arriba

seventeen-turn = { $name } juega una carta
seventeen-turn-two = { $name } juega dos cartas (x2)
seventeen-turn-second = { $name } juega una segunda carta (x2)
seventeen-turn-must-call = A { $name } no le quedan cartas y tiene que cantar 17
seventeen-grace = ¡17! Canto de { $name }. Aún a tiempo, y con prioridad: { $sooner }.
seventeen-may-call = Cualquiera menos { $last } puede cantar 17.
seventeen-nobody-calls = Ahora nadie puede cantar 17.

seventeen-last-dealt = Las cartas están repartidas.
seventeen-last-up = { $name } jugó { $card }.
seventeen-last-down = { $name } jugó { $card } boca abajo.
seventeen-last-reverse = { $name } jugó { $card }: ahora { $direction }.
seventeen-last-trash = { $name } jugó { $card }: desaparece el final de la fila.
seventeen-last-x2 = { $name } jugó { $card }: dos cartas en el próximo turno.
seventeen-last-called = { $name } cantó 17.
seventeen-last-right = { $name } cantó 17 y acertó: { $total }.
seventeen-last-wrong = { $name } cantó 17 y falló: { $total }.

button-call = ¡17!
button-hand = Mi mano
button-face-up = Boca arriba · { $card }
button-face-down = Boca abajo · { $card }

panel-title = Tu mano
panel-play = Tu turno: juega una carta
panel-play-first = Tu turno, x2: elige la primera de dos cartas
panel-play-second = x2: ahora elige la segunda carta
panel-must-call = No te quedan cartas: canta 17
panel-may-also-call = O canta 17, si crees que la fila llega.
panel-wait = Aún no es tu turno: estos botones se activarán cuando llegue. Para cantar 17, usa el tablero.
panel-tokens = Tus fichas: { $tokens }
panel-no-tokens = ninguna
panel-row = La fila muestra { $total }.
panel-row-known = La fila muestra { $total }; con tus propias cartas boca abajo, { $known }.

result-title = { $name } cantó 17
result-right = ¡acierto!
result-wrong = ¡fallo!
result-turned = Se voltearon: { $cards }
result-nothing-turned = No había cartas boca abajo.
result-penalty-trap = { $name }: una ficha de penalización por una Trampa de { $owner }
result-penalty-own-trap = { $name }: una ficha de penalización por su propia Trampa
result-penalty-wrong = { $name }: una ficha de penalización por el canto fallido
result-penalty-last = { $name }: una ficha de penalización por jugar la última carta
result-returned = { $name }: dos fichas de penalización; devuelve ambas
result-returned-victory = { $name }: dos fichas de penalización; devuelve ambas y una ficha de victoria
result-victory-right = { $name }: una ficha de victoria por el canto acertado
result-victory-last = { $name }: una ficha de victoria, el canto falló
result-victory-trap = { $name }: una ficha de victoria por una Trampa
result-starts = { $name } empieza la ronda { $round }.

# The description of a picture, for those who do not see it. "blank back": nobody knows what is behind it.
card-blank = dorso en blanco
panel-alt = Tus cartas: { $cards }.
seventeen-alt-row = La fila:
seventeen-alt-by = { $card } de { $name }
seventeen-alt-down = { $card } boca abajo
seventeen-alt-direction = Se juega en { $direction }.
seventeen-alt-discard = Descartes: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, { $card } arriba.
seventeen-alt-player = { $name }: { $tokens }; en la mano: { $cards }.
seventeen-alt-to-move = { $name }, en su turno: { $tokens }; en la mano: { $cards }.
seventeen-alt-none = ninguna carta
seventeen-alt-tokens = { $victories ->
    [0] ninguna ficha de victoria
    [one] { $victories } ficha de victoria
   *[other] { $victories } fichas de victoria
}, { $penalties ->
    [0] ninguna ficha de penalización
    [one] { $penalties } ficha de penalización
   *[other] { $penalties } fichas de penalización
}
seventeen-alt-right = Total { $total }: el canto fue un acierto.
seventeen-alt-wrong = Total { $total }: el canto fue un fallo.
