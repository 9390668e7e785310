lobby-title = { $game }: chi gioca?
lobby-seats = Posti: { $taken } di { $most }
lobby-seat-free = libero
lobby-seat-kept = posto riservato
lobby-seat-heir = posto riservato, host al rientro
lobby-kept = “{ button-join }” ti ridà il posto riservato; chi non lo preme prima dell’inizio non gioca.
lobby-host = host
lobby-pace = Ritmo: { $turn } a turno, { $react } per reagire
lobby-single = Una sola manche
lobby-match = Partita a 100 punti
lobby-need = { $n ->
    [one] Ancora un posto da occupare e si può iniziare.
   *[other] Ancora { $n } posti da occupare e si può iniziare.
}
lobby-ready = Tutto pronto: l’host può iniziare.
lobby-closes = Si chiude { $when } se non succede nulla.
lobby-fair = Gioco onesto: il seed è stato sigillato prima che entrasse qualcuno, sha256 { $commit }

lobby-levels = Che livello per la CPU?
lobby-levels-more = { $name } si siede. Un’altra CPU?
lobby-levels-full = { $name } si siede, e il tavolo è al completo.

lobby-moved = Si continua in { $channel }.
lobby-you-host = Questo tavolo di { $game } è tuo: premi “{ button-start }” quando siete al completo.
lobby-you-are-in = Giochi a { $game }. Il tuo pannello comparirà qui quando l’host dà inizio.

button-join = Entra
button-leave = Esci
button-add-cpu = Aggiungi CPU
button-start = Inizia
button-cancel = Annulla
