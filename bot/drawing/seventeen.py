"""The table of 17 as the channel sees it, a finished round, and a player's own hand.

Cards are whatever the viewer sees of them, so a picture can show no more than the view that its
drawing was made of.
"""

from typing import NamedTuple

from bot.drawing.seat import Name
from bot.engine.game import Seat
from bot.games.seventeen.card import Card
from bot.games.seventeen.state import Lying, Tokens


class Player(NamedTuple):
    name: Name
    tokens: Tokens
    backs: tuple[Card, ...]


class Piles(NamedTuple):
    draw: int
    top: Card | None
    """The back of the draw pile's top card."""
    discard: int
    last: Card | None
    """The discard pile's top card, as it lies."""


class Board(NamedTuple):
    row: tuple[Lying, ...]
    players: tuple[Player, ...]
    turn: Seat | None
    direction: int
    piles: Piles


class Result(NamedTuple):
    """A row that is turned over, and what everybody holds then."""

    row: tuple[Lying, ...]
    players: tuple[Player, ...]
    total: int


class Hand(NamedTuple):
    """Seen by its holder alone."""

    cards: tuple[Card, ...]
