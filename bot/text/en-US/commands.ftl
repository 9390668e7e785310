### Descriptions of commands and of their options, and the names of choices: at most 100 characters.

command-play = Open a table here: others join with a button
command-play-game = Which game
command-play-seats = How many may play
command-play-match = Switch: a match to 100 points instead of one round
command-play-pace = How long a turn may take
command-hand = Show your hand again, only to you
command-board = Show the board again, at the bottom
command-leave = Leave your table; a CPU plays on for you
command-end = End the table here, without standings
command-replay = Step through a finished game, with analysis and transcript, only to you
command-replay-table = Which one: choose from your recent games, or type a table's number
command-verify = Prove that a finished game was dealt and rolled fairly
command-verify-table = Which one: choose from your recent games, or type a table's number
command-about = Version, latency, tables running

choice-pace-quick = Quick
choice-pace-normal = Normal
choice-pace-relaxed = Relaxed
