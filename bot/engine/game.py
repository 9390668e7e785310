"""The contract of a game: rules over a state, and nothing else.

A game is one `Game` record in the catalogue. Its state belongs to the rules: everybody else holds
it without looking inside and sees views. Rules have no clock: they say what is awaited and at which
pace, and the table decides how many seconds that is.

The laws every game keeps (tests/engine/test_laws.py):
- a finished game waits for nobody, an unfinished one for somebody, and whoever is awaited can act;
- an action that is not in `legal` is refused and changes nothing;
- what a seat cannot see never changes its view;
- the same seed, salt and actions give the same game;
- silence ends every game in a bounded number of steps;
- the winners, and nobody else, are in the first place, and every seat has all counters.

Three fields are for games that are over, which may be looked into: `reveal`, `judge`, `chances`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, NamedTuple, NewType, Protocol, TypeVar

from bot.engine.chance import Chance

Seat = NewType("Seat", int)
"""A place at the table, 0 and up, in clockwise order."""

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound="View[Any]")
A_co = TypeVar("A_co", covariant=True)

Options = Mapping[str, bool]
"""The choices that change a game's rules, by name; the game says which there are."""


class Pace(Enum):
    """How long the table waits, in kind: the table maps kinds to seconds."""

    TURN = "turn"
    REACT = "react"
    GRACE = "grace"


class Waiting(NamedTuple):
    """Whom the table waits for.

    With a mover it is that seat's turn, and a CPU plays for it when the time is up; without one it
    is a window, and time closes it. `seats` are all that have a legal action, the mover first.
    """

    pace: Pace
    mover: Seat | None
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """An action that the rules do not allow; the reason is the key of a text for the player."""

    reason: str


UNKNOWN_ACTION = Refused("refused-unknown-action")
"""The answer to an action that no rule of the game knows."""

NOT_SEATED = Refused("refused-not-seated")
"""The answer to somebody without a seat, and to a player who tries to close a window."""


class View(Protocol[A_co]):
    """What one seat, or the channel, sees. Everything in it is that seat's to know."""

    @property
    def legal(self) -> Sequence[A_co]:
        """What the seat may do now; empty for the channel."""
        ...

    @property
    def to_move(self) -> bool:
        """Whether the table waits for this seat to act; otherwise it may let the moment pass."""
        ...


Counts = Mapping[str, int]
"""How often something happened to somebody, by the name of a counter."""


class Moment(NamedTuple, Generic[A, V]):
    """A step of a game that is over: what its seat saw before it, and everything after it."""

    number: int
    """As in transcripts: from 1."""
    seat: Seat | None
    action: A
    seen: V
    """The view of the seat; where time acted, the channel's."""
    after: V
    """With everything turned over (`Game.reveal`)."""


class Judgement(NamedTuple, Generic[A]):
    """A decision, held against what its seat could know."""

    number: int
    """Of the step."""
    seat: Seat
    action: A
    odds: float | None
    """How likely it was to come out well, where that is a matter of chance."""
    chance: float
    """What it promised: the seat's chance to win."""
    best: A | None
    """What promised most; None is to let the moment pass."""
    promise: float
    """The chance to win that this promised."""
    forced: bool
    """Whether there was nothing else to do."""
    came: str
    """How it came out, in a word of the game's own."""


Cpu = Callable[[V, Chance], A | None]
"""A CPU player: its seat's view in, an action out. Only who is not `to_move` may answer None."""


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[S, A, V]):
    """A game of the catalogue, equal to no other. `actions` is every action, `close` included."""

    id: str
    seats: range
    options: Options
    actions: tuple[A, ...]
    close: A
    start: Callable[[int, Options, Chance], S]
    legal: Callable[[S, Seat], Sequence[A]]
    apply: Callable[[S, Seat | None, A], Refused | None]
    waiting: Callable[[S], Waiting | None]
    window: Callable[[S], int]
    """Counts what makes earlier decisions stale: one made in an earlier window comes too late."""
    view: Callable[[S, Seat | None], V]
    winners: Callable[[S], tuple[Seat, ...] | None]
    places: Callable[[S], tuple[int, ...]]
    """Of a finished game, by seat: 1 is the first place; those who share one have the same."""
    counters: tuple[str, ...]
    """What standings count in this game, by name."""
    tally: Callable[[S, Iterable[tuple[Seat | None, A]]], tuple[Counts, ...]]
    """Those counters by seat, over a game from its start.

    Each step is carried out on the state just before it is handed over.
    """
    undoing: Callable[[Counts], str]
    """What somebody has lost a game by, in a word of the game's own, from their counters in it."""
    after: Callable[[S], dict[str, object]]
    encode: Callable[[A], dict[str, object]]
    cpus: Mapping[str, Cpu[V, A]]
    reveal: Callable[[S], V]
    """The channel's view with everything turned over: for a game that is over, and no other."""
    judge: Callable[[Sequence[Moment[A, V]]], Iterable[Judgement[A]]]
    """The decisions of a whole game that are worth a judgement, in order."""
    chances: Callable[[V], tuple[float, ...] | None]
    """By seat, the chance to win; None in the middle of something, such as a round or a turn."""


AnyGame = Game[Any, Any, Any]
Catalogue = Mapping[str, AnyGame]
