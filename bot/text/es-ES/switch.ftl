switch-match = partida a 100
switch-top = carta { $card }
switch-blocked = pila bloqueada
switch-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
switch-pot = Reserva: { $tokens }
switch-pot-empty = vacía

die-green = Verde
die-red = Rojo

switch-allows = cartas posibles: { $cards }
switch-allows-no-more = ya no permite más cartas

switch-start = { $name }: lanza { $n ->
    [one] { $n } dado
   *[other] { $n } dados
} para la carta { $card }, o el dado Switch
switch-start-blocked = { $name }, pila bloqueada: lanza el dado Switch
switch-start-unblock = { $name }, pila bloqueada: desbloquea o lanza el dado Switch
switch-discard = { $name }: descarta la carta { $card }
switch-discard-or-stop = { $name }: descarta la carta { $card }, plántate o lanza otra vez
switch-stop-or-roll = { $name }: plántate o lanza otra vez para la carta { $card }
switch-miss = Si fallas, vuelves a la carta { $card }.
switch-miss-stays = Si fallas, no pierdes nada: sigues en la carta { $card }.
switch-discarding = { $name } descarta la carta { $card }. ¡Un Bloqueo aún puede impedirlo!
switch-blocking = { $by } bloquea a { $name }. ¡{ $name } puede contrarrestarlo!
switch-swap-green = { $name }: elige con qué pila cambias o quédate con la tuya
switch-swap-red = { $name } tiene que cambiar con una de las pilas más bajas: elige
switch-swap-window = { $name } cambia con { $other }. ¡Una ficha aún puede anularlo!

switch-last-opening = { $name } sacó lo más alto ({ $throws }) y empieza.
switch-last-rolled = { $name } sacó { $dice }.
switch-last-discarding = { $name } aparta la carta { $card }.
switch-last-discarded = { $name } descartó la carta { $card }.
switch-last-die = { $name } lanzó el dado Switch.
switch-last-swap = { $name } quiere cambiar con { $other }.
switch-last-block = { $name } bloquea a { $other }.
switch-last-blocked = { $name } bloqueó a { $other }.
switch-last-counter = { $name } contrarrestó el Bloqueo.
switch-last-unblock = { $name } quitó el Bloqueo.

ended-won = ¡{ $name } descartó la carta 16 y ganó la ronda!
ended-missed = { $name } sacó { $dice }: no hay carta { $was }.
ended-bust = { $name } sacó { $dice }: no hay carta { $was }, vuelve a la { $top }.
ended-stopped = { $name } se plantó en la carta { $top }.
ended-blocked = { $other } bloqueó a { $name }: fin del turno.
ended-blank = { $name } sacó la cara vacía.
ended-swapped = { $name } cambió de pila con { $other }: { $was } por { $top }.
ended-declined = { $name } sacó Verde y se quedó con su pila.
ended-cancelled = { $other } anuló el cambio de { $name }.
ended-nobody-lower = { $name } sacó Rojo: nadie está más abajo.
ended-token = { $name } tomó una ficha de Bloqueo.
ended-pot-empty = { $name } sacó Bloqueo, pero la reserva está vacía.

button-roll = Lanzar
button-die = Dado Switch
button-discard = Descartar
button-stop = Plantarse
button-unblock = Desbloquear
button-block = Bloquear
button-counter = Contrarrestar
button-cancel-swap = Anular cambio
button-swap-with = Cambiar con { $name } · { $card }
button-decline = Quedarme con mi pila
button-block-whom = Bloquear a { $name }

blocks-title = Tus Bloqueos
blocks-tokens = { $n ->
    [0] No tienes fichas de Bloqueo.
    [one] Tienes { $n } ficha de Bloqueo.
   *[other] Tienes { $n } fichas de Bloqueo.
}
blocks-choose = ¿A quién bloqueas?
blocks-get-one = El dado Switch las da.
blocks-not-now = Ahora no se puede bloquear a nadie.

round-won = { $name } ganó la ronda
round-gained = { $name } +{ $points } = { $score }
switch-came-to = { $card ->
    [0] ninguna carta descartada
   *[other] descartó hasta la carta { $card }
}

# The description of a picture, for those who do not see it.
switch-alt-die = El dado Switch muestra { $face }.
switch-alt-dice = Dados: { $dice }
switch-alt-pile = { $name }: { $pile }.
switch-alt-to-move = { $name }, en su turno: { $pile }.
switch-alt-done = las 16 cartas descartadas
switch-alt-tokens = { $n ->
    [one] { $n } ficha de Bloqueo
   *[other] { $n } fichas de Bloqueo
}
switch-alt-pot = En la reserva: { $n ->
    [0] ninguna ficha de Bloqueo
    [one] { $n } ficha de Bloqueo
   *[other] { $n } fichas de Bloqueo
}.
