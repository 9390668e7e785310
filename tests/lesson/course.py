"""A lesson played through, move by move, with what happened at each."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from bot.engine.game import AnyGame, Seat
from bot.lesson.lesson import Lesson, Step, moves


class Played(NamedTuple):
    step: Step
    seat: Seat | None
    action: Any
    allowed: bool
    """Whether it was legal when it was done."""
    after: Any
    """The view with everything turned over."""


def played(lesson: Lesson) -> Iterator[Played]:
    game = lesson.game
    state = game.start(lesson.seats, lesson.options, lesson.chance())
    for step, some in zip(lesson.steps, moves(lesson), strict=False):
        for seat, action in some:
            allowed = _allowed(game, state, seat, action)
            assert game.apply(state, seat, action) is None, f"{step.name}: {seat} did {action}"
            yield Played(step, seat, action, allowed, game.reveal(state))


def _allowed(game: AnyGame, state: Any, seat: Seat | None, action: Any) -> bool:
    if seat is not None:
        return action in game.legal(state, seat)
    waiting = game.waiting(state)
    return action == game.close and waiting is not None and waiting.mover is None
