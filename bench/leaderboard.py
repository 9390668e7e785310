"""`python -m bench.leaderboard`: pages of a leaderboard with 100,000 people and 1,000,000 results.

Just before each page, in the same run and on the same database: reads of one person's row by its
primary key. A ratio is a page's time divided by the mean of those reads; the median of the rounds
counts. Once with SQLite alone, in one thread, where a point read is one standing; and once as the
bot asks: through the store, from an event loop, where it is one rating.

The database lies in the current folder. It holds what the ends of games would have written, but
is filled person by person, in one transaction.
"""

import asyncio
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from bot.games import CATALOGUE
from bot.progress import progress
from bot.standing.ladder import LEVELS, ORDERS, By, Ladder, key
from bot.standing.page import OWN_PAGE, SIZE
from bot.standing.period import ALL
from bot.standing.rating import Change, Rating
from bot.standing.result import Played, Result
from bot.standing.standing import EVERYWHERE, Scope, total
from bot.store import page as pages
from bot.store.connection import at_one_moment
from bot.store.database import NAME, prepare
from bot.store.result import PLAYED, STAND, freeze_played, freeze_standings
from bot.store.scoring import RATE
from bot.store.store import Store
from bot.table.ids import GuildId, TableId, UserId

PEOPLE = 100_000
RESULTS = 1_000_000
FIRST = 10**17
"""Users have numbers from here on."""
GUILD = GuildId(17)
GAME = "17"
NOVEMBER = 1_794_000_000.0
ROUNDS = 25
POINTS = 20
"""Point reads before each page."""
GOAL = 20.0

POINT = "SELECT * FROM standings WHERE person = ? AND game = ? AND scope = ? AND period = ?"

COUNTED = """
INSERT INTO rung_counts (ladder, level, range, rungs)
SELECT ladder, ?, key >> ?, count(*) FROM rungs GROUP BY ladder, key >> ?
"""


def fill(path: Path) -> None:
    """Most have played a few games, some hundreds, and many are equal."""
    whim = random.Random(17)
    prepare(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript("PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; BEGIN;")
        connection.executemany(
            "INSERT INTO people (number, user, everywhere) VALUES (?, ?, 1)",
            ((number, FIRST + number) for number in range(1, PEOPLE + 1)),
        )
        ladders: dict[Ladder, int] = {}
        left = RESULTS
        for person in progress(range(1, PEOPLE + 1), "people"):
            games = min(max(1, round(whim.paretovariate(1.1))), 2000)
            games = max(1, min(games + 4, left - (PEOPLE - person)))
            if person == PEOPLE:
                games = left
            left -= games
            one_person(connection, ladders, person, list(history(whim, person, games)))
        for ladder, id in ladders.items():
            connection.execute("INSERT INTO ladders VALUES (?, ?, ?, ?, ?)", (id, *ladder))
        for level, shift in enumerate(LEVELS):
            connection.execute(COUNTED, (level, shift, shift))
        connection.execute("COMMIT")


def history(whim: random.Random, person: int, games: int) -> Iterator[Played]:
    rating = Rating()
    user = UserId(FIRST + person)
    for number in range(games):
        place = whim.randint(1, 4)
        after = Rating(rating.mu + (2.5 - place) / (number + 1), rating.sigma * 0.98, number + 1)
        counts = dict.fromkeys(CATALOGUE[GAME].counters, 0)
        counts |= {"victories": 3 if place == 1 else whim.randint(0, 2)}
        counts |= {"calls": (calls := whim.randint(0, 4)), "right": whim.randint(0, calls)}
        result = Result(user, f"Person {person}", place, place == 1, False, False, counts)
        at = NOVEMBER - whim.randint(0, 360 * 24 * 3600)
        yield Played(TableId(0), GUILD, GAME, at, 4, result, Change(rating, after))
        rating = after


def one_person(
    connection: sqlite3.Connection, ladders: dict[Ladder, int], person: int, games: list[Played]
) -> None:
    rows = [freeze_played(person, played) for played in games]
    connection.executemany(PLAYED, ((row[0], None, *row[2:]) for row in rows))
    standings = total(games, everywhere=True)
    last = games[-1].change
    assert last is not None
    connection.execute(RATE, (person, GAME, *last.after))
    connection.executemany(STAND, freeze_standings(person, GAME, standings))
    rungs = []
    for (scope, period), standing in standings.items():
        for by, order in ORDERS.items():
            value = order.value(standing)
            if value is not None:
                id = ladders.setdefault(Ladder(scope, GAME, period, by), len(ladders) + 1)
                rungs.append((id, key(value, person)))
    connection.executemany("INSERT INTO rungs (ladder, key) VALUES (?, ?)", rungs)


def ladder(by: By, scope: Scope) -> Ladder:
    return Ladder(scope, GAME, ALL, by)


def wanted(connection: sqlite3.Connection) -> Iterator[tuple[str, Ladder, int]]:
    """The first, the last and some between, of every kind; and the viewer's own."""
    for scope, name in ((GUILD, "here"), (EVERYWHERE, "everywhere")):
        for by in ORDERS:
            people = pages.page(connection, ladder(by, scope), 1, UserId(0)).people
            last = -(-people // SIZE)
            for number in (1, 2, last // 4, last // 2, last * 3 // 4, last):
                yield f"{name}, by {by}, page {number:,} of {last:,}", ladder(by, scope), number
            yield f"{name}, by {by}, own page", ladder(by, scope), OWN_PAGE


class Figures:
    """Times of pages, and how many point reads each of them took."""

    def __init__(self) -> None:
        self._points: list[float] = []
        self._pages: dict[str, list[tuple[float, float]]] = {}

    def add(self, name: str, page: float, point: float) -> None:
        """In seconds."""
        self._points.append(point)
        self._pages.setdefault(name, []).append((page, page / point))

    def report(self, what: str) -> float:
        """Prints all, and returns the worst median."""
        print(f"{what}: a point read takes {statistics.median(self._points) * 1e6:.1f} µs (median)")
        worst = 0.0
        for name, rounds in self._pages.items():
            times, ratios = zip(*rounds, strict=True)
            ratio = statistics.median(ratios)
            worst = max(worst, ratio)
            print(f"  {name:<48}{statistics.median(times) * 1e6:6.0f} µs{ratio:6.1f} point reads")
        return worst


def somebody(whim: random.Random) -> int:
    return whim.randint(1, PEOPLE)


def alone(path: Path, whim: random.Random) -> float:
    """With SQLite alone, in this thread."""
    figures, clock = Figures(), time.perf_counter
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        asked = list(wanted(connection))
        for _ in range(ROUNDS):
            for name, where, number in asked:
                people = [somebody(whim) for _ in range(POINTS)]
                viewer = UserId(FIRST + somebody(whim))
                start = clock()
                for person in people:
                    connection.execute(POINT, (person, GAME, GUILD, ALL)).fetchone()
                middle = clock()
                at_one_moment(
                    connection, partial(pages.page, ladder=where, number=number, viewer=viewer)
                )
                figures.add(name, clock() - middle, (middle - start) / POINTS)
    return figures.report("with SQLite alone")


async def through_the_store(path: Path, whim: random.Random) -> float:
    """As the bot asks, from an event loop."""
    figures, clock = Figures(), time.perf_counter
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        asked = list(wanted(connection))
    async with Store.open(path) as store:
        for _ in range(ROUNDS):
            for name, where, number in asked:
                people = [UserId(FIRST + somebody(whim)) for _ in range(POINTS)]
                viewer = UserId(FIRST + somebody(whim))
                start = clock()
                for person in people:
                    await store.book.ratings(person)
                middle = clock()
                await store.book.page(where, number, viewer)
                figures.add(name, clock() - middle, (middle - start) / POINTS)
    return figures.report("through the store")


def plans(path: Path) -> None:
    """What SQLite does for each question; nothing but the page itself is walked through."""
    with closing(sqlite3.connect(path)) as connection:
        for name in ("LADDER", "RANGES", "LINES", "BEFORE", "NEAR", "OWN"):
            question = getattr(pages, name)
            print(f"  {' '.join(question.split())}")
            values = [0] * question.count("?")
            for step in connection.execute(f"EXPLAIN QUERY PLAN {question}", values):
                print(f"      {step[-1]}")


def sizes(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        counts = {
            table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            for table in ("people", "results", "standings", "rungs", "rung_counts")
        }
    told = ", ".join(f"{count:,} {table}" for table, count in counts.items())
    return f"{told}: {path.stat().st_size / 2**20:,.0f} MiB"


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="bench-leaderboard-", dir=Path.cwd()) as name:
        path = Path(name) / NAME
        fill(path)
        print(sizes(path))
        plans(path)
        worst = alone(path, random.Random(1))
        asked = asyncio.run(through_the_store(path, random.Random(2)))
    for what, ratio in (("with SQLite alone", worst), ("through the store", asked)):
        verdict = "kept" if ratio <= GOAL else "missed"
        print(f"goal {what}: any page within {GOAL:.0f} point reads: {verdict} ({ratio:.1f})")


if __name__ == "__main__":
    main()
