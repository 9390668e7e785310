### Names and descriptions of commands and of their options, and the names of choices: at most 100 characters.

# Names of commands and of their options, as people type them: 1 to 32 characters, lower case, no spaces.
name-play = gioca
name-play-game = gioco
name-play-seats = posti
name-play-match = a-100-punti
name-play-pace = ritmo
name-play-rated = classificata
name-hand = mano
name-board = tabellone
name-leave = lascia
name-end = termina
name-settings = impostazioni
name-privacy = privacy
name-leaderboard = classifica
name-leaderboard-game = gioco
name-leaderboard-scope = dove
name-leaderboard-period = periodo
name-leaderboard-by = criterio
name-profile = profilo
name-profile-member = membro
name-replay = rivedi
name-replay-table = tavolo
name-verify = verifica
name-verify-table = tavolo
name-about = informazioni

command-play = Apri un tavolo qui: gli altri entrano con un pulsante
command-play-game = Quale gioco
command-play-seats = In quanti si può giocare
command-play-match = Switch: una partita a 100 punti invece di una sola manche
command-play-pace = Quanto può durare un turno
command-play-rated = Se conta per il rating, quando non gioca nessuna CPU
command-hand = Rivedi la tua mano; nessun altro la vede
command-board = Mostra di nuovo il tabellone, in fondo
command-leave = Lascia il tuo tavolo; una CPU gioca al posto tuo
command-end = Chiudi il tavolo di qui, senza risultato
command-settings = Come si gioca in questo server: lingua, ritmo, canali, rating
command-privacy = Esporta, nascondi o elimina ciò che è salvato su di te
command-leaderboard = Chi gioca meglio, qui o dappertutto
command-leaderboard-game = Quale gioco
command-leaderboard-scope = Questo server o tutti i server
command-leaderboard-period = Da quando
command-leaderboard-by = Che cosa conta
command-profile = Come gioca qualcuno: rating, vittorie, gettoni, chiamate e come perde
command-profile-member = Di chi; il tuo se non indichi nessuno
command-replay = Rivedi passo passo una partita finita, con analisi e trascrizione; la vedi solo tu
command-replay-table = Quale: scegli tra le tue partite recenti o scrivi il numero di un tavolo
command-verify = Dimostra che carte e dadi di una partita finita non erano truccati
command-verify-table = Quale: scegli tra le tue partite recenti o scrivi il numero di un tavolo
command-about = Versione, latenza, tavoli in corso

choice-pace-quick = Veloce
choice-pace-normal = Normale
choice-pace-relaxed = Rilassato
