### /tutorial: a guided first game against CPU players, seen by its learner alone.
### $button is what stands on the button that is to be pressed next, such as "Face up · 4 (open)".
### $cpu1 and $cpu2 are the names of the other two players: $cpu1 plays after the learner, then $cpu2.

tutorial-title = Impara a giocare
tutorial-welcome = Una prima partita contro le CPU, con qualcuno al tuo fianco. Dura circa cinque minuti, la vedi solo tu e non conta per nulla.
tutorial-going = Passi fatti: { $done } su { $steps }.
tutorial-finished = Questo tutorial è completo.
tutorial-step = Passo { $step } di { $steps }
tutorial-leave = Smetti quando vuoi: /{ name-tutorial } ti riporta qui.
# Somebody pressed another button than the one that the step is about.
tutorial-not-yet = Quello può aspettare: prima premi { $button }.
tutorial-won = Hai vinto la tua prima partita a { $game }!
tutorial-next = Ora puoi giocare: /{ name-play } apre un tavolo per amici e CPU, e /{ name-rules } spiega ogni dettaglio.

button-learn = Impara { $game }
button-resume = Riprendi
button-restart = Ricomincia
button-go-on = Continua

# 17. $showing is what everybody sees in the row, $known what the learner knows to lie there, $missing how much that is
# short of 17; $total is what the row of the last round came to.
lesson-17-about = Un gioco di carte e di nervi: aggiungi carte a una fila e chiama quando vale 17.
lesson-17-up = Ciao! Tutti aggiungono carte a una stessa fila, e chi pensa che valga 17 o più può chiamare. Con tre gettoni Vittoria si vince la partita. Inizi tu: premi { $button }.
lesson-17-down = { $cpu1 } ha portato la fila a { $showing }. { $cpu2 } ha giocato una carta coperta, e il suo dorso vuoto non dice a nessuno che cos’è. Ora tu: premi { $button }.
lesson-17-wrong = La fila mostra { $showing }, e con la tua carta segreta arrivi a { $known }. Se il dorso vuoto di { $cpu2 } vale { $missing } o più, la chiamata è giusta. Osa: premi { $button }.
lesson-17-was-wrong = Solo { $total }! La carta era un’{ card-reverse }, e le carte speciali valgono 0. Una chiamata sbagliata dà a te un gettone Penalità, e un gettone Vittoria a { $cpu2 }, che ha giocato l’ultima carta.
lesson-17-x2 = Chi ha la meglio in una chiamata inizia la manche successiva, quindi ha iniziato { $cpu2 }. Hai una carta speciale: dopo un { card-x2 } scoperto, nel turno successivo si devono giocare due carte. Premi { $button }.
lesson-17-low = { $cpu1 } ha giocato due carte, di cui una coperta. Se una chiamata è giusta, chi ha giocato l’ultima carta riceve un gettone Penalità: tieni bassa la fila mentre gli altri la alzano. Premi { $button }.
lesson-17-tempted = La fila mostra { $showing }: qualunque cosa valga il dorso vuoto, la chiamata è per forza giusta. Che cosa potrebbe andare storto? Premi { $button }.
lesson-17-was-trapped = Avevi ragione: un gettone Vittoria! Ma il dorso vuoto era una { card-trap }: coperta, dà un gettone Penalità a chi chiama e un gettone Vittoria a chi l’ha giocata. Due gettoni Penalità se ne vanno insieme e si portano via un gettone Vittoria; per fortuna non ne avevi ancora.
lesson-17-secret = Hai avuto la meglio, quindi inizi tu. Un numero chiuso è un buon segreto; uno aperto mostra il valore su entrambi i lati. Premi { $button }.
lesson-17-secret-again = { $cpu2 } ha giocato { card-trash }: lascia la fila insieme alla carta prima di lei. Quindi la carta di { $cpu1 } non c’è più. Aggiungi un secondo segreto: premi { $button }.
lesson-17-right = Gli altri vedono { $showing } e due dorsi vuoti. Sono entrambi tuoi, quindi sai due cose: la fila vale { $known }, e non c’è nessuna { card-trap }. Premi { $button }.
lesson-17-was-right = { $total }, e nessun altro poteva saperlo! Per { $cpu2 } era il secondo gettone Penalità: se ne sono andati entrambi, e con loro un gettone Vittoria. Hai due gettoni Vittoria, e con un altro vinci.
lesson-17-bait = Inizi di nuovo tu, con una { card-trap } in mano. Funziona meglio in una fila che sembra valere 17, quindi prima alzala: premi { $button }.
lesson-17-trap = { $cpu2 } ha giocato { card-reverse }: ora si gioca nell’altro senso, quindi è toccato di nuovo a { $cpu1 }, e poi a te. La fila mostra { $showing }. La tua { card-trap } ha un dorso vuoto, come tante carte: premi { $button }.
lesson-17-was-bluffed = { $cpu2 } sperava che la tua carta valesse { $missing } o più, e ha trovato una { card-trap }. Fanno due gettoni Penalità: uno per la { card-trap } e uno per la chiamata sbagliata. L’ultima carta era tua: ecco il tuo terzo gettone Vittoria!
lesson-17-end = Hai giocato carte scoperte e coperte, chiamato a torto e a ragione, preso in pieno una { card-trap } e piazzato la tua.

# Switch. $top is the learner's top card, $top1 and $top2 are those of $cpu1 and $cpu2, $dice is how many dice are rolled
# for the learner's top card.
lesson-switch-about = Una corsa con i dadi: scarta sedici carte e ruba la pila a chi è in testa.
lesson-switch-roll = Ciao! Ognuno ha una pila di carte da 1 a 16, in ordine, e chi scarta il 16 vince. I dadi devono dare la tua carta in cima: { $top }. Hai fatto il lancio più alto e inizi tu: premi { $button }.
lesson-switch-one = Uno dei tuoi dadi mostra { $top }, quindi questa carta può uscire: premi { $button }.
lesson-switch-two = Per la carta successiva tutti i dadi contano di nuovo, e uno mostra { $top }. Premi { $button }.
lesson-switch-sum = I dadi si possono anche sommare, e due di loro fanno { $top }. Premi { $button }.
lesson-switch-again = I tuoi dadi non fanno { $top }. Potresti fermarti, e ciò che è scartato resta scartato; oppure rilanciare, a tuo rischio. Per questa volta osa: premi { $button }.
lesson-switch-bust = Lancio fallito! Un nuovo lancio non ha dato nulla: le tue carte tornano, e riparti dalla carta { $top }. Una volta scartato l’8 non si scende più sotto il 9, e il primo lancio di un turno è senza rischio.
lesson-switch-die = { $cpu1 } si ferma alla carta { $top1 }, { $cpu2 } alla { $top2 }: sei in svantaggio. Al posto dei dadi puoi lanciare il dado Switch, che può portare uno scambio o un gettone Blocco. Premi { $button }.
lesson-switch-block = Hai un gettone Blocco, appena in tempo! I dadi di { $cpu2 } danno { $top2 } e tutte le carte successive, e sarebbe la vittoria. Un Blocco può arrivare in qualsiasi momento, anche adesso: premi { $button }.
lesson-switch-target = Ecco i tuoi gettoni. Da una pila con un Blocco non esce nessuna carta: premi { $button }.
lesson-switch-green = Il turno di { $cpu2 } è finito alla carta { $top2 }, e la pila resta bloccata finché { $cpu2 } non ha un gettone per togliere il Blocco. Ma { $cpu1 } è alla { $top1 }. Usa di nuovo il dado Switch: premi { $button }.
lesson-switch-swap = Verde: puoi scambiare la pila con qualcuno. Quella a { $top2 } è bloccata, e un Blocco segue la sua pila. Quella a { $top1 } è libera: premi { $button }.
lesson-switch-chance = Che scambio! Ora sei alla carta { $top }, e { $cpu1 } alla { $top1 }. Per una carta così alta lanci { $dice } dadi: premi { $button }.
lesson-switch-finish = Questi dadi danno { $top } e tutte le carte successive. Premi { $button }.
lesson-switch-finish-more = E la prossima: premi { $button }.
lesson-switch-finish-last = L’ultima carta! Premi { $button }.
lesson-switch-end = Hai fallito un lancio, bloccato qualcuno, scambiato la pila e vinto. Ancora una cosa: con un gettone Blocco puoi anche parare un Blocco o annullare lo scambio verde di qualcun altro.
