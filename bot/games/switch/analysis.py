"""Decisions of Switch in hindsight: rolling on or stopping, swaps, and what tokens went for."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import exp, sqrt
from typing import Final, NamedTuple

from bot.engine.game import Judgement, Moment, Seat
from bot.games.switch.action import (
    Action,
    Block,
    Cancel,
    Counter,
    Roll,
    Stop,
    Swap,
)
from bot.games.switch.forecast import Chances, Standing, forecast
from bot.games.switch.gamble import Gamble, mix
from bot.games.switch.hard import options
from bot.games.switch.odds import reach
from bot.games.switch.state import GOAL
from bot.games.switch.view import View

Step = Moment[Action, View]

A_ROUND: Final = 14
"""W2: points that the leader of a match gains in a round, about."""
SPREAD: Final = 8.0
"""By how many points two players who are alike drift apart in a round, about.

Held against matches of normal players among themselves: what it makes of 15, 45, 65 and 85 % came
true in 15, 47, 64 and 77 % of all cases.
"""


class Weighed(NamedTuple):
    """What the seat could have done, and its chance to win the round with each."""

    odds: float | None
    promised: Mapping[Action | None, float]


def judge(moments: Sequence[Step]) -> Iterator[Judgement[Action]]:
    for place, moment in enumerate(moments):
        number, seat, action, seen, _ = moment
        weighed = None if seat is None else _weigh(seat, action, seen)
        if seat is None or weighed is None:
            continue
        odds, promised = weighed
        chance = promised[action]
        best = max(promised, key=lambda option: promised[option])
        if promised[best] <= chance:
            best = action
        came = _came(seat, action, moments[place:])
        yield Judgement(
            number, seat, action, odds, chance, best, promised[best], len(promised) == 1, came
        )


def chances(view: View) -> tuple[float, ...] | None:
    """Between two turns: of the round or, in a match, of the match.

    Whoever is to move: else the chances would swing with every turn in which nothing happens.
    """
    if view.winners is not None:
        share = 1 / len(view.winners)
        return tuple([share * (seat in view.winners) for seat in range(len(view.tops))])
    if view.phase != "start":
        return None
    seats, standing = len(view.tops), _standing(view)
    shares = [(1 / seats, forecast(standing, Seat(mover))) for mover in range(seats)]
    of_the_round = mix(shares)
    return _of_the_match(view, of_the_round) if view.match else of_the_round


def _of_the_match(view: View, of_the_round: Chances) -> Chances:
    """By where the scores will stand after this round, the surer the fewer rounds are left."""
    expected = [
        score + chance * 16 + (1 - chance) * (top - 1)
        for score, chance, top in zip(view.scores, of_the_round, view.tops, strict=True)
    ]
    left = max(GOAL - max(expected), 0) / A_ROUND
    spread = SPREAD * sqrt(1 + left)
    weights = [exp((points - max(expected)) / spread) for points in expected]
    return tuple([weight / sum(weights) for weight in weights])


def _standing(view: View) -> Standing:
    return Standing(view.tops, view.blocked, view.hold, view.pot)


def _weigh(seat: Seat, action: Action, seen: View) -> Weighed | None:
    """None for what is not judged: which dice to begin with, and cards that simply go."""
    standing = _standing(seen)
    match action:
        case Roll() | Stop() if seen.phase == "rolled":
            return _roll_or_stop(seat, action, seen, standing)
        case Swap() if seen.die == "green":
            promised = options(seen, standing, seat)
            return Weighed(None, {swap: promised[swap][seat] for swap in promised})
        case Block():
            return _block(seat, seen, standing)
        case Counter():
            return _counter(seat, seen, standing)
        case Cancel():
            return _cancel(seat, seen, standing)
    return None


def _roll_or_stop(seat: Seat, action: Action, seen: View, standing: Standing) -> Weighed:
    """A4: the odds are those of the roll, whether it was made or not."""
    (_, miss), *_ = reach(standing.tops[seat])
    promised = options(seen, standing, seat)
    rolled = isinstance(action, Roll)
    return Weighed(
        1 - miss if rolled else miss, {option: promised[option][seat] for option in promised}
    )


def _block(seat: Seat, seen: View, standing: Standing) -> Weighed:
    """K1: each pile that could be blocked, or none."""
    promised: dict[Action | None, float] = {None: _outlook(seen, standing)[seat]}
    for option in seen.legal:
        if isinstance(option, Block):
            then = standing.blocking(seat, option.target)
            promised[option] = _outlook(seen, then)[seat]
    return Weighed(None, promised)


def _counter(seat: Seat, seen: View, standing: Standing) -> Weighed:
    """K3: a token, or the Block."""
    beneath = seen._replace(phase=seen.beneath)
    landed, countered = standing.stuck(seat, lying=True), standing.paid(seat, to_pot=2)
    promised: dict[Action | None, float] = {
        Counter(): _outlook(beneath, countered)[seat],
        None: _outlook(beneath, landed)[seat],
    }
    return Weighed(None, promised)


def _cancel(seat: Seat, seen: View, standing: Standing) -> Weighed:
    """K6: a token, or the swap."""
    assert seen.turn is not None
    assert seen.partner is not None
    upcoming = _after(seen.turn, seen)
    promised: dict[Action | None, float] = {
        Cancel(): forecast(standing.spent(seat), upcoming)[seat],
        None: forecast(standing.swapped(seen.turn, seen.partner), upcoming)[seat],
    }
    return Weighed(None, promised)


def _outlook(seen: View, standing: Standing) -> Chances:
    """The chances if the seat to move now does what is best for it."""
    assert seen.turn is not None
    turn = seen.turn
    if seen.phase in ("rolled", "discarding"):
        if standing.blocked[turn]:  # K8
            return forecast(standing, _after(turn, seen))
        gamble = Gamble(standing, turn)
        return gamble.best(seen.allows) if seen.allows else gamble.ahead[standing.tops[turn]]
    return forecast(standing, turn)


def _after(seat: Seat, seen: View) -> Seat:
    return Seat((seat + 1) % len(seen.tops))


def _came(seat: Seat, action: Action, later: Sequence[Step]) -> str:
    """`later` begins with the step itself."""
    after = later[0].after
    match action:
        case Roll():
            return "made" if after.phase == "rolled" and after.turn == seat else "bust"
        case Stop():
            return "stopped"
        case Swap(None):
            return "kept"
        case Swap():
            return _undone_by(Cancel, later, "swapped", "cancelled")
        case Block():
            return _undone_by(Counter, later, "landed", "countered")
        case _:
            return "held"


def _undone_by(answer: type[Action], later: Sequence[Step], stands: str, undone: str) -> str:
    """Whether the next step was the answer: in these windows there is no other."""
    for _, following in pairwise(later):
        return undone if isinstance(following.action, answer) else stands
    return stands
