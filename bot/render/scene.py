"""What a board shows besides the view: who the seats are, and until when the table waits."""

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from bot.engine.game import AnyGame, Seat
from bot.render.look import PLAIN, Look
from bot.standing.rating import Change
from bot.table.ids import TableId, UserId

if TYPE_CHECKING:
    from bot.text.notation import Notation


class Say(Protocol):
    """A text of the catalogue in one language (bot/text)."""

    @property
    def write(self) -> "Notation":
        """Numbers, lists and times in that language."""
        ...

    def __call__(self, key: str, /, **arguments: str | int | float) -> str: ...


class Seated(NamedTuple):
    """A seat as others see it."""

    name: str
    """Fit for markdown (bot/render/name.py): nothing in it is markup."""
    user: UserId | None
    level: str | None
    away: bool
    kept: bool = False
    """In the lobby of a rematch: the person has not pressed yet."""


class Scene(NamedTuple):
    table: TableId
    game: AnyGame
    seats: tuple[Seated, ...]
    until: float | None
    """When the mover's time is up; in a reaction window, that of the mover who comes after it."""
    last: tuple[Seat, Any] | None
    """The last action of a seat; a window that time has closed does not count as one.

    It may hide a card: show no more of it than a view does.
    """
    commit: str
    say: Say
    closes: float | None = None
    """When the open window closes. For answers only: boards do not change when it does."""
    host: UserId | None = None
    """For answers only, too."""
    look: Look = PLAIN
    """Whether screens have pictures beside their texts, and emojis among them."""
    changes: tuple[Change | None, ...] = ()
    """At the end of a rated game, by seat: what it did to ratings."""
    open: bool = False
    """Whether everything is turned over: the game is over and is looked at again."""

    def name(self, seat: Seat) -> str:
        return f"**{self.seats[seat].name}**"

    def mention(self, seat: Seat) -> str:
        """For whoever has to act: a new message pings them, if they are there to be pinged."""
        seated = self.seats[seat]
        return self.name(seat) if seated.user is None or seated.away else f"<@{seated.user}>"
