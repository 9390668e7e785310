### What all screens share. Markup and signs stand in the code: here are the words.

game-17 = 17
game-switch = Switch

level-easy = Makkelijk
level-normal = Normaal
level-hard = Moeilijk
level-random = Willekeurig

# What CPU players are called: short and friendly first names of this language, all different.
cpu-1 = Sanne
cpu-2 = Daan
cpu-3 = Fleur
cpu-4 = Bram
cpu-5 = Noor
cpu-6 = Teun
# In old games: somebody who had everything deleted that was stored about them.
forgotten = een speler

seat-away = afwezig
somebody = iemand anders
soon = zo meteen
# Such as "Wins: 3".
labelled = { $label }: { $what }
round = Ronde { $number }
# In a picture, for a name of which no letter can be drawn.
picture-player = Speler { $number }

panel-over = Het spel is afgelopen.
button-rematch = Revanche
button-first = Begin
button-back = Terug
button-last = Einde
end-title = Het spel is afgelopen
end-won = { $names } wint!
end-shared = { $names } delen de overwinning!
aborted-title = De tafel is gesloten
aborted-cancelled = De lobby is geannuleerd.
aborted-idle = Er gebeurde een tijdje niets, dus de lobby is vanzelf gesloten. /{ name-play } opent een nieuwe.
aborted-ended = Het spel is voortijdig beëindigd en telt nergens voor mee.
aborted-nobody-left = Er is niemand meer om verder te spelen.
aborted-channel-gone = Het kanaal is weg.
aborted-rules-changed = De regels zijn intussen veranderd, dus dit spel kan niet verder.
