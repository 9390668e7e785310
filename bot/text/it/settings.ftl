### /settings: the panel, its form, and what is said about changes.

# How this language calls itself.
language-name = Italiano

settings-title = Impostazioni di questo server
settings-hint = Valgono per i nuovi tavoli; un tavolo aperto tiene le sue.
settings-times = { $turn } a turno, { $react } per reagire, { $grace } di margine
settings-changes = Ultime modifiche
settings-no-changes = Non è ancora stato cambiato nulla.
settings-somebody = qualcuno
settings-as-the-pace = secondo il ritmo

setting-language = Lingua
setting-pace = Ritmo
setting-turn-seconds = Turno
setting-react-seconds = Reazione
setting-grace-seconds = Margine
setting-board = Tabellone
setting-board-after = Messaggi prima che il tabellone scenda
setting-threads = Thread
setting-channels = Canali
setting-rated = Rating
setting-lobby-minutes = Chiusura dei tavoli inattivi
setting-leavers = Chi lascia una partita

setting-language-auto = Quella del server
setting-board-picture = Immagini
setting-board-emoji = Emoji
setting-board-text = Testo
setting-threads-ask = Proponi un thread a ogni tavolo
setting-threads-always = Sempre un thread per tavolo
setting-threads-never = Niente thread
setting-channels-all = dappertutto
setting-channels-gone = da nessuna parte: i canali scelti non ci sono più
setting-rated-yes = Partite classificate
setting-rated-no = Partite non classificate
setting-leavers-last = Va all’ultimo posto
setting-leavers-none = Non conta

button-times = Tempi…
button-reset = Ripristina

form-times = Tempi del ritmo
form-times-hint = Secondi, da { $low } a { $high }; vuoto: { $usual }, secondo il ritmo.
