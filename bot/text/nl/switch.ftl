switch-match = match tot 100
switch-top = bovenop { $card }
switch-blocked = geblokkeerd
switch-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
switch-pot = Pot: { $tokens }
switch-pot-empty = leeg

die-green = Groen
die-red = Rood

switch-allows = goed voor { $cards }
switch-allows-no-more = geen kaart meer mogelijk

switch-start = { $name }: gooi { $n ->
    [one] 1 dobbelsteen
   *[other] { $n } dobbelstenen
} voor kaart { $card }, of de Switch-dobbelsteen
switch-start-blocked = { $name } is geblokkeerd: alleen de Switch-dobbelsteen
switch-start-unblock = { $name } is geblokkeerd: ‘{ button-unblock }’, of de Switch-dobbelsteen
switch-discard = { $name }: leg { $card } af
switch-discard-or-stop = { $name }: leg { $card } af, stop, of gooi door
switch-stop-or-roll = { $name }: stop, of gooi door voor { $card }
switch-miss = Bij een misworp val je terug naar kaart { $card }.
switch-miss-stays = Ook na een misworp blijft het kaart { $card }.
switch-discarding = { $name } legt { $card } af. Een blokkade kan dat nu nog stoppen!
switch-blocking = { $by } blokkeert { $name }. { $name } mag afweren!
switch-swap-green = { $name }: kies een stapel om mee te ruilen, of houd je eigen stapel
switch-swap-red = { $name } moet ruilen met een van de laagste stapels: welke?
switch-swap-window = { $name } ruilt met { $other }. Een fiche kan dat nu nog stoppen!

switch-last-opening = { $name } gooide het hoogst ({ $throws }) en begint.
switch-last-rolled = { $name } gooide { $dice }.
switch-last-discarding = { $name } wil { $card } afleggen.
switch-last-discarded = { $name } legde { $card } af.
switch-last-die = { $name } gooide de Switch-dobbelsteen.
switch-last-swap = { $name } wil ruilen met { $other }.
switch-last-block = { $name } blokkeert { $other }.
switch-last-blocked = { $name } heeft { $other } geblokkeerd.
switch-last-counter = { $name } weerde de blokkade af.
switch-last-unblock = { $name } heeft de eigen stapel bevrijd.

ended-won = { $name } legde de 16 af en won de ronde!
ended-missed = { $name } gooide { $dice }: geen { $was }.
ended-bust = { $name } gooide { $dice }: geen { $was }, dus terug naar { $top }.
ended-stopped = { $name } stopte bij kaart { $top }.
ended-blocked = { $other } blokkeerde { $name }: de beurt is voorbij.
ended-blank = { $name } gooide de lege kant.
ended-swapped = { $name } ruilde met { $other }: { $was } voor { $top }.
ended-declined = { $name } gooide groen en hield de eigen stapel.
ended-cancelled = { $other } stopte de ruil van { $name }.
ended-nobody-lower = { $name } gooide rood: geen stapel is lager.
ended-token = { $name } kreeg een blokfiche.
ended-pot-empty = { $name } gooide blok, maar de pot is leeg.

button-roll = Gooien
button-die = Switch-steen
button-discard = Afleggen
button-stop = Stoppen
button-unblock = Bevrijden
button-block = Blokkeren
button-counter = Afweren
button-cancel-swap = Ruil stoppen
button-swap-with = Ruil met { $name } · { $card }
button-decline = Stapel houden
button-block-whom = Blokkeer { $name }

blocks-title = Je blokfiches
blocks-tokens = Je hebt { $n ->
    [0] geen blokfiche
    [one] 1 blokfiche
   *[other] { $n } blokfiches
}.
blocks-choose = Wie blokkeer je?
blocks-get-one = De Switch-dobbelsteen levert er een op.
blocks-not-now = Niemand kan nu geblokkeerd worden.

round-won = { $name } won de ronde
round-gained = { $name } +{ $points } = { $score }
switch-came-to = { $card ->
    [0] geen kaart afgelegd
   *[other] tot en met { $card } afgelegd
}

# The description of a picture, for those who do not see it.
switch-alt-die = De Switch-dobbelsteen toont { $face }.
switch-alt-dice = Dobbelstenen: { $dice }
switch-alt-pile = { $name }: { $pile }.
switch-alt-to-move = { $name }, aan de beurt: { $pile }.
switch-alt-done = alle 16 afgelegd
switch-alt-tokens = { $n ->
    [one] 1 blokfiche
   *[other] { $n } blokfiches
}
switch-alt-pot = In de pot: { $n ->
    [0] geen blokfiche
    [one] 1 blokfiche
   *[other] { $n } blokfiches
}.
