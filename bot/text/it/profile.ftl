### /profile.

profile-scope = Il rating è lo stesso in tutti i server, il resto è di questo.
profile-somebody = Giocatore
profile-unrated = Ancora nessun rating: serve una partita classificata, senza CPU
profile-no-game = Qui non è ancora finita nessuna partita a { $game }
profile-between = tra { $lowest } e { $highest }
profile-of-games = { $n ->
    [one] { $wins } su { $n } partita ({ $share })
   *[other] { $wins } su { $n } partite ({ $share })
}
profile-shared = { $n ->
    [one] { $n } condivisa
   *[other] { $n } condivise
}
profile-tokens = Gettoni ricevuti
profile-balance = bilancio { $balance }
profile-no-calls = ancora nessuna chiamata
profile-losing = Modo preferito di perdere
profile-never-lost = nessuna sconfitta
profile-times = { $n ->
    [one] { $n } sconfitta
   *[other] { $times } sconfitte su { $n }
}

losing-left = andarsene prima
losing-trapped = cadere in una Trappola
losing-wrong = chiamare troppo presto
losing-caught = una carta di troppo
losing-quiet = troppo poche chiamate
losing-bust = un lancio di troppo
losing-slow = troppa lentezza

counter-traps = { $n ->
    [one] { $n } Trappola riuscita
   *[other] { $n } Trappole riuscite
}
counter-trapped = { $n ->
    [one] { $n } subita
   *[other] { $n } subite
}
counter-discards = { $n ->
    [one] { $n } carta scartata
   *[other] { $n } carte scartate
}
counter-busts = { $n ->
    [one] { $n } lancio fallito
   *[other] { $n } lanci falliti
}
counter-swaps = { $n ->
    [one] { $n } scambio
   *[other] { $n } scambi
}
counter-blocks = { $n ->
    [one] { $n } Blocco
   *[other] { $n } Blocchi
}
counter-points = { $n ->
    [one] { $n } punto nelle partite a 100
   *[other] { $n } punti nelle partite a 100
}

refused-profile-own = Qui non hai ancora finito una partita: /{ name-play } apre un tavolo.
refused-profile-none = { $name } non ha ancora finito una partita qui.
refused-profile-hidden = { $name } non mostra il proprio profilo.
refused-profile-bot = { $name } è un bot, e solo le persone hanno un profilo.
refused-profile-left = { $name } non è in questo server: non c’è un profilo da mostrare.
refused-profile-gone = Quel profilo non c’è più.
refused-profile-closed = Quel profilo non è più visibile agli altri.
