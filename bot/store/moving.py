"""Results that come from another bot, and those that go to one."""

import json
import sqlite3
from collections.abc import Sequence
from typing import Final

from bot.standing.rating import Rating
from bot.standing.result import Played
from bot.store.person import retotal
from bot.store.result import HISTORY, PLAYED, freeze_played, thaw_played
from bot.store.scoring import RATE, meet

ALL: Final = HISTORY.format("? IS NULL OR guild = ?")
THERE: Final = (
    "SELECT guild, game, user, at FROM results JOIN people ON number = person WHERE guild IN"
    " (SELECT value FROM json_each(?))"
)
RATED: Final = "SELECT person, game FROM ratings"

Identity = tuple[int, str, int, float]


def history(connection: sqlite3.Connection, guild: int | None) -> list[Played]:
    """Of a server or of all, in the order in which they came."""
    return [thaw_played(tuple(row)) for row in connection.execute(ALL, (guild, guild))]


def known(connection: sqlite3.Connection, played: Sequence[Played]) -> set[Identity]:
    """What there is of those servers already."""
    guilds = json.dumps(sorted({one.guild for one in played}))
    rows = connection.execute(THERE, (guilds,)).fetchall()
    return {(guild, game, user, at) for guild, game, user, at in rows}


def adopt(connection: sqlite3.Connection, played: Sequence[Played]) -> None:
    """A rating that somebody has here stays: two that grew apart cannot be made one."""
    users = list(dict.fromkeys(one.result.user for one in played))
    people = meet(connection, users)
    rated = {(n, game) for n, game in connection.execute(RATED)}
    newest: dict[tuple[int, str], Rating] = {}
    rows = []
    for one in played:
        number = people[one.result.user].number
        change = None if (number, one.game) in rated else one.change
        if change is not None:
            newest[number, one.game] = change.after
        rows.append(freeze_played(number, one._replace(change=change)))
    connection.executemany(PLAYED, rows)
    connection.executemany(RATE, [(*who, *rating) for who, rating in newest.items()])
    for person in people.values():
        retotal(connection, person)
