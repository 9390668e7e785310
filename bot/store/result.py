"""Results, standings and ratings as rows."""

import json
from collections.abc import Iterable
from typing import Any, Final

from bot.standing.period import Period
from bot.standing.rating import Change, Rating
from bot.standing.result import Played, Result
from bot.standing.standing import Scope, Standing, Standings
from bot.table.ids import GuildId, TableId, UserId

Row = tuple[Any, ...]

PLAYED: Final = (
    "INSERT INTO results (person, table_id, guild, game, at, seats, name, place, won, shared, gone,"
    " counts, mu_before, sigma_before, mu, sigma, rated)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
HISTORY: Final = (
    "SELECT table_id, guild, game, at, seats, user, name, place, won, shared, gone, counts,"
    " mu_before, sigma_before, mu, sigma, rated FROM results JOIN people ON number = person"
    " WHERE {} ORDER BY results.id"
)
CHANGES: Final = (
    "SELECT table_id, user, mu_before, sigma_before, mu, sigma, results.rated"
    " FROM tables CROSS JOIN results ON table_id = tables.id JOIN people ON number = person"
    " WHERE mu IS NOT NULL AND tables.{}"
)
STAND: Final = (
    "REPLACE INTO standings (person, game, scope, period, name, games, wins, shared, counts,"
    " mu, sigma, rated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
STANDINGS: Final = (
    "SELECT person, game, scope, period, name, games, wins, shared, counts, mu, sigma, rated"
    " FROM standings WHERE {}"
)


def freeze_played(person: int, played: Played) -> Row:
    _, *rest, counts = played.result
    return (person, *played[:5], *rest, json.dumps(dict(counts)), *_freeze_change(played.change))


def thaw_played(row: Row) -> Played:
    table, guild, game, at, seats, user, name, place, won, shared, gone, counts = row[:12]
    result = Result(
        UserId(user), name, place, bool(won), bool(shared), bool(gone), json.loads(counts)
    )
    change = thaw_change(*row[12:])
    played_at = None if table is None else TableId(table)
    return Played(played_at, GuildId(guild), game, at, seats, result, change)


def _freeze_change(change: Change | None) -> Row:
    if change is None:
        return (None,) * 5
    return (*change.before[:2], *change.after)


def thaw_change(
    mu_before: float | None, sigma_before: float, mu: float, sigma: float, rated: int
) -> Change | None:
    if mu_before is None:
        return None
    return Change(Rating(mu_before, sigma_before, rated - 1), Rating(mu, sigma, rated))


def freeze_standings(person: int, game: str, standings: Standings) -> list[Row]:
    return [
        (
            *(person, game, scope, period, one.name, one.games, one.wins, one.shared),
            json.dumps(dict(one.counts)),
            *(one.rating or (None, None, None)),
        )
        for (scope, period), one in standings.items()
    ]


def thaw_standing(row: Row) -> Standing:
    """From the name on."""
    name, games, wins, shared, counts, mu, sigma, rated = row
    rating = None if mu is None else Rating(mu, sigma, rated)
    return Standing(name, games, wins, shared, json.loads(counts), rating)


def thaw_standings(rows: Iterable[Row]) -> dict[tuple[int, str], Standings]:
    """By person and game."""
    found: dict[tuple[int, str], dict[tuple[Scope, Period], Standing]] = {}
    for person, game, scope, period, *rest in rows:
        standings = found.setdefault((person, game), {})
        standings[Scope(scope), Period(period)] = thaw_standing(tuple(rest))
    return dict(found)
