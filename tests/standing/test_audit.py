"""The audit: standings recounted from transcripts are the standings in the tables, exactly."""

import json
import sqlite3
from collections import Counter, defaultdict
from contextlib import closing
from pathlib import Path
from typing import Any

from openskill.models import BradleyTerryFull

from bot.engine.transcript import Player, Record, dumps
from bot.engine.word import lexicon
from bot.games import CATALOGUE
from bot.privacy import Consent
from bot.standing.period import periods
from bot.store.store import Store
from bot.table.ids import TableId
from bot.table.log import Saved
from tests.standing.evening import PEOPLE, Evening
from tests.standing.recount import Json, recount

GAMES = 500
AT_ONCE = 90
DAYS = 20 * 24 * 3600.0


def transcript(saved: Saved) -> list[Json]:
    """As it would be in a file."""
    assert saved.started is not None
    game, opened = CATALOGUE[saved.opened.game], saved.opened
    players = [Player(seat=n, name=chair.name) for n, chair in enumerate(saved.seated.chairs)]
    record = Record(game, players, opened.options, opened.seed, saved.started.salt)
    actions = lexicon(game)
    lines = [record.header]
    for seat, word in saved.moves:
        step = record.step(seat, actions[word])
        assert isinstance(step, dict)
        lines.append(step)
    lines.append(record.end("ended by hand"))
    return [json.loads(dumps(line)) for line in lines]


Row = tuple[int, int, int, str]
"""Games, wins, shared wins and counters, as in the table."""


class Audit:
    """Adds up finished games in the order in which they ended."""

    def __init__(self) -> None:
        self.standings: dict[tuple[Any, ...], Counter[str]] = defaultdict(Counter)
        self.ratings: dict[tuple[int, str], tuple[float, float, int]] = {}
        self.rated = 0

    def count(self, saved: Saved) -> None:
        counts, places, winners = recount(transcript(saved))
        chairs, stakes, ended = saved.seated.chairs, saved.opened.stakes, saved.ended
        assert ended is not None
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


def ask(path: Path, question: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as shell:
        return shell.execute(question).fetchall()


async def test_standings_recounted_from_500_transcripts_are_those_in_the_tables(
    tmp_path: Path,
) -> None:
    path, tables = tmp_path / "audit.sqlite3", list[TableId]()
    async with Store.open(path) as store:
        evening = Evening(store, "audit")
        async with evening.running():
            for wave in range(6):
                tables += await evening.tables(AT_ONCE)
                evening.clock.advance(DAYS)
                await store.set_consent(PEOPLE[wave].user, Consent(everywhere=wave % 3 != 0))
        saved = {table: await store.read(table) for table in tables}
    audit = Audit()
    order = ask(path, "SELECT table_id FROM results GROUP BY table_id ORDER BY min(id)")
    for [table] in order:
        found = saved[table]
        assert found is not None
        audit.count(found)
    finished = [t for t, one in saved.items() if one and one.ended and one.ended.how == "finished"]
    assert {table for [table] in order} == set(finished), "aborted games count for nothing"
    assert GAMES <= len(finished) < len(tables)
    assert 100 < audit.rated < len(finished)

    kept = ask(
        path,
        "SELECT user, game, scope, period, games, wins, shared, counts"
        " FROM standings JOIN people ON number = person WHERE scope > 0",
    )
    assert len(kept) == len(audit.standings)
    for *key, games, wins, shared, counts in kept:
        expected = dict(audit.standings[tuple(key)])
        assert {"games": games, "wins": wins, "shared": shared, **json.loads(counts)} == expected
    ratings = ask(
        path, "SELECT user, game, mu, sigma, games FROM ratings JOIN people ON number = person"
    )
    assert {(user, game): tuple(rest) for user, game, *rest in ratings} == audit.ratings
    everywhere_is_the_sum_of_the_servers(path)


def everywhere_is_the_sum_of_the_servers(path: Path) -> None:
    """For those who agreed, and for nobody else."""
    question = (
        "SELECT user, game, period, sum(games), sum(wins), sum(shared)"
        " FROM standings JOIN people ON number = person WHERE {} GROUP BY user, game, period"
    )
    everywhere = ask(path, question.format("scope = 0"))
    assert everywhere == ask(path, question.format("scope > 0 AND everywhere = 1"))
    assert 2 < len({user for user, *_ in everywhere}) < len(PEOPLE)
