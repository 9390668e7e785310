"""The table of Switch: everybody's pile, the dice and the pot. Nothing of it is hidden."""

from typing import NamedTuple

from bot.drawing.seat import Name
from bot.engine.game import Seat
from bot.games.switch.roll import Face


class Pile(NamedTuple):
    name: Name
    top: int
    """`DONE` when all of it is discarded."""
    blocked: bool
    hold: int
    """Block tokens."""
    score: int | None
    """In a match."""


class Table(NamedTuple):
    piles: tuple[Pile, ...]
    turn: Seat | None
    pot: int | None
    """None once the round is over: then there is nothing to roll, either."""
    dice: tuple[int, ...]
    die: Face | None
    allows: tuple[int, ...]
    """The cards that the dice still let go."""
