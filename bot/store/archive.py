"""Questions about finished games, and what SQLite answers as briefs."""

import json
from typing import Any, Final

from bot.engine.game import Seat
from bot.table.archive import Brief
from bot.table.chair import Chair
from bot.table.ids import ChannelId, TableId, UserId

_BRIEF: Final = (
    "SELECT tables.id, channel, game, winners, ended_at, (SELECT json_group_array(json(chair)) FROM"
    " (SELECT json_array(name, user, level, ticket, away, gone) AS chair FROM seats"
    " WHERE table_id = tables.id AND seat < chairs ORDER BY seat))"
)
_LATEST: Final = "ending = 'finished' ORDER BY ended_at DESC LIMIT ?"

IN_GUILD: Final = f"{_BRIEF} FROM tables WHERE guild = ? AND {_LATEST}"
IN_CHANNEL: Final = f"{_BRIEF} FROM tables WHERE guild = ? AND channel = ? AND {_LATEST}"
BY_PERSON: Final = (
    f"{_BRIEF} FROM seats AS own CROSS JOIN tables ON tables.id = own.table_id"
    f" WHERE own.user = ? AND own.seat < chairs AND guild = ? AND {_LATEST}"
)
"""CROSS JOIN: SQLite then begins with the person, who has fewer games than a server."""
SEALED: Final = "SELECT sealed FROM tables WHERE id = ?"


def brief(row: Any) -> Brief:
    table, channel, game, winners, ended_at, chairs = row
    return Brief(
        TableId(table),
        ChannelId(channel),
        game,
        tuple([_chair(*chair) for chair in json.loads(chairs)]),
        tuple([Seat(seat) for seat in json.loads(winners)]),
        ended_at,
    )


def _chair(
    name: str, user: UserId | None, level: str | None, ticket: str, away: int, gone: UserId | None
) -> Chair:
    return Chair(name, user, level, ticket, bool(away), gone)
