"""The port between tables and whatever stores them: entries go in, saved tables come out.

A table changes only by entries, and a change is shown only after its entries are stored. So what
anybody has seen is there after a restart.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

from bot.engine.game import Options, Seat
from bot.standing.rating import Change
from bot.standing.result import Result, Stakes
from bot.table.chair import Chair
from bot.table.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.table.pace import Seconds

By = Literal["person", "cpu", "clock"]
Ending = Literal["finished", "aborted"]


class Opened(NamedTuple):
    """A lobby: what is played here, and the seed behind the commitment that it shows."""

    table: TableId
    guild: GuildId
    channel: ChannelId
    game: str
    options: Options
    seats: int
    """The most that may sit down."""
    seconds: Seconds
    patience: float
    """Seconds after which an idle lobby closes."""
    seed: bytes
    at: float
    stakes: Stakes = Stakes()
    rematch_of: TableId | None = None
    """The game that is played once more."""
    heir: UserId | None = None
    """Who won it: they host as soon as they have taken their seat."""


class Relocated(NamedTuple):
    """The table goes on in another channel, such as a thread of its own."""

    table: TableId
    channel: ChannelId


class Seated(NamedTuple):
    """Everybody at the table, in seat order, from now on."""

    table: TableId
    host: UserId
    chairs: tuple[Chair, ...]


class Started(NamedTuple):
    table: TableId
    salt: str
    at: float


class Moved(NamedTuple):
    """An action that the rules accepted; `seat` is None when time closed a window."""

    table: TableId
    number: int
    seat: Seat | None
    word: str
    by: By
    at: float
    deadline: float | None
    """When the table will wait no longer for what comes next."""


class Posted(NamedTuple):
    """The message that is the table's board now."""

    table: TableId
    channel: ChannelId
    message: MessageId
    chapter: int
    """How many rounds had been told when it was posted; later ones may still have to be."""
    at: float


class Ended(NamedTuple):
    table: TableId
    how: Ending
    reason: str
    """Why it was aborted, as the key of a text; empty when finished."""
    winners: tuple[Seat, ...]
    at: float


class Scored(NamedTuple):
    """What a finished game came to for everybody: stored together with its last move."""

    table: TableId
    guild: GuildId
    game: str
    at: float
    seats: int
    rated: bool
    results: tuple[Result, ...]


class Filed(NamedTuple):
    """The end has been shown: the table need not be loaded any more."""

    table: TableId


Entry = Opened | Relocated | Seated | Started | Moved | Posted | Ended | Scored | Filed


class Saved(NamedTuple):
    """A table as its entries left it."""

    opened: Opened
    seated: Seated
    started: Started | None
    moves: tuple[tuple[Seat | None, str], ...]
    """(seat, word) in order."""
    posted: Posted | None
    ended: Ended | None
    changes: Mapping[UserId, Change] = {}
    """What a rated game did to its players' ratings."""


class LogFailed(Exception):
    """Nothing of what was to be stored is stored; the message says why, in one sentence."""


class DiskFailed(LogFailed):
    """Nor could anything else be; the store logs that by itself, and once for everybody."""


class Log(Protocol):
    async def append(self, *entries: Entry) -> None:
        """Returns when all entries are on disk; raises `LogFailed` when none of them is."""
        ...

    async def load(self) -> Sequence[Saved]:
        """Every table that is not filed."""
        ...

    async def read(self, table: TableId) -> Saved | None:
        """Any table, filed ones too, with all that was to be stored before this was asked."""
        ...

    async def last_table(self) -> TableId:
        """The highest id that was ever given; 0 at the very start."""
        ...
