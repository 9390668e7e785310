### Answers to commands and presses.
lobby-opened = The table is open in { $channel }.
left-lobby = You left the lobby.
left-game = You left the game: a CPU plays your seat from now on.
table-ended = The table is closed.
something-went-wrong = Something went wrong, and nothing has changed: please try again.
restarting = Tavolo restarts. The game goes on in a moment.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
button-thread = Open a thread
thread-name = { $game } with { $host }
about = **Tavolo** { $version }: table games in channels. /{ name-play } opens a table.
    { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } in { $servers ->
        [one] 1 server
       *[other] { $servers } servers
    } · latency { $latency } ms
about-invite = Add Tavolo to your own server
