"""A lesson: a whole game on the real rules, with chosen chance and everybody's moves written down.

What a learner has done is a number of steps. The game is played again from its start to show where
they are, as a table is restored from its log.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, Literal, NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Options, Seat
from bot.engine.word import lexicon

LEARNER: Final = Seat(0)

GO_ON: Final = "go-on"
"""What is pressed where there is only something to read."""
PANEL: Final = "panel"
"""As on a board: shows the own panel, and is no action of the game."""

Shown = Literal["board", "hand", "result", "end"]
"""The board alone, the board with the own panel, what the last round came to, the end."""


class Step(NamedTuple):
    name: str
    """Its text is `lesson-<game>-<name>`."""
    wants: str = GO_ON
    """The word of the action that the learner has to choose, or one of the two above."""
    then: str = ""
    """What the others do after it: `1:call` is an action of seat 1, and time closes windows."""
    shows: Shown = "board"


class Lesson(NamedTuple):
    """The last step is the end: there is nothing more to press."""

    game: AnyGame
    seats: int
    options: Options
    chance: Callable[[], Chance]
    facts: Callable[[Any], Mapping[str, int]]
    """Numbers for the texts, from the learner's view."""
    steps: tuple[Step, ...]

    @property
    def length(self) -> int:
        """How many steps there are to do."""
        return len(self.steps) - 1


class Move(NamedTuple):
    seat: Seat | None
    action: Any


class Position(NamedTuple):
    """Where somebody is in a lesson."""

    lesson: Lesson
    done: int
    state: Any
    last: tuple[Seat, Any] | None
    """The last action of a seat, as boards tell it."""

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.done]


def moves(lesson: Lesson) -> Iterator[tuple[Move, ...]]:
    """Of each step in order: the learner's own first, if it is one of the game."""
    words = lexicon(lesson.game)
    for step in lesson.steps[: lesson.length]:
        own = [] if step.wants in (GO_ON, PANEL) else [Move(LEARNER, words[step.wants])]
        yield (*own, *(_move(lesson.game, words, written) for written in step.then.split()))


def _move(game: AnyGame, words: Mapping[str, Any], written: str) -> Move:
    seat, _, word = written.rpartition(":")
    return Move(Seat(int(seat)), words[word]) if seat else Move(None, words[word])


def reach(lesson: Lesson, done: int) -> Position:
    """After so many steps; a lesson that has become shorter since is at its end."""
    game, done = lesson.game, min(done, lesson.length)
    state = game.start(lesson.seats, lesson.options, lesson.chance())
    last = None
    for _, some in zip(range(done), moves(lesson), strict=False):
        for seat, action in some:
            refused = game.apply(state, seat, action)
            assert refused is None, f"a lesson breaks the rules: {seat} did {action}: {refused}"
            if seat is not None:
                last = (seat, action)
    return Position(lesson, done, state, last)
