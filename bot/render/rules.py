"""/rules: a page of a game's rules with its picture, and the way to all others."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from bot.drawing.lesson import Lesson
from bot.render import symbol
from bot.render.lesson import Book, Page, describe
from bot.render.phrase import lines, small
from bot.render.scene import Say
from bot.render.screen import Button, Choice, Part, Picture, Row, Screen, Select, illustrated
from bot.render.screens import SCREENS

JUMP: Final = "jump"
"""Of a select: `jump.17` goes to the page that was chosen."""


class Asked(NamedTuple):
    """A page that there is: all that a button has to say."""

    game: str
    page: str

    def word(self, slot: int) -> str:
        """The slot tells buttons apart that lead to the same page."""
        return f"{self.game}.{self.page}.{slot}"

    @classmethod
    def read(cls, word: str, chosen: Iterable[str] = ()) -> "Asked | None":
        """None for a page that there is not, or not any more."""
        first, _, rest = word.partition(".")
        if first == JUMP:
            return cls.of(rest, next(iter(chosen), ""))
        return cls.of(first, rest.partition(".")[0])

    @classmethod
    def of(cls, game: str, page: str | None = None) -> "Asked | None":
        """Without a page, the first."""
        screens = SCREENS.get(game)
        if screens is None:
            return None
        book = screens.rules
        found = book.pages[0] if page is None else book.find(page)
        return None if found is None else cls(game, found.word)


def draw_page(asked: Asked, say: Say, pictures: bool = True) -> Screen:
    book = SCREENS[asked.game].rules
    page = book.find(asked.page)
    assert page is not None
    place = book.place(page)
    told = say("rules-page", page=place + 1, pages=len(book.pages))
    name = title(asked.game, book.pages[place], say)
    heading = lines(f"## {symbol.BOOK} {say(f'game-{asked.game}')} · {name}", small(told))
    return Screen(
        (
            *_shown(heading, page.draw(say), page.tell(say), say, pictures),
            *_answer(asked, book.pages[place], say),
            _jump(asked, book, place, say),
            Row((*_turning(asked, book, place, say), *_others(asked.game, say))),
        ),
        symbol.CALM,
    )


def draw_choice(say: Say, pictures: bool = True) -> Screen:
    """For whoever has not said which game."""
    cover = Lesson(tuple(screens.rules.cover(say) for screens in SCREENS.values()))
    heading = f"## {symbol.BOOK} {say('rules-which')}"
    pitches = lines(*(say(f"rules-{game}-pitch") for game in SCREENS))
    return Screen(
        (
            *_shown(heading, cover, pitches, say, pictures),
            Row(tuple(_others(None, say))),
        ),
        symbol.CALM,
    )


def title(game: str, page: Page, say: Say) -> str:
    return say(f"rules-{game}-{page.word}-title")


def _shown(heading: str, lesson: Lesson, told: str, say: Say, pictures: bool) -> Iterator[Part]:
    picture = [Picture(lesson, describe(lesson, say))] if pictures else []
    return illustrated(heading, picture, [told])


def _answer(asked: Asked, page: Page, say: Say) -> Iterator[Row]:
    if page.answer is None:
        return
    if asked.page == page.word:
        to, label = page.answer.word, say("button-answer")
    else:
        to, label = page.word, say("button-question")
    yield Row((Button(label, Asked(asked.game, to).word(0), "primary"),))


def _jump(asked: Asked, book: Book, place: int, say: Say) -> Select:
    choices = (
        Choice(f"{number}. {title(asked.game, page, say)}", page.word)
        for number, page in enumerate(book.pages, start=1)
    )
    here = book.pages[place].word
    return Select(say("rules-jump"), f"{JUMP}.{asked.game}", tuple(choices), here)


def _turning(asked: Asked, book: Book, place: int, say: Say) -> Iterator[Button]:
    last = len(book.pages) - 1
    for slot, (key, to) in enumerate((("button-back", place - 1), ("button-next", place + 1)), 1):
        there = 0 <= to <= last
        page = book.pages[min(max(to, 0), last)]
        way = Asked(asked.game, page.word).word(slot)
        yield Button(say(key), way, "primary" if key == "button-next" else "secondary", there)


def _others(game: str | None, say: Say) -> Iterator[Button]:
    """To the rules of all games but this one."""
    for slot, (other, screens) in enumerate(SCREENS.items(), start=3):
        if other != game:
            first = Asked(other, screens.rules.pages[0].word)
            label = say("button-rules-of", game=say(f"game-{other}"))
            yield Button(label, first.word(slot), "primary" if game is None else "secondary")
