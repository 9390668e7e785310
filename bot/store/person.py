"""Everything that is stored about a person: to hand it out, and to let go of it."""

import json
from typing import Any, Final

import aiosqlite

from bot.privacy import ALIAS, Holdings
from bot.table.ids import UserId

COUNTS: Final = (
    "SELECT count(*) FROM seats WHERE user = ?",
    "SELECT count(*) FROM changes WHERE user = ?",
)
SEATS: Final = (
    "SELECT tables.id, guild, channel, game, opened_at, started_at, ended_at, ending, winners,"
    " host, heir, seats.seat, name, ticket, away, seats.seat < chairs"
    " FROM seats JOIN tables ON tables.id = table_id WHERE user = ? ORDER BY tables.id"
)
MOVES: Final = (
    "SELECT actions.table_id, number, word, by, at FROM seats JOIN actions"
    " ON actions.table_id = seats.table_id AND actions.seat = seats.seat"
    " WHERE user = ? ORDER BY actions.table_id, number"
)
CHANGES: Final = "SELECT guild, name, old, new, at FROM changes WHERE user = ? ORDER BY id"

FORGET: Final = (
    # The host first: it is found by the seat.
    "UPDATE tables SET host = 0 WHERE host = :user"
    " AND id IN (SELECT table_id FROM seats WHERE user = :user)",
    "UPDATE tables SET heir = NULL WHERE heir = :user",
    "UPDATE seats SET user = NULL, name = :alias, away = 0 WHERE user = :user",
    "UPDATE changes SET user = NULL WHERE user = :user",
)


async def count(connection: aiosqlite.Connection, user: UserId) -> Holdings:
    games, changes = [await _number(connection, question, user) for question in COUNTS]
    return Holdings(games=games, changes=changes)


async def describe(connection: aiosqlite.Connection, user: UserId) -> dict[str, Any]:
    tables = [_table(row) for row in await connection.execute_fetchall(SEATS, (user,))]
    moves: dict[int, list[dict[str, Any]]] = {}
    for table, *move in await connection.execute_fetchall(MOVES, (user,)):
        moves.setdefault(table, []).append(
            dict(zip(("number", "word", "by", "at"), move, strict=True))
        )
    for one in tables:
        one["moves"] = moves.get(one["table"], [])
    named = ("server", "setting", "old", "new", "at")
    changes = await connection.execute_fetchall(CHANGES, (user,))
    return {
        "user": user,
        "tables": tables,
        "settings changed": [dict(zip(named, row, strict=True)) for row in changes],
    }


def _table(row: Any) -> dict[str, Any]:
    table, guild, channel, game, opened, started, ended, ending, winners, *rest = row
    host, heir, seat, name, ticket, away, stayed = rest
    return {
        "table": table,
        "server": guild,
        "channel": channel,
        "game": game,
        "opened at": opened,
        "started at": started,
        "ended at": ended,
        "ending": ending,
        "winners": json.loads(winners) if winners else None,
        "host": host,
        "winner of the game before": heir,
        "seat": seat,
        "name": name,
        "press that took the seat": ticket,
        "away": bool(away),
        "left the lobby": not stayed,
    }


async def forget(connection: aiosqlite.Connection, user: UserId) -> None:
    for statement in FORGET:
        await connection.execute(statement, {"user": user, "alias": ALIAS})


async def _number(connection: aiosqlite.Connection, question: str, user: UserId) -> int:
    [[number]] = await connection.execute_fetchall(question, (user,))
    return int(number)
