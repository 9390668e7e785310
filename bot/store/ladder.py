"""Ladders on disk: rungs, and counts of rungs by which any place is found in a few steps."""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from bot.standing.ladder import LEVELS, ORDERS, By, Ladder, key
from bot.standing.period import Period
from bot.standing.standing import Scope, Standing, Standings

MAKE: Final = "INSERT OR IGNORE INTO ladders (scope, game, period, by) VALUES (?, ?, ?, ?)"
FIND: Final = (
    "SELECT scope, game, period, by, ladders.id FROM json_each(?) AS wanted JOIN ladders"
    " ON scope = json_extract(wanted.value, '$[0]') AND game = json_extract(wanted.value, '$[1]')"
    " AND period = json_extract(wanted.value, '$[2]') AND by = json_extract(wanted.value, '$[3]')"
)
LEAVE: Final = "DELETE FROM rungs WHERE ladder = ? AND key = ?"
ENTER: Final = "INSERT INTO rungs (ladder, key) VALUES (?, ?)"
COUNT: Final = (
    "INSERT INTO rung_counts (ladder, level, range, rungs) VALUES (?, ?, ?, ?)"
    " ON CONFLICT DO UPDATE SET rungs = rungs + excluded.rungs"
)
CLEAR: Final = "DELETE FROM rung_counts WHERE ladder = ? AND level = ? AND range = ? AND rungs = 0"


class Step(NamedTuple):
    """Somebody's way from one rung to another; None is off the ladder."""

    ladder: Ladder
    old: int | None
    new: int | None


def steps(person: int, game: str, old: Standings, new: Standings) -> Iterator[Step]:
    """What becomes of somebody on every ladder when these standings become those."""
    for scope, period in sorted(old.keys() | new.keys()):
        before = _keys(person, scope, game, period, old)
        after = _keys(person, scope, game, period, new)
        for ladder in sorted(before.keys() | after.keys()):
            if before.get(ladder) != after.get(ladder):
                yield Step(ladder, before.get(ladder), after.get(ladder))


def _keys(
    person: int, scope: Scope, game: str, period: Period, standings: Standings
) -> Mapping[Ladder, int]:
    standing = standings.get((scope, period))
    if standing is None:
        return {}
    values = _values(standing)
    return {Ladder(scope, game, period, by): key(value, person) for by, value in values}


def _values(standing: Standing) -> Iterator[tuple[By, int]]:
    for by, order in ORDERS.items():
        value = order.value(standing)
        if value is not None:
            yield by, value


def climb(connection: sqlite3.Connection, steps: Iterable[Step]) -> None:
    """Within the transaction that changes the standings, so that ladders are never behind."""
    steps = list(steps)
    ids = _ids(connection, sorted({step.ladder for step in steps}))
    left = [(ids[ladder], old) for ladder, old, _ in steps if old is not None]
    entered = [(ids[ladder], new) for ladder, _, new in steps if new is not None]
    changes = Counter[tuple[int, int, int]]()
    for level, shift in enumerate(LEVELS):
        changes.subtract((ladder, level, key >> shift) for ladder, key in left)
        changes.update((ladder, level, key >> shift) for ladder, key in entered)
    connection.executemany(LEAVE, left)
    connection.executemany(ENTER, entered)
    connection.executemany(COUNT, [(*where, n) for where, n in changes.items() if n])
    connection.executemany(CLEAR, [where for where, n in changes.items() if n < 0])


def _ids(
    connection: sqlite3.Connection, ladders: Sequence[Ladder]
) -> dict[tuple[Scope, str, Period, By], int]:
    connection.executemany(MAKE, ladders)
    found = connection.execute(FIND, (json.dumps(ladders),)).fetchall()
    return {(scope, game, period, by): id for scope, game, period, by, id in found}
