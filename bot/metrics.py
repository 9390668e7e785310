"""What is counted while the bot runs: the port, and the meter of a bot that nobody watches.

Nothing that is counted tells of a person: no ids, no names.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, Protocol


class Reading(NamedTuple):
    """How things are at this moment, for those who ask."""

    tables: Mapping[tuple[str, str], int]
    """By game and phase."""
    servers: int
    connected: bool
    latency: float
    """Seconds of the last heartbeat; may be no number."""


class Meter(Protocol):
    def arrived(self, kind: str, name: str, interaction: int) -> None:
        """A press, a command or a form; from here on its answer is waited for."""
        ...

    def acknowledged(self, interaction: int) -> None:
        """Discord has its first answer."""
        ...

    def stored(self, interaction: int) -> None:
        """The move that it made is on disk."""
        ...

    def refused(self, reason: str) -> None: ...

    def requested(self, resource: str, method: str, status: int) -> None:
        """Discord has answered a request; 0 if it has not."""
        ...

    def limited(self, scope: str) -> None:
        """Discord has answered that there were too many requests."""
        ...

    def committed(self, writes: int, moves: int, seconds: float) -> None:
        """So many writes, with so many moves among them, went to disk in one transaction."""
        ...

    def not_committed(self, reason: str) -> None: ...

    def gateway(self, event: str) -> None:
        """Lost, resumed, or begun anew."""
        ...

    def backed_up(self, size: int, at: float) -> None: ...

    def not_backed_up(self) -> None: ...

    def watch(self, read: Callable[[], Reading]) -> None:
        """From here on there is something to read."""
        ...


class Silence:
    """Counts nothing."""

    def arrived(self, kind: str, name: str, interaction: int) -> None: ...

    def acknowledged(self, interaction: int) -> None: ...

    def stored(self, interaction: int) -> None: ...

    def refused(self, reason: str) -> None: ...

    def requested(self, resource: str, method: str, status: int) -> None: ...

    def limited(self, scope: str) -> None: ...

    def committed(self, writes: int, moves: int, seconds: float) -> None: ...

    def not_committed(self, reason: str) -> None: ...

    def gateway(self, event: str) -> None: ...

    def backed_up(self, size: int, at: float) -> None: ...

    def not_backed_up(self) -> None: ...

    def watch(self, read: Callable[[], Reading]) -> None: ...


SILENCE: Final = Silence()
