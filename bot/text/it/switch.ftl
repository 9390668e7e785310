switch-match = partita a 100
switch-top = carta { $card }
switch-blocked = pila bloccata
switch-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
switch-pot = Riserva: { $tokens }
switch-pot-empty = vuota

die-green = Verde
die-red = Rosso

switch-allows = carte possibili: { $cards }
switch-allows-no-more = nessun’altra carta possibile

switch-start = { $name }: lancia { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
} per la carta { $card }, o il dado Switch
switch-start-blocked = { $name }, pila bloccata: lancia il dado Switch
switch-start-unblock = { $name }, pila bloccata: sbloccala o lancia il dado Switch
switch-discard = { $name }: scarta la carta { $card }
switch-discard-or-stop = { $name }: scarta la carta { $card }, fermati o rilancia
switch-stop-or-roll = { $name }: fermati, o rilancia per la carta { $card }
switch-miss = Un lancio fallito riporta alla carta { $card }.
switch-miss-stays = Un lancio fallito non costa nulla: si resta alla carta { $card }.
switch-discarding = { $name } scarta la carta { $card }. Un Blocco può ancora impedirlo!
switch-blocking = { $by } blocca { $name }. { $name } può parare!
switch-swap-green = { $name }: scegli con quale pila scambiare, o tieni la tua
switch-swap-red = { $name } deve scambiare con una delle pile più basse: scegli
switch-swap-window = { $name } scambia con { $other }. Un gettone può ancora annullarlo!

switch-last-opening = { $name } ha fatto il lancio più alto ({ $throws }) e inizia.
switch-last-rolled = { $name } ha lanciato { $dice }.
switch-last-discarding = { $name } mette da parte la carta { $card }.
switch-last-discarded = { $name } ha scartato la carta { $card }.
switch-last-die = { $name } ha lanciato il dado Switch.
switch-last-swap = { $name } vuole scambiare con { $other }.
switch-last-block = { $name } blocca { $other }.
switch-last-blocked = { $name } ha bloccato { $other }.
switch-last-counter = { $name } ha parato il Blocco.
switch-last-unblock = { $name } ha tolto il Blocco.

ended-won = { $name } ha scartato la carta 16 e vince la manche!
ended-missed = { $name } ha lanciato { $dice }: niente carta { $was }.
ended-bust = { $name } ha lanciato { $dice }: niente carta { $was }, si torna alla { $top }.
ended-stopped = { $name } si ferma alla carta { $top }.
ended-blocked = { $other } ha bloccato { $name }: turno finito.
ended-blank = { $name } ha ottenuto la faccia vuota.
ended-swapped = { $name } ha scambiato la pila con { $other }: { $was } per { $top }.
ended-declined = { $name } ha ottenuto Verde e tiene la sua pila.
ended-cancelled = { $other } ha annullato lo scambio di { $name }.
ended-nobody-lower = { $name } ha ottenuto Rosso: nessuno è più in basso.
ended-token = { $name } ha preso un gettone Blocco.
ended-pot-empty = { $name } ha ottenuto Blocco, ma la riserva è vuota.

button-roll = Lancia
button-die = Dado Switch
button-discard = Scarta
button-stop = Fermati
button-unblock = Sblocca
button-block = Blocca
button-counter = Para
button-cancel-swap = Annulla scambio
button-swap-with = Scambia con { $name } · { $card }
button-decline = Tengo la mia pila
button-block-whom = Blocca { $name }

blocks-title = I tuoi Blocchi
blocks-tokens = { $n ->
    [0] Non hai gettoni Blocco.
    [one] Hai { $n } gettone Blocco.
   *[other] Hai { $n } gettoni Blocco.
}
blocks-choose = Chi vuoi bloccare?
blocks-get-one = Li dà il dado Switch.
blocks-not-now = Ora non si può bloccare nessuno.

round-won = { $name } vince la manche
round-gained = { $name } +{ $points } = { $score }
switch-came-to = { $card ->
    [0] nessuna carta scartata
   *[other] ha scartato fino alla carta { $card }
}

# The description of a picture, for those who do not see it.
switch-alt-die = Il dado Switch mostra { $face }.
switch-alt-dice = Dadi: { $dice }
switch-alt-pile = { $name }: { $pile }.
switch-alt-to-move = { $name }, di turno: { $pile }.
switch-alt-done = tutte le 16 carte scartate
switch-alt-tokens = { $n ->
    [one] { $n } gettone Blocco
   *[other] { $n } gettoni Blocco
}
switch-alt-pot = Nella riserva: { $n ->
    [0] nessun gettone Blocco
    [one] { $n } gettone Blocco
   *[other] { $n } gettoni Blocco
}.
