"""The bot as a process: it stops cleanly and soon, and says whether it is well."""

import asyncio
import time
from pathlib import Path

from bot.store.database import NAME
from bot.store.store import Store
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.e2e.bot.company import board, play, seated, sees_played, text
from tests.e2e.process import SECONDS, Run, run
from tests.e2e.waiting import eventually

NOTICE = "Tavolo restarts. The game goes on in a moment."
SOON = 8.0
"""Seconds, on a machine that does much else: Docker waits for ten. Of itself it takes three."""


def at(box: Sandbox) -> dict[str, str]:
    return {"DISCORD_TOKEN": "sandbox", "DISCORD_API_BASE": f"{box.url}/api/v10"}


async def is_online(box: Sandbox) -> Person:
    ada = await box.person("ada")
    await eventually(lambda: len(box.gateway), SECONDS)
    await ada.knows("play")
    return ada


async def terminated(bot: Run) -> float:
    """Seconds from SIGTERM to the end, which is clean."""
    began = time.monotonic()
    bot.process.terminate()
    assert await bot.ends() == 0
    took = time.monotonic() - began
    assert await bot.complaint() == ""
    return took


async def test_a_restart_is_announced_on_the_boards_and_forgotten_after_it(
    box: Sandbox, tmp_path: Path
) -> None:
    async with run(tmp_path, **at(box)) as bot:
        await is_online(box)
        people = await seated(box, "ada", "ben")
        await play(people)
        await people[0].sees_text("played")
        lobby = await box.person("cleo", channel="general")
        await lobby.slash("play", game="Switch")
        assert await terminated(bot) < SOON
    tables = (people[0], lobby)
    await eventually(lambda: all(text(board(one)).endswith(NOTICE) for one in tables))
    assert [text(board(one)).count(NOTICE) for one in tables] == [1, 1]
    async with run(tmp_path, **at(box)) as bot:
        await eventually(lambda: all(NOTICE not in text(board(one)) for one in tables), SECONDS)
        assert "played" in text(board(people[0]))
        await sees_played(people[0], await play(people))  # pressed on the panel from before
        assert await terminated(bot) < SOON


async def test_a_discord_that_does_not_answer_cannot_hold_up_the_end(
    box: Sandbox, tmp_path: Path
) -> None:
    async with run(tmp_path, **at(box)) as bot:
        await is_online(box)
        people = await seated(box, "ada", "ben")
        box.faults.delay(60, 100, match="PATCH /channels")
        ending = asyncio.create_task(terminated(bot))
        await asyncio.sleep(0.2)
        await play(people)
        assert await ending < SOON
    async with Store.open(tmp_path / "data" / NAME) as store:
        [saved] = await store.load()
        assert len(saved.moves) == 1, "pressed in the last seconds, and acknowledged"


async def health(folder: Path) -> tuple[int, str]:
    async with run(folder, "health") as asked:
        said = await asked.says("connected")
        return await asked.ends(), said.strip()


async def test_health_tells_whether_a_bot_is_running_and_connected(
    box: Sandbox, tmp_path: Path
) -> None:
    assert await health(tmp_path) == (1, "no bot is running and connected")
    async with run(tmp_path, **at(box)) as bot:
        await is_online(box)
        await eventually((tmp_path / "data" / "health").exists)
        assert await health(tmp_path) == (0, "connected")
        await terminated(bot)
    assert await health(tmp_path) == (1, "no bot is running and connected")
