### Games that are over: looked at again, analysed, proved. Chances such as { $odds } come with their percent sign.

button-replay = Rivedi
button-verify = Verifica
button-forward = Avanti
button-next-17 = Prossima chiamata
button-next-switch = Prossima decisione
button-analysis = Analisi
button-board = Al tabellone
button-previous-page = Pagina precedente
button-next-page = Pagina successiva
button-turn = Passo { $step }

replay-step = Replay del tavolo { $table } · passo { $step } di { $steps }
# An item in a list of choices, without markup.
replay-choice = Tavolo { $table } · { $game } · { $names } · { $ago }

analysis-title = Analisi
analysis-turns = Momenti chiave, secondo la probabilità di vincere
analysis-turn = { $what } { $name } { $before } → { $after }
analysis-no-turns = Nessuno: la probabilità di vincere non è mai cambiata.
analysis-decisions-17 = Chiamate
analysis-decisions-switch = Decisioni
analysis-none-17 = Nessuno ha chiamato.
analysis-none-switch = Non c’era niente da decidere.
analysis-score = { $name }: scelta migliore { $best } su { $all }
analysis-page = pagina { $page } di { $pages }
analysis-how-17 = Le probabilità partono da ciò che si vedeva al momento della chiamata e danno per ugualmente probabile tutto ciò che poteva stare dietro i dorsi. La scelta migliore è l’opinione della CPU { level-hard }, che si chiede anche perché una carta è stata giocata così.
analysis-how-switch = Le probabilità sono quelle dei dadi. La scelta migliore, per la manche, è l’opinione della CPU { level-hard }.

verdict = { $name } { $did }: { $verdict }.
verdict-good-lucky = scelta giusta
verdict-good-unlucky = scelta giusta, sfortuna
verdict-good-none = scelta giusta
verdict-dared-lucky = un rischio che valeva la pena, ed è andata bene
verdict-dared-unlucky = un rischio che valeva la pena, sfortuna
verdict-dared-none = un rischio che valeva la pena
verdict-bad-lucky = che fortuna, era meglio { $better } ({ $promise } di probabilità di vincere, non { $chance })
verdict-bad-unlucky = era meglio { $better } ({ $promise } di probabilità di vincere, non { $chance })
verdict-bad-none = era meglio { $better } ({ $promise } di probabilità di vincere, non { $chance })
verdict-forced-lucky = non c’era altro da fare, ed è andata bene
verdict-forced-unlucky = non c’era altro da fare
verdict-forced-none = non c’era altro da fare
better-wait = aspettare

seventeen-did-right = ha chiamato (riuscita: { $odds })
seventeen-did-wrong = ha chiamato (riuscita: { $odds })
seventeen-did-trapped = ha chiamato (riuscita: { $odds }), dritto in una Trappola
seventeen-did-overtaken = ha chiamato (riuscita: { $odds }), ma qualcuno aveva la precedenza
seventeen-better-up = giocare { $card } scoperta
seventeen-better-down = giocare { $card } coperta

switch-did-made = ha rilanciato (riuscita: { $odds })
switch-did-bust = ha rilanciato (riuscita: { $odds })
switch-did-stopped = ha scelto di fermarsi (rischio: { $odds })
switch-did-swapped = ha scambiato la pila con { $what }
switch-did-cancelled = voleva scambiare con { $what }
switch-did-kept = ha tenuto la propria pila
switch-did-landed = ha bloccato { $what }
switch-did-countered = ha bloccato { $what }, che ha parato
switch-did-held = ha speso un gettone contro { $what }
switch-a-block = il Blocco
switch-a-swap = lo scambio
switch-better-roll = rilanciare
switch-better-stop = fermarsi
switch-better-discard = scartare
switch-better-keep = tenere la pila
switch-better-swap = scambiare con { $name }
switch-better-block = bloccare { $name }

proof-title = Verificata
proof-title-failed = Non è la partita giocata
proof-table = Tavolo { $table }: { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}, vittoria di { $names }.
proof-holds = Il seed corrisponde all’impronta mostrata prima che entrasse qualcuno, e ripetendo ogni azione con seed e salt si ottiene la stessa partita, con la stessa fine. Quindi né il bot né chi giocava ha potuto scegliere o cambiare carte e dadi.
proof-holds-unsealed = Ripetendo ogni azione con seed e salt si ottiene la stessa partita, con la stessa fine. Ciò che mostrava questo tavolo non è stato annotato: se la sua impronta era quella qui sotto, nessuno ha potuto scegliere o cambiare carte e dadi.
proof-commit = Impronta: { $commit }
proof-seed = Seed: { $seed }
proof-salt = Salt: { $salt }
proof-file = Controlla tu: salva il file ed esegui { $command }
proof-fault-seed = Il seed salvato non è quello sigillato: la sua impronta è { $commit }, e il tavolo mostrava { $sealed }.
proof-fault-start = Questa partita non può nemmeno iniziare: le sue opzioni o i suoi posti non sono quelli di una partita.
proof-fault-move = Il passo { $step } è impossibile nella partita che danno questo seed e questo salt.
proof-fault-end = La fine salvata non è quella a cui portano le azioni.
proof-means = Qualcuno ha cambiato ciò che è salvato, oppure nel frattempo le regole sono cambiate. Quindi questa partita non dimostra più niente: chiedi a chi gestisce il bot.

refused-no-such-game = Qui quella partita non c’è: scegline una delle tue dalla lista o giocane una con /{ name-play }.
refused-no-games = Qui non è ancora finita nessuna partita: /{ name-play } apre un tavolo.
refused-still-lobby = Il tavolo { $table } non è ancora iniziato: non c’è niente da vedere prima della fine della partita.
refused-still-running = Al tavolo { $table } si gioca ancora: seed e carte restano segreti fino alla fine.
refused-never-began = Il tavolo { $table } non è mai iniziato: è stato chiuso prima.
refused-was-aborted = Il tavolo { $table } è stato chiuso prima della fine: si possono rivedere e verificare solo le partite finite.
refused-broken-log = Il tavolo { $table } non si può rivedere: il suo registro non è la partita che è stata giocata, e “{ button-verify }” dice perché.
refused-not-read = Lettura non riuscita in questo momento: riprova, per favore.
