# Cards. Numbers say their value on the front; open ones on the back, too.
card-closed = { $value } (enkelzijdig)
card-open = { $value } (dubbelzijdig)
card-reverse = Omkeren
card-trash = Vuilnis
card-x2 = x2
card-trap = Valstrik

seventeen-empty-row = Er ligt nog geen kaart in de rij.
seventeen-showing = { $total } zichtbaar
seventeen-open = { $total } in de rij, waarvan { $shown } zichtbaar
seventeen-unknown = { $n ->
    [one] 1 lege achterkant
   *[other] { $n } lege achterkanten
}
seventeen-legend = { $front } open, { $back } dicht
seventeen-clockwise = met de klok mee
seventeen-counterclockwise = tegen de klok in
seventeen-pile = Trekstapel: { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
seventeen-pile-top = bovenop { $card }

seventeen-turn = { $name } speelt een kaart
seventeen-turn-two = { $name } speelt twee kaarten (x2)
seventeen-turn-second = { $name } speelt een tweede kaart (x2)
seventeen-turn-must-call = { $name } heeft geen kaart meer en moet 17 roepen
seventeen-grace = 17, geroepen door { $name }! Mag nog roepen, met voorrang: { $sooner }.
seventeen-may-call = Iedereen behalve { $last } mag 17 roepen.
seventeen-nobody-calls = Niemand mag nu 17 roepen.

seventeen-last-dealt = De kaarten zijn gedeeld.
seventeen-last-up = { $name } speelde { $card }.
seventeen-last-down = { $name } speelde { $card } dicht.
seventeen-last-reverse = { $name } speelde { $card }: nu { $direction }.
seventeen-last-trash = { $name } speelde { $card }: het einde van de rij is weg.
seventeen-last-x2 = { $name } speelde { $card }: twee kaarten in de volgende beurt.
seventeen-last-called = { $name } riep 17.
seventeen-last-right = { $name } riep terecht 17: { $total }.
seventeen-last-wrong = { $name } riep onterecht 17: { $total }.

button-call = 17!
button-hand = Mijn kaarten
button-face-up = Open · { $card }
button-face-down = Dicht · { $card }

panel-title = Je kaarten
panel-play = Jouw beurt: speel een kaart
panel-play-first = Jouw beurt, x2: kies de eerste van twee kaarten
panel-play-second = x2: kies nu de tweede kaart
panel-must-call = Je hebt geen kaart meer: roep 17
panel-may-also-call = Of roep 17, als je denkt dat de rij zoveel telt.
panel-wait = Je bent nog niet aan de beurt: zodra dat zo is, werken deze knoppen. 17 roepen doe je op het bord.
panel-tokens = Je fiches: { $tokens }
panel-no-tokens = geen
panel-row = De rij toont { $total }.
panel-row-known = De rij toont { $total }; met je eigen dichte kaarten { $known }.

result-title = { $name } riep 17
result-right = terecht!
result-wrong = mis!
result-turned = Omgedraaid: { $cards }
result-nothing-turned = Er lag niets dicht.
result-penalty-trap = { $name }: een straffiche voor een Valstrik van { $owner }
result-penalty-own-trap = { $name }: een straffiche voor een eigen Valstrik
result-penalty-wrong = { $name }: een straffiche, onterecht geroepen
result-penalty-last = { $name }: een straffiche voor de laatste kaart
result-returned = { $name }: twee straffiches, dus beide gaan terug
result-returned-victory = { $name }: twee straffiches, dus beide gaan terug, samen met een overwinningsfiche
result-victory-right = { $name }: een overwinningsfiche, terecht geroepen
result-victory-last = { $name }: een overwinningsfiche, er werd onterecht geroepen
result-victory-trap = { $name }: een overwinningsfiche voor een Valstrik
result-starts = { $name } begint ronde { $round }.

# The description of a picture, for those who do not see it. "blank back": nobody knows what is behind it.
card-blank = lege achterkant
panel-alt = Je kaarten: { $cards }.
seventeen-alt-row = De rij:
seventeen-alt-by = { $card } van { $name }
seventeen-alt-down = { $card } dicht
seventeen-alt-direction = Er wordt { $direction } gespeeld.
seventeen-alt-discard = Aflegstapel: { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}, bovenop { $card }.
seventeen-alt-player = { $name }: { $tokens }; in de hand: { $cards }.
seventeen-alt-to-move = { $name }, aan de beurt: { $tokens }; in de hand: { $cards }.
seventeen-alt-none = geen kaart
seventeen-alt-tokens = { $victories ->
    [0] geen overwinningsfiche
    [one] 1 overwinningsfiche
   *[other] { $victories } overwinningsfiches
}, { $penalties ->
    [0] geen straffiche
    [one] 1 straffiche
   *[other] { $penalties } straffiches
}
seventeen-alt-right = Totaal { $total }: er werd terecht geroepen.
seventeen-alt-wrong = Totaal { $total }: er werd onterecht geroepen.
