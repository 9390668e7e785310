switch-match = match to 100
switch-top = top { $card }
switch-blocked = blocked
switch-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
switch-pot = Pot: { $tokens }
switch-pot-empty = empty

die-green = Green
die-red = Red

switch-allows = makes { $cards }
switch-allows-no-more = makes no further card

switch-start = { $name }: roll { $n ->
    [one] 1 die
   *[other] { $n } dice
} for card { $card }, or the Switch die
switch-start-blocked = { $name } is blocked: only the Switch die
switch-start-unblock = { $name } is blocked: { button-unblock }, or the Switch die
switch-discard = { $name }: discard { $card }
switch-discard-or-stop = { $name }: discard { $card }, stop, or roll again
switch-stop-or-roll = { $name }: stop, or roll again for { $card }
switch-miss = A roll that misses falls back to card { $card }.
switch-miss-stays = A roll that misses stays at card { $card }.
switch-discarding = { $name } discards { $card }. A Block now would stop it!
switch-blocking = { $by } blocks { $name }. { $name } may counter!
switch-swap-green = { $name }: choose a pile to swap with, or keep your own
switch-swap-red = { $name } must swap with a lowest pile: choose
switch-swap-window = { $name } swaps with { $other }. A token now would cancel it!

switch-last-opening = { $name } threw highest ({ $throws }) and starts.
switch-last-rolled = { $name } rolled { $dice }.
switch-last-discarding = { $name } lays { $card } aside.
switch-last-discarded = { $name } discarded { $card }.
switch-last-die = { $name } rolled the Switch die.
switch-last-swap = { $name } wants to swap with { $other }.
switch-last-block = { $name } blocks { $other }.
switch-last-blocked = { $name } blocked { $other }.
switch-last-counter = { $name } countered the Block.
switch-last-unblock = { $name } removed the Block.

ended-won = { $name } discarded 16 and won the round!
ended-missed = { $name } rolled { $dice }: no card { $was }.
ended-bust = { $name } rolled { $dice }: no card { $was }, and fell back to { $top }.
ended-stopped = { $name } stopped at card { $top }.
ended-blocked = { $other } blocked { $name }: the turn is over.
ended-blank = { $name } rolled Blank.
ended-swapped = { $name } swapped piles with { $other }: { $was } for { $top }.
ended-declined = { $name } rolled Green and kept the pile.
ended-cancelled = { $other } cancelled the swap of { $name }.
ended-nobody-lower = { $name } rolled Red: nobody is lower.
ended-token = { $name } took a Block token.
ended-pot-empty = { $name } rolled Block, but the pot is empty.

button-roll = Roll
button-die = Switch die
button-discard = Discard
button-stop = Stop
button-unblock = Unblock
button-block = Block
button-counter = Counter
button-cancel-swap = Cancel swap
button-swap-with = Swap with { $name } · { $card }
button-decline = Keep my pile
button-block-whom = Block { $name }

blocks-title = Your Blocks
blocks-tokens = You hold { $n ->
    [0] no Block token
    [one] 1 Block token
   *[other] { $n } Block tokens
}.
blocks-choose = Whom do you block?
blocks-get-one = The Switch die brings one.
blocks-not-now = Nobody can be blocked right now.

round-won = { $name } won the round
round-gained = { $name } +{ $points } = { $score }
switch-came-to = { $card ->
    [0] no card discarded
   *[other] discarded up to { $card }
}

# The description of a picture, for those who do not see it.
switch-alt-die = The Switch die shows { $face }.
switch-alt-dice = Dice: { $dice }
switch-alt-pile = { $name }: { $pile }.
switch-alt-to-move = { $name }, to move: { $pile }.
switch-alt-done = all 16 discarded
switch-alt-tokens = { $n ->
    [one] 1 Block token
   *[other] { $n } Block tokens
}
switch-alt-pot = In the pot: { $n ->
    [0] no Block token
    [one] 1 Block token
   *[other] { $n } Block tokens
}.
