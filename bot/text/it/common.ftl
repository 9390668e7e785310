### What all screens share. Markup and signs stand in the code: here are the words.

game-17 = 17
game-switch = Switch

# A list of names: "Anna, Ben" and "Cleo".
and = { $first } e { $last }

level-easy = Facile
level-normal = Normale
level-hard = Difficile
level-random = A caso

seat-away = assente
somebody = un’altra persona
soon = tra un attimo
round = Manche { $number }
# In a picture, for a name of which no letter can be drawn.
picture-player = Giocatore { $number }

panel-over = La partita è finita.
button-rematch = Rivincita
button-first = Inizio
button-back = Indietro
button-last = Fine
end-title = Partita finita
end-won = Vittoria per { $names }!
end-shared = Vittoria condivisa: { $names }!
aborted-title = Il tavolo è chiuso
aborted-cancelled = La partita è stata annullata prima di iniziare.
aborted-idle = Non succedeva nulla da un po’, così il tavolo si è chiuso da solo. /{ name-play } ne apre un altro.
aborted-ended = La partita è stata chiusa prima della fine e non conta per i risultati.
aborted-nobody-left = Non è rimasto nessuno a giocare.
aborted-channel-gone = Il suo canale non c’è più.
aborted-rules-changed = Nel frattempo le regole sono cambiate: questa partita non può continuare.
