"""The pages of /rules for Switch. The ids of the rules they tell stand beside their texts."""

from itertools import combinations
from typing import Final

from bot.drawing.lesson import Figure, Group, Lesson, Note
from bot.drawing.thing import Die, Piled, Sign, SwitchDie, Thing, Token
from bot.games.switch.roll import DICE, LAST, fallen, run, sums
from bot.render.lesson import Book, Page, text
from bot.render.phrase import chip, lines
from bot.render.scene import Say

ARROW: Final = Sign("arrow")
BLOCK: Final = Token("block")

TOP: Final = 5
ROLL: Final = (1, 4, 6)
"""The example: this roll for that card."""


def _cover(_: Say) -> Figure:
    shown = (Piled(3), Sign("equals"), Die(1), Sign("plus"), Die(2))
    return Figure((Group(shown), Group((SwitchDie("green"), BLOCK))), largest=88)


def _goal(say: Say) -> Lesson:
    first = Group((Piled(1),), say("figure-switch-top"))
    between = Group((Piled(2), Piled(3), Sign("more")))
    last = Group((Piled(LAST),), say("figure-switch-bottom"))
    return Lesson((Figure((first, between, last)),))


def _roll(say: Say) -> Lesson:
    made = (Die(1), Sign("plus"), Die(4), Sign("equals"), Piled(5))
    notes = (
        Note((Piled(low), Sign("to"), Piled(high), ARROW, *_dice(low)), _count(low, say))
        for low, high in _ranges()
    )
    return Lesson((*notes, Figure((Group(made),), largest=80)))


def _ranges() -> tuple[tuple[int, int], ...]:
    """T1: the first and the last card of each number of dice."""
    found = {number: [n for n in range(1, LAST + 1) if DICE[n] == number] for number in DICE[1:]}
    return tuple((cards[0], cards[-1]) for cards in found.values())


def _dice(card: int) -> tuple[Die, ...]:
    return tuple(Die(value) for value in (5, 2, 6, 3, 1)[: DICE[card]])


def _count(card: int, say: Say) -> str:
    return say("figure-switch-dice", n=DICE[card])


def _luck(say: Say) -> Lesson:
    low, high = 5, 12
    return Lesson(
        (
            Note((Piled(high), ARROW, Piled(high)), say("figure-switch-kept")),
            Note((Piled(low), ARROW, Piled(fallen(low))), say("figure-switch-all-back")),
            Note((Piled(high), ARROW, Piled(fallen(high))), say("figure-switch-click")),
        )
    )


def _die(say: Say) -> Lesson:
    return Lesson(
        (
            Note((SwitchDie("green"),) * 2, say("figure-switch-green")),
            Note((SwitchDie("red"),), say("figure-switch-red")),
            Note((SwitchDie("block"),) * 2, say("figure-switch-token")),
            Note((SwitchDie("blank"),), say("figure-switch-blank")),
        )
    )


def _swap(say: Say) -> Lesson:
    return Lesson(
        (
            Note(_swapped("green", 3, 12), say("figure-switch-choose")),
            Note(_swapped("red", 12, 3), say("figure-switch-lowest")),
        )
    )


def _swapped(side: str, own: int, other: int) -> tuple[Thing, ...]:
    die = SwitchDie("green") if side == "green" else SwitchDie("red")
    return (die, ARROW, Piled(own), Sign("swap"), Piled(other))


def _block(say: Say) -> Lesson:
    return Lesson(
        (
            Note((Piled(7, blocked=True),), say("figure-switch-blocked")),
            Note((BLOCK, Sign("plus"), BLOCK), say("figure-switch-pot")),
            Note((SwitchDie("green"), Sign("plus"), BLOCK), say("figure-switch-cancel")),
        )
    )


def _winning(say: Say) -> Lesson:
    groups = tuple(Group((Piled(n),), say("figure-points", n=n)) for n in (LAST, 11, 4))
    nothing = Group((Sign("place"),), say("figure-points", n=0))
    return Lesson((Figure((*groups, nothing)),))


def _quick(say: Say) -> Lesson:
    groups = (
        Group((Piled(low), Sign("to"), Piled(high)), _count(low, say)) for low, high in _ranges()
    )
    return Lesson((Figure(tuple(groups), largest=74),))


# The example


def _question(_: Say) -> Lesson:
    return Lesson((Figure((Group((Piled(TOP),)), Group(_rolled())), largest=88),))


def _rolled() -> tuple[Die, ...]:
    return tuple(Die(value) for value in ROLL)


def _ask(say: Say) -> str:
    dice = " ".join(chip(str(value)) for value in ROLL)
    return say("rules-switch-example", card=TOP, dice=dice)


def _solution(say: Say) -> Lesson:
    """A1: each card with the dice that make it, and the first that none make."""
    cards = run(sums(ROLL), TOP)
    made = tuple(Group((Piled(card), Sign("equals"), *_added(making(card)))) for card in cards)
    told = (*made, Group((Piled(cards.stop), Sign("no"))))
    rows = (Figure(told[first : first + 2], largest=80) for first in range(0, len(told), 2))
    return Lesson((*_question(say).panels, *rows))


def _added(dice: tuple[int, ...]) -> tuple[Thing, ...]:
    first, *more = dice
    return (Die(first), *(thing for value in more for thing in (Sign("plus"), Die(value))))


def making(card: int) -> tuple[int, ...]:
    """The fewest dice of the example that add up to a card."""
    ways = (way for n in range(1, len(ROLL) + 1) for way in combinations(ROLL, n))
    return next(way for way in ways if sum(way) == card)


def _solve(say: Say) -> str:
    cards = run(sums(ROLL), TOP)
    top = cards.stop
    made = (
        say("rules-switch-answer-card", card=card, dice=" + ".join(map(str, making(card))))
        for card in cards
    )
    return lines(
        *(f"- {one}" for one in made),
        say("rules-switch-answer-end", card=top),
        say("rules-switch-answer-next", card=top, n=DICE[top], back=fallen(top)),
    )


BOOK: Final = Book(
    _cover,
    (
        Page("goal", _goal, text("rules-switch-goal")),
        Page("roll", _roll, text("rules-switch-roll")),
        Page("luck", _luck, text("rules-switch-luck")),
        Page("die", _die, text("rules-switch-die")),
        Page("swap", _swap, text("rules-switch-swap")),
        Page("block", _block, text("rules-switch-block")),
        Page("example", _question, _ask, Page("answer", _solution, _solve)),
        Page("winning", _winning, text("rules-switch-winning")),
        Page("quick", _quick, text("rules-switch-quick")),
    ),
)
