"""What somebody decides about their own standings, as jobs of the writer."""

import sqlite3
from typing import Final

from bot.standing.result import Played
from bot.standing.standing import Standings, total
from bot.store.ladder import Step, climb, steps
from bot.store.result import (
    HISTORY,
    STAND,
    STANDINGS,
    freeze_standings,
    thaw_played,
    thaw_standings,
)
from bot.store.scoring import KNOWN, Person, meet
from bot.table.ids import UserId

OF_PERSON: Final = "person = ?"
AGREE: Final = "UPDATE people SET everywhere = ? WHERE number = ?"
GONE: Final = (
    "DELETE FROM results WHERE person = ?",
    "DELETE FROM ratings WHERE person = ?",
)


def show_everywhere(connection: sqlite3.Connection, user: UserId, yes: bool) -> None:
    person = meet(connection, [user])[user]
    connection.execute(AGREE, (yes, person.number))
    retotal(connection, Person(person.number, yes))


def forget(connection: sqlite3.Connection, user: UserId) -> None:
    found = connection.execute(KNOWN, (f"[{user}]",)).fetchall()
    for _, number, _ in found:
        for statement in GONE:
            connection.execute(statement, (number,))
        retotal(connection, Person(number, everywhere=False))
        connection.execute("DELETE FROM people WHERE number = ?", (number,))


def retotal(connection: sqlite3.Connection, person: Person) -> None:
    """Standings and ladders as the results have them; for whatever changes results by hand."""
    number = person.number
    rows = connection.execute(STANDINGS.format(OF_PERSON), (number,)).fetchall()
    found = connection.execute(HISTORY.format(OF_PERSON), (number,)).fetchall()
    old = {game: known for (_, game), known in thaw_standings(map(tuple, rows)).items()}
    history: dict[str, list[Played]] = {}
    for played in map(thaw_played, map(tuple, found)):
        history.setdefault(played.game, []).append(played)
    connection.execute("DELETE FROM standings WHERE person = ?", (number,))
    way: list[Step] = []
    for game in sorted(old.keys() | history.keys()):
        new: Standings = total(history.get(game, ()), person.everywhere)
        connection.executemany(STAND, freeze_standings(number, game, new))
        way += steps(number, game, old.get(game, {}), new)
    climb(connection, way)
