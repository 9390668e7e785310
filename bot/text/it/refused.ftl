### Answers to a press that changed nothing: why, and what to do.
### Known wherever there is a table: $name (whose turn it is), $last (a sentence: what happened
### last), $when (when the window closes). In a lobby: $host, $missing (how many players).

# Any game
refused-unknown-action = Questo pulsante è vecchio: usa il tabellone più recente (/{ name-board } lo mostra).
refused-not-seated = Non giochi a questo tavolo: /{ name-play } ne apre uno tuo.
refused-game-over = La partita è finita: /{ name-play } o “{ button-rematch }” ne inizia un’altra.
refused-not-your-turn = Non è il tuo turno: aspetta { $name }.
refused-window-open = Non ancora: gli altri possono reagire, si riprende { $when }.
refused-no-window = Non c’è più niente a cui reagire: tocca a { $name }.
refused-too-fast = Un po’ più piano: non tutto quello che hai premuto è stato contato.
refused-stray = Questo non funziona più e nulla è cambiato: usa di nuovo il comando.

# 17
refused-call-pending = Troppo tardi per una carta: 17 è stato chiamato.
refused-card-not-held = Non hai più quella carta: “{ button-hand }” mostra quelle che hai.
refused-nothing-played = Nessuno può chiamare 17 prima della prima carta di una manche.
refused-played-last = L’ultima carta è tua, quindi non puoi chiamare: aspetta la prossima.
refused-between-two-cards = Aspetta la seconda carta: nessuno può chiamare 17 tra le due di un turno x2.
refused-no-priority = 17 è già stato chiamato, da te o da chi ha la precedenza: aspetta il risultato.

# Switch
refused-not-rolled = Prima lancia i dadi.
refused-already-rolled = Hai già lanciato: continua con questi dadi.
refused-discard-first = Prima scarta una carta: questo lancio ne permette una.
refused-dice-do-not-make-it = Questi dadi non danno la tua carta in cima: fermati o rilancia.
refused-swap-first = Prima scegli con chi scambiare.
refused-no-swap = Ora non c’è nessuno scambio da decidere.
refused-no-such-partner = Non puoi scambiare con quella pila: scegli uno dei pulsanti.
refused-no-token = Non hai gettoni Blocco: li dà il dado Switch.
refused-no-such-target = Non puoi bloccare quella pila: scegli quella di un avversario.
refused-already-blocked = Quella pila è già bloccata: scegline un’altra.
refused-you-are-blocked = La tua pila è bloccata: sbloccala o lancia il dado Switch.
refused-not-blocked = La tua pila non è bloccata: lancia e basta.
refused-not-the-target = Questo Blocco non è per te: può pararlo solo chi lo riceve.
refused-own-swap = Lo scambio è tuo: solo gli altri possono annullarlo.

# Tables and lobbies
refused-no-table = Qui non c’è nessun tavolo: /{ name-play } ne apre uno.
refused-table-here = Qui c’è già un tavolo: entra, oppure gioca in un thread o in un altro canale.
refused-not-in-game = Non sei in questa partita: aspetta la prossima o aprine un’altra con /{ name-play }.
refused-not-in-lobby = Non sei a questo tavolo: “{ button-join }” ti dà un posto.
refused-already-seated = Hai già un posto: basta aspettare l’inizio.
refused-full = Tutti i posti sono occupati: aspetta la prossima partita o apri un altro tavolo con /{ name-play }.
refused-kept = I posti sono riservati per la rivincita: aspetta la prossima partita o apri un altro tavolo con /{ name-play }.
refused-too-few = { $missing ->
    [0] Manca ancora qualcuno
    [one] Manca una persona
   *[other] Mancano { $missing } persone
}: invita qualcuno o aggiungi una CPU.
refused-not-host = Può farlo solo l’host: chiedi a { $host }.
refused-not-host-or-moderator = Può farlo solo l’host o chi modera: chiedi a { $host }.
refused-already-started = La partita è già iniziata: guardala o aprine un’altra con /{ name-play }.
refused-too-late = Troppo tardi, la partita è andata avanti. { $last }
refused-not-stored = Salvataggio non riuscito, quindi non è cambiato nulla: premi di nuovo, per favore.
refused-not-started = La partita non è ancora iniziata: l’host deve premere “{ button-start }”.
refused-unknown-level = Questa CPU non esiste: scegli { level-easy }, { level-normal } o { level-hard }.
refused-seats = { $game } si gioca da { $fewest } a { $most } persone.
refused-option = { $game } non si gioca a 100 punti: togli quell’opzione.
refused-permissions = Qui non posso tenere un tavolo. Chi gestisce questo canale deve darmi questi permessi: { $missing }.

# Settings
refused-not-manager = Solo chi può gestire questo server può cambiarne le impostazioni.
refused-turn-seconds = Un turno dura da 5 a 86400 secondi, cioè un giorno: non è cambiato nulla.
refused-react-seconds = Il tempo per reagire va da 1 a 600 secondi: non è cambiato nulla.
refused-grace-seconds = Il margine va da 0,5 a 60 secondi: non è cambiato nulla.
refused-setting = Questo non si può più scegliere: /{ name-settings } mostra che cosa si può.
refused-channel = Qui si gioca in { $channels }: apri un tavolo lì.
refused-channels-gone = I canali di gioco non ci sono più: chi gestisce questo server può sceglierne altri con /{ name-settings }.
