"""What Prometheus reads from a bot at work, and that it reads nothing about people."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.complaint import Complaint
from bot.prometheus import serving
from bot.store.database import NAME
from bot.store.store import Store
from bot.table.log import DiskFailed
from sandbox.server import Sandbox
from tests.e2e.bot.company import play, seated
from tests.e2e.bot.conftest import Quick
from tests.e2e.conftest import Online
from tests.e2e.process import free_port
from tests.e2e.waiting import eventually_so
from tests.store.entry import moved
from tests.table.clock import DrivenClock
from tests.text.shelf import catalogue


class Page:
    """The page, as it is now."""

    def __init__(self, url: str, http: aiohttp.ClientSession, bot: Quick) -> None:
        self.bot = bot
        self._url = url
        self._http = http

    async def text(self) -> str:
        async with self._http.get(self._url) as answer:
            assert answer.status == 200
            assert answer.headers["Content-Type"].startswith("text/plain; version=")
            return await answer.text()

    async def value(self, name: str) -> float:
        """Of a line such as `tavolo_moves_total` or `tavolo_tables{game="17",phase="lobby"}`."""
        found = re.search(rf"^{re.escape(name)} (\S+)$", await self.text(), re.MULTILINE)
        return float(found[1]) if found else 0.0


@pytest.fixture
async def page(box: Sandbox, online: Online, tmp_path: Path) -> AsyncIterator[Page]:
    port = free_port()
    async with (
        serving("127.0.0.1", port) as meter,
        Store.open(tmp_path / NAME, meter) as store,
        aiohttp.ClientSession() as http,
    ):
        bot = Quick(store, DrivenClock(), catalogue(), meter, guild_ready_timeout=0.05)
        await online(bot)
        yield Page(f"http://127.0.0.1:{port}/metrics", http, bot)
        await bot.close()


async def test_a_game_is_counted_from_its_lobby_to_its_moves(box: Sandbox, page: Page) -> None:
    people = await seated(box, "ada", "ben")
    lobby = await box.person("cleo", channel="general")
    await lobby.slash("play", game="Switch")
    await play(people)
    await lobby.slash("play", game="Switch")  # there is one already
    for name, expected in {
        'tavolo_tables{game="17",phase="playing"}': 1,
        'tavolo_tables{game="switch",phase="lobby"}': 1,
        'tavolo_interactions_total{kind="command",name="play"}': 3,
        'tavolo_interactions_total{kind="button",name="join"}': 1,
        'tavolo_interactions_total{kind="button",name="move"}': 1,
        "tavolo_moves_total": 1,
        "tavolo_move_seconds_count": 1,
        "tavolo_servers": 1,
        "tavolo_connected": 1,
        'tavolo_gateway_events_total{event="begun"}': 1,
        'tavolo_refusals_total{reason="table-here"}': 1,
    }.items():
        assert await page.value(name) == expected, name
    assert await page.value("tavolo_store_commit_seconds_count") >= 6
    assert await page.value("tavolo_store_commit_writes_sum") >= 6
    arrived = await page.value('tavolo_acknowledgement_seconds_bucket{le="+Inf"}')
    answered = await page.value(
        'tavolo_discord_requests_total{method="POST",resource="interactions",status="200"}'
    )
    assert arrived == answered >= 6
    await assert_nobody_is_named(page)


async def assert_nobody_is_named(page: Page) -> None:
    """No labels but those of few values: no ids, which are long numbers, and no names."""
    labels = re.findall(r'(\w+)="([^"]*)"', re.sub(r"^#.*$", "", await page.text(), flags=re.M))
    assert labels
    for label, value in labels:
        assert not re.search(r"\d{5,}", value), f"{label}={value}"
        assert not re.search("ada|ben|cleo", value, re.IGNORECASE), f"{label}={value}"


async def test_trouble_is_counted(box: Sandbox, page: Page) -> None:
    people = await seated(box, "ada", "ben")
    box.faults.limit(1, retry_after=0.01, match="PATCH /channels")
    await play(people)
    limited = 'tavolo_rate_limits_total{scope="user"}'
    await eventually_so(lambda: is_one(page, limited))
    box.faults.drop()
    await eventually_so(lambda: is_one(page, 'tavolo_gateway_events_total{event="resumed"}'))
    assert await page.value('tavolo_gateway_events_total{event="lost"}') == 1
    await page.bot.store._writer._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(DiskFailed):
        await page.bot.store.append(moved(0, table=1))
    failed = 'tavolo_store_failures_total{reason="it may not be written"}'
    assert await page.value(failed) == 1
    logged = 'tavolo_log_records_total{level="error",logger="bot.store.writer"}'
    assert await page.value(logged) == 1
    await assert_nobody_is_named(page)


async def is_one(page: Page, name: str) -> bool:
    return await page.value(name) == 1


async def test_a_port_that_is_taken_is_one_sentence() -> None:
    port = free_port()
    async with serving("127.0.0.1", port):
        with pytest.raises(Complaint) as complaint:
            async with serving("127.0.0.1", port):
                pass
    assert str(complaint.value).startswith(f"METRICS_PORT: nobody can listen on 127.0.0.1:{port}: ")
