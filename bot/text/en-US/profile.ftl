### /profile.

profile-scope = The rating is the same on all servers, the rest is of this one.
profile-somebody = Player
profile-unrated = No rating yet: it takes a rated game, among people only
profile-no-game = No game of { $game } has been finished here yet
profile-between = between { $lowest } and { $highest }
profile-of-games = { $n ->
    [one] { $wins } of 1 game ({ $share })
   *[other] { $wins } of { $n } games ({ $share })
}
profile-shared = { $n ->
    [one] 1 of them shared
   *[other] { $n } of them shared
}
profile-tokens = Tokens received
profile-balance = balance { $balance }
profile-no-calls = no call yet
profile-losing = Favourite way of losing
profile-never-lost = never lost yet
profile-times = { $n ->
    [one] 1 lost game
   *[other] { $times } of { $n } lost games
}

losing-left = leaving early
losing-trapped = calling on a trap
losing-wrong = calling too soon
losing-caught = one card too many
losing-quiet = too few calls
losing-bust = one roll too many
losing-slow = being too slow

counter-traps = { $n ->
    [one] 1 trap caught somebody
   *[other] { $n } traps caught somebody
}
counter-trapped = { $n ->
    [one] walked into 1
   *[other] walked into { $n }
}
counter-discards = { $n ->
    [one] 1 card discarded
   *[other] { $n } cards discarded
}
counter-busts = { $n ->
    [one] 1 bust
   *[other] { $n } busts
}
counter-swaps = { $n ->
    [one] 1 swap
   *[other] { $n } swaps
}
counter-blocks = { $n ->
    [one] 1 Block
   *[other] { $n } Blocks
}
counter-points = { $n ->
    [one] 1 match point
   *[other] { $n } match points
}

refused-profile-own = You have not finished a game here yet: /{ name-play } opens a table.
refused-profile-none = { $name } has not finished a game here yet.
refused-profile-hidden = { $name } keeps their profile to themselves.
refused-profile-bot = { $name } is a bot, and only people have profiles.
refused-profile-left = { $name } is not in this server, so there is no profile to show.
refused-profile-gone = That profile is no longer there.
refused-profile-closed = That profile is no longer shown to others.
