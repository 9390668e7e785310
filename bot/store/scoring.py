"""What happens to results, ratings and standings when a game ends, within its transaction."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.standing.period import periods
from bot.standing.rating import Change, Rating
from bot.standing.result import Played
from bot.standing.scoring import changes
from bot.standing.standing import Standings, add
from bot.store.ladder import climb, steps
from bot.store.result import (
    PLAYED,
    STAND,
    STANDINGS,
    freeze_played,
    freeze_standings,
    thaw_standings,
)
from bot.table.ids import UserId
from bot.table.log import Scored

KNOWN: Final = (
    "SELECT user, number, everywhere FROM people WHERE user IN (SELECT value FROM json_each(?))"
)
RATINGS: Final = (
    "SELECT person, mu, sigma, games FROM ratings"
    " WHERE game = ? AND person IN (SELECT value FROM json_each(?))"
)
NOW: Final = STANDINGS.format(
    "person = ? AND game = ? AND period IN (SELECT value FROM json_each(?))"
)
MEET: Final = "INSERT OR IGNORE INTO people (user) VALUES (?)"
RATE: Final = "REPLACE INTO ratings (person, game, mu, sigma, games) VALUES (?, ?, ?, ?, ?)"


class Person(NamedTuple):
    number: int
    everywhere: bool


def keep(connection: sqlite3.Connection, scored: Scored) -> None:
    """One writer does this, one game after the other: nobody's rating is overtaken by another."""
    people = meet(connection, [result.user for result in scored.results])
    ratings = _ratings(connection, scored.game, people)
    changed = changes(scored.results, ratings) if scored.rated else {}
    history = _history(scored, changed)
    rated = [(people[user].number, scored.game, *one.after) for user, one in changed.items()]
    rows = [freeze_played(people[one.result.user].number, one) for one in history]
    connection.executemany(PLAYED, rows)
    connection.executemany(RATE, rated)
    for played in history:
        user = played.result.user
        rating = changed[user].after if user in changed else ratings.get(user)
        _stand(connection, people[user], played, rating)


def meet(connection: sqlite3.Connection, users: Sequence[UserId]) -> dict[UserId, Person]:
    connection.executemany(MEET, [(user,) for user in users])
    found = connection.execute(KNOWN, (json.dumps(users),)).fetchall()
    return {UserId(user): Person(number, bool(yes)) for user, number, yes in found}


def _ratings(
    connection: sqlite3.Connection, game: str, people: Mapping[UserId, Person]
) -> dict[UserId, Rating]:
    numbers = {person.number: user for user, person in people.items()}
    found = connection.execute(RATINGS, (game, json.dumps(list(numbers)))).fetchall()
    return {numbers[person]: Rating(*rating) for person, *rating in found}


def _history(scored: Scored, changed: Mapping[UserId, Change]) -> list[Played]:
    where = (scored.table, scored.guild, scored.game, scored.at, scored.seats)
    return [Played(*where, one, changed.get(one.user)) for one in scored.results]


def _stand(
    connection: sqlite3.Connection, person: Person, played: Played, rating: Rating | None
) -> None:
    now = json.dumps(list(periods(played.at)))
    rows = connection.execute(NOW, (person.number, played.game, now)).fetchall()
    known: Standings = thaw_standings(map(tuple, rows)).get((person.number, played.game), {})
    changed = add(known, played, rating, person.everywhere)
    connection.executemany(STAND, freeze_standings(person.number, played.game, changed))
    before = {place: known[place] for place in changed if place in known}
    climb(connection, steps(person.number, played.game, before, changed))
