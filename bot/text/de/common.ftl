### What all screens share. Markup and signs stand in the code: here are the words.

game-17 = 17
game-switch = Switch

level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-random = Zufällig

# What CPU players are called: short and friendly first names of this language, all different.
cpu-1 = Greta
cpu-2 = Emil
cpu-3 = Frieda
cpu-4 = Otto
cpu-5 = Lotte
cpu-6 = Anton
# In old games: somebody who had everything deleted that was stored about them.
forgotten = jemand

seat-away = abwesend
somebody = jemand anders
soon = gleich
# Such as "Wins: 3".
labelled = { $label }: { $what }
round = Runde { $number }
# In a picture, for a name of which no letter can be drawn.
picture-player = Person { $number }

panel-over = Das Spiel ist vorbei.
button-rematch = Revanche
button-first = Anfang
button-back = Zurück
button-last = Ende
end-title = Das Spiel ist vorbei
end-won = { $names } gewinnt!
end-shared = { $names } teilen sich den Sieg!
aborted-title = Der Tisch ist geschlossen
aborted-cancelled = Die Lobby wurde abgebrochen.
aborted-idle = Eine Weile ist nichts passiert, deshalb hat sich die Lobby geschlossen. /{ name-play } eröffnet eine neue.
aborted-ended = Das Spiel wurde vorzeitig beendet und zählt für keine Rangliste.
aborted-nobody-left = Es ist niemand mehr da, um weiterzuspielen.
aborted-channel-gone = Der Kanal ist weg.
aborted-rules-changed = Die Regeln haben sich seitdem geändert, deshalb kann dieses Spiel nicht weitergehen.
