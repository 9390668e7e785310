"""The pages of /rules for 17. The ids of the rules they tell stand beside their texts."""

from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from bot.drawing.lesson import Figure, Group, Lesson, Note
from bot.drawing.thing import Playing, Sign, Thing, Token, Word
from bot.engine.game import Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.card import (
    BACK,
    BLANK,
    CLOSED,
    DOUBLE,
    OPEN,
    REVERSE,
    TRAP,
    TRASH,
    VALUE,
    Card,
)
from bot.games.seventeen.reckoning import TARGET, move_tokens, winner_and_loser
from bot.games.seventeen.state import Lying, Reckoning, Tokens
from bot.render.lesson import Book, Page, text
from bot.render.look import PLAIN
from bot.render.phrase import lines
from bot.render.scene import Say, Scene, Seated
from bot.render.seventeen import card
from bot.render.seventeen.result import addition, moves
from bot.table.ids import TableId

ARROW: Final = Group((Sign("arrow"),))
VICTORY: Final = Token("victory")
PENALTY: Final = Token("penalty")
HIDDEN: Final = Playing(BLANK, "down")
SPECIALS: Final = (REVERSE, TRASH, DOUBLE, TRAP)

EXAMPLE: Final = (
    Lying(OPEN[3], "up", Seat(0)),
    Lying(CLOSED[2], "down", Seat(1)),
    Lying(OPEN[4], "down", Seat(2)),
    Lying(REVERSE, "up", Seat(0)),
    Lying(TRAP, "down", Seat(2)),
    Lying(CLOSED[1], "up", Seat(1)),
    Lying(CLOSED[4], "down", Seat(0)),
)
"""As three people could have played it, from the first card of a round on."""
CALLER: Final = Seat(1)
PEOPLE: Final = 3


def _cover(say: Say) -> Figure:
    shown = (Playing(OPEN[4]), HIDDEN, Playing(TRAP), Playing(CLOSED[2]))
    return Figure((Group(shown), Group((Word(say("figure-17-question")),))), largest=88)


def _goal(say: Say) -> Lesson:
    row = (Playing(OPEN[4]), HIDDEN, Playing(OPEN[2], "down"), HIDDEN, Playing(CLOSED[3]))
    question = Word(say("figure-17-question"))
    win = Note((VICTORY,) * 3, say("figure-17-three-win"))
    return Lesson((Figure((Group(row), Group((question,)))), win))


def _cards(say: Say) -> Lesson:
    kinds = (
        Group((Playing(OPEN[2]), Playing(OPEN[2], "down")), say("figure-17-open")),
        Group((Playing(CLOSED[2]), HIDDEN), say("figure-17-closed")),
        Group((Playing(TRAP), HIDDEN), say("figure-17-special")),
    )
    hand = Note((Playing(OPEN[1], "down"), HIDDEN, HIDDEN), say("figure-17-hand"))
    return Lesson((Figure(kinds), hand))


def _turn(say: Say) -> Lesson:
    hand = (Playing(OPEN[1]), Playing(CLOSED[3]), Playing(TRAP))
    faces = (Playing(CLOSED[3]), HIDDEN)
    return Lesson(
        (
            Note(hand, say("figure-17-choose")),
            Note(faces, say("figure-17-play")),
            Note((Playing(OPEN[4], "down"),), say("figure-17-draw")),
        )
    )


def _call(say: Say) -> Lesson:
    row = (Playing(OPEN[4]), HIDDEN, Playing(OPEN[3], "down"), Playing(CLOSED[2]), HIDDEN)
    call = Group((Word(say("button-call")),))
    return Lesson(
        (
            Figure((Group(row), ARROW, call)),
            Note((Sign("no"),), say("figure-17-may-not-call")),
            Note((Sign("yes"),), say("figure-17-may-call")),
        )
    )


def _round(say: Say) -> Lesson:
    caller, last = say("figure-17-caller"), say("figure-17-last-player")
    back = Note((PENALTY, PENALTY, VICTORY), say("figure-17-two-penalties"))
    return Lesson(
        (
            _outcome(say("figure-17-right"), Group((VICTORY,), caller), Group((PENALTY,), last)),
            _outcome(say("figure-17-wrong"), Group((PENALTY,), caller), Group((VICTORY,), last)),
            back,
        )
    )


def _outcome(title: str, *groups: Group) -> Figure:
    return Figure(groups, title, largest=96)


def _reverse(say: Say) -> Lesson:
    before = Group((Sign("clockwise"),), say("seventeen-clockwise"))
    after = Group((Sign("counterclockwise"),), say("seventeen-counterclockwise"))
    played = Group((Sign("arrow"), Playing(REVERSE), Sign("arrow")))
    return Lesson((Figure((before, played, after)),))


def _trash(say: Say) -> Lesson:
    before = Group((Playing(OPEN[4]), HIDDEN, Playing(TRASH)), say("figure-before"))
    after = Group((Playing(OPEN[4]),), say("figure-after"))
    return Lesson((Figure((before, ARROW, after)),))


def _x2(say: Say) -> Lesson:
    played = Group((Playing(CLOSED[1]), HIDDEN), say("figure-17-two-cards"))
    return Lesson((Figure((Group((Playing(DOUBLE),)), ARROW, played)),))


def _trap(say: Say) -> Lesson:
    waits = Group((HIDDEN,), say("figure-17-down"))
    turned = Group((Playing(TRAP, "up", turned=True),), say("figure-17-turned"))
    owner = Group((VICTORY,), say("figure-17-trapper"))
    caller = Group((PENALTY,), say("figure-17-caller"))
    return Lesson((Figure((waits, ARROW, turned)), Figure((owner, caller), largest=96)))


def _winning(say: Say) -> Lesson:
    one = Group((*(VICTORY,) * 3, PENALTY), say("picture-player", number=1))
    other = Group((*(VICTORY,) * 3, Sign("yes")), say("picture-player", number=2))
    return Lesson((Figure((one, other), largest=96),))


def _quick(say: Say) -> Lesson:
    groups = tuple(Group((Playing(one),), card.short(one, say)) for one in SPECIALS)
    return Lesson((Figure(groups, largest=88),))


# The example


def _question(_: Say) -> Lesson:
    return Lesson((Figure((Group(tuple(_seen(EXAMPLE))),)),))


def _seen(row: tuple[Lying, ...]) -> Iterator[Thing]:
    """M6: as everybody sees it before it is turned over."""
    for lying in row:
        yield Playing(_back(lying), lying.face)


def _back(lying: Lying) -> Card:
    return lying.card if lying.face == "up" else BACK[lying.card]


def _ask(say: Say) -> str:
    seen = tuple(lying._replace(card=_back(lying)) for lying in EXAMPLE)
    blank = sum(lying.card == BLANK for lying in seen)
    shown = card.visible(seen)
    who = _name(CALLER, say)
    return say("rules-17-example", row=card.row(seen, PLAIN, say), shown=shown, n=blank, name=who)


def _solution(say: Say) -> Lesson:
    """E1: each card turned over, and below it what the row is worth so far."""
    so_far = accumulate(VALUE[lying.card] for lying in EXAMPLE)
    groups = (
        Group((Playing(*lying[:2], turned=lying.face == "down"),), str(total))
        for lying, total in zip(EXAMPLE, so_far, strict=True)
    )
    total = reckon().total
    right = total >= TARGET
    found = (Word(str(total)), Sign("yes" if right else "no"))
    verdict = say("figure-17-right" if right else "figure-17-wrong")
    return Lesson((Figure(tuple(groups)), Note(found, verdict)))


def _solve(say: Say) -> str:
    reckoning = reckon()
    key = "rules-17-answer-right" if reckoning.total >= TARGET else "rules-17-answer-wrong"
    seats = tuple(Seated(_name(Seat(seat), say), None, None, False) for seat in range(PEOPLE))
    scene = Scene(TableId(0), SEVENTEEN, seats, None, None, "", say)
    row = card.row(reckoning.row, PLAIN, say)
    return lines(
        say("rules-17-answer", row=row, sum=addition(reckoning)),
        say(key, name=_name(reckoning.caller, say)),
        *moves(reckoning, scene),
    )


def reckon() -> Reckoning:
    """How the example ends, by the rules themselves."""
    total = sum(VALUE[lying.card] for lying in EXAMPLE)
    last = EXAMPLE[-1].seat
    winner, loser = winner_and_loser(CALLER, last, right=total >= TARGET)
    trappers = [one.seat for one in EXAMPLE if one.card == TRAP and one.face == "down"]
    moved = move_tokens((Tokens(0, 0),) * PEOPLE, CALLER, winner, loser, trappers)
    told = (moved.penalties, moved.returned, moved.lost, moved.victories)
    return Reckoning(1, EXAMPLE, total, CALLER, last, *told, winner)


def _name(seat: Seat, say: Say) -> str:
    return say("picture-player", number=seat + 1)


BOOK: Final = Book(
    _cover,
    (
        Page("goal", _goal, text("rules-17-goal")),
        Page("cards", _cards, text("rules-17-cards")),
        Page("turn", _turn, text("rules-17-turn")),
        Page("call", _call, text("rules-17-call")),
        Page("round", _round, text("rules-17-round")),
        Page("reverse", _reverse, text("rules-17-reverse")),
        Page("trash", _trash, text("rules-17-trash")),
        Page("x2", _x2, text("rules-17-x2")),
        Page("trap", _trap, text("rules-17-trap")),
        Page("example", _question, _ask, Page("answer", _solution, _solve)),
        Page("winning", _winning, text("rules-17-winning")),
        Page("quick", _quick, text("rules-17-quick")),
    ),
)
