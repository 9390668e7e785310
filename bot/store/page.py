"""Pages of ladders: any place is found by sums of a few counts, never by walking to it."""

import sqlite3
from typing import Final, NamedTuple

from bot.standing.ladder import LEVELS, ORDERS, PEOPLE, WHO, Ladder, key, value_of
from bot.standing.page import OWN_PAGE, SIZE, Line, Page
from bot.standing.standing import Standing
from bot.store.result import thaw_standing
from bot.table.ids import UserId

LADDER: Final = (
    "SELECT ladders.id, rungs FROM ladders JOIN rung_counts ON ladder = ladders.id AND level = 0"
    " WHERE scope = ? AND game = ? AND period = ? AND by = ?"
)
RANGES: Final = (
    "SELECT range, rungs FROM rung_counts"
    " WHERE ladder = ? AND level = ? AND range >= ? AND range < ? ORDER BY range"
)
LINES: Final = (
    "SELECT key, user, name, games, coalesce(rated, 0), json_extract(counts, '$.calls')"
    " FROM (SELECT key FROM rungs WHERE ladder = ? AND key >= ? ORDER BY key LIMIT ? OFFSET ?)"
    " CROSS JOIN people ON number = key & ?"
    " CROSS JOIN standings ON person = number AND game = ? AND scope = ? AND period = ?"
)
BEFORE: Final = (
    "SELECT total(rungs) FROM rung_counts"
    " WHERE ladder = ? AND level = ? AND range >= ? AND range < ?"
)
NEAR: Final = "SELECT count(*) FROM rungs WHERE ladder = ? AND key >= ? AND key < ?"
OWN: Final = (
    "SELECT number, name, games, wins, shared, counts, mu, sigma, rated"
    " FROM people JOIN standings ON person = number AND game = ? AND scope = ? AND period = ?"
    " WHERE user = ?"
)

_VALUE: Final = LEVELS.index(PEOPLE)
"""The level of ranges that are one value each."""


class Found(NamedTuple):
    """The viewer: what they have so far, and their key if they are on the ladder."""

    standing: Standing
    key: int | None


def page(connection: sqlite3.Connection, ladder: Ladder, number: int, viewer: UserId) -> Page:
    """Within a transaction, so that counts and rungs are of the same moment."""
    id, people = connection.execute(LADDER, ladder).fetchone() or (0, 0)
    found = _find(connection, ladder, viewer)
    if number == OWN_PAGE and found and found.key is not None:
        number = 1 + _before(connection, id, found.key) // SIZE
    number = max(1, min(number, -(-people // SIZE)))
    lines = _lines(connection, ladder, id, (number - 1) * SIZE) if people else ()
    own = _own_line(connection, id, found, viewer) if found else None
    return Page(ladder, number, people, lines, own, found.standing if found else None)


def _lines(
    connection: sqlite3.Connection, ladder: Ladder, id: int, position: int
) -> tuple[Line, ...]:
    first, skip, rank = _seek(connection, id, position)
    where = (ladder.game, ladder.scope, ladder.period)
    rows = connection.execute(LINES, (id, first, SIZE, skip, WHO, *where)).fetchall()
    rows.sort()
    lines = []
    last = rows[0][0] >> PEOPLE
    for place, (at, user, name, games, rated, calls) in enumerate(rows, position + 1):
        if at >> PEOPLE != last:
            last, rank = at >> PEOPLE, place
        lines.append(Line(rank, user, name, value_of(at), games, rated, calls or 0))
    return tuple(lines)


def _seek(connection: sqlite3.Connection, id: int, position: int) -> tuple[int, int, int]:
    """A key at most a few rungs before that position, how many they are, and the rank there."""
    low, high, left, rank = 0, 1 << LEVELS[0], position, 1
    for level, shift in enumerate(LEVELS[1:], start=1):
        if position == 0:
            break
        for range, rungs in connection.execute(RANGES, (id, level, low >> shift, high >> shift)):
            low = range << shift
            if left < rungs:
                break
            left -= rungs
        high = low + (1 << shift)
        if level == _VALUE:
            rank = 1 + position - left
    return low, left, rank


def _higher(connection: sqlite3.Connection, id: int, own: int, levels: int = _VALUE) -> int:
    """How many have a higher value; with all levels, some of those who are equal, too."""
    low, higher = 0, 0
    for level, shift in enumerate(LEVELS[1 : levels + 1], start=1):
        ranges = (id, level, low >> shift, own >> shift)
        higher += int(connection.execute(BEFORE, ranges).fetchone()[0])
        low = own >> shift << shift
    return higher


def _before(connection: sqlite3.Connection, id: int, own: int) -> int:
    """How many come before somebody, those included who are equal and known for longer."""
    near = own >> LEVELS[-1] << LEVELS[-1]
    [rest] = connection.execute(NEAR, (id, near, own)).fetchone()
    return _higher(connection, id, own, len(LEVELS)) + int(rest)


def _find(connection: sqlite3.Connection, ladder: Ladder, viewer: UserId) -> Found | None:
    where = (ladder.game, ladder.scope, ladder.period)
    row = connection.execute(OWN, (*where, viewer)).fetchone()
    if row is None:
        return None
    standing = thaw_standing(row[1:])
    value = ORDERS[ladder.by].value(standing)
    return Found(standing, None if value is None else key(value, row[0]))


def _own_line(connection: sqlite3.Connection, id: int, found: Found, viewer: UserId) -> Line | None:
    standing, own = found
    if own is None:
        return None
    rank = 1 + _higher(connection, id, own)
    rated = standing.rating.games if standing.rating else 0
    told = (standing.name, value_of(own), standing.games, rated)
    return Line(rank, viewer, *told, standing.counts.get("calls", 0))
