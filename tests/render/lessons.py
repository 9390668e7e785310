"""Every page of the rules of every game."""

from collections.abc import Iterator

from bot.render.lesson import Book, Page
from bot.render.rules import Asked, draw_choice, draw_page
from bot.render.scene import Say
from bot.render.screen import Screen
from bot.render.screens import SCREENS


def pages(book: Book) -> Iterator[Page]:
    """In order, each answer after its question."""
    for page in book.pages:
        yield page
        if page.answer is not None:
            yield page.answer


def everything() -> Iterator[Asked]:
    for game, screens in SCREENS.items():
        for page in pages(screens.rules):
            yield Asked(game, page.word)


def screens(say: Say, pictures: bool = True) -> Iterator[tuple[str, Screen]]:
    """Name of the golden file, and what it shows."""
    yield "rules-choice", draw_choice(say, pictures)
    for asked in everything():
        yield f"rules-{asked.game}-{asked.page}", draw_page(asked, say, pictures)
