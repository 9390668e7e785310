"""What somebody decides about their own standings, as jobs of the writer."""

from typing import Final

import aiosqlite

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


async def show_everywhere(connection: aiosqlite.Connection, user: UserId, yes: bool) -> None:
    person = (await meet(connection, [user]))[user]
    await connection.execute(AGREE, (yes, person.number))
    await retotal(connection, Person(person.number, yes))


async def forget(connection: aiosqlite.Connection, user: UserId) -> None:
    found = list(await connection.execute_fetchall(KNOWN, (f"[{user}]",)))
    for _, number, _ in found:
        for statement in GONE:
            await connection.execute(statement, (number,))
        await retotal(connection, Person(number, everywhere=False))
        await connection.execute("DELETE FROM people WHERE number = ?", (number,))


async def retotal(connection: aiosqlite.Connection, person: Person) -> None:
    """Standings and ladders as the results have them; for whatever changes results by hand."""
    number = person.number
    rows = await connection.execute_fetchall(STANDINGS.format(OF_PERSON), (number,))
    found = await connection.execute_fetchall(HISTORY.format(OF_PERSON), (number,))
    old = {game: known for (_, game), known in thaw_standings(map(tuple, rows)).items()}
    history: dict[str, list[Played]] = {}
    for played in map(thaw_played, map(tuple, found)):
        history.setdefault(played.game, []).append(played)
    await connection.execute("DELETE FROM standings WHERE person = ?", (number,))
    way: list[Step] = []
    for game in sorted(old.keys() | history.keys()):
        new: Standings = total(history.get(game, ()), person.everywhere)
        await connection.executemany(STAND, freeze_standings(number, game, new))
        way += steps(number, game, old.get(game, {}), new)
    await climb(connection, way)
