"""The audit: standings recounted from transcripts are the standings in the tables, exactly."""

import json
from pathlib import Path

import pytest

from bench.endurance.audit import SCORED, Audit, ask, transcript
from bot.privacy import Consent
from bot.store.store import Store
from bot.table.ids import TableId
from tests.standing.evening import PEOPLE, Evening

EVENINGS = ("Monday", "Tuesday", "Wednesday")
GAMES = 500 / len(EVENINGS)
AT_ONCE = 64
DAYS = 20 * 24 * 3600.0


@pytest.mark.parametrize("name", EVENINGS)
async def test_standings_recounted_from_500_transcripts_are_those_in_the_tables(
    tmp_path: Path, name: str
) -> None:
    path, tables = tmp_path / "audit.sqlite3", list[TableId]()
    async with Store.open(path) as store:
        evening = Evening(store, name)
        async with evening.running():
            for wave in range(3):
                tables += [await evening.broken_off(), *await evening.tables(AT_ONCE)]
                evening.clock.advance(DAYS)
                for person in (2 * wave, 2 * wave + 1):
                    await store.set_consent(
                        PEOPLE[person].user, Consent(everywhere=person % 3 != 0)
                    )
        saved = {table: await store.read(table) for table in tables}
    audit = Audit()
    order = ask(path, SCORED)
    for [table] in order:
        found = saved[table]
        assert found is not None
        audit.count(found, [json.loads(line) for line in transcript(found)])
    finished = [t for t, one in saved.items() if one and one.ended and one.ended.how == "finished"]
    assert {table for [table] in order} == set(finished), "aborted games count for nothing"
    assert GAMES <= len(finished) < len(tables)
    assert GAMES / 5 < audit.rated < len(finished)

    print(len(tables), len(finished), audit.rated)
    assert list(audit.differences(path)) == []
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
