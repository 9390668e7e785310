# Cards. Numbers say their value on the front; open ones on the back, too.
card-closed = { $value } (einseitig)
card-open = { $value } (beidseitig)
card-reverse = Richtungswechsel
card-trash = Müll
card-x2 = x2
card-trap = Falle

seventeen-empty-row = In der Reihe liegt noch keine Karte.
seventeen-showing = { $total } sichtbar
seventeen-open = { $total } in der Reihe, davon { $shown } sichtbar
seventeen-unknown = { $n ->
    [one] 1 leere Rückseite
   *[other] { $n } leere Rückseiten
}
seventeen-legend = { $front } offen, { $back } verdeckt
seventeen-clockwise = im Uhrzeigersinn
seventeen-counterclockwise = gegen den Uhrzeigersinn
seventeen-pile = Nachziehstapel: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
seventeen-pile-top = oben { $card }

seventeen-turn = { $name } legt eine Karte
seventeen-turn-two = { $name } legt zwei Karten (x2)
seventeen-turn-second = { $name } legt eine zweite Karte (x2)
seventeen-turn-must-call = { $name } hat keine Karte mehr und muss 17 ansagen
seventeen-grace = 17, angesagt von { $name }! Mit Vorrang ansagen kann noch: { $sooner }.
seventeen-may-call = Alle außer { $last } dürfen 17 ansagen.
seventeen-nobody-calls = Gerade darf niemand 17 ansagen.

seventeen-last-dealt = Die Karten sind verteilt.
seventeen-last-up = { $name } hat { $card } gelegt.
seventeen-last-down = { $name } hat { $card } verdeckt gelegt.
seventeen-last-reverse = { $name } hat { $card } gelegt: jetzt { $direction }.
seventeen-last-trash = { $name } hat { $card } gelegt: Das Ende der Reihe ist weg.
seventeen-last-x2 = { $name } hat { $card } gelegt: zwei Karten für den nächsten Zug.
seventeen-last-called = { $name } hat 17 angesagt.
seventeen-last-right = { $name } hat 17 angesagt und lag richtig: { $total }.
seventeen-last-wrong = { $name } hat 17 angesagt und lag falsch: { $total }.

button-call = 17!
button-hand = Meine Karten
button-face-up = Offen · { $card }
button-face-down = Verdeckt · { $card }

panel-title = Deine Karten
panel-play = Du bist dran: Leg eine Karte
panel-play-first = Du bist dran, x2: Wähle die erste von zwei Karten
panel-play-second = x2: Wähle jetzt die zweite Karte
panel-must-call = Du hast keine Karte mehr: Sag 17 an
panel-may-also-call = Oder sag 17 an, wenn du glaubst, dass die Reihe so viel zählt.
panel-wait = Du bist noch nicht dran: Die Knöpfe werden dann aktiv. 17 sagst du am Spielfeld an.
panel-tokens = Deine Plättchen: { $tokens }
panel-no-tokens = keine
panel-row = Die Reihe zeigt { $total }.
panel-row-known = Die Reihe zeigt { $total }; mit deinen eigenen verdeckten Karten { $known }.

result-title = { $name } hat 17 angesagt
result-right = richtig!
result-wrong = falsch!
result-turned = Aufgedeckt: { $cards }
result-nothing-turned = Nichts lag verdeckt.
result-penalty-trap = { $name }: ein Strafplättchen für eine Falle von { $owner }
result-penalty-own-trap = { $name }: ein Strafplättchen für eine eigene Falle
result-penalty-wrong = { $name }: ein Strafplättchen für die falsche Ansage
result-penalty-last = { $name }: ein Strafplättchen für die letzte Karte
result-returned = { $name }: zwei Strafplättchen, beide gehen zurück
result-returned-victory = { $name }: zwei Strafplättchen, beide gehen zurück und ein Siegplättchen mit ihnen
result-victory-right = { $name }: ein Siegplättchen für die richtige Ansage
result-victory-last = { $name }: ein Siegplättchen, die Ansage war falsch
result-victory-trap = { $name }: ein Siegplättchen für eine Falle
result-starts = { $name } beginnt Runde { $round }.

# The description of a picture, for those who do not see it. "blank back": nobody knows what is behind it.
card-blank = leere Rückseite
panel-alt = Deine Karten: { $cards }.
seventeen-alt-row = Die Reihe:
seventeen-alt-by = { $card } von { $name }
seventeen-alt-down = { $card } verdeckt
seventeen-alt-direction = Gespielt wird { $direction }.
seventeen-alt-discard = Ablagestapel: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, oben { $card }.
seventeen-alt-player = { $name }: { $tokens }; auf der Hand: { $cards }.
seventeen-alt-to-move = { $name }, am Zug: { $tokens }; auf der Hand: { $cards }.
seventeen-alt-none = keine Karte
seventeen-alt-tokens = { $victories ->
    [0] kein Siegplättchen
    [one] 1 Siegplättchen
   *[other] { $victories } Siegplättchen
}, { $penalties ->
    [0] kein Strafplättchen
    [one] 1 Strafplättchen
   *[other] { $penalties } Strafplättchen
}
seventeen-alt-right = Summe { $total }: Die Ansage war richtig.
seventeen-alt-wrong = Summe { $total }: Die Ansage war falsch.
