lobby-title = { $game }: who plays?
lobby-seats = Seats: { $taken } of { $most }
lobby-seat-free = free
lobby-seat-kept = seat kept
lobby-seat-heir = seat kept, hosts when back
lobby-kept = { button-join } takes the seat that is kept for you; whoever has not pressed at the start is not in the game.
lobby-host = host
lobby-pace = Pace: { $turn } a turn, { $react } to react
lobby-single = One round
lobby-match = Match to 100 points
lobby-need = { $n ->
    [one] One more player and it can start.
   *[other] { $n } more players and it can start.
}
lobby-ready = Ready: the host can start.
lobby-closes = Closes { $when } if nothing happens.
lobby-fair = Fairness: the seed was sealed before anybody joined, sha256 { $commit }

lobby-levels = How well should the CPU play?
lobby-levels-more = { $name } sits down. Another one?
lobby-levels-full = { $name } sits down, and the table is full.

lobby-moved = It goes on in { $channel }.
lobby-you-host = You host this table of { $game }: press { button-start } when everybody is there.
lobby-you-are-in = You play { $game }. Your panel will appear here when the host starts.

button-join = Join
button-leave = Leave
button-add-cpu = Add CPU
button-start = Start
button-cancel = Cancel
