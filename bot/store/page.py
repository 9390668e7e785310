"""Pages of ladders: any place is found by sums of a few counts, never by walking to it."""

import sqlite3
from typing import Any, Final

from bot.standing.ladder import LEVELS, ORDERS, PEOPLE, WHO, Ladder, key, value_of
from bot.standing.page import SIZE, Line, Page
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
    "SELECT key, user, name, games, wins, shared, counts, mu, sigma, rated"
    " FROM (SELECT key FROM rungs WHERE ladder = ? AND key >= ? ORDER BY key LIMIT ? OFFSET ?)"
    " CROSS JOIN people ON number = key & ?"
    " CROSS JOIN standings ON person = number AND game = ? AND scope = ? AND period = ?"
)
BEFORE: Final = (
    "SELECT total(rungs) FROM rung_counts"
    " WHERE ladder = ? AND level = ? AND range >= ? AND range < ?"
)
OWN: Final = (
    "SELECT number, name, games, wins, shared, counts, mu, sigma, rated"
    " FROM people JOIN standings ON person = number AND game = ? AND scope = ? AND period = ?"
    " WHERE user = ?"
)

_VALUE: Final = LEVELS.index(PEOPLE)
"""The level of ranges that are one value each."""


def page(connection: sqlite3.Connection, ladder: Ladder, number: int, viewer: UserId) -> Page:
    """In one transaction, so that counts and rungs are of the same moment."""
    connection.execute("BEGIN")
    try:
        return _page(connection, ladder, number, viewer)
    finally:
        connection.execute("ROLLBACK")


def _page(connection: sqlite3.Connection, ladder: Ladder, number: int, viewer: UserId) -> Page:
    id, people = connection.execute(LADDER, ladder).fetchone() or (0, 0)
    number = max(1, min(number, -(-people // SIZE)))
    lines = _lines(connection, ladder, id, (number - 1) * SIZE) if people else ()
    seen = next((line for line in lines if line.user == viewer), None)
    if seen is not None:
        return Page(ladder, number, people, lines, seen, seen.standing)
    return Page(ladder, number, people, lines, *_own(connection, ladder, id, viewer))


def _lines(
    connection: sqlite3.Connection, ladder: Ladder, id: int, position: int
) -> tuple[Line, ...]:
    first, skip = _seek(connection, id, position)
    where = (ladder.game, ladder.scope, ladder.period)
    rows = connection.execute(LINES, (id, first, SIZE, skip, WHO, *where)).fetchall()
    lines: list[Line] = []
    for place, (key_, user, *standing) in enumerate(sorted(rows), position + 1):
        value = value_of(key_)
        if not lines:
            rank = _rank(connection, id, value)
        else:
            rank = lines[-1].rank if lines[-1].value == value else place
        lines.append(Line(rank, UserId(user), value, thaw_standing(tuple(standing))))
    return tuple(lines)


def _own(connection: sqlite3.Connection, ladder: Ladder, id: int, viewer: UserId) -> Any:
    where = (ladder.game, ladder.scope, ladder.period)
    found = connection.execute(OWN, (*where, viewer)).fetchone()
    if found is None:
        return None, None
    standing = thaw_standing(found[1:])
    value = ORDERS[ladder.by].value(standing)
    if value is None:
        return None, standing
    return Line(_rank(connection, id, value), viewer, value, standing), standing


def _seek(connection: sqlite3.Connection, id: int, position: int) -> tuple[int, int]:
    """A key at most a few rungs before that position, and how many they are."""
    if position == 0:
        return 0, 0
    low, high = 0, 1 << LEVELS[0]
    for level, shift in enumerate(LEVELS[1:], start=1):
        for found in connection.execute(RANGES, (id, level, low >> shift, high >> shift)):
            low = found[0] << shift
            if position < found[1]:
                break
            position -= found[1]
        high = low + (1 << shift)
    return low, position


def _rank(connection: sqlite3.Connection, id: int, value: int) -> int:
    """One more than there are people with a higher value."""
    end = key(value, 0)
    coarse, fine = LEVELS[_VALUE - 1], LEVELS[_VALUE]
    start = end >> coarse << coarse
    [higher] = connection.execute(BEFORE, (id, _VALUE - 1, 0, start >> coarse)).fetchone()
    [near] = connection.execute(BEFORE, (id, _VALUE, start >> fine, end >> fine)).fetchone()
    return 1 + int(higher) + int(near)
