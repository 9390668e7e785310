### Answers to commands and presses.
lobby-opened = De tafel is open: { $channel }.
left-lobby = Je hebt de lobby verlaten.
left-game = Je hebt het spel verlaten: vanaf nu speelt een CPU op jouw plek.
table-ended = De tafel is gesloten.
something-went-wrong = Er ging iets mis en er is niets veranderd: probeer het nog eens.
restarting = Tavolo start opnieuw op. Het spel gaat zo verder.
permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten versturen
permission-send-messages-in-threads = Berichten versturen in threads
permission-create-public-threads = Openbare threads maken
button-thread = Thread openen
thread-name = { $game } met { $host }
about = **Tavolo** { $version }: gezelschapsspellen in je kanaal. /{ name-play } opent een tafel.
    { $tables ->
        [one] 1 tafel
       *[other] { $tables } tafels
    } op { $servers ->
        [one] 1 server
       *[other] { $servers } servers
    } · vertraging { $latency } ms
about-invite = Tavolo op je eigen server zetten
