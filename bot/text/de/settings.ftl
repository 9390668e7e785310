### /settings: the panel, its form, and what is said about changes.

# How this language calls itself.
language-name = Deutsch

settings-title = Einstellungen dieses Servers
settings-hint = Sie gelten für neue Tische; ein offener Tisch behält, was er hat.
settings-times = { $turn } pro Zug, { $react } zum Reagieren, { $grace } Nachfrist
settings-changes = Letzte Änderungen
settings-no-changes = Noch wurde nichts geändert.
settings-somebody = jemand
settings-as-the-pace = wie im Tempo

setting-language = Sprache
setting-pace = Tempo
setting-turn-seconds = Zug
setting-react-seconds = Reaktion
setting-grace-seconds = Nachfrist
setting-board = Spielfeld
setting-board-after = Nachrichten, bis das Spielfeld nachrückt
setting-threads = Threads
setting-channels = Kanäle
setting-rated = Wertung
setting-lobby-minutes = Ungenutzte Lobbys schließen nach
setting-leavers = Wer ein Spiel verlässt

setting-language-auto = Die des Servers
setting-board-picture = Bilder
setting-board-emoji = Emojis
setting-board-text = Text
setting-threads-ask = In jeder Lobby einen Thread anbieten
setting-threads-always = Immer ein eigener Thread
setting-threads-never = Keine Threads
setting-channels-all = überall
setting-channels-gone = nirgends: Die gewählten Kanäle sind weg
setting-rated-yes = Gewertet
setting-rated-no = Ungewertet
setting-leavers-last = Kommt auf den letzten Platz
setting-leavers-none = Wird nicht gezählt

button-times = Zeiten …
button-reset = Zurücksetzen

form-times = Zeiten des Tempos
form-times-hint = Sekunden, { $low } bis { $high }; leer: { $usual }, wie im Tempo.
