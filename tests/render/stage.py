"""Scenes for tests: who sits there, and games that wander through all that can happen."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any, NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Options, Seat
from bot.games import CATALOGUE
from bot.house import Board
from bot.picture.emoji.collection import name, signs
from bot.render.look import Look
from bot.render.name import fit
from bot.render.scene import Say, Scene, Seated
from bot.table.ids import TableId, UserId
from tests.text.shelf import catalogue

NAMES = ("Anna", "Ben", "Cleo", "Dario", "Eva", "Finn")
UNTIL = 1_700_000_060.0
COMMIT = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"

Last = tuple[Seat, Any] | None


@cache
def english() -> Say:
    """A text that is missing fails the test that asks for it."""
    return catalogue().speaker("en-US")


_READER: ContextVar[Say | None] = ContextVar("reader", default=None)


def reader() -> Say:
    """Whoever screens are drawn for: somebody who reads English, unless a test says otherwise."""
    return _READER.get() or english()


@contextmanager
def read_by(say: Say) -> Iterator[None]:
    """Meanwhile screens are drawn in another language."""
    token = _READER.set(say)
    try:
        yield
    finally:
        _READER.reset(token)


def people(names: Sequence[str]) -> tuple[Seated, ...]:
    return tuple(
        Seated(fit(name), UserId(100 + seat), None, away=False) for seat, name in enumerate(names)
    )


def scene(game: AnyGame, seats: int, last: Last = None, names: Sequence[str] = NAMES) -> Scene:
    return Scene(TableId(7), game, people(names[:seats]), UNTIL, last, COMMIT, reader())


def illustrated(
    game: AnyGame, seats: int, last: Last = None, names: Sequence[str] = NAMES
) -> Scene:
    """The same with pictures."""
    return scene(game, seats, last, names)._replace(look=Look("picture"))


def adorned(
    game: AnyGame,
    seats: int,
    last: Last = None,
    names: Sequence[str] = NAMES,
    style: Board = "emoji",
) -> Scene:
    """The same with emojis, which are written as long as Discord writes them."""
    return scene(game, seats, last, names)._replace(look=Look(style, emojis()))


@cache
def emojis() -> dict[str, str]:
    """In their order, none of them drawn."""
    return {
        sign: f"<:{name(sign, bytes(3))}:{1_400_000_000_000_000_000 + number}>"
        for number, (sign, _) in enumerate(signs())
    }


class Setting(NamedTuple):
    game: AnyGame
    seats: int
    options: Options
    seed: str

    @property
    def everybody(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(self.seats))


SETTINGS = [
    Setting(game, seats, dict.fromkeys(game.options, on), f"{game.id}:{seats}:{on}:{n}")
    for game in CATALOGUE.values()
    for seats in game.seats
    for on in ((False, True) if game.options else (False,))
    for n in range(1 if game.options else 3)
]


def wander(setting: Setting, steps: int = 400) -> Iterator[tuple[Any, Last]]:
    """The table (always the same object) and the last action of a seat, step by step.

    CPU players keep the game going, and every eighth step is anything that anybody may do.
    """
    game = setting.game
    state = game.start(setting.seats, setting.options, Chance(setting.seed.encode()))
    whim = Chance(f"{setting.seed}:whim".encode())
    last: Last = None
    yield state, last
    for _ in range(steps):
        waiting = game.waiting(state)
        if waiting is None:
            return
        seat: Seat | None = waiting.mover
        if whim.below(8) == 0:
            seat = waiting.seats[whim.below(len(waiting.seats))]
            possible = game.legal(state, seat)
            action = possible[whim.below(len(possible))]
        elif seat is not None:
            action = game.cpus["easy"](game.view(state, seat), whim)
        else:
            action = game.close
        assert game.apply(state, seat, action) is None
        last = last if seat is None else (seat, action)
        yield state, last
