### Games that are over: looked at again, analysed, proved. Chances such as { $odds } come with their percent sign.

button-replay = Replay
button-verify = Verify
button-forward = Forward
button-next-17 = Next call
button-next-switch = Next decision
button-analysis = Analysis
button-board = To the board
button-previous-page = Previous page
button-next-page = Next page
button-turn = To step { $step }

replay-step = Replay of table { $table } · step { $step } of { $steps }
# An item in a list of choices, without markup.
replay-choice = Table { $table } · { $game } · { $names } · { $ago }

analysis-title = Analysis
analysis-turns = Turning points, by the chance to win
analysis-turn = { $what } { $name } { $before } → { $after }
analysis-no-turns = There was none: nobody's chance to win ever changed.
analysis-decisions-17 = Calls
analysis-decisions-switch = Decisions
analysis-none-17 = Nobody called.
analysis-none-switch = There was nothing to decide.
analysis-score = { $name }: { $best } of { $all } best
analysis-page = page { $page } of { $pages }
analysis-how-17 = The odds count whatever could lie behind the backs, from what the caller saw, as equally likely. What was best is the opinion of the CPU player { level-hard }, who also asks why a card was laid like that.
analysis-how-switch = The odds are those of the dice. What was best, for the round, is the opinion of the CPU player { level-hard }.

verdict = { $name } { $did }: { $verdict }.
verdict-good-lucky = right call
verdict-good-unlucky = right call, bad luck
verdict-good-none = right call
verdict-dared-lucky = a risk worth taking, and it paid off
verdict-dared-unlucky = a risk worth taking, bad luck
verdict-dared-none = a risk worth taking
verdict-bad-lucky = lucky, { $better } was better ({ $promise } to win, not { $chance })
verdict-bad-unlucky = { $better } was better ({ $promise } to win, not { $chance })
verdict-bad-none = { $better } was better ({ $promise } to win, not { $chance })
verdict-forced-lucky = there was nothing else to do, and it went well
verdict-forced-unlucky = there was nothing else to do
verdict-forced-none = there was nothing else to do
better-wait = waiting

seventeen-did-right = called at { $odds }
seventeen-did-wrong = called at { $odds }
seventeen-did-trapped = called at { $odds }, into a Trap
seventeen-did-overtaken = called at { $odds }, but somebody came first
seventeen-better-up = playing { $card } face up
seventeen-better-down = playing { $card } face down

switch-did-made = rolled again at { $odds }
switch-did-bust = rolled again at { $odds }
switch-did-stopped = stopped, with { $odds } to miss
switch-did-swapped = swapped piles with { $what }
switch-did-cancelled = wanted the pile of { $what }
switch-did-kept = kept the pile
switch-did-landed = blocked { $what }
switch-did-countered = blocked { $what }, who countered
switch-did-held = spent a token on { $what }
switch-a-block = the Block
switch-a-swap = the swap
switch-better-roll = rolling again
switch-better-stop = stopping
switch-better-discard = discarding
switch-better-keep = keeping the pile
switch-better-swap = the pile of { $name }
switch-better-block = blocking { $name }

proof-title = Verified
proof-title-failed = Not as it was played
proof-table = Table { $table }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, won by { $names }.
proof-holds = The seed fits the commitment that the lobby showed before anybody had joined, and playing every action again from seed and salt gave the same game with the same end. So neither the bot nor any player could choose or change what was dealt and rolled.
proof-holds-unsealed = Playing every action again from seed and salt gave the same game with the same end. What this lobby showed was not noted: if its commitment was the one below, nobody could choose or change what was dealt and rolled.
proof-commit = Commitment: { $commit }
proof-seed = Seed: { $seed }
proof-salt = Salt: { $salt }
proof-file = Check it yourself: save the file and run { $command }
proof-fault-seed = The stored seed is not the one that the lobby was sealed with: its commitment is { $commit }, and the lobby showed { $sealed }.
proof-fault-start = This game cannot even be begun: its options or players are not those of a game.
proof-fault-move = Step { $step } is impossible in the game that this seed and salt give.
proof-fault-end = The stored end is not the one that the actions lead to.
proof-means = Somebody has changed what is stored, or the rules have changed since. So this game proves nothing any more: ask whoever runs the bot.

refused-no-such-game = There is no such game here: choose one of yours from the list, or play one with /{ name-play }.
refused-no-games = No game has been finished here yet: /{ name-play } opens a table.
refused-still-lobby = Table { $table } is only a lobby: there is nothing to see before its game is over.
refused-still-running = Table { $table } is still being played, and its seed and cards stay secret until it is over.
refused-never-began = Table { $table } never began: its lobby was closed.
refused-was-aborted = Table { $table } was ended early: only games that were finished can be replayed and verified.
refused-broken-log = Table { $table } cannot be replayed: its log is not the game that was played, and { button-verify } says why.
refused-not-read = That could not be read right now: please try again.
