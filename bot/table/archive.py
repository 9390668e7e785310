"""The port to games that are over: who wants to see one again asks here."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from bot.engine.game import Seat
from bot.table.chair import Chair
from bot.table.ids import ChannelId, GuildId, TableId, UserId
from bot.table.log import Saved


class Brief(NamedTuple):
    """A finished game in a line of a list."""

    table: TableId
    channel: ChannelId
    game: str
    chairs: tuple[Chair, ...]
    winners: tuple[Seat, ...]
    ended_at: float


class Archive(Protocol):
    async def read(self, table: TableId) -> Saved | None:
        """Any table, whatever has become of it."""
        ...

    async def sealed(self, table: TableId) -> str | None:
        """The commitment that its lobby showed; None of tables from before it was noted."""
        ...

    async def finished_in(
        self, guild: GuildId, channel: ChannelId | None, limit: int
    ) -> Sequence[Brief]:
        """Finished games of a channel, or of the whole server, the latest first."""
        ...

    async def finished_by(self, guild: GuildId, user: UserId, limit: int) -> Sequence[Brief]:
        """A person's finished games on a server, the latest first."""
        ...
