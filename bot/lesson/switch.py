"""A first game of Switch, by the ids of docs/rules/switch.md: a bust, a Block, a swap, a win."""

from collections.abc import Mapping
from typing import Final

from bot.engine.chance import Chance
from bot.games.switch import SWITCH
from bot.games.switch.roll import DICE, FACES, LAST
from bot.games.switch.view import View
from bot.lesson.chance import Chosen
from bot.lesson.lesson import PANEL, Lesson, Step

ROLLS: Final = (
    "6 3 2 "  # M4: the learner starts
    "1 2 5  5 6 6 "  # the learner makes 1, 2, 3, and then no 4
    "1 2 4 "  # seat 1 makes 1 to 7
    "1 2 3 "  # seat 2 makes 1 to 6
    "block "
    "1 2 4 6 "  # seat 1 makes 8 to 13
    "1 2 4 5  1 2 3 5 6 "  # seat 2 makes 7 to 12, and could then make 13 to 16
    "green "
    "3 5 6 "  # seat 1 makes no 1
    "blank "
    "2 3 4 5 6"  # the learner makes 14, 15, 16
)


def _number(rolled: str) -> int:
    return int(rolled) - 1 if rolled.isdigit() else list(map(str, FACES)).index(rolled)


def _chance() -> Chance:
    return Chosen((), map(_number, ROLLS.split()))


def _facts(view: View) -> Mapping[str, int]:
    top, first, second = view.tops
    return {"top": top, "top1": first, "top2": second, "dice": DICE[min(top, LAST)]}


def _makes(seat: int, cards: int, window: bool = False) -> str:
    """A roll and so many cards; each waits for whoever could block it (K10)."""
    discard = f"{seat}:discard close " if window else f"{seat}:discard "
    return f"{seat}:roll {discard * cards}"


SWITCH_LESSON: Final = Lesson(
    game=SWITCH,
    seats=3,
    options={"match": False},
    chance=_chance,
    facts=_facts,
    steps=(
        # T1, A1, A2.
        Step("roll", "roll"),
        Step("one", "discard"),
        Step("two", "discard"),
        Step("sum", "discard"),
        # A4, A5: the bust.
        Step("again", "roll"),
        Step("bust", then=f"{_makes(1, 7)} 1:stop {_makes(2, 6)} 2:stop"),
        # T2, B4.
        Step(
            "die",
            "die",
            f"{_makes(1, 6, window=True)} 1:stop {_makes(2, 6, window=True)} 2:roll 2:discard",
        ),
        # K1, K8, K10: the Block.
        Step("block", PANEL),
        Step("target", "block.2", shows="hand"),
        # B2, K7: the swap.
        Step("green", "die"),
        Step("swap", "swap.1", "1:roll 2:die"),
        # A6, W1.
        Step("chance", "roll"),
        Step("finish", "discard"),
        Step("finish-more", "discard"),
        Step("finish-last", "discard"),
        Step("end", shows="end"),
    ),
)
