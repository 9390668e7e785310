"""A first game of 17, by the ids of docs/rules/17.md.

Four rounds: a call that is wrong, one that is right and walks into a Trap, one that is right
because of what only the learner knows, and a Trap of the learner's own, which wins.
"""

from collections.abc import Mapping
from typing import Final

from bot.engine.chance import Chance
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.card import BLANK, NAMES, VALUE, Card
from bot.games.seventeen.reckoning import TARGET
from bot.games.seventeen.state import HAND, Lying, seen_lying
from bot.games.seventeen.view import View
from bot.lesson.chance import Chosen
from bot.lesson.lesson import Lesson, Step

HANDS: Final = ("4o 3c x2", "5o 2o trap", "rev 2o 5o")
"""By seat."""

DRAWN: Final = (
    "1o 5o 2o  5c 1o 4o "  # round 1, in the order of turns: learner, Rosa, Enzo
    "trash  4c 3o 5o 4o  trap 4o rev "  # round 2, which Enzo starts and in which Rosa draws two
    "5o 5o 1o  2o 3o 2c "  # round 3
    "3c 1o 4o 3o 2c"  # round 4: with the Reverse, Rosa draws twice
)


def _cards(names: str) -> list[Card]:
    return [Card(NAMES.index(name)) for name in names.split()]


def _chance() -> Chance:
    hands = [_cards(hand) for hand in HANDS]
    dealt = [hand[number] for number in range(HAND) for hand in hands]  # S1
    return Chosen([*dealt, *_cards(DRAWN)], [0])  # S2: the learner starts


def _facts(view: View) -> Mapping[str, int]:
    """Between two rounds, what is known of the row is what it came to (E1)."""
    total = view.reckoning.total if view.reckoning else 0
    known = _sum(view.row) if view.row else total
    showing = _sum(tuple(map(seen_lying, view.row)))
    return {"showing": showing, "known": known, "missing": TARGET - known, "total": total}


def _sum(row: tuple[Lying, ...]) -> int:
    return sum(VALUE[lying.card] for lying in row if lying.card != BLANK)


SEVENTEEN_LESSON: Final = Lesson(
    game=SEVENTEEN,
    seats=3,
    options={},
    chance=_chance,
    facts=_facts,
    steps=(
        # T1, M5: face up, and face down with a blank back.
        Step("up", "play.4o.up", "close 1:play.5o.up close 2:play.rev.down close", "hand"),
        Step("down", "play.3c.down", "close 1:play.2o.up close 2:play.2o.up", "hand"),
        # C1, E4, P8: 16, since a Reverse counts nothing.
        Step("wrong", "call"),
        Step("was-wrong", then="2:play.5o.up close", shows="result"),
        # P5, E8.
        Step(
            "x2",
            "play.x2.up",
            "close 1:play.5o.up 1:play.trap.down close 2:play.2o.up close",
            "hand",
        ),
        Step("low", "play.1o.up", "close 1:play.1o.up close 2:play.4o.up", "hand"),
        # E2, E3, E6: right, but into a Trap; the second penalty takes the first along.
        Step("tempted", "call"),
        Step("was-trapped", shows="result"),
        # M3, P2.
        Step("secret", "play.5c.down", "close 1:play.3o.up close 2:play.trash.up close", "hand"),
        Step("secret-again", "play.4c.down", "close 1:play.5o.up close 2:play.4o.up", "hand"),
        # E3: right, by what the own blank backs are worth.
        Step("right", "call"),
        Step("was-right", shows="result"),
        # P1.
        Step(
            "bait",
            "play.5o.up",
            "close 1:play.4o.up close 2:play.rev.up close 1:play.5o.up close",
            "hand",
        ),
        # E2, E4, E5, G1: somebody walks into the learner's Trap, and the game is won.
        Step("trap", "play.trap.down", "2:call", "hand"),
        Step("was-bluffed", shows="result"),
        Step("end", shows="end"),
    ),
)
