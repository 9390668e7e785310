### /rules. Pages of at most 900 characters: short sentences, for somebody who has never played.
### The ids in comments are those of docs/rules: a text says what these rules say, and nothing else.
### **Bold** and lines that begin with "- " or "1. " are markup. No line may begin with *, [ or a full stop.
### Known everywhere: $victory, $penalty, $block, $green, $red (the signs of tokens and of faces, or short words for them).

rules-page = Seite { $page } von { $pages }
rules-jump = Zu einer Seite
rules-which = Welches Spiel möchtest du lernen?
rules-17-pitch = **{ game-17 }**: Bluffe mit Karten in einer gemeinsamen Reihe und sag im richtigen Moment an. Für 2 bis 6.
rules-switch-pitch = **{ game-switch }**: Würfle deine Karten weg, riskier etwas, tausch die Stapel. Für 2 bis 4.

button-rules = Regeln
# $game: the other game, whose rules this button opens.
button-rules-of = Regeln von { $game }
button-answer = Lösung zeigen
button-question = Lösung verbergen

refused-rules = Diese Seite gibt es nicht mehr: /{ name-rules } öffnet die Regeln neu.

## 17

rules-17-goal-title = Worum es geht
# M8, C1, E3, E4, G1
rules-17-goal =
    Alle legen Karten an dieselbe Reihe an. Manche liegen verdeckt, deshalb weiß niemand genau, was die Reihe wert ist.

    Glaubst du, sie ist **17 oder mehr** wert? Dann drück auf **{ button-call }**, bevor die nächste Karte liegt. Die Reihe wird aufgedeckt und zusammengezählt:
    - Du lagst richtig: Du bekommst ein Siegplättchen, und wer zuletzt gelegt hat, ein Strafplättchen.
    - Du lagst falsch: Es ist umgekehrt.

    Wer **drei Siegplättchen** hat, gewinnt. 17 ist für 2 bis 6 Personen.

rules-17-cards-title = Die Karten
# M1, M2, M3, M4, M5, M6, P8
rules-17-cards =
    Es gibt 70 Karten. Weißer Rand heißt Vorderseite, schwarzer Rand heißt Rückseite.
    - 35 **beidseitige Zahlen** von 1 bis 5 zeigen ihren Wert auf beiden Seiten. Auch verdeckt verraten sie ihn.
    - 15 **einseitige Zahlen** von 1 bis 5 zeigen ihn nur vorn.
    - 20 **Sonderkarten** zählen 0: je fünf Richtungswechsel, Müll, x2 und Falle.

    Einseitige Zahlen und Sonderkarten haben dieselbe **leere Rückseite**.

    Du siehst die Rückseiten von allen: Beidseitige Zahlen auf der Hand sind kein Geheimnis. Was hinter einer leeren Rückseite steckt, weiß nur, wem die Karte gehört.

rules-17-turn-title = Dein Zug
# S1, S2, S3, T1, T2, T3, T4, P9, E2
rules-17-turn =
    Alle haben drei Karten auf der Hand. Der Zufall bestimmt, wer beginnt, und es geht im Uhrzeigersinn.
    1. Wähle eine deiner Karten. Passen gibt es nicht.
    2. Leg sie rechts an die Reihe an, **offen** oder **verdeckt**. Jede Karte darf so oder so liegen.
    3. Du bekommst eine neue Karte vom Nachziehstapel.

    Eine Zahl hat ihren Wert, wie herum sie auch liegt. Eine Sonderkarte wirkt nur offen, außer der Falle: Sie wirkt verdeckt.

    Ist der Nachziehstapel leer, wird er aus den abgelegten Karten neu gebildet. Gibt es keine, wird deine Hand kleiner. Wer keine Karte zu legen hat, muss 17 ansagen.

rules-17-call-title = 17 ansagen
# C1, C2, C3, P6, X1, X2, X3, X4
rules-17-call =
    Ist die Reihe **17 oder mehr** wert? Ansagen darfst du nach jedem Zug, bis die nächste Karte liegt. Du musst dafür nicht dran sein. Nicht ansagen kannst du,
    - wenn die letzte Karte von dir ist,
    - vor der ersten Karte einer Runde,
    - zwischen den beiden Karten eines x2-Zugs.

    Nach jedem Zug kann kurz niemand legen, nur ansagen. So haben alle die Chance, nicht nur die Schnellsten. Zu zweit ist das nicht nötig.

    Sagen mehrere an, zählt nur eine Ansage: die der Person, die nach der letzten Karte in Spielrichtung zuerst drankommt. Wer vor dir käme, bekommt deshalb auch noch einen Moment Zeit.

rules-17-round-title = Ende einer Runde
# E1, E2, E3, E4, E5, E6, E7, E8, E9
rules-17-round =
    Die Reihe wird aufgedeckt und zusammengezählt.
    - **17 oder mehr**: { $victory } für die Ansage, { $penalty } für die letzte Karte.
    - **Weniger als 17**: { $victory } für die letzte Karte, { $penalty } für die Ansage.
    - Auch **Fallen**, die verdeckt lagen, bringen Plättchen.

    Zuerst kommen die Strafen. Bekommst du ein **zweites Strafplättchen**? Dann gehen beide zurück und mit ihnen ein Siegplättchen, wenn du eins hast. Danach werden die Siegplättchen verteilt, höchstens eins pro Person.

    Die Reihe wird abgelegt, deine Hand behältst du. Wer die Ansage gewonnen hat, beginnt die nächste Runde, wieder im Uhrzeigersinn.

rules-17-reverse-title = Richtungswechsel
# P1, P3, P8, P9, E9
rules-17-reverse =
    Liegt er **offen**, ändert er sofort die Spielrichtung. Als Nächstes ist dran, wer sonst vor dir kommt.
    - Die Richtung bleibt auch dann geändert, wenn der Richtungswechsel im Müll landet.
    - Jede Runde beginnt wieder im Uhrzeigersinn.
    - Zu zweit ändert sich nichts: Es geht immer hin und her.

    Liegt er **verdeckt**, bewirkt er nichts. Er zählt immer 0.

rules-17-trash-title = Müll
# P2, P3, P4, P8, P9
rules-17-trash =
    Liegt er **offen**, verschwindet der Müll zusammen mit der Karte davor aus der Reihe. Beide werden abgelegt. Lag diese Karte verdeckt, bleibt sie geheim.
    - Was die Karte bewirkt hat, gilt weiter: Ein Richtungswechsel oder x2 im Müll wirkt trotzdem.
    - In einer leeren Reihe verschwindet nur der Müll.
    - Die letzte Karte kam von dir, auch wenn sie weg ist. Ansagen kannst du also nicht.

    Liegt er **verdeckt**, bewirkt er nichts. Er bleibt in der Reihe und zählt 0.

rules-17-x2-title = x2
# P3, P5, P6, P8, P9
rules-17-x2 =
    Liegt sie **offen**, müssen im nächsten Zug **zwei Karten** gelegt und dann zwei gezogen werden.
    - Die erste Karte wirkt, bevor die zweite gewählt wird. Ein Müll kann sie also entfernen.
    - Zwischen den beiden kann niemand ansagen.
    - Zwei x2 in einem Zug bewirken nicht mehr als eine.
    - Wer nur noch eine Karte hat, legt nur diese.

    Liegt sie **verdeckt**, bewirkt sie nichts. Sie zählt immer 0.

rules-17-trap-title = Falle
# E2, E5, P7, P8
rules-17-trap =
    Liegt sie **verdeckt**, wartet sie auf eine Ansage. Beim Aufdecken bringt jede solche Falle
    - { $victory } ein Siegplättchen für die Person, die sie gelegt hat,
    - { $penalty } ein Strafplättchen für die Person, die angesagt hat, auch wenn die Ansage richtig war.

    Sagst du in deine eigene Falle hinein an, bekommst du beides. Aber mehr als ein Siegplättchen pro Runde bekommt niemand.

    Liegt sie **offen**, bewirkt sie nichts. Sie zählt immer 0.

rules-17-example-title = Probier es: Was ist sie wert?
# $row: the cards. $shown: what can be read. $n: how many blank backs. $name: a player, such as "Player 2".
rules-17-example =
    { $row }

    Diese Reihe zeigt **{ $shown }**. Hinter { $n ->
        [one] der leeren Rückseite
       *[other] den { $n } leeren Rückseiten
    } kann alles stecken. { $name } sagt jetzt 17 an. Hättest du dich getraut?
# M3, P8, E1: $sum is an addition such as "5 + 3 = **8**".
rules-17-answer =
    { $row }
    { $sum }

    Verdeckt zählt eine beidseitige Zahl wie immer, eine einseitige auch. Sonderkarten zählen 0.
rules-17-answer-right = Das ist 17 oder mehr: { $name } lag richtig.
rules-17-answer-wrong = Das ist weniger als 17: { $name } lag falsch.

rules-17-winning-title = Gewinnen
# G1, G2, L1
rules-17-winning =
    Das Spiel endet mit der Runde, nach der jemand **drei Siegplättchen** hat.

    Haben mehrere drei? Dann gewinnt, wer weniger Strafplättchen hat. Sind auch die gleich, gewinnt ihr gemeinsam.

    Läuft deine Zeit ab, spielt eine CPU diesen Zug für dich. Wer geht, überlässt Karten und Plättchen bis zum Ende einer CPU.

rules-17-quick-title = Auf einen Blick
# T1, T2, C1, C2, E2, E3, E4, E5, E6, G1, P1, P2, P5
rules-17-quick =
    - **Zug** · eine Karte, offen oder verdeckt; eine neue ziehen
    - **Ansage** · 17 oder mehr, nach einem Zug, nicht nach der eigenen Karte
    - **Richtig** · { $victory } Ansage, { $penalty } letzte Karte
    - **Falsch** · { $victory } letzte Karte, { $penalty } Ansage
    - { $penalty }{ $penalty } · beide gehen zurück, dazu ein { $victory }, wenn eins da ist
    - { $victory } · höchstens eins pro Runde; mit drei gewinnst du
    - **Richtungswechsel**, offen · die Richtung ändert sich
    - **Müll**, offen · entfernt sich selbst und die Karte davor
    - **x2**, offen · im nächsten Zug zwei Karten
    - **Falle**, verdeckt · { $victory } wer sie gelegt hat, { $penalty } Ansage

## Switch

rules-switch-goal-title = Worum es geht
# M1, M4, A6, T1, T2, W1
rules-switch-goal =
    Alle haben einen Stapel Karten von 1 bis 16. Die 1 liegt oben, die 16 ganz unten. Du willst sie der Reihe nach loswerden. **Wer die 16 ablegt, gewinnt die Runde.**

    In deinem Zug hast du die Wahl:
    - die **normalen Würfel**, um Karten abzulegen, oder
    - der **Switch-Würfel**, um Stapel zu tauschen oder ein Blockplättchen zu bekommen.

    Beides im selben Zug geht nicht. Alle werfen einen Würfel, und wer am höchsten würfelt, beginnt. Dann geht es im Uhrzeigersinn. Switch ist für 2 bis 4 Personen.

rules-switch-roll-title = Würfeln
# T1, A1, A2
rules-switch-roll =
    Deine oberste Karte sagt dir, mit wie vielen Würfeln du würfelst:
    - Karten 1 bis 6: **drei** Würfel
    - Karten 7 bis 11: **vier** Würfel
    - Karten 12 bis 16: **fünf** Würfel

    Die oberste Karte kann weg, wenn ein Würfel ihre Zahl zeigt oder mehrere Würfel **zusammen** genau ihre Zahl ergeben. Abziehen geht nicht. Dann kommt die nächste Karte, und alle Würfel zählen wieder.

    Die Karten gehen der Reihe nach weg, ohne Lücke. Reicht der Wurf für deine oberste Karte, legst du sie ab. Jede weitere ist freiwillig.

rules-switch-luck-title = Das Glück herausfordern
# A3, A4, A5
rules-switch-luck =
    Reicht der **erste** Wurf eines Zugs für keine Karte, ist der Zug vorbei. Das kostet nichts.

    Hast du mit einem Wurf eine Karte abgelegt, hast du die Wahl:
    - **{ button-stop }**: Was weg ist, bleibt weg. Der Zug ist vorbei.
    - Noch einmal **{ button-roll }**, mit so vielen Würfeln, wie deine neue oberste Karte sagt. Reicht dieser Wurf für keine Karte, ist dein Zug vorbei, und Karten kommen zurück.

    Wie viele kommen zurück?
    - Oberste Karte 8 oder niedriger: alle. Du fängst wieder mit der 1 an.
    - Oberste Karte 9 oder höher: alle bis zur 9. Die **Click-Karte**, die 8, bleibt weg.

rules-switch-die-title = Der Switch-Würfel
# T2, M2, B1, B2, B3, B4, B5
rules-switch-die =
    Nimm ihn statt der normalen Würfel. In diesem Zug legst du nichts ab. Er hat sechs Seiten:
    - { $green } **Grün**, zweimal: Du darfst den Stapel tauschen, mit wem du willst.
    - { $red } **Rot**, einmal: Du musst mit der Person tauschen, deren oberste Karte am niedrigsten ist, wenn sie niedriger ist als deine.
    - { $block } **Block**, zweimal: Nimm dir ein Blockplättchen, wenn im Vorrat eins ist.
    - **Leer**, einmal: Nichts passiert.

    Dann ist dein Zug vorbei.

rules-switch-swap-title = Stapel tauschen
# B2, B3, K6, K7
rules-switch-swap =
    Ein Stapel mit einer höheren obersten Karte ist näher am Ziel. Mit **Grün** kannst du dir einen holen. Mit **Rot** musst du vielleicht deinen hergeben.

    { $green } **Grün**: Wähle, mit wem du tauschst, oder behalte deinen Stapel. Alle anderen mit einem Blockplättchen können den Tausch stoppen.

    { $red } **Rot**: Du tauschst mit der niedrigsten obersten Karte. Sind mehrere gleich niedrig? Dann wähle eine davon. Ist keine niedriger als deine? Dann passiert nichts. Einen roten Tausch kann niemand stoppen, und auch eine Blockade schützt einen Stapel nicht davor.

    Die abgelegten Karten gehen mit dem Stapel mit, eine Blockade darauf auch. Plättchen, die du hast, bleiben bei dir.

rules-switch-block-title = Blockplättchen
# M3, B4, K1, K2, K3, K4, K5, K6, K8, K9, K10, K11
rules-switch-block =
    Im Vorrat ist ein Plättchen mehr, als Leute mitspielen. Du kannst mehrere haben. Das können sie:
    - **{ button-block }**, jederzeit: Von einem Stapel mit Plättchen kann keine Karte weg. Wurde dort schon mit normalen Würfeln gewürfelt, endet dieser Zug ohne Verlust.
    - **{ button-counter }**, sofort, wenn du blockiert wirst: Beide Plättchen gehen in den Vorrat.
    - **{ button-unblock }**, in deinem Zug vor dem Würfeln: Beide Plättchen gehen zurück. Sonst musst du den Switch-Würfel nehmen.
    - **{ button-cancel-swap }**: Ein grüner Tausch fällt aus, dieser Zug ist vorbei. Dein Plättchen geht zurück.

    Den eigenen oder einen blockierten Stapel kannst du nicht blockieren. Solange ein fremdes Plättchen es noch stoppen könnte, wartet das Ablegen einen Moment. Ist eine Blockade oder ein grüner Tausch angekündigt, können Plättchen nur darauf antworten.

rules-switch-example-title = Probier es: Welche Karten können weg?
# $card: the top card. $dice: a list of dice.
rules-switch-example =
    Deine oberste Karte ist **{ $card }**. Du würfelst { $dice }.

    Welche Karten kannst du nacheinander ablegen?
# A1, A2: one line for each card, $card = $dice, such as "5 = 1 + 4".
rules-switch-answer-card = **{ $card }** = { $dice }
# $card: the first card that these dice do not make.
rules-switch-answer-end = Für { $card } reichen die Würfel nicht. Hier ist also Schluss.
# A4, A5: $card: the top card then. $n: dice. $back: the top card after a miss.
rules-switch-answer-next = Jetzt kannst du aufhören. Oder du würfelst mit { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfeln
    } für Karte { $card }. Klappt es nicht, liegt wieder Karte { $back } oben.

rules-switch-winning-title = Gewinnen
# A6, W1, W2, L1
rules-switch-winning =
    In **einer Runde** gewinnt sofort, wer die 16 ablegt.

    Ein **Match** hat mehrere Runden. Wer eine Runde gewinnt, bekommt 16 Punkte. Alle anderen bekommen so viele Punkte, wie die höchste abgelegte Karte des Stapels zählt, den sie gerade haben.

    Die Runde, nach der jemand 100 Punkte oder mehr hat, ist die letzte. Die meisten Punkte gewinnen. Bei Gleichstand gewinnt ihr gemeinsam.

    Jede neue Runde beginnt mit vollen Stapeln und allen Plättchen im Vorrat. Wer die Runde davor gewonnen hat, fängt an.

    Läuft deine Zeit ab, spielt eine CPU für dich weiter. Wer geht, überlässt Stapel und Plättchen bis zum Ende einer CPU.

rules-switch-quick-title = Auf einen Blick
# T1, A1, A3, A4, A5, A6, T2, B1, B2, B3, B4, K1, K3, K4, K6, W2
rules-switch-quick =
    - **Würfel** · drei bis Karte 6, vier bis 11, fünf bis 16
    - **Eine Karte geht weg** · mit einem Würfel oder einer Summe
    - **Daneben** · der erste Wurf kostet nichts; ein späterer führt zurück zur 1, ab der 9 zur 9
    - **Karte 16 weg** · Runde gewonnen
    - { $green } **Grün** · du darfst tauschen, mit wem du willst
    - { $red } **Rot** · du musst mit dem niedrigsten Stapel tauschen, wenn deiner höher ist
    - { $block } **Block** · nimm dir ein Blockplättchen
    - **Blockplättchen** · blockieren, kontern, befreien oder einen grünen Tausch stoppen
    - **Match** · 16 für den Rundensieg, sonst die höchste abgelegte Karte; bis 100

## In pictures. The shorter, the larger they are drawn.

figure-17-question = 17?
figure-17-three-win = Mit drei gewinnst du
figure-17-closed = Einseitige Zahl
figure-17-open = Beidseitige Zahl
figure-17-special = Sonderkarte
figure-17-hand = Eine Hand, wie andere sie sehen
figure-17-choose = 1. Karte wählen
figure-17-play = 2. Offen oder verdeckt legen
figure-17-draw = 3. Neue Karte ziehen
figure-17-caller = Ansage
figure-17-last-player = Letzte Karte
figure-17-may-not-call = Wer zuletzt legte, darf nicht
figure-17-may-call = Alle anderen dürfen
figure-17-right = 17 oder mehr
figure-17-wrong = Weniger als 17
figure-17-two-penalties = Zweite Strafe: alle gehen zurück
figure-17-two-cards = Nächster Zug: zwei Karten
figure-17-trapper = Wer sie legte
figure-17-down = Verdeckt
figure-17-turned = Aufgedeckt
figure-before = Vorher
figure-after = Nachher
figure-switch-top = Oben
figure-switch-bottom = Ganz unten
figure-switch-dice = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
}
figure-switch-all-back = Daneben: alle Karten zurück
figure-switch-click = Daneben: zurück zur 9
figure-switch-kept = Aufgehört: bleibt weg
figure-switch-green = Du darfst tauschen
figure-switch-red = Du musst mit dem niedrigsten tauschen
figure-switch-token = Nimm ein Blockplättchen
figure-switch-blank = Nichts
figure-switch-choose = Grün: du wählst
figure-switch-lowest = Rot: der niedrigste
figure-switch-blocked = Blockiert: keine Karte geht
figure-switch-pot = Kontern, Befreien: beide in den Vorrat
figure-switch-cancel = Tausch stoppen: kein Tausch
figure-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}

# What signs in pictures are called in the descriptions of pictures.
sign-arrow = dann
sign-plus = plus
sign-equals = gleich
sign-swap = getauscht mit
sign-yes = ja
sign-no = nein
sign-more = und so weiter
sign-to = bis
sign-place = freier Platz
sign-victory = Siegplättchen
sign-penalty = Strafplättchen
sign-block = Blockplättchen
sign-die = Würfel { $n }
sign-card = Karte { $n }
sign-card-blocked = Karte { $n } mit einem Blockplättchen darauf
sign-green = grüne Seite
sign-red = rote Seite
sign-block-face = Block-Seite
sign-blank = leere Seite
