### /rules. Pages of at most 900 characters: short sentences, for somebody who has never played.
### The ids in comments are those of docs/rules: a text says what these rules say, and nothing else.
### **Bold** and lines that begin with "- " or "1. " are markup. No line may begin with *, [ or a full stop.
### Known everywhere: $victory, $penalty, $block, $green, $red (the signs of tokens and of faces, or short words for them).

rules-page = Pagina { $page } van { $pages }
rules-jump = Ga naar een pagina
rules-which = Welk spel wil je leren?
rules-17-pitch = **{ game-17 }**: bluf met kaarten in een gezamenlijke rij en roep op het juiste moment. Voor 2 tot 6 spelers.
rules-switch-pitch = **{ game-switch }**: gooi je kaarten weg, tart het lot, ruil van stapel. Voor 2 tot 4 spelers.

button-rules = Regels
# $game: the other game, whose rules this button opens.
button-rules-of = Regels van { $game }
button-answer = Toon het antwoord
button-question = Verberg het antwoord

refused-rules = Die pagina is er niet meer: /{ name-rules } opent de regels opnieuw.

## 17

rules-17-goal-title = Het idee
# M8, C1, E3, E4, G1
rules-17-goal =
    Iedereen legt kaarten aan dezelfde rij. Sommige liggen dicht, dus niemand weet precies wat de rij waard is.

    Denk je dat hij **17 of meer** waard is? Druk dan op **{ button-call }** voordat de volgende kaart wordt gespeeld. De rij wordt omgedraaid en opgeteld:
    - Je had gelijk: jij krijgt een overwinningsfiche, en de laatste speler een straffiche.
    - Je had het mis: het is precies andersom.

    De **laatste speler** is wie de laatste kaart speelde. **Met drie overwinningsfiches win je.** 17 is voor 2 tot 6 spelers.

rules-17-cards-title = De kaarten
# M1, M2, M3, M4, M5, M6, P8
rules-17-cards =
    Er zijn 70 kaarten. Een witte rand is een voorkant, een zwarte rand een achterkant.
    - 35 **dubbelzijdige getallen**, van 1 t/m 5, tonen hun waarde aan beide kanten. Ook dicht verraden ze die.
    - 15 **enkelzijdige getallen**, van 1 t/m 5, tonen die alleen aan de voorkant.
    - 20 **speciale kaarten** tellen 0: vijf keer Omkeren, Vuilnis, x2 en Valstrik.

    Enkelzijdige getallen en speciale kaarten hebben dezelfde **lege achterkant**.

    Je ziet de achterkanten van iedereen: dubbelzijdige getallen in een hand zijn geen geheim. Wat er achter een lege achterkant zit, weet alleen de eigenaar.

rules-17-turn-title = Jouw beurt
# S1, S2, S3, T1, T2, T3, T4, P9, E2
rules-17-turn =
    Iedereen heeft drie kaarten. Het toeval bepaalt wie begint, en er wordt met de klok mee gespeeld.
    1. Kies een van je kaarten. Passen kan niet.
    2. Leg hem rechts aan de rij, **open** of **dicht**. Elke kaart mag op beide manieren.
    3. Je krijgt een nieuwe kaart van de trekstapel.

    Een getal houdt zijn waarde, hoe het ook ligt. Een speciale kaart werkt alleen open, behalve de Valstrik: die werkt dicht.

    Is de trekstapel leeg, dan wordt hij opnieuw gemaakt van de afgelegde kaarten. Zijn die er niet, dan wordt je hand kleiner. Wie geen kaart heeft om te spelen, moet 17 roepen.

rules-17-call-title = 17 roepen
# C1, C2, C3, P6, X1, X2, X3, X4
rules-17-call =
    Is de rij **17 of meer** waard? Je mag roepen na elke beurt, tot de volgende kaart wordt gespeeld. Je hoeft niet aan de beurt te zijn. Je kunt niet roepen
    - als jij de laatste kaart hebt gespeeld,
    - vóór de eerste kaart van een ronde,
    - tussen de twee kaarten van een x2-beurt.

    Na elke beurt kan even niemand spelen, alleen roepen. Zo krijgt iedereen de kans, niet alleen de snelste. Met twee spelers is dat niet nodig.

    Roepen er meerdere spelers, dan telt alleen wie in de speelrichting als eerste na de laatste speler komt. Wie vóór jou zou komen, krijgt dus ook nog even de tijd om te roepen.

rules-17-round-title = Het einde van een ronde
# E1, E2, E3, E4, E5, E6, E7, E8, E9
rules-17-round =
    De rij wordt omgedraaid en opgeteld.
    - **17 of meer**: { $victory } voor wie riep, { $penalty } voor de laatste speler.
    - **Minder dan 17**: { $victory } voor de laatste speler, { $penalty } voor wie riep.
    - Ook **Valstrikken** die dicht lagen, leveren fiches op.

    Eerst komen de straffen. Krijg je een **tweede straffiche**? Dan gaan ze allebei terug, samen met een overwinningsfiche als je er een hebt. Daarna worden de overwinningsfiches uitgedeeld, hooguit één per speler.

    De rij wordt afgelegd, je hand houd je. Wie gelijk kreeg bij het roepen, begint de volgende ronde, weer met de klok mee.

rules-17-reverse-title = Omkeren
# P1, P3, P8, P9, E9
rules-17-reverse =
    Ligt hij **open**, dan verandert meteen de speelrichting. De volgende beurt is voor wie anders vóór jou komt.
    - De richting blijft veranderd, ook als Omkeren daarna door Vuilnis verdwijnt.
    - Elke ronde begint weer met de klok mee.
    - Met twee spelers is de ander hoe dan ook aan de beurt.

    Ligt hij **dicht**, dan doet hij niets. Hij telt altijd 0.

rules-17-trash-title = Vuilnis
# P2, P3, P4, P8, P9
rules-17-trash =
    Ligt het **open**, dan verdwijnen het Vuilnis en de kaart ervoor uit de rij. Allebei worden ze afgelegd. Lag die kaart dicht, dan blijft hij geheim.
    - Wat de kaart deed, blijft gelden: een weggegooide Omkeren of x2 werkt nog steeds.
    - In een lege rij verdwijnt alleen het Vuilnis.
    - Jij bent de laatste speler, ook al is je kaart weg. Dus je kunt niet roepen.

    Ligt het **dicht**, dan doet het niets. Het blijft in de rij en telt 0.

rules-17-x2-title = x2
# P3, P5, P6, P8, P9
rules-17-x2 =
    Ligt hij **open**, dan speelt de volgende speler **twee kaarten** in één beurt, en trekt er dan twee.
    - De eerste kaart werkt voordat de tweede wordt gekozen. Vuilnis kan hem dus weghalen.
    - Tussen de twee kan niemand roepen.
    - Twee keer x2 in één beurt doet niet meer dan één keer.
    - Wie maar één kaart heeft, speelt alleen die.

    Ligt hij **dicht**, dan doet hij niets. Hij telt altijd 0.

rules-17-trap-title = Valstrik
# E2, E5, P7, P8
rules-17-trap =
    Ligt hij **dicht**, dan wacht hij tot er iemand roept. Als de rij wordt omgedraaid, levert elke Valstrik dit op:
    - { $victory } een overwinningsfiche voor wie hem speelde,
    - { $penalty } een straffiche voor wie riep, ook als dat terecht was.

    Roep je in je eigen Valstrik, dan krijg je allebei. Maar niemand krijgt meer dan één overwinningsfiche per ronde.

    Ligt hij **open**, dan doet hij niets. Hij telt altijd 0.

rules-17-example-title = Probeer het: wat is hij waard?
# $row: the cards. $shown: what can be read. $n: how many blank backs. $name: a player, such as "Player 2".
rules-17-example =
    { $row }

    Deze rij toont **{ $shown }**. Achter { $n ->
        [one] de lege achterkant
       *[other] de { $n } lege achterkanten
    } kan van alles liggen. { $name } roept nu 17. Had jij het gedurfd?
# M3, P8, E1: $sum is an addition such as "5 + 3 = **8**".
rules-17-answer =
    { $row }
    { $sum }

    Dicht telt een dubbelzijdig getal zoals altijd, en een enkelzijdig getal ook. Speciale kaarten tellen 0.
rules-17-answer-right = Het is 17 of meer: { $name } had gelijk.
rules-17-answer-wrong = Het is minder dan 17: { $name } had het mis.

rules-17-winning-title = Winnen
# G1, G2, L1
rules-17-winning =
    Het spel eindigt met de ronde waarna iemand **drie overwinningsfiches** heeft.

    Hebben meerdere spelers er drie? Dan wint wie de minste straffiches heeft. Is ook dat gelijk, dan winnen jullie samen.

    Is je tijd om, dan speelt een CPU deze beurt voor je. Wie weggaat, laat hand en fiches tot het einde over aan een CPU.

rules-17-quick-title = In één oogopslag
# T1, T2, C1, C2, E2, E3, E4, E5, E6, G1, P1, P2, P5
rules-17-quick =
    - **Beurt** · één kaart, open of dicht; krijg een nieuwe
    - **Roepen** · 17 of meer, na een beurt, niet als jij als laatste speelde
    - **Terecht** · { $victory } wie riep, { $penalty } laatste speler
    - **Onterecht** · { $victory } laatste speler, { $penalty } wie riep
    - { $penalty }{ $penalty } · allebei terug, met één { $victory }, als die er is
    - { $victory } · hooguit één per ronde; met drie win je
    - **Omkeren**, open · de richting verandert
    - **Vuilnis**, open · haalt zichzelf en de kaart ervoor weg
    - **x2**, open · de volgende speler speelt twee kaarten
    - **Valstrik**, dicht · { $victory } wie hem speelde, { $penalty } wie riep

## Switch

rules-switch-goal-title = Het idee
# M1, M4, A6, T1, T2, W1
rules-switch-goal =
    Iedereen heeft een stapel kaarten van 1 t/m 16. De 1 ligt bovenop, de 16 onderop. Je wilt ze op volgorde kwijtraken. **Wie de 16 aflegt, wint de ronde.**

    In je beurt kies je:
    - de **gewone dobbelstenen**, om kaarten af te leggen, of
    - de **Switch-dobbelsteen**, om stapels te ruilen of een blokfiche te krijgen.

    Allebei in één beurt kan nooit. Iedereen gooit één dobbelsteen, en wie het hoogst gooit, begint. Daarna gaat het met de klok mee. Switch is voor 2 tot 4 spelers.

rules-switch-roll-title = Dobbelstenen gooien
# T1, A1, A2
rules-switch-roll =
    Je bovenste kaart zegt met hoeveel dobbelstenen je gooit:
    - kaart 1 t/m 6: **drie** dobbelstenen
    - kaart 7 t/m 11: **vier** dobbelstenen
    - kaart 12 t/m 16: **vijf** dobbelstenen

    De bovenste kaart mag weg als één dobbelsteen het getal toont, of als meerdere dobbelstenen **samen** precies dat getal maken. Aftrekken mag niet. Dan komt de volgende kaart, en tellen alle dobbelstenen weer mee.

    De kaarten gaan op volgorde, zonder er een over te slaan. Is de worp goed voor je bovenste kaart, dan leg je die af. Elke volgende is je eigen keuze.

rules-switch-luck-title = Het lot tarten
# A3, A4, A5
rules-switch-luck =
    Is de **eerste** worp van een beurt voor geen kaart goed, dan is de beurt voorbij. Dat kost niets.

    Heb je met een worp een kaart afgelegd, dan kies je:
    - **{ button-stop }**: wat weg is, blijft weg. De volgende is aan de beurt.
    - Nog eens **{ button-roll }**, met zoveel dobbelstenen als je nieuwe bovenste kaart zegt. Is die worp voor geen kaart goed, dan is je beurt voorbij en komen er kaarten terug.

    Hoeveel komen er terug?
    - Bovenste kaart 8 of lager: allemaal. Je begint weer bij de 1.
    - Bovenste kaart 9 of hoger: alles t/m de 9. De **Click-kaart**, de 8, blijft weg.

rules-switch-die-title = De Switch-dobbelsteen
# T2, M2, B1, B2, B3, B4, B5
rules-switch-die =
    Neem hem in plaats van de gewone dobbelstenen. Je legt in die beurt niets af. Hij heeft zes kanten:
    - { $green } **Groen**, twee keer: je mag van stapel ruilen met wie je wilt.
    - { $red } **Rood**, één keer: je moet ruilen met wie de laagste bovenste kaart heeft, als die lager is dan de jouwe.
    - { $block } **Blok**, twee keer: pak een blokfiche, als er een in de pot zit.
    - **Leeg**, één keer: er gebeurt niets.

    Dan is je beurt voorbij.

rules-switch-swap-title = Stapels ruilen
# B2, B3, K6, K7
rules-switch-swap =
    Een stapel met een hogere bovenste kaart is dichter bij het einde. Met **groen** kun je er zo een pakken. Met **rood** moet je de jouwe misschien weggeven.

    { $green } **Groen**: kies met wie je ruilt, of houd je stapel. Elke andere speler met een blokfiche kan de ruil stoppen.

    { $red } **Rood**: je ruilt met de laagste bovenste kaart. Zijn er meerdere even laag? Kies er dan een. Is er geen lager dan de jouwe? Dan gebeurt er niets. Een rode ruil kan niemand stoppen, en ook een blokkade beschermt een stapel er niet tegen.

    De afgelegde kaarten gaan met de stapel mee, net als een blokkade die erop ligt. Fiches die je hebt, blijven bij jou.

rules-switch-block-title = Blokfiches
# M3, B4, K1, K2, K3, K4, K5, K6, K8, K9, K10, K11
rules-switch-block =
    In de pot zit één fiche meer dan er spelers zijn. Je kunt er meerdere hebben. Dit doen ze:
    - **{ button-block }**, op elk moment: van een stapel met een fiche erop gaat geen kaart weg. Heeft die speler al met gewone dobbelstenen gegooid, dan eindigt de beurt, zonder verlies.
    - **{ button-counter }**, meteen als jij geblokkeerd wordt: beide fiches gaan terug in de pot.
    - **{ button-unblock }**, in je beurt vóór het gooien: beide fiches gaan terug. Anders moet je de Switch-dobbelsteen gooien.
    - **{ button-cancel-swap }**: een groene ruil gaat niet door, en die beurt is voorbij. Je fiche gaat terug.

    Je eigen stapel en een geblokkeerde stapel kun je niet blokkeren. Zolang een ander met een fiche het kan stoppen, wacht het afleggen even. Is er een blokkade of een groene ruil aangekondigd, dan kunnen fiches alleen daarop antwoorden.

rules-switch-example-title = Probeer het: welke kaarten kunnen weg?
# $card: the top card. $dice: a list of dice.
rules-switch-example =
    Je bovenste kaart is **{ $card }**. Je gooit { $dice }.

    Welke kaarten kun je na elkaar afleggen?
# A1, A2: one line for each card, $card = $dice, such as "5 = 1 + 4".
rules-switch-answer-card = **{ $card }** = { $dice }
# $card: the first card that these dice do not make.
rules-switch-answer-end = Geen dobbelstenen maken samen { $card }. Daar houdt het dus op.
# A4, A5: $card: the top card then. $n: dice. $back: the top card after a miss.
rules-switch-answer-next = Nu kun je stoppen. Of je gooit { $n ->
        [one] 1 dobbelsteen
       *[other] { $n } dobbelstenen
    } voor kaart { $card }. Lukt dat niet, dan ligt kaart { $back } weer bovenop.

rules-switch-winning-title = Winnen
# A6, W1, W2, L1
rules-switch-winning =
    In **één ronde** wint meteen wie de 16 aflegt.

    Een **match** heeft meerdere rondes. Wie een ronde wint, krijgt 16 punten. Ieder ander krijgt zoveel punten als de hoogste kaart die dan weg is van de eigen stapel.

    De ronde waarna iemand 100 punten of meer heeft, is de laatste. De meeste punten winnen. Bij gelijke stand winnen jullie samen.

    Een nieuwe ronde begint met volle stapels en alle fiches in de pot. Wie de vorige ronde won, begint.

    Is je tijd om, dan speelt een CPU voor je verder. Wie weggaat, laat stapel en fiches tot het einde over aan een CPU.

rules-switch-quick-title = In één oogopslag
# T1, A1, A3, A4, A5, A6, T2, B1, B2, B3, B4, K1, K3, K4, K6, W2
rules-switch-quick =
    - **Dobbelstenen** · drie t/m kaart 6, vier t/m 11, vijf t/m 16
    - **Een kaart gaat weg** · met één dobbelsteen, of een som
    - **Mis** · de eerste worp kost niets; een latere brengt je terug naar 1, vanaf 9 naar 9
    - **Kaart 16 weg** · de ronde is gewonnen
    - { $green } **Groen** · je mag ruilen met wie je wilt
    - { $red } **Rood** · je moet ruilen met de laagste, als die lager is dan jij
    - { $block } **Blok** · pak een blokfiche
    - **Blokfiche** · blokkeren, afweren, bevrijden of een groene ruil stoppen
    - **Match** · 16 voor wie wint, anders je hoogste kaart die weg is; tot 100

## In pictures. The shorter, the larger they are drawn.

figure-17-question = 17?
figure-17-three-win = Met drie win je
figure-17-closed = Enkelzijdig getal
figure-17-open = Dubbelzijdig getal
figure-17-special = Speciale kaart
figure-17-hand = Een hand, zoals anderen die zien
figure-17-choose = 1. Kies een kaart
figure-17-play = 2. Speel hem open of dicht
figure-17-draw = 3. Krijg een nieuwe kaart
figure-17-caller = Wie riep
figure-17-last-player = Laatste speler
figure-17-may-not-call = Laatste speler mag niet roepen
figure-17-may-call = Alle anderen wel
figure-17-right = 17 of meer
figure-17-wrong = Minder dan 17
figure-17-two-penalties = Tweede straf: allemaal terug
figure-17-two-cards = Volgende speler: twee kaarten
figure-17-trapper = Wie hem speelde
figure-17-down = Dicht
figure-17-turned = Omgedraaid
figure-before = Voor
figure-after = Na
figure-switch-top = Bovenop
figure-switch-bottom = Onderop
figure-switch-dice = { $n ->
    [one] 1 steen
   *[other] { $n } stenen
}
figure-switch-all-back = Mis: alle kaarten terug
figure-switch-click = Mis: terug naar 9
figure-switch-kept = Gestopt: het blijft weg
figure-switch-green = Je mag ruilen
figure-switch-red = Je moet ruilen met de laagste
figure-switch-token = Pak een blokfiche
figure-switch-blank = Niets
figure-switch-choose = Groen: jij kiest
figure-switch-lowest = Rood: de laagste
figure-switch-blocked = Geblokkeerd: geen kaart weg
figure-switch-pot = Afweren, Bevrijden: allebei in de pot
figure-switch-cancel = Ruil stoppen: geen ruil
figure-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}

# What signs in pictures are called in the descriptions of pictures.
sign-arrow = dan
sign-plus = plus
sign-equals = is
sign-swap = geruild met
sign-yes = ja
sign-no = nee
sign-more = enzovoort
sign-to = tot en met
sign-place = vrije plek
sign-victory = overwinningsfiche
sign-penalty = straffiche
sign-block = blokfiche
sign-die = dobbelsteen { $n }
sign-card = kaart { $n }
sign-card-blocked = kaart { $n } met een blokfiche erop
sign-green = groene kant
sign-red = rode kant
sign-block-face = blokkant
sign-blank = lege kant
