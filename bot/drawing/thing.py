"""What the pictures of the rules are put together from: things on the table, and signs between."""

from typing import Literal, NamedTuple

from bot.games.seventeen.card import Card, Face
from bot.games.switch.roll import Face as Side

Kind = Literal[
    "arrow",
    "plus",
    "equals",
    "swap",
    "yes",
    "no",
    "more",
    "to",
    "place",
    "clockwise",
    "counterclockwise",
]


class Playing(NamedTuple):
    """A card of 17, as it lies or, once it is turned over, as it lay before."""

    card: Card
    face: Face = "up"
    turned: bool = False


class Piled(NamedTuple):
    """The top card of a pile of Switch."""

    number: int
    blocked: bool = False


class Die(NamedTuple):
    value: int


class SwitchDie(NamedTuple):
    side: Side


class Token(NamedTuple):
    kind: Literal["victory", "penalty", "block"]


class Sign(NamedTuple):
    kind: Kind


class Word(NamedTuple):
    """A text as large as a thing."""

    text: str


Thing = Playing | Piled | Die | SwitchDie | Token | Sign | Word
