### Answers to commands and presses.
lobby-opened = Il tavolo è aperto in { $channel }.
left-lobby = Hai lasciato il tavolo.
left-game = Hai lasciato la partita: da ora una CPU gioca al posto tuo.
table-ended = Il tavolo è chiuso.
something-went-wrong = Qualcosa è andato storto e non è cambiato nulla: riprova, per favore.
restarting = Tavolo si riavvia. La partita riprende tra un attimo.
permission-view-channel = Visualizza i canali
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-create-public-threads = Crea thread pubblici
button-thread = Apri un thread
thread-name = { $game } con { $host }
about = **Tavolo** { $version }: giochi da tavolo nei tuoi canali. /{ name-play } apre un tavolo.
    { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    } in { $servers ->
        [one] { $servers } server
       *[other] { $servers } server
    } · latenza: { $latency } ms
about-invite = Aggiungi Tavolo al tuo server
