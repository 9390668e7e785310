### Answers to a press that changed nothing: why, and what to do.
### Known wherever there is a table: $name (whose turn it is), $last (a sentence: what happened
### last), $when (when the window closes). In a lobby: $host, $missing (how many players).

# Any game
refused-unknown-action = This button is out of date: use the newest board (/{ name-board } shows it).
refused-not-seated = You are not playing at this table: /{ name-play } opens a table of your own.
refused-game-over = The game is over: /{ name-play } or { button-rematch } starts another.
refused-not-your-turn = It is not your turn: wait for { $name }.
refused-window-open = Not yet: the others may still react, and it goes on { $when }.
refused-no-window = There is nothing left to react to: { $name } is to move.
refused-too-fast = Slow down a little: not everything you pressed was counted.
refused-stray = That does not work any more, and nothing has changed: call the command once more.

# 17
refused-call-pending = Too late for a card: 17 has been called.
refused-card-not-held = You do not hold that card any more: { button-hand } shows what you hold.
refused-nothing-played = Nobody can call 17 before the first card of a round.
refused-played-last = You played the last card, so you cannot call: wait for the next one.
refused-between-two-cards = Wait for the second card: nobody can call 17 between the two of an x2 turn.
refused-no-priority = 17 has been called already, by you or by somebody who comes first: wait for the result.

# Switch
refused-not-rolled = Roll the dice first.
refused-already-rolled = You have rolled already: go on with those dice.
refused-discard-first = Discard a card first: this roll allows one.
refused-dice-do-not-make-it = These dice do not make your top card: stop, or roll again.
refused-swap-first = First choose with whom you swap.
refused-no-swap = There is no swap to decide about right now.
refused-no-such-partner = You cannot swap with that pile: choose one of the buttons.
refused-no-token = You hold no Block token: the Switch die brings one.
refused-no-such-target = You cannot block that pile: choose an opponent.
refused-already-blocked = That pile is blocked already: choose another.
refused-you-are-blocked = Your pile is blocked: Unblock it, or roll the Switch die.
refused-not-blocked = Your pile is not blocked: just roll.
refused-not-the-target = This Block is not meant for you: only its target can counter it.
refused-own-swap = It is your own swap: only the others can cancel it.

# Tables and lobbies
refused-no-table = There is no table here: /{ name-play } opens one.
refused-table-here = There is a table here already: join it, or play in a thread or another channel.
refused-not-in-game = You are not in this game: wait for the next one, or open another with /{ name-play }.
refused-not-in-lobby = You are not in this lobby: { button-join } takes a seat.
refused-already-seated = You have a seat already: just wait for the start.
refused-full = All seats are taken: wait for the next game, or open another table with /{ name-play }.
refused-kept = The seats are kept for those who have just played: wait for the next game, or open another table with /{ name-play }.
refused-too-few = { $missing ->
    [0] Not enough players yet
    [one] One more player is needed
   *[other] { $missing } more players are needed
}: invite somebody, or add a CPU.
refused-not-host = Only the host can do that: ask { $host }.
refused-not-host-or-moderator = Only the host or a moderator can do that: ask { $host }.
refused-already-started = The game has begun already: watch it, or open another with /{ name-play }.
refused-too-late = Too late, the table has moved on. { $last }
refused-not-stored = That could not be stored, so nothing has changed: please press again.
refused-not-started = The game has not begun yet: the host presses { button-start }.
refused-unknown-level = There is no such CPU player: choose { level-easy }, { level-normal } or { level-hard }.
refused-seats = { $game } is for { $fewest } to { $most } players.
refused-option = { $game } has no matches: leave that option out.
refused-permissions = I cannot run a table here. Somebody who manages this channel has to allow me: { $missing }.

# Settings
refused-not-manager = Only somebody who may manage this server can change its settings.
refused-turn-seconds = A turn takes a number of seconds from 5 to 86400, which is a day: nothing has changed.
refused-react-seconds = The time to react is a number of seconds from 1 to 600: nothing has changed.
refused-grace-seconds = The grace is a number of seconds from 0.5 to 60: nothing has changed.
refused-setting = That cannot be chosen any more: /{ name-settings } shows what can.
refused-channel = Games run in { $channels } here: open a table there.
refused-channels-gone = The channels for games are gone: somebody who manages this server can choose others with /{ name-settings }.
