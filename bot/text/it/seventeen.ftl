# Cards. Numbers say their value on the front; open ones on the back, too.
card-closed = { $value } (chiuso)
card-open = { $value } (aperto)
card-reverse = Inversione
card-trash = Spazzatura
card-x2 = x2
card-trap = Trappola

seventeen-empty-row = La fila è ancora vuota.
seventeen-showing = Totale visibile: { $total }
seventeen-open = Totale: { $total } (visibile: { $shown })
seventeen-unknown = { $n ->
    [one] { $n } dorso vuoto
   *[other] { $n } dorsi vuoti
}
seventeen-legend = { $front } scoperta, { $back } coperta
seventeen-clockwise = senso orario
seventeen-counterclockwise = senso antiorario
seventeen-pile = Mazzo: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
seventeen-pile-top = { $card } in cima

seventeen-turn = { $name } gioca una carta
seventeen-turn-two = { $name } gioca due carte (x2)
seventeen-turn-second = { $name } gioca una seconda carta (x2)
seventeen-turn-must-call = { $name } non ha più carte e deve chiamare 17
seventeen-grace = 17! Chiamata di { $name }. Ancora in tempo, con la precedenza: { $sooner }.
seventeen-may-call = Chiunque tranne { $last } può chiamare 17.
seventeen-nobody-calls = Ora nessuno può chiamare 17.

seventeen-last-dealt = Le carte sono distribuite.
seventeen-last-up = { $name } ha giocato { $card }.
seventeen-last-down = { $name } ha giocato { $card } coperta.
seventeen-last-reverse = { $name } ha giocato { $card }: ora { $direction }.
seventeen-last-trash = { $name } ha giocato { $card }: la fine della fila sparisce.
seventeen-last-x2 = { $name } ha giocato { $card }: due carte nel prossimo turno.
seventeen-last-called = { $name } ha chiamato 17.
seventeen-last-right = { $name } ha chiamato 17, a ragione: { $total }.
seventeen-last-wrong = { $name } ha chiamato 17, a torto: { $total }.

button-call = 17!
button-hand = La mia mano
button-face-up = Scoperta · { $card }
button-face-down = Coperta · { $card }

panel-title = La tua mano
panel-play = Tocca a te: gioca una carta
panel-play-first = Tocca a te, x2: scegli la prima di due carte
panel-play-second = x2: ora scegli la seconda carta
panel-must-call = Non hai più carte: chiama 17
panel-may-also-call = Oppure chiama 17, se pensi che la fila ci arrivi.
panel-wait = Non è ancora il tuo turno: questi pulsanti si attivano quando arriva. Per chiamare 17 usa il tabellone.
panel-tokens = I tuoi gettoni: { $tokens }
panel-no-tokens = nessuno
panel-row = La fila mostra { $total }.
panel-row-known = La fila mostra { $total }; con le tue carte coperte { $known }.

result-title = { $name } ha chiamato 17
result-right = giusto!
result-wrong = sbagliato!
result-turned = Girate: { $cards }
result-nothing-turned = Non c’erano carte coperte.
result-penalty-trap = { $name }: un gettone Penalità per una Trappola di { $owner }
result-penalty-own-trap = { $name }: un gettone Penalità per la propria Trappola
result-penalty-wrong = { $name }: un gettone Penalità per la chiamata sbagliata
result-penalty-last = { $name }: un gettone Penalità per l’ultima carta
result-returned = { $name }: due gettoni Penalità, restituiti entrambi
result-returned-victory = { $name }: due gettoni Penalità, restituiti con un gettone Vittoria
result-victory-right = { $name }: un gettone Vittoria per la chiamata giusta
result-victory-last = { $name }: un gettone Vittoria, la chiamata era sbagliata
result-victory-trap = { $name }: un gettone Vittoria per una Trappola
result-starts = { $name } inizia la manche { $round }.

# The description of a picture, for those who do not see it. "blank back": nobody knows what is behind it.
card-blank = dorso vuoto
panel-alt = Le tue carte: { $cards }.
seventeen-alt-row = La fila:
seventeen-alt-by = { $card } di { $name }
seventeen-alt-down = { $card } coperta
seventeen-alt-direction = Si gioca in { $direction }.
seventeen-alt-discard = Scarti: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}, { $card } in cima.
seventeen-alt-player = { $name }: { $tokens }; in mano: { $cards }.
seventeen-alt-to-move = { $name }, di turno: { $tokens }; in mano: { $cards }.
seventeen-alt-none = nessuna carta
seventeen-alt-tokens = { $victories ->
    [0] nessun gettone Vittoria
    [one] { $victories } gettone Vittoria
   *[other] { $victories } gettoni Vittoria
}, { $penalties ->
    [0] nessun gettone Penalità
    [one] { $penalties } gettone Penalità
   *[other] { $penalties } gettoni Penalità
}
seventeen-alt-right = Totale { $total }: la chiamata era giusta.
seventeen-alt-wrong = Totale { $total }: la chiamata era sbagliata.
