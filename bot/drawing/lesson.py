"""Pictures that explain: things in rows with words below or beside them, one panel per thought."""

from typing import Final, NamedTuple

from bot.drawing.thing import Thing

LARGEST: Final = 112
"""How wide a card is where nothing is said."""


class Group(NamedTuple):
    """Things that belong together, and the words below them."""

    things: tuple[Thing, ...]
    label: str = ""


class Figure(NamedTuple):
    """Groups from left to right."""

    groups: tuple[Group, ...]
    title: str = ""
    largest: int = LARGEST
    """How wide a card is where there is room for more."""


class Note(NamedTuple):
    """Things, and beside them what there is to say about them."""

    things: tuple[Thing, ...]
    words: str


class Lesson(NamedTuple):
    panels: tuple[Figure | Note, ...]
