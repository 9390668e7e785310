### What all screens share. Markup and signs stand in the code: here are the words.

game-17 = 17
game-switch = Switch

level-easy = Facile
level-normal = Normale
level-hard = Difficile
level-random = A caso

# What CPU players are called: short and friendly first names of this language, all different.
cpu-1 = Giulia
cpu-2 = Marco
cpu-3 = Chiara
cpu-4 = Luca
cpu-5 = Elena
cpu-6 = Pietro
# In old games: somebody who had everything deleted that was stored about them.
forgotten = qualcuno

seat-away = assente
somebody = un’altra persona
soon = tra un attimo
# Such as "Wins: 3".
labelled = { $label }: { $what }
round = Manche { $number }
# In a picture, for a name of which no letter can be drawn.
picture-player = Giocatore { $number }

panel-over = La partita è finita.
button-rematch = Rivincita
button-first = Inizio
button-back = Indietro
button-last = Fine
end-title = Partita finita
end-won = Vince { $names }!
end-shared = { $names } si dividono la vittoria!
aborted-title = Il tavolo è chiuso
aborted-cancelled = La partita è stata annullata prima di iniziare.
aborted-idle = Non succedeva nulla da un po’, così il tavolo si è chiuso da solo. /{ name-play } ne apre un altro.
aborted-ended = La partita è stata chiusa prima della fine e non conta per i risultati.
aborted-nobody-left = Non è rimasto nessuno a giocare.
aborted-channel-gone = Il suo canale non c’è più.
aborted-rules-changed = Nel frattempo le regole sono cambiate: questa partita non può continuare.
