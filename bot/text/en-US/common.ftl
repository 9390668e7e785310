### What all screens share. Markup and signs stand in the code: here are the words.

game-17 = 17
game-switch = Switch

level-easy = Easy
level-normal = Normal
level-hard = Hard
level-random = Random

# What CPU players are called: short and friendly first names of this language, all different.
cpu-1 = Rosa
cpu-2 = Enzo
cpu-3 = Carla
cpu-4 = Bruno
cpu-5 = Lucia
cpu-6 = Ugo
# In old games: somebody who had everything deleted that was stored about them.
forgotten = a player

seat-away = away
somebody = somebody else
soon = in a moment
# Such as "Wins: 3".
labelled = { $label }: { $what }
round = Round { $number }
# In a picture, for a name of which no letter can be drawn.
picture-player = Player { $number }

panel-over = The game is over.
button-rematch = Rematch
button-first = First
button-back = Back
button-last = Last
end-title = The game is over
end-won = { $names } wins!
end-shared = { $names } share the victory!
aborted-title = The table is closed
aborted-cancelled = The lobby was cancelled.
aborted-idle = Nothing happened for a while, so the lobby closed by itself. /{ name-play } opens a new one.
aborted-ended = It was ended early and counts for no standings.
aborted-nobody-left = Nobody is left to play.
aborted-channel-gone = Its channel is gone.
aborted-rules-changed = The rules have changed since, so this game cannot go on.
