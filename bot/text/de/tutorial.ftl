### /tutorial: a guided first game against CPU players, seen by its learner alone.
### $button is what stands on the button that is to be pressed next, such as "Face up · 4 (open)".
### $cpu1 and $cpu2 are the names of the other two players: $cpu1 plays after the learner, then $cpu2.

tutorial-title = Spielen lernen
tutorial-welcome = Ein erstes Spiel gegen CPUs, bei dem dir jemand zur Seite steht. Es dauert etwa fünf Minuten, nur du siehst es, und es zählt nirgends mit.
tutorial-going = Du hast { $done } von { $steps } Schritten geschafft.
tutorial-finished = Das hast du schon geschafft.
tutorial-step = Schritt { $step } von { $steps }
tutorial-leave = Hör auf, wann du willst: /{ name-tutorial } bringt dich hierher zurück.
# Somebody pressed another button than the one that the step is about.
tutorial-not-yet = Das hat Zeit: Drück erst auf { $button }.
tutorial-won = Du hast dein erstes Spiel { $game } gewonnen!
tutorial-next = Jetzt kannst du loslegen: /{ name-play } eröffnet einen Tisch für andere und für CPUs, und in /{ name-rules } steht jedes Detail.

button-learn = { $game } lernen
button-resume = Hier weitermachen
button-restart = Von vorn
button-go-on = Weiter

# 17. $showing is what everybody sees in the row, $known what the learner knows to lie there, $missing how much that is
# short of 17; $total is what the row of the last round came to.
lesson-17-about = Ein Kartenspiel für starke Nerven: Alle legen an eine gemeinsame Reihe an, und wer glaubt, dass sie 17 wert ist, sagt an.
lesson-17-up = Willkommen! Alle legen Karten an eine gemeinsame Reihe an, und wer glaubt, dass sie 17 oder mehr wert ist, darf ansagen. Mit drei Siegplättchen gewinnst du. Du beginnst: Drück auf { $button }.
lesson-17-down = { $cpu1 } hat die Reihe auf { $showing } gebracht. { $cpu2 } hat eine Karte verdeckt gelegt, und ihre leere Rückseite verrät niemandem, was sie ist. Jetzt du: Drück auf { $button }.
lesson-17-wrong = Die Reihe zeigt { $showing }, und mit deiner eigenen geheimen Karte kommst du auf { $known }. Ist die leere Rückseite von { $cpu2 } mindestens { $missing } wert, dann ist eine Ansage richtig. Trau dich: Drück auf { $button }.
lesson-17-was-wrong = Nur { $total }! Die Karte war ein { card-reverse }, und Sonderkarten zählen 0. Für die falsche Ansage bekommst du ein Strafplättchen, und { $cpu2 } bekommt für die letzte Karte ein Siegplättchen.
lesson-17-x2 = Wer bei einer Ansage gewinnt, beginnt die nächste Runde: Deshalb hat { $cpu2 } angefangen. Du hast eine Sonderkarte: Nach einer offenen { card-x2 } müssen im nächsten Zug zwei Karten gelegt werden. Drück auf { $button }.
lesson-17-low = { $cpu1 } hat zwei Karten gelegt, eine davon verdeckt. Ist eine Ansage richtig, gibt es für die letzte Karte ein Strafplättchen: Halt die Reihe also niedrig, solange andere sie hochtreiben. Drück auf { $button }.
lesson-17-tempted = Die Reihe zeigt { $showing }: Was auch immer die leere Rückseite wert ist, eine Ansage muss richtig sein. Was soll da schon schiefgehen? Drück auf { $button }.
lesson-17-was-trapped = Du lagst richtig: ein Siegplättchen! Aber hinter der leeren Rückseite steckte eine { card-trap }: Verdeckt bringt sie dir für die Ansage ein Strafplättchen, und ein Siegplättchen bekommt, wer sie gelegt hat. Zwei Strafplättchen gehen zusammen weg und nehmen ein Siegplättchen mit; zum Glück hattest du noch keins.
lesson-17-secret = Du hast die Ansage gewonnen, also beginnst du. Eine einseitige Zahl ist ein gutes Geheimnis; eine beidseitige zeigt ihren Wert vorn und hinten. Drück auf { $button }.
lesson-17-secret-again = { $cpu2 } hat { card-trash } gelegt: Der wirft sich selbst und die Karte davor aus der Reihe. Die Karte von { $cpu1 } ist also weg. Leg noch ein Geheimnis dazu: Drück auf { $button }.
lesson-17-right = Die anderen sehen { $showing } und zwei leere Rückseiten. Beide sind von dir, deshalb weißt du zweierlei: Die Reihe ist { $known } wert, und keine { card-trap } ist dabei. Drück auf { $button }.
lesson-17-was-right = { $total }, und niemand sonst konnte es wissen! Für { $cpu2 } war es das zweite Strafplättchen: Beide sind weg, und ein Siegplättchen mit ihnen. Du hast zwei Siegplättchen, mit noch einem gewinnst du.
lesson-17-bait = Du beginnst wieder, mit einer { card-trap } auf der Hand. Am besten wirkt sie in einer Reihe, die nach 17 aussieht, also treib sie erst hoch: Drück auf { $button }.
lesson-17-trap = { $cpu2 } hat einen { card-reverse } gelegt: Jetzt geht es andersherum, deshalb war { $cpu1 } noch einmal dran und dann du. Die Reihe zeigt { $showing }. Deine { card-trap } hat eine leere Rückseite wie so viele Karten: Drück auf { $button }.
lesson-17-was-bluffed = { $cpu2 } hat gehofft, dass deine Karte mindestens { $missing } wert ist, und eine { card-trap } gefunden. Das macht zwei Strafplättchen: eins für die { card-trap }, eins für die falsche Ansage. Die letzte Karte war von dir, also bekommst du dein drittes Siegplättchen!
lesson-17-end = Du hast offen und verdeckt gelegt, falsch und richtig angesagt, bist in eine { card-trap } getappt und hast selbst eine gestellt.

# Switch. $top is the learner's top card, $top1 and $top2 are those of $cpu1 and $cpu2, $dice is how many dice are rolled
# for the learner's top card.
lesson-switch-about = Ein Wettlauf mit Würfeln: Leg sechzehn Karten ab, und schnapp dir den Stapel, der vorn liegt.
lesson-switch-roll = Willkommen! Alle haben einen Stapel Karten von 1 bis 16, der Reihe nach, und wer die 16 ablegt, gewinnt. Die Würfel müssen deine oberste Karte ergeben, das ist die { $top }. Du hast am höchsten gewürfelt und beginnst: Drück auf { $button }.
lesson-switch-one = Einer deiner Würfel zeigt { $top }, also kann diese Karte weg: Drück auf { $button }.
lesson-switch-two = Für die nächste Karte zählen alle Würfel wieder, und einer davon zeigt { $top }. Drück auf { $button }.
lesson-switch-sum = Würfel darfst du auch zusammenzählen, und zwei davon ergeben { $top }. Drück auf { $button }.
lesson-switch-again = Deine Würfel ergeben keine { $top }. Du könntest jetzt aufhören, und was weg ist, bleibt weg; oder du würfelst noch einmal, mit Risiko. Sei mutig, nur dieses eine Mal: Drück auf { $button }.
lesson-switch-bust = Das war ein Fehlwurf: Ein weiterer Wurf hat nichts ergeben, deshalb sind deine Karten zurück, und du bist wieder bei der { $top }. Wer die 8 abgelegt hat, fällt nicht hinter die 9 zurück, und der erste Wurf eines Zugs ist ohne Risiko.
lesson-switch-die = { $cpu1 } hat bei { $top1 } aufgehört, { $cpu2 } bei { $top2 }: Du liegst hinten. Statt der normalen Würfel kannst du den Switch-Würfel werfen, der einen Tausch oder ein Blockplättchen bringen kann. Drück auf { $button }.
lesson-switch-block = Du hast ein Blockplättchen bekommen, gerade noch rechtzeitig! Die Würfel von { $cpu2 } reichen für { $top2 } und alle Karten danach, das wäre der Sieg. Blockieren geht jederzeit, auch jetzt: Drück auf { $button }.
lesson-switch-target = Das sind deine Plättchen. Von einem blockierten Stapel kann nichts abgelegt werden: Drück auf { $button }.
lesson-switch-green = Der Zug von { $cpu2 } ist bei { $top2 } vorbei, und der Stapel bleibt blockiert, bis { $cpu2 } ihn mit einem Plättchen befreit. Aber { $cpu1 } ist bei { $top1 }. Nimm noch einmal den Switch-Würfel: Drück auf { $button }.
lesson-switch-swap = Grün: Du darfst mit jemandem den Stapel tauschen. Der bei { $top2 } ist blockiert, und eine Blockade wandert mit ihrem Stapel mit. Der bei { $top1 } ist frei: Drück auf { $button }.
lesson-switch-chance = Was für ein Tausch! Jetzt bist du bei { $top } und { $cpu1 } bei { $top1 }. Für eine so hohe Karte würfelst du mit { $dice } Würfeln: Drück auf { $button }.
lesson-switch-finish = Diese Würfel reichen für { $top } und alle Karten danach. Drück auf { $button }.
lesson-switch-finish-more = Und die nächste: Drück auf { $button }.
lesson-switch-finish-last = Die letzte Karte! Drück auf { $button }.
lesson-switch-end = Du hattest einen Fehlwurf, hast jemanden blockiert, Stapel getauscht und gewonnen. Eins noch: Mit einem Blockplättchen kannst du auch eine Blockade kontern oder den grünen Tausch von jemand anders stoppen.
