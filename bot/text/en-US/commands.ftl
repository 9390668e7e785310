### Names and descriptions of commands and of their options, and the names of choices: at most 100 characters.

# Names of commands and of their options, as people type them: 1 to 32 characters, lower case, no spaces.
# No two commands of a language, and no two options of a command, may have the same. Texts call a command by
# reference, "/{ name-play }": whatever it is called here is what people read there.
name-play = play
name-play-game = game
name-play-seats = seats
name-play-match = match
name-play-pace = pace
name-play-rated = rated
name-hand = hand
name-board = board
name-leave = leave
name-end = end
name-tutorial = tutorial
name-tutorial-game = game
name-settings = settings
name-privacy = privacy
name-leaderboard = leaderboard
name-leaderboard-game = game
name-leaderboard-scope = scope
name-leaderboard-period = period
name-leaderboard-by = by
name-profile = profile
name-profile-member = member
name-replay = replay
name-replay-table = table
name-verify = verify
name-verify-table = table
name-rules = rules
name-rules-game = game
name-about = about

command-play = Open a table here: others join with a button
command-play-game = Which game
command-play-seats = How many may play
command-play-match = Switch: a match to 100 points instead of one round
command-play-pace = How long a turn may take
command-play-rated = Whether it counts for ratings, if only people play
command-hand = Show your hand again, only to you
command-board = Show the board again, at the bottom
command-leave = Leave your table; a CPU plays on for you
command-end = End the table here, without standings
command-tutorial = Learn a game: a guided first one against CPU players, only to you
command-tutorial-game = Which game; if you name none you can choose
command-settings = How games run in this server: language, pace, channels, ratings
command-privacy = Export, hide or delete what is stored about you
command-leaderboard = Who plays best, here or everywhere
command-leaderboard-game = Which game
command-leaderboard-scope = This server, or all servers
command-leaderboard-period = Since when
command-leaderboard-by = What counts
command-profile = How somebody plays: rating, wins, tokens, calls, and how they lose
command-profile-member = Whose; your own if you name nobody
command-replay = Step through a finished game, with analysis and transcript, only to you
command-replay-table = Which one: choose from your recent games, or type a table's number
command-verify = Prove that a finished game was dealt and rolled fairly
command-verify-table = Which one: choose from your recent games, or type a table's number
command-rules = The rules with pictures, in your language, only to you
command-rules-game = Which game
command-about = Version, latency, tables running

choice-pace-quick = Quick
choice-pace-normal = Normal
choice-pace-relaxed = Relaxed
