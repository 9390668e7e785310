"""The pages of a game's rules, and their pictures in words."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.drawing.lesson import Figure, Lesson, Note
from bot.drawing.thing import Die, Piled, Playing, Sign, SwitchDie, Thing, Token, Word
from bot.render import symbol
from bot.render.phrase import described, labelled
from bot.render.scene import Say
from bot.render.seventeen import picture as seventeen
from bot.render.switch import picture as switch

Tell = Callable[[Say], str]


class Page(NamedTuple):
    """`word` names it in the ids of buttons and in the keys of its texts."""

    word: str
    draw: Callable[[Say], Lesson]
    tell: Tell
    answer: "Page | None" = None
    """What a button on it shows in its place."""


class Book(NamedTuple):
    cover: Callable[[Say], Figure]
    """The game in one row, for whoever has to choose one."""
    pages: tuple[Page, ...]

    def find(self, word: str) -> Page | None:
        answers = (page.answer for page in self.pages if page.answer is not None)
        return next((page for page in (*self.pages, *answers) if page.word == word), None)

    def place(self, page: Page) -> int:
        """Where it stands; an answer stands where its question does."""
        return next(n for n, one in enumerate(self.pages) if page in (one, one.answer))


def text(key: str) -> Tell:
    """A text in which tokens and faces are the same signs as on boards."""

    def tell(say: Say) -> str:
        return say(
            key,
            victory=symbol.VICTORY,
            penalty=symbol.PENALTY,
            block=symbol.BLOCK,
            green=symbol.GREEN,
            red=symbol.RED,
        )

    return tell


def describe(lesson: Lesson, say: Say) -> str:
    return described([_panel(panel, say) for panel in lesson.panels])


def _panel(panel: Figure | Note, say: Say) -> str:
    match panel:
        case Note(things, words):
            return _stop(labelled(_things(things, say), words, say))
        case Figure(groups, title):
            told = (_group(one.things, one.label, say) for one in groups)
            return _stop(labelled(title, "; ".join(told), say) if title else "; ".join(told))


def _stop(sentence: str) -> str:
    return sentence if sentence.endswith((".", "?", "!")) else f"{sentence}."


def _group(things: Sequence[Thing], label: str, say: Say) -> str:
    told = _things(things, say)
    return told if label in ("", told) else labelled(label, told, say)


def _things(things: Sequence[Thing], say: Say) -> str:
    return say.write.series(_counted(name(thing, say) for thing in things))


def _counted(names: Iterator[str]) -> Iterator[str]:
    """`3 × victory token` for three in a row."""
    for one, same in groupby(names):
        count = len(list(same))
        yield one if count == 1 else f"{count} × {one}"


def name(thing: Thing, say: Say) -> str:
    match thing:
        case Playing(card, face):
            return seventeen.name_card(card, face, say)
        case Piled(number, blocked):
            return say("sign-card-blocked" if blocked else "sign-card", n=number)
        case Die(value):
            return say("sign-die", n=value)
        case SwitchDie(side):
            return switch.name_side(side, say)
        case Token(kind):
            return say(f"sign-{kind}")
        case Sign("clockwise" | "counterclockwise" as direction):
            return say(f"seventeen-{direction}")
        case Sign(kind):
            return say(f"sign-{kind}")
        case Word(text):
            return text
