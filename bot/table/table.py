"""One table: a lobby at first, then a game, then its end. Data and questions; the hub moves it."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.chance import Chance, commitment
from bot.engine.game import AnyGame, Refused, Seat
from bot.standing.rating import Change
from bot.table.chair import Chair
from bot.table.ids import TableId, UserId
from bot.table.log import Ended, Opened, Posted


class Alarm(NamedTuple):
    """When somebody acts who needs no press: a CPU player, or time itself (no seat)."""

    at: float
    seat: Seat | None


class Table:
    """Only the hub changes a table, and only under its lock; under it, all of it is stored."""

    __slots__ = (
        "alarms",
        "chairs",
        "changes",
        "deadline",
        "decided",
        "ended",
        "game",
        "host",
        "last",
        "lock",
        "mind",
        "misses",
        "number",
        "opened",
        "posted",
        "stale",
        "state",
    )

    def __init__(self, opened: Opened, game: AnyGame, host: UserId, mind: Chance) -> None:
        self.opened = opened
        self.game = game
        self.host = host
        self.chairs: tuple[Chair, ...] = ()
        self.state: Any = None
        """The rules' state; None in a lobby."""
        self.number = 0
        """How many actions there were."""
        self.last: tuple[Seat, Any] | None = None
        """What somebody did last; time only closes windows."""
        self.posted: Posted | None = None
        self.ended: Ended | None = None
        self.changes: Mapping[UserId, Change] = {}
        """What a rated game did to its players' ratings, once it is over."""

        self.deadline = opened.at
        """When time closes the window, plays for the mover, or closes an idle lobby."""
        self.alarms: list[Alarm] = []
        """What will happen by itself, soonest last."""
        self.decided: frozenset[Seat] = frozenset()
        """CPU players that do nothing about what lies on the table."""
        self.misses: dict[Seat, int] = {}
        """Turns in a row that time played for a person."""
        self.mind = mind
        """Chance for the CPU players' decisions and delays, apart from the game's."""
        self.stale = False
        """Whether memory may be ahead of the disk: storing is under way, or has failed."""
        self.lock = asyncio.Lock()

    @property
    def id(self) -> TableId:
        return self.opened.table

    @property
    def in_lobby(self) -> bool:
        return self.state is None and self.ended is None

    @property
    def is_over(self) -> bool:
        """Whether it has ended for good: an end that is not stored may be undone."""
        return self.ended is not None and not self.stale

    @property
    def commit(self) -> str:
        return commitment(self.opened.seed)

    @property
    def window(self) -> int:
        """The serial that a press must carry to be in time; a lobby is one long window."""
        return 0 if self.state is None else int(self.game.window(self.state))

    def seat_of(self, user: UserId) -> Seat | None:
        """Where they sit; a seat that is only kept for them does not count."""
        for seat, chair in enumerate(self.chairs):
            if chair.user == user and not chair.kept:
                return Seat(seat)
        return None

    def kept_for(self, user: UserId) -> Seat | None:
        """The seat that waits for them in a rematch."""
        for seat, chair in enumerate(self.chairs):
            if chair.user == user and chair.kept:
                return Seat(seat)
        return None

    @property
    def taken(self) -> tuple[Chair, ...]:
        """The chairs on which somebody sits."""
        return tuple(chair for chair in self.chairs if not chair.kept)

    def people(self) -> list[UserId]:
        return [chair.user for chair in self.taken if chair.user is not None]

    def begin(self, salt: str) -> None:
        chance = Chance(self.opened.seed, salt)
        self.state = self.game.start(len(self.chairs), self.opened.options, chance)

    def step(self, seat: Seat | None, action: Any) -> Refused | None:
        """One action by the rules."""
        passed = {one: self._legal(one) for one in self.decided} if seat is None else {}
        refused = self.game.apply(self.state, seat, action)
        if refused:
            return refused
        self.number += 1
        if seat is not None:
            self.last = (seat, action)
        # Whoever let a window pass thinks again when somebody acts, or when they can do what
        # they could not do in it: their own turn, for one.
        self.decided = frozenset(one for one in passed if self._legal(one) == passed[one])
        return None

    def _legal(self, seat: Seat) -> Sequence[Any]:
        return self.game.legal(self.state, seat)

    def change_chair(self, seat: Seat, **changes: Any) -> None:
        chairs = list(self.chairs)
        chairs[seat] = chairs[seat]._replace(**changes)
        self.chairs = tuple(chairs)

    def become(self, other: "Table") -> None:
        """Takes over all of another one but its lock, which somebody is holding."""
        for slot in self.__slots__:
            if slot != "lock":
                setattr(self, slot, getattr(other, slot))
