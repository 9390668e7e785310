lobby-title = { $game }: ¿quién juega?
lobby-seats = Asientos: { $taken } de { $most }
lobby-seat-free = libre
lobby-seat-kept = asiento reservado
lobby-seat-heir = asiento reservado, organiza al volver
lobby-kept = “{ button-join }” te devuelve el asiento que tienes reservado; quien no lo pulse antes del inicio no juega.
lobby-host = organiza
lobby-pace = Ritmo: { $turn } por turno, { $react } para reaccionar
lobby-single = Una sola ronda
lobby-match = Partida a 100 puntos
lobby-need = { $n ->
    [one] Falta ocupar un asiento y se puede empezar.
   *[other] Falta ocupar { $n } asientos y se puede empezar.
}
lobby-ready = Todo listo: quien organiza puede empezar.
lobby-closes = Se cierra { $when } si no pasa nada.
lobby-fair = Juego limpio: la semilla se selló antes de que nadie se uniera, sha256 { $commit }

lobby-levels = ¿Qué nivel para la CPU?
lobby-levels-more = { $name } se sienta. ¿Otra más?
lobby-levels-full = { $name } se sienta, y la mesa está llena.

lobby-moved = Sigue en { $channel }.
lobby-you-host = Organizas esta mesa de { $game }: pulsa “{ button-start }” cuando esté todo el mundo.
lobby-you-are-in = Juegas a { $game }. Tu panel aparecerá aquí cuando empiece la partida.

button-join = Unirse
button-leave = Salir
button-add-cpu = Añadir CPU
button-start = Empezar
button-cancel = Cancelar
