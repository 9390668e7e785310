### /leaderboard, and ratings at the end of a game.

leaderboard-season = Season { $number } of { $year }
leaderboard-page = page { $number } of { $pages }
leaderboard-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
leaderboard-wins = { $n ->
    [one] 1 win
   *[other] { $n } wins
}
leaderboard-victories = { $n ->
    [one] 1 victory token
   *[other] { $n } victory tokens
}
leaderboard-accuracy = { $n ->
    [one] { $share } of 1 call was right
   *[other] { $share } of { $n } calls were right
}
leaderboard-own = { $name }: place { $rank } of { $people }

leaderboard-no-game = { $name } is not on this list yet: it takes a game that is played to its end.
leaderboard-not-rated = { $name } is not on this list yet: it takes a rated game, among people only.
leaderboard-few-calls = { $name } is not on this list yet: { $n } of the { $least } calls that it takes.
leaderboard-not-shown = { $name } is not on this list: /{ name-privacy } is where one agrees to be shown everywhere.

leaderboard-nobody = Nobody has finished a game of { $game } here yet: /{ name-play } opens a table.
leaderboard-nobody-then = Nobody finished a game of { $game } here in this period: /{ name-play } opens a table.
leaderboard-nobody-rated = Nobody is on this list: it takes a rated game of { $game }, among people only.
leaderboard-nobody-calls = Nobody is on this list: it takes { $least } calls.
leaderboard-nobody-everywhere = Nobody who agreed to be shown everywhere is on this list: /{ name-privacy } is where one agrees.

button-next = Next
button-own-place = My place

refused-order = { $game } does not count that: choose another way to rank.

choice-by-rating = Rating
choice-by-wins = Wins
choice-by-victories = Victory tokens
choice-by-accuracy = Call accuracy
choice-scope-here = This server
choice-scope-everywhere = Everywhere
choice-period-month = This month
choice-period-season = This season
choice-period-all = All time

rating-provisional = provisional
rating-change = Rating { $points } ({ $change })
lobby-rated = Rated
lobby-rated-cpu = Not rated: a CPU plays
lobby-unrated = Not rated
