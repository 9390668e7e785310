### /rules. Short sentences, for somebody who has never played.
### The ids in comments are those of docs/rules: a text says what these rules say, and nothing else.
### **Bold** and lines that begin with "- " or "1. " are markup. No line may begin with *, [ or a full stop.
### Known everywhere: $victory, $penalty, $block, $green, $red (the signs of tokens and of faces, or short words for them).

rules-page = Pagina { $page } di { $pages }
rules-jump = Vai a una pagina
rules-which = Quale gioco vuoi imparare?
rules-17-pitch = **{ game-17 }**: bluff in una fila comune, e una chiamata al momento giusto. Da 2 a 6.
rules-switch-pitch = **{ game-switch }**: scarta le tue carte con i dadi, sfida la sorte, scambia le pile. Da 2 a 4.

button-rules = Regole
# $game: the other game, whose rules this button opens.
button-rules-of = Regole di { $game }
button-answer = Mostra la risposta
button-question = Nascondi la risposta

refused-rules = Quella pagina non c’è più: /{ name-rules } riapre le regole.

## 17

rules-17-goal-title = L’idea
# M8, C1, E3, E4, G1
rules-17-goal =
    Tutti aggiungono carte alla stessa fila. Alcune sono coperte, quindi nessuno sa bene quanto vale.

    Pensi che valga **17 o più**? Premi **{ button-call }** prima della prossima carta. Si gira la fila e si somma:
    - Hai ragione: un gettone Vittoria per te, un gettone Penalità per chi ha giocato l’ultima carta.
    - Hai torto: il contrario.

    Con **tre gettoni Vittoria si vince.** A 17 si gioca da 2 a 6.

rules-17-cards-title = Le carte
# M1, M2, M3, M4, M5, M6, P8
rules-17-cards =
    Ci sono 70 carte. Con il bordo bianco vedi il fronte, con il bordo nero il dorso.
    - 35 **numeri aperti**, da 1 a 5, mostrano il valore su entrambi i lati. Si legge anche quando la carta è coperta.
    - 15 **numeri chiusi**, da 1 a 5, lo mostrano solo sul fronte.
    - 20 **carte speciali** valgono 0: Inversione, Spazzatura, x2 e Trappola, cinque per tipo.

    I numeri chiusi e le carte speciali hanno lo stesso **dorso vuoto**.

    Vedi i dorsi di tutti: i numeri aperti di una mano non sono un segreto. Che cosa c’è dietro un dorso vuoto lo sa solo chi ha quella carta.

rules-17-turn-title = Il tuo turno
# S1, S2, S3, T1, T2, T3, T4, P9, E2
rules-17-turn =
    In ogni mano ci sono tre carte. Il caso decide chi inizia, poi si gioca in senso orario.
    1. Scegli una delle tue carte. Non si può passare.
    2. Giocala in fondo alla fila, a destra, **scoperta** o **coperta**. Ogni carta si può giocare in entrambi i modi.
    3. Ricevi una nuova carta dal mazzo.

    Un numero vale lo stesso in entrambi i modi. Una carta speciale funziona solo scoperta, tranne la Trappola, che funziona coperta.

    Se il mazzo finisce, se ne fa uno nuovo con gli scarti. Se non ce ne sono, la tua mano si riduce. Chi non ha carte da giocare deve chiamare 17.

rules-17-call-title = Chiamare 17
# C1, C2, C3, P6, X1, X2, X3, X4
rules-17-call =
    La fila vale **17 o più**? Puoi chiamare dopo qualsiasi turno, finché non si gioca la prossima carta, anche se non tocca a te. Non puoi chiamare
    - se l’ultima carta è tua,
    - prima della prima carta di una manche,
    - tra le due carte di un turno x2.

    Dopo ogni turno c’è un breve momento in cui nessuno può giocare, solo chiamare. Così tutti hanno la loro occasione, non solo chi è più veloce. In due non serve.

    Se chiamano in più d’uno, vale una sola chiamata: la prima, nel senso di gioco, dopo chi ha giocato l’ultima carta. Perciò anche chi verrebbe prima di te ha un momento per chiamare.

rules-17-round-title = La fine di una manche
# E1, E2, E3, E4, E5, E6, E7, E8, E9
rules-17-round =
    Si gira la fila e si somma.
    - **17 o più**: { $victory } a chi ha chiamato, { $penalty } a chi ha giocato l’ultima carta.
    - **Meno di 17**: { $victory } a chi ha giocato l’ultima carta, { $penalty } a chi ha chiamato.
    - Anche le **Trappole** coperte portano gettoni.

    Prima le penalità. Ricevi un **secondo gettone Penalità**? Li restituisci entrambi, insieme a un gettone Vittoria, se ne hai. Poi si danno i gettoni Vittoria, al massimo uno a testa.

    La fila si scarta e la tua mano resta a te. Chi ha avuto la meglio nella chiamata inizia la manche successiva, di nuovo in senso orario.

rules-17-reverse-title = Inversione
# P1, P3, P8, P9, E9
rules-17-reverse =
    Giocata **scoperta**, cambia subito il senso di gioco. Il turno torna a chi viene prima di te.
    - Il senso resta cambiato anche se l’Inversione finisce nella spazzatura.
    - Ogni manche ricomincia in senso orario.
    - In due, tocca comunque all’altra persona.

    Giocata **coperta**, non fa nulla. Vale 0 in entrambi i modi.

rules-17-trash-title = Spazzatura
# P2, P3, P4, P8, P9
rules-17-trash =
    Giocata **scoperta**, la Spazzatura e la carta prima di lei lasciano la fila. Si scartano entrambe. Se quella carta era coperta, resta segreta.
    - Ciò che la carta ha fatto non si annulla: un’Inversione o un x2 eliminati valgono ancora.
    - In una fila vuota se ne va solo la Spazzatura.
    - L’ultima carta è la tua, anche se non c’è più. Quindi non puoi chiamare.

    Giocata **coperta**, non fa nulla. Resta nella fila e vale 0.

rules-17-x2-title = x2
# P3, P5, P6, P8, P9
rules-17-x2 =
    Giocato **scoperto**, nel turno successivo si devono giocare **due carte**, e poi pescarne due.
    - La prima carta ha effetto prima che si scelga la seconda. Quindi una Spazzatura può toglierla.
    - Nessuno può chiamare tra le due.
    - Due x2 nello stesso turno valgono come uno.
    - Chi ha una sola carta gioca solo quella.

    Giocato **coperto**, non fa nulla. Vale 0 in entrambi i modi.

rules-17-trap-title = Trappola
# E2, E5, P7, P8
rules-17-trap =
    Giocata **coperta**, aspetta una chiamata. Quando si gira la fila, ognuna di queste Trappole porta
    - { $victory } un gettone Vittoria a chi l’ha giocata,
    - { $penalty } un gettone Penalità a chi ha chiamato, anche se a ragione.

    Se chiami su una tua Trappola, li ricevi entrambi. Ma nessuno riceve più di un gettone Vittoria per manche.

    Giocata **scoperta**, non fa nulla. Vale 0 in entrambi i modi.

rules-17-example-title = Prova: quanto vale?
# $row: the cards. $shown: what can be read. $n: how many blank backs. $name: a player, such as "Player 2".
rules-17-example =
    { $row }

    Questa fila mostra **{ $shown }**. Dietro { $n ->
        [one] il dorso vuoto
       *[other] i { $n } dorsi vuoti
    } può esserci qualsiasi cosa. E { $name } chiama 17. Avresti osato?
# M3, P8, E1: $sum is an addition such as "5 + 3 = **8**".
rules-17-answer =
    { $row }
    { $sum }

    Coperto, un numero aperto conta come sempre, e così uno chiuso. Le carte speciali valgono 0.
rules-17-answer-right = È 17 o più: { $name } aveva ragione.
rules-17-answer-wrong = È meno di 17: { $name } aveva torto.

rules-17-winning-title = Vincere
# G1, G2, L1
rules-17-winning =
    La partita finisce con la manche dopo la quale qualcuno ha **tre gettoni Vittoria**.

    Più persone ne hanno tre? Vince chi ha meno gettoni Penalità. Se anche questi sono pari, la vittoria è condivisa.

    Se il tuo tempo scade, una CPU gioca quel turno per te. Chi se ne va lascia mano e gettoni a una CPU fino alla fine.

rules-17-quick-title = In una pagina
# T1, T2, C1, C2, E2, E3, E4, E5, E6, G1, P1, P2, P5
rules-17-quick =
    - **Turno** · una carta, scoperta o coperta, poi una nuova
    - **Chiamata** · 17 o più, dopo un turno, non se l’ultima carta è tua
    - **Giusta** · { $victory } a chi chiama, { $penalty } all’ultima carta
    - **Sbagliata** · { $victory } all’ultima carta, { $penalty } a chi chiama
    - { $penalty }{ $penalty } · si restituiscono, con un { $victory }, se c’è
    - { $victory } · al massimo uno per manche; con tre si vince
    - **Inversione**, scoperta · cambia il senso
    - **Spazzatura**, scoperta · se ne va con la carta prima di lei
    - **x2**, scoperto · due carte nel turno successivo
    - **Trappola**, coperta · { $victory } a chi l’ha giocata, { $penalty } a chi chiama

## Switch

rules-switch-goal-title = L’idea
# M1, M4, A6, T1, T2, W1
rules-switch-goal =
    Ognuno ha una pila di carte da 1 a 16. L’1 è in cima, il 16 in fondo. Bisogna liberarsene, in ordine. **Chi scarta il 16 vince la manche.**

    Nel tuo turno scegli:
    - i **dadi normali**, per scartare carte, oppure
    - il **dado Switch**, per scambiare le pile o avere un gettone Blocco.

    Mai entrambi nello stesso turno. Ognuno lancia un dado, e il più alto inizia. Poi si gioca in senso orario. A Switch si gioca da 2 a 4.

rules-switch-roll-title = Lanciare i dadi
# T1, A1, A2
rules-switch-roll =
    La tua carta in cima dice quanti dadi lanci:
    - carte da 1 a 6: **tre** dadi
    - carte da 7 a 11: **quattro** dadi
    - carte da 12 a 16: **cinque** dadi

    La carta in cima può uscire se un dado mostra il suo numero, o se la **somma** di più dadi è proprio quella. Non si sottrae. Poi viene la carta successiva, e tutti i dadi contano di nuovo.

    Le carte escono in ordine, senza saltarne. Se il lancio dà la tua carta in cima, la scarti. Per le successive scegli tu.

rules-switch-luck-title = Sfidare la sorte
# A3, A4, A5
rules-switch-luck =
    Se il **primo** lancio di un turno non dà nessuna carta, il turno è finito. Non costa nulla.

    Quando hai scartato una carta di un lancio, scegli:
    - **{ button-stop }**: ciò che è scartato resta scartato. Si passa al turno successivo.
    - **{ button-roll }** ancora, con i dadi della tua nuova carta in cima. Se questo lancio non dà nessuna carta, il tuo turno è finito e alcune carte tornano.

    Quante?
    - Carta in cima 8 o meno: tutte. Ricominci dall’1.
    - Carta in cima 9 o più: quelle fino al 9. La **carta Click**, l’8, resta scartata.

rules-switch-die-title = Il dado Switch
# T2, M2, B1, B2, B3, B4, B5
rules-switch-die =
    Usalo al posto dei dadi normali. In quel turno non scarti nulla. Ha sei facce:
    - { $green } **Verde**, due volte: puoi scambiare la pila con chi vuoi.
    - { $red } **Rosso**, una volta: devi scambiare con chi ha la carta in cima più bassa, se è più bassa della tua.
    - { $block } **Blocco**, due volte: prendi un gettone Blocco, se ce n’è uno nella riserva.
    - **Vuota**, una volta: non succede nulla.

    Poi il tuo turno è finito.

rules-switch-swap-title = Scambiare le pile
# B2, B3, K6, K7
rules-switch-swap =
    Più alta è la carta in cima, più vicina è la fine. Con **Verde** puoi prenderti una pila così. Con **Rosso** a volte devi cedere la tua.

    { $green } **Verde**: scegli chi vuoi, o tieni la tua pila. Chiunque altro abbia un gettone Blocco può annullare lo scambio.

    { $red } **Rosso**: scambi con la carta in cima più bassa. Sono più d’una? Ne scegli una. Nessuna è più bassa della tua? Non succede nulla. Nessuno può annullare uno scambio rosso, e un Blocco non ne protegge una pila.

    Gli scarti seguono la pila, e così un Blocco che ci sta sopra. I gettoni che hai restano a te.

rules-switch-block-title = I gettoni Blocco
# M3, B4, K1, K2, K3, K4, K5, K6, K8, K9, K10, K11
rules-switch-block =
    Nella riserva c’è un gettone in più delle persone al tavolo. Puoi averne diversi. A cosa servono:
    - **{ button-block }** un avversario, in qualsiasi momento: da una pila con un gettone sopra non esce nessuna carta. Se ha già lanciato dadi normali, il suo turno finisce, senza perdere nulla.
    - **{ button-counter }** subito un Blocco contro di te: entrambi i gettoni tornano nella riserva.
    - **{ button-unblock }** la tua pila, nel tuo turno e prima di lanciare: entrambi i gettoni tornano. Altrimenti devi lanciare il dado Switch.
    - **{ button-cancel-swap }**: uno scambio verde non si fa, e quel turno è finito. Il tuo gettone torna nella riserva.

    Non si blocca la propria pila, né una già bloccata. Finché un gettone avversario potrebbe impedirlo, uno scarto aspetta un attimo. Finché è annunciato un Blocco o uno scambio verde, i gettoni servono solo a rispondere.

rules-switch-example-title = Prova: quali carte escono?
# $card: the top card. $dice: a list of dice.
rules-switch-example =
    La tua carta in cima è **{ $card }**. Lanci { $dice }.

    Quali carte puoi scartare, una dopo l’altra?
# A1, A2: one line for each card, $card = $dice, such as "5 = 1 + 4".
rules-switch-answer-card = **{ $card }** = { $dice }
# $card: the first card that these dice do not make.
rules-switch-answer-end = Nessuna somma dà { $card }. Quindi ci si ferma lì.
# A4, A5: $card: the top card then. $n: dice. $back: the top card after a miss.
rules-switch-answer-next = Ora puoi fermarti. Oppure lanci { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    } per la carta { $card }. Se fallisci, in cima torna la carta { $back }.

rules-switch-winning-title = Vincere
# A6, W1, W2, L1
rules-switch-winning =
    In **una sola manche**, chi scarta il 16 vince subito.

    Una **partita a 100 punti** ha più manche. Chi vince una manche fa 16 punti. Gli altri fanno il numero della carta più alta scartata dalla pila che hanno in quel momento.

    La prima manche dopo la quale qualcuno ha 100 punti o più è l’ultima. Vince chi ha più punti. A parità, la vittoria è condivisa.

    Una nuova manche inizia con pile complete e tutti i gettoni nella riserva. Inizia chi ha vinto la precedente.

    Se il tuo tempo scade, una CPU continua per te. Chi se ne va lascia pila e gettoni a una CPU fino alla fine.

rules-switch-quick-title = In una pagina
# T1, A1, A3, A4, A5, A6, T2, B1, B2, B3, B4, K1, K3, K4, K6, W2
rules-switch-quick =
    - **Dadi** · tre fino alla carta 6, quattro fino alla 11, cinque fino alla 16
    - **Esce una carta** · con un dado, o una somma di dadi
    - **Fallito** · il primo lancio non costa nulla; uno successivo riporta all’1, o al 9 da lì in poi
    - **Carta 16 scartata** · manche vinta
    - { $green } **Verde** · puoi scambiare con chi vuoi
    - { $red } **Rosso** · devi scambiare con la pila più bassa, se lo è più della tua
    - { $block } **Blocco** · prendi un gettone Blocco
    - **Gettone Blocco** · bloccare, parare, sbloccare o annullare uno scambio verde
    - **A 100 punti** · 16 a chi vince la manche, agli altri la carta scartata più alta

## In pictures. The shorter, the larger they are drawn.

figure-17-question = 17?
figure-17-three-win = Con tre si vince
figure-17-closed = Numero chiuso
figure-17-open = Numero aperto
figure-17-special = Carta speciale
figure-17-hand = Una mano, vista dagli altri
figure-17-choose = 1. Scegli una carta
figure-17-play = 2. Giocala scoperta o coperta
figure-17-draw = 3. Ricevi una nuova carta
figure-17-caller = Chi ha chiamato
figure-17-last-player = Ultima carta
figure-17-may-not-call = Chi ha giocato l’ultima carta non può chiamare
figure-17-may-call = Tutti gli altri sì
figure-17-right = 17 o più
figure-17-wrong = Meno di 17
figure-17-two-penalties = Seconda Penalità: si restituisce tutto
figure-17-two-cards = Turno successivo: due carte
figure-17-trapper = Chi l’ha giocata
figure-17-down = Coperta
figure-17-turned = Girata
figure-before = Prima
figure-after = Dopo
figure-switch-top = In cima
figure-switch-bottom = In fondo
figure-switch-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
}
figure-switch-all-back = Fallito: tornano tutte le carte
figure-switch-click = Fallito: si torna al 9
figure-switch-kept = Ti fermi: non torna nulla
figure-switch-green = Puoi scambiare
figure-switch-red = Devi scambiare con la più bassa
figure-switch-token = Prendi un gettone Blocco
figure-switch-blank = Nulla
figure-switch-choose = Verde: scegli tu
figure-switch-lowest = Rosso: la più bassa
figure-switch-blocked = Bloccata: non escono carte
figure-switch-pot = Parare, sbloccare: entrambi nella riserva
figure-switch-cancel = Annullare: niente scambio
figure-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

# What signs in pictures are called in the descriptions of pictures.
sign-arrow = poi
sign-plus = più
sign-equals = uguale
sign-swap = scambiata con
sign-yes = sì
sign-no = no
sign-more = e così via
sign-to = a
sign-place = posto libero
sign-victory = gettone Vittoria
sign-penalty = gettone Penalità
sign-block = gettone Blocco
sign-die = dado { $n }
sign-card = carta { $n }
sign-card-blocked = carta { $n } con un gettone Blocco sopra
sign-green = faccia verde
sign-red = faccia rossa
sign-block-face = faccia Blocco
sign-blank = faccia vuota
