"""The same table with other hidden things: what every game's tests have to provide.

`tests/games/<folder>/hidden.py` holds it as `HIDDEN`. A game in which everything is public replaces
what is to come, and nothing else.
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Seat

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True)
class Hidden(Generic[S, A]):
    """Copies of a table that must look the same to one seat, or to the channel (None)."""

    otherwise: Callable[[S, Seat | None, Chance], S]
    """All that the viewer cannot see is different, what is to come included."""
    twin: Callable[[S, Seat | None, Chance], S]
    """Different, but what will come to light by itself is the same: the two can be played on."""
    seen: Callable[[S, Seat | None, Seat | None, A], object]
    """What the viewer learns when a seat does something: equal for all that looks the same."""


def folder_of(game: AnyGame) -> str:
    return game.start.__module__.split(".")[2]


def hidden_of(game: AnyGame) -> Hidden[Any, Any]:
    name = f"tests.games.{folder_of(game)}.hidden"
    try:
        hidden = importlib.import_module(name).HIDDEN
    except ModuleNotFoundError:
        raise AssertionError(f"{game.id} has no {name}: nobody knows whether it leaks") from None
    assert isinstance(hidden, Hidden)
    return hidden
