### Answers to commands and presses.
lobby-opened = Der Tisch ist offen: { $channel }.
left-lobby = Du hast die Lobby verlassen.
left-game = Du hast das Spiel verlassen: Ab jetzt spielt eine CPU auf deinem Platz.
table-ended = Der Tisch ist geschlossen.
something-went-wrong = Da ging etwas schief, geändert hat sich nichts: Bitte versuch es noch einmal.
restarting = Tavolo startet neu. Gleich geht das Spiel weiter.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
button-thread = Thread öffnen
thread-name = { $game } mit { $host }
about = **Tavolo** { $version }: Gesellschaftsspiele im Kanal. /{ name-play } eröffnet einen Tisch.
    { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } auf { $servers ->
        [one] 1 Server
       *[other] { $servers } Servern
    } · Latenz { $latency } ms
about-invite = Tavolo auf den eigenen Server holen
