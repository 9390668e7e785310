# Cards. Numbers say their value on the front; open ones on the back, too.
card-closed = { $value } (closed)
card-open = { $value } (open)
card-reverse = Reverse
card-trash = Trash
card-x2 = x2
card-trap = Trap

seventeen-empty-row = No card lies in the row yet.
seventeen-showing = { $total } showing
seventeen-open = { $total } in the row, { $shown } of it showing
seventeen-unknown = { $n ->
    [one] 1 blank back
   *[other] { $n } blank backs
}
seventeen-legend = { $front } face up, { $back } face down
seventeen-clockwise = clockwise
seventeen-counterclockwise = counterclockwise
seventeen-pile = Draw pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
seventeen-pile-top = { $card } on top

seventeen-turn = { $name } plays a card
seventeen-turn-two = { $name } plays two cards (x2)
seventeen-turn-second = { $name } plays a second card (x2)
seventeen-turn-must-call = { $name } has no card left and must call 17
seventeen-grace = { $name } called 17! { $sooner } may still call, and would come first.
seventeen-may-call = Everybody but { $last } may call 17.
seventeen-nobody-calls = Nobody may call 17 right now.

seventeen-last-dealt = The cards are dealt.
seventeen-last-up = { $name } played { $card }.
seventeen-last-down = { $name } played { $card } face down.
seventeen-last-reverse = { $name } played { $card }: now { $direction }.
seventeen-last-trash = { $name } played { $card }: the end of the row is gone.
seventeen-last-x2 = { $name } played { $card }: two cards for the next player.
seventeen-last-called = { $name } called 17.
seventeen-last-right = { $name } called 17 and was right: { $total }.
seventeen-last-wrong = { $name } called 17 and was wrong: { $total }.

button-call = 17!
button-hand = My hand
button-face-up = Face up · { $card }
button-face-down = Face down · { $card }

panel-title = Your hand
panel-play = Your turn: play a card
panel-play-first = Your turn, x2: choose the first of two cards
panel-play-second = x2: now choose the second card
panel-must-call = You have no card left: call 17
panel-may-also-call = Or call 17, if you think the row has it.
panel-wait = Not your turn yet: these buttons wake up when it comes. To call 17, use the board.
panel-tokens = Your tokens: { $tokens }
panel-no-tokens = none
panel-row = The row shows { $total }.
panel-row-known = The row shows { $total }; with your own face-down cards { $known }.

result-title = { $name } called 17
result-right = right!
result-wrong = wrong!
result-turned = Turned over: { $cards }
result-nothing-turned = Nothing lay face down.
result-penalty-trap = { $name }: a penalty for a Trap of { $owner }
result-penalty-own-trap = { $name }: a penalty for an own Trap
result-penalty-wrong = { $name }: a penalty for the wrong call
result-penalty-last = { $name }: a penalty for playing last
result-returned = { $name }: two penalties, so both go back
result-returned-victory = { $name }: two penalties, so both go back, and a victory with them
result-victory-right = { $name }: a victory for the right call
result-victory-last = { $name }: a victory, the call was wrong
result-victory-trap = { $name }: a victory for a Trap
result-starts = { $name } starts round { $round }.

# The description of a picture, for those who do not see it. "blank back": nobody knows what is behind it.
card-blank = blank back
panel-alt = Your cards: { $cards }.
seventeen-alt-row = The row:
seventeen-alt-by = { $card } by { $name }
seventeen-alt-down = { $card } face down
seventeen-alt-direction = Play goes { $direction }.
seventeen-alt-discard = Discard pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $card } on top.
seventeen-alt-player = { $name }: { $tokens }; holds { $cards }.
seventeen-alt-to-move = { $name }, to move: { $tokens }; holds { $cards }.
seventeen-alt-none = no card
seventeen-alt-tokens = { $victories ->
    [0] no victory
    [one] 1 victory
   *[other] { $victories } victories
}, { $penalties ->
    [0] no penalty
    [one] 1 penalty
   *[other] { $penalties } penalties
}
seventeen-alt-right = Total { $total }: the call was right.
seventeen-alt-wrong = Total { $total }: the call was wrong.
