"""The audit: what transcripts say, held against the standings and ratings that are stored."""

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from openskill.models import BradleyTerryFull

from bench.endurance.recount import Json, recount
from bot.engine.chance import commitment
from bot.engine.transcript import Player, Record, dumps
from bot.engine.verify import Deviation, verify
from bot.engine.word import lexicon
from bot.games import CATALOGUE
from bot.standing.period import periods
from bot.store.store import Store
from bot.table.ids import TableId
from bot.table.log import Saved

SCORED = "SELECT table_id FROM results GROUP BY table_id ORDER BY min(id)"
STANDINGS = (
    "SELECT user, game, scope, period, games, wins, shared, counts"
    " FROM standings JOIN people ON number = person WHERE scope > 0"
)
RATINGS = "SELECT user, game, mu, sigma, games FROM ratings JOIN people ON number = person"


def transcript(saved: Saved) -> list[str]:
    """The lines of its file."""
    assert saved.started is not None
    game, opened = CATALOGUE[saved.opened.game], saved.opened
    players = [Player(seat=n, name=chair.name) for n, chair in enumerate(saved.seated.chairs)]
    record = Record(game, players, opened.options, opened.seed, saved.started.salt)
    actions = lexicon(game)
    lines = [record.header]
    for seat, word in saved.moves:
        step = record.step(seat, actions[word])
        assert isinstance(step, dict), f"table {opened.table}: {word} is refused: {step}"
        lines.append(step)
    lines.append(record.end("ended by hand"))
    return [dumps(line) for line in lines]


class Audit:
    """Adds up finished games in the order in which they ended."""

    def __init__(self) -> None:
        self.standings: dict[tuple[Any, ...], Counter[str]] = defaultdict(Counter)
        self.ratings: dict[tuple[int, str], tuple[float, float, int]] = {}
        self.games = 0
        self.rated = 0

    def count(self, saved: Saved, lines: list[Json]) -> None:
        counts, places, winners = recount(lines)
        chairs, stakes, ended = saved.seated.chairs, saved.opened.stakes, saved.ended
        assert ended is not None
        self.games += 1
        ranks: dict[int, float] = {}
        for seat, chair in enumerate(chairs):
            user = chair.user if chair.user is not None else chair.left
            left = chair.left is not None
            if user is None or (left and stakes.leavers == "none"):
                continue
            ranks[user] = 100 if left else places[seat]
            won = seat in winners and not left
            added = Counter(games=1, wins=won, shared=won and len(winners) > 1)
            added.update({name: 0 if left else n for name, n in counts[seat].items()})
            for period in periods(ended.at):
                key = (user, saved.opened.game, saved.opened.guild, period)
                self.standings[key].update(added)
        if stakes.rated and len(ranks) == len(chairs):
            self.rate(saved.opened.game, ranks)

    def rate(self, game: str, ranks: dict[int, float]) -> None:
        model = BradleyTerryFull()
        known = [self.ratings.get((user, game), (25.0, 25 / 3, 0)) for user in ranks]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in known]
        rated = model.rate(teams, ranks=list(ranks.values()))
        for user, (_, _, games), [new] in zip(ranks, known, rated, strict=True):
            self.ratings[user, game] = (new.mu, new.sigma, games + 1)
        self.rated += 1

    def differences(self, path: Path) -> Iterator[str]:
        """Where the tables say something else."""
        kept = {
            tuple(key): {"games": games, "wins": wins, "shared": shared, **json.loads(counts)}
            for *key, games, wins, shared, counts in ask(path, STANDINGS)
        }
        for key in kept.keys() | self.standings.keys():
            if kept.get(key) != dict(self.standings.get(key, {})):
                yield f"the standing {key} is {kept.get(key)}, not {self.standings.get(key)}"
        ratings = {(user, game): tuple(rest) for user, game, *rest in ask(path, RATINGS)}
        for person in ratings.keys() | self.ratings.keys():
            if ratings.get(person) != self.ratings.get(person):
                now, due = ratings.get(person), self.ratings.get(person)
                yield f"the rating of {person} is {now}, not {due}"


def ask(path: Path, question: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as shell:
        return shell.execute(question).fetchall()


class Findings:
    """Of a whole store: every finished game proved, every standing counted again."""

    def __init__(self) -> None:
        self.verified = 0
        self.unproved: list[str] = []
        self.standings = 0
        self.wrong: list[str] = []


async def examine(path: Path) -> Findings:
    found, audit = Findings(), Audit()
    scored = [table for [table] in ask(path, SCORED)]
    finished = [t for [t] in ask(path, "SELECT id FROM tables WHERE ending = 'finished'")]
    async with Store.open(path) as store:
        for table in [*scored, *sorted(set(finished) - set(scored))]:
            saved = await store.read(TableId(table))
            assert saved is not None
            lines = transcript(saved)
            found.verified += 1
            found.unproved += _problems(saved, lines, await store.sealed(TableId(table)))
            audit.count(saved, [json.loads(line) for line in lines])
    found.wrong += [f"table {t} counts, but is not finished" for t in {*scored} - {*finished}]
    found.wrong += audit.differences(path)
    found.standings = len(audit.standings) + len(audit.ratings)
    return found


def _problems(saved: Saved, lines: list[str], sealed: str | None) -> Iterator[str]:
    assert saved.ended is not None
    table = saved.opened.table
    for result in verify(lines, CATALOGUE):
        if isinstance(result, Deviation):
            yield f"table {table}, {result.where}: {result.what}"
    if tuple(json.loads(lines[-1])["winners"]) != saved.ended.winners:
        yield f"table {table} has other winners than its transcript"
    if sealed != commitment(saved.opened.seed):
        yield f"table {table} has another seed than its lobby promised"
