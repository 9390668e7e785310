"""A game that is over, played again from its log: every step with everything turned over."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from bot.engine.game import AnyGame, Catalogue, Judgement, Moment, Refused, Seat
from bot.engine.transcript import Player, Record, dumps
from bot.engine.word import lexicon
from bot.table.log import Saved

TURNING_POINTS = 3


class Deviation(NamedTuple):
    """Where the log stops being a game: what it says cannot have happened."""

    step: int
    """0: not even its beginning is a game."""
    word: str


class Turn(NamedTuple):
    """A turning point: from one step to another the chances to win changed a lot."""

    number: int
    """Of the step after which they had."""
    seat: Seat
    """Whose changed most."""
    before: float
    after: float


class Replay:
    """Of a game that was finished. Immutable but for what it works out when it is asked."""

    def __init__(
        self, saved: Saved, game: AnyGame, record: Record, lines: Sequence[str], start: Any
    ) -> None:
        self.saved = saved
        self.game = game
        self.start = start
        """The table after the setup, everything turned over."""
        self.moments: list[Moment[Any, Any]] = []
        self.lines = lines
        self._record = record

    @property
    def text(self) -> str:
        """The transcript, as docs/transcript.md has it."""
        return "".join(f"{line}\n" for line in self.lines)

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        return self._record.game.winners(self._record.state)

    @cached_property
    def judgements(self) -> tuple[Judgement[Any], ...]:
        return tuple(self.game.judge(self.moments))
