### /tutorial: a guided first game against CPU players, seen by its learner alone.
### $button is what stands on the button that is to be pressed next, such as "Face up · 4 (open)".
### $cpu1 and $cpu2 are the names of the other two players: $cpu1 plays after the learner, then $cpu2.

tutorial-title = Leer spelen
tutorial-welcome = Een eerste spel tegen CPU’s, met iemand naast je. Het duurt een minuut of vijf, alleen jij ziet het en het telt nergens voor mee.
tutorial-going = Je hebt { $done } van de { $steps } stappen gedaan.
tutorial-finished = Deze heb je al af.
tutorial-step = Stap { $step } van { $steps }
tutorial-leave = Stop wanneer je wilt: /{ name-tutorial } brengt je hier terug.
# Somebody pressed another button than the one that the step is about.
tutorial-not-yet = Dat komt later: druk eerst op { $button }.
tutorial-won = Je hebt je eerste spel { $game } gewonnen!
tutorial-next = Nu kun je spelen: /{ name-play } opent een tafel voor vrienden en CPU’s, en in /{ name-rules } staat elk detail.

button-learn = { $game } leren
button-resume = Hier verdergaan
button-restart = Opnieuw beginnen
button-go-on = Verder

# 17. $showing is what everybody sees in the row, $known what the learner knows to lie there, $missing how much that is
# short of 17; $total is what the row of the last round came to.
lesson-17-about = Een kaartspel voor stalen zenuwen: leg kaarten aan één rij, en roep als hij 17 waard is.
lesson-17-up = Welkom! Iedereen legt kaarten aan één rij, en wie denkt dat die 17 of meer waard is, mag roepen. Met drie overwinningsfiches win je het spel. Jij begint: druk op { $button }.
lesson-17-down = { $cpu1 } bracht de rij op { $showing }. { $cpu2 } speelde een kaart dicht, en de lege achterkant verraadt niemand wat het is. Nu jij: druk op { $button }.
lesson-17-wrong = De rij toont { $showing }, en met je eigen geheime kaart kom je op { $known }. Is de lege achterkant van { $cpu2 } minstens { $missing } waard, dan is roepen terecht. Waag het erop: druk op { $button }.
lesson-17-was-wrong = Maar { $total }! De kaart was { card-reverse }, en speciale kaarten tellen 0. Omdat je onterecht riep, krijg jij een straffiche, en { $cpu2 }, die als laatste speelde, een overwinningsfiche.
lesson-17-x2 = Wie gelijk krijgt, begint de volgende ronde, dus { $cpu2 } is begonnen. Je hebt een speciale kaart: na een { card-x2 } die open ligt, moet de volgende speler twee kaarten spelen. Druk op { $button }.
lesson-17-low = { $cpu1 } speelde twee kaarten, waarvan één dicht. Roept iemand terecht, dan krijgt wie als laatste speelde een straffiche: houd de rij dus laag terwijl anderen hem opjagen. Druk op { $button }.
lesson-17-tempted = De rij toont { $showing }: wat de lege achterkant ook waard is, roepen moet terecht zijn. Wat kan er nou misgaan? Druk op { $button }.
lesson-17-was-trapped = Je riep terecht: een overwinningsfiche! Maar achter de lege achterkant zat een { card-trap }: dicht geeft hij wie roept een straffiche, en wie hem speelde een overwinningsfiche. Twee straffiches gaan samen weg en nemen een overwinningsfiche mee; gelukkig had jij er nog geen.
lesson-17-secret = Je kreeg gelijk, dus jij begint. Een enkelzijdig getal is een mooi geheim; een dubbelzijdig getal toont zijn waarde aan beide kanten. Druk op { $button }.
lesson-17-secret-again = { $cpu2 } speelde { card-trash }: dat gooit zichzelf en de kaart ervoor uit de rij. De kaart van { $cpu1 } is dus weg. Voeg een tweede geheim toe: druk op { $button }.
lesson-17-right = De anderen zien { $showing } en twee lege achterkanten. Ze zijn allebei van jou, dus je weet twee dingen: er ligt { $known } in de rij, en geen { card-trap }. Druk op { $button }.
lesson-17-was-right = { $total }, en verder kon niemand dat weten! Voor { $cpu2 } was het de tweede straffiche, dus ze gingen allebei weg, samen met een overwinningsfiche. Jij hebt twee overwinningsfiches, en met nog één win je.
lesson-17-bait = Jij begint weer, met een { card-trap } in je hand. Die werkt het best in een rij die op 17 lijkt, dus jaag hem eerst op: druk op { $button }.
lesson-17-trap = { $cpu2 } speelde { card-reverse }: nu gaat het de andere kant op, dus { $cpu1 } was weer aan de beurt, en dan jij. De rij toont { $showing }. Je { card-trap } heeft een lege achterkant, net als zoveel kaarten: druk op { $button }.
lesson-17-was-bluffed = { $cpu2 } hoopte dat je kaart minstens { $missing } waard was, en vond een { card-trap }. Dat zijn twee straffiches: een voor de { card-trap }, een voor het onterechte roepen. Jij speelde als laatste, dus jij krijgt je derde overwinningsfiche!
lesson-17-end = Je speelde open en dicht, riep onterecht en terecht, liep in een { card-trap } en zette er zelf een.

# Switch. $top is the learner's top card, $top1 and $top2 are those of $cpu1 and $cpu2, $dice is how many dice are rolled
# for the learner's top card.
lesson-switch-about = Een race met dobbelstenen: leg zestien kaarten af, en pik de stapel van wie voorligt.
lesson-switch-roll = Welkom! Iedereen heeft een stapel kaarten van 1 t/m 16, op volgorde, en wie de 16 aflegt, wint. De dobbelstenen moeten je bovenste kaart maken, en dat is { $top }. Jij gooide het hoogst en begint: druk op { $button }.
lesson-switch-one = Een van je dobbelstenen toont { $top }, dus die kaart kan weg: druk op { $button }.
lesson-switch-two = Voor de volgende kaart tellen alle dobbelstenen weer mee, en een ervan toont { $top }. Druk op { $button }.
lesson-switch-sum = Je mag dobbelstenen ook optellen, en twee ervan maken { $top }. Druk op { $button }.
lesson-switch-again = Je dobbelstenen maken geen { $top }. Je kunt nu stoppen, en wat weg is, blijft weg; of je gooit nog eens, met risico. Wees dapper, voor deze ene keer: druk op { $button }.
lesson-switch-bust = Dat is een misworp: nog een worp leverde niets op, dus je kaarten zijn terug en je bent weer bij { $top }. Wie de 8 heeft afgelegd, valt niet verder terug dan de 9, en de eerste worp van een beurt is zonder risico.
lesson-switch-die = { $cpu1 } stopte bij { $top1 }, { $cpu2 } bij { $top2 }: jij ligt achter. In plaats van de gewone dobbelstenen kun je de Switch-dobbelsteen gooien, die een ruil of een blokfiche kan opleveren. Druk op { $button }.
lesson-switch-block = Je kreeg een blokfiche, net op tijd! De dobbelstenen van { $cpu2 } zijn goed voor { $top2 } en alle kaarten daarna, en dat zou de winst zijn. Blokkeren mag op elk moment, ook nu: druk op { $button }.
lesson-switch-target = Dit zijn je fiches. Van een geblokkeerde stapel kan niets worden afgelegd: druk op { $button }.
lesson-switch-green = De beurt van { $cpu2 } is voorbij bij { $top2 }, en de stapel blijft geblokkeerd tot { $cpu2 } hem met een fiche bevrijdt. Maar { $cpu1 } is bij { $top1 }. Neem nog eens de Switch-dobbelsteen: druk op { $button }.
lesson-switch-swap = Groen: je mag met iemand van stapel ruilen. Die bij { $top2 } is geblokkeerd, en een blokkade gaat met de stapel mee. Die bij { $top1 } is vrij: druk op { $button }.
lesson-switch-chance = Wat een ruil! Nu ben jij bij { $top }, en { $cpu1 } bij { $top1 }. Voor zo’n hoge kaart gooi je { $dice } dobbelstenen: druk op { $button }.
lesson-switch-finish = Deze dobbelstenen zijn goed voor { $top } en alle kaarten daarna. Druk op { $button }.
lesson-switch-finish-more = En de volgende: druk op { $button }.
lesson-switch-finish-last = De laatste kaart! Druk op { $button }.
lesson-switch-end = Je gooide mis, blokkeerde iemand, ruilde van stapel en won. Nog één ding: met een blokfiche kun je ook een blokkade afweren, of een groene ruil van iemand anders stoppen.
