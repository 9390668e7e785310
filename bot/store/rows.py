"""Entries as rows, and rows as saved tables."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, assert_never

from bot.engine.chance import commitment
from bot.engine.game import Seat
from bot.standing.rating import Change
from bot.standing.result import Stakes
from bot.store.result import thaw_change
from bot.table.chair import Chair
from bot.table.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.table.log import (
    Ended,
    Entry,
    Filed,
    Moved,
    Opened,
    Posted,
    Relocated,
    Saved,
    Scored,
    Seated,
    Started,
)
from bot.table.pace import Seconds

Value = str | bytes | int | float | None

OPEN: Final = (
    "INSERT INTO tables (id, guild, channel, game, options, seats, turn, react, grace,"
    " patience, seed, opened_at, rated, leavers, rematch_of, heir, sealed)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
MOVE_OVER: Final = "UPDATE tables SET channel = ? WHERE id = ?"
COUNT: Final = "UPDATE tables SET host = ?, chairs = ? WHERE id = ?"
SEAT: Final = (
    "REPLACE INTO seats (table_id, seat, name, user, level, ticket, away, gone)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
START: Final = "UPDATE tables SET salt = ?, started_at = ? WHERE id = ?"
MOVE: Final = (
    "INSERT INTO actions (table_id, number, seat, word, by, at, deadline)"
    " VALUES (?, ?, ?, ?, ?, ?, ?)"
)
POST: Final = (
    "UPDATE tables SET board_channel = ?, board_message = ?, board_chapter = ?, board_at = ?"
    " WHERE id = ?"
)
END: Final = "UPDATE tables SET ending = ?, reason = ?, winners = ?, ended_at = ? WHERE id = ?"
FILE: Final = "UPDATE tables SET filed = 1 WHERE id = ?"
SETTING: Final = "REPLACE INTO settings (guild, name, value) VALUES (?, ?, ?)"
CHANGE: Final = "INSERT INTO changes (guild, name, old, new, user, at) VALUES (?, ?, ?, ?, ?, ?)"
FACT: Final = "REPLACE INTO facts (name, value) VALUES (?, ?)"
LESSON: Final = "REPLACE INTO lessons (user, game, done) VALUES (?, ?, ?)"

STATEMENTS: Final = (
    OPEN,
    MOVE_OVER,
    COUNT,
    SEAT,
    START,
    MOVE,
    POST,
    END,
    FILE,
    SETTING,
    CHANGE,
    FACT,
    LESSON,
)
"""In an order in which whole batches can be executed kind by kind.

After the first, each writes columns that no other writes, and a table's row is there before it
is referred to; so only the order within a kind matters.
"""


class Row(NamedTuple):
    """A statement with its values; it must change exactly one row."""

    statement: str
    values: tuple[Value, ...]


def by_statement(rows: Iterable[Row]) -> list[tuple[str, list[tuple[Value, ...]]]]:
    groups: dict[str, list[tuple[Value, ...]]] = {statement: [] for statement in STATEMENTS}
    for statement, values in rows:
        groups[statement].append(values)
    return [(statement, values) for statement, values in groups.items() if values]


def freeze(entry: Entry) -> Iterator[Row]:
    """The rows that an entry writes."""
    match entry:
        case Opened(table, guild, channel, game, options, seats, seconds, patience):
            chosen = json.dumps(dict(options))
            what = (table, guild, channel, game, chosen, seats, *seconds, patience)
            more = (entry.seed, entry.at, *entry.stakes, entry.rematch_of, entry.heir)
            yield Row(OPEN, (*what, *more, commitment(entry.seed)))
        case Relocated(table, channel):
            yield Row(MOVE_OVER, (channel, table))
        case Seated(table, host, chairs):
            yield Row(COUNT, (host, len(chairs), table))
            for seat, chair in enumerate(chairs):
                yield Row(SEAT, (table, seat, *chair))
        case Started(table, salt, at):
            yield Row(START, (salt, at, table))
        case Moved():
            yield Row(MOVE, tuple(entry))
        case Posted(table, channel, message, chapter, at):
            yield Row(POST, (channel, message, chapter, at, table))
        case Ended(table, how, reason, winners, at):
            yield Row(END, (how, reason, json.dumps(winners), at, table))
        case Scored():
            pass  # it has to read before it writes (bot/store/scoring.py)
        case Filed(table):
            yield Row(FILE, (table,))
        case _:
            assert_never(entry)


TABLES: Final = (
    "SELECT id, guild, channel, game, options, seats, turn, react, grace, patience, seed,"
    " opened_at, host, salt, started_at, board_channel, board_message, board_chapter, board_at,"
    " ending, reason, winners, ended_at, rated, leavers, rematch_of, heir"
    " FROM tables WHERE host IS NOT NULL AND {} ORDER BY id"
)
SEATS: Final = (
    "SELECT table_id, name, user, level, ticket, away, gone FROM tables JOIN seats ON table_id = id"
    " WHERE seat < chairs AND {} ORDER BY id, seat"
)
MOVES: Final = (
    "SELECT table_id, actions.seat, word FROM tables JOIN actions ON table_id = id"
    " WHERE {} ORDER BY id, number"
)

Found = Iterable[Any]
"""Rows as SQLite gives them."""


def thaw(tables: Found, seats: Found, moves: Found, changes: Found) -> Sequence[Saved]:
    """Saved tables from what the four questions found."""
    chairs_of: dict[int, list[Chair]] = {}
    moves_of: dict[int, list[tuple[Seat | None, str]]] = {}
    changes_of: dict[int, dict[UserId, Change]] = {}
    for table, name, user, level, ticket, away, gone in seats:
        chairs_of.setdefault(table, []).append(Chair(name, user, level, ticket, bool(away), gone))
    for table, seat, word in moves:
        moves_of.setdefault(table, []).append((seat, word))
    for table, user, *ratings in changes:
        change = thaw_change(*ratings)
        assert change is not None
        changes_of.setdefault(table, {})[user] = change
    return [
        _saved(row, tuple(chairs_of.get(row[0], ())), tuple(moves_of.get(row[0], ())))._replace(
            changes=changes_of.get(row[0], {})
        )
        for row in tables
    ]


def _saved(
    row: Any, chairs: tuple[Chair, ...], moves: tuple[tuple[Seat | None, str], ...]
) -> Saved:
    table = TableId(row[0])
    guild, channel, game, options, seats, turn, react, grace, patience, seed, at = row[1:12]
    host, salt, started_at, board_channel, board_message, chapter, board_at = row[12:19]
    how, reason, winners, ended_at, rated, leavers, rematch_of, heir = row[19:]
    opened = Opened(
        table,
        GuildId(guild),
        ChannelId(channel),
        game,
        json.loads(options),
        seats,
        Seconds(turn, react, grace),
        patience,
        seed,
        at,
        Stakes(bool(rated), leavers),
        rematch_of,
        heir,
    )
    board = (ChannelId(board_channel), MessageId(board_message), chapter)
    return Saved(
        opened,
        Seated(table, UserId(host), chairs),
        None if started_at is None else Started(table, salt, started_at),
        moves,
        None if board_at is None else Posted(table, *board, board_at),
        None if how is None else Ended(table, how, reason, tuple(json.loads(winners)), ended_at),
    )
