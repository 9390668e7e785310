"""`python -m bench.engine`: how many actions a second, beside two peers, all in one run.

Everybody plays whole games, and for every action works out whom the table waits for, what that seat
may do, what it sees, and what its choice does to the table. Choices are random. The contenders take
turns in short slices, so that whatever else the machine does meets all of them alike; a ratio is
taken within a round of slices, and the median of the rounds counts.

- Tavolo: `waiting`, `view` (with the legal actions in it) and `apply`, four seats. In a window one
  of the awaited seats looks at its view and reacts one time in four; else the window is closed.
- rlcard's UNO through `env.step`, the interface it documents. Of its two forms the quicker one is
  measured: raw actions, which need no decoding. A step gives the next player's state and legal
  actions. It is a game for two there: the environment has no option for more.
- rlcard's UNO once more through the game below its environment, `game.step`, which leaves out the
  observation array that rlcard exists to make. It is the closest like for like, and no less shown.
- boardgame.io with 17 itself, as bench/boardgame/ explains; where node is missing it is left out.
  Before it is measured it replays games of ours, so that both are known to play the same game.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import NamedTuple

from bench.boardgame import Skipped, boardgame, replay
from bot.engine.chance import Chance
from bot.engine.game import AnyGame
from bot.engine.transcript import dumps
from bot.games import CATALOGUE
from bot.simulate import simulate

ROUNDS = 15
SLICE = 0.3
SEATS = 4


class Slice(NamedTuple):
    actions: int
    games: int
    seconds: float

    @property
    def pace(self) -> float:
        return self.actions / self.seconds


PlayGame = Callable[[], int]
"""Plays one game to its end and says how many actions it took."""

Contender = Callable[[float], Slice]
"""Plays whole games for about so many seconds."""


def contender(play_game: PlayGame) -> Contender:
    def play_for(seconds: float) -> Slice:
        actions = games = 0
        start = time.perf_counter()
        while (passed := time.perf_counter() - start) < seconds:
            actions += play_game()
            games += 1
        return Slice(actions, games, passed)

    return play_for


def tavolo(game: AnyGame) -> PlayGame:
    options = dict.fromkeys(game.options, False)
    roll = random.Random(17).random

    def play_game() -> int:
        state = game.start(SEATS, options, Chance(roll().hex().encode()))
        actions = 0
        while waiting := game.waiting(state):
            seat = waiting.mover
            if seat is None:
                seat = waiting.seats[int(roll() * len(waiting.seats))]
            view = game.view(state, seat)
            if waiting.mover is None and roll() < 0.75:
                refused = game.apply(state, None, game.close)
            else:
                refused = game.apply(state, seat, view.legal[int(roll() * len(view.legal))])
            assert refused is None, refused
            actions += 1
        return actions

    return play_game


def rlcard_environment() -> PlayGame:
    import rlcard

    environment = rlcard.make("uno", config={"seed": 17})
    roll = random.Random(17).random

    def play_game() -> int:
        state, _ = environment.reset()
        actions = 0
        while not environment.is_over():
            legal = state["raw_legal_actions"]
            state, _ = environment.step(legal[int(roll() * len(legal))], raw_action=True)
            actions += 1
        return actions

    return play_game


def rlcard_game() -> PlayGame:
    from rlcard.games.uno import Game

    game = Game()
    roll = random.Random(17).random

    def play_game() -> int:
        state, _ = game.init_game()
        actions = 0
        while not game.is_over():
            legal = state["legal_actions"]
            state, _ = game.step(legal[int(roll() * len(legal))])
            actions += 1
        return actions

    return play_game


def peers(stack: ExitStack) -> Iterator[tuple[str, Contender]]:
    try:
        yield "rlcard UNO, env.step", contender(rlcard_environment())
        yield "rlcard UNO, game.step", contender(rlcard_game())
    except ImportError as error:
        print(f"rlcard: skipped: {error}")
    try:
        answer = stack.enter_context(boardgame(SEATS))
        print(f"boardgame.io plays the same 17: {replay(transcripts()):,} steps replayed alike")
        yield "boardgame.io 17", lambda seconds: Slice(*answer(seconds))
    except Skipped as skipped:
        print(f"boardgame.io: skipped: {skipped}")


def transcripts() -> str:
    game, levels = CATALOGUE["17"], ["random"] * SEATS
    games = [simulate(game, levels, {}, f"bench:{number}") for number in range(50)]
    return "\n".join([dumps(line) for lines in games for line in lines])


def main() -> None:
    with ExitStack() as stack:
        ours = {name: contender(tavolo(game)) for name, game in CATALOGUE.items()}
        theirs = dict(peers(stack))
        contenders = {f"Tavolo {name}": play for name, play in ours.items()} | theirs
        for play in contenders.values():
            play(SLICE)  # the first slice compiles and fills caches; it counts for nobody
        rounds = [{name: play(SLICE) for name, play in contenders.items()} for _ in range(ROUNDS)]
    print(f"Actions per second, median of {ROUNDS} rounds of {SLICE} s each (lowest to highest):")
    for name in contenders:
        slices = [played[name] for played in rounds]
        length = sum(s.actions for s in slices) / sum(s.games for s in slices)
        print(f"  {name:<24}{spread([s.pace for s in slices], ',.0f')}; {length:.0f} a game")
    print("Ratios:")
    for name in ours:
        for peer in theirs:
            ratios = [played[f"Tavolo {name}"].pace / played[peer].pace for played in rounds]
            print(f"  Tavolo {name} / {peer:<24}{spread(ratios, '.1f')}")


def spread(values: list[float], form: str) -> str:
    middle = statistics.median(values)
    return f"{middle:>10{form}}  ({min(values):{form}} to {max(values):{form}})"


if __name__ == "__main__":
    main()
