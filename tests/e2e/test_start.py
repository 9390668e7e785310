"""What is imported before the bot is connected, and what is not: every start waits for it."""

import asyncio
import re
import signal
from pathlib import Path

from sandbox.server import Sandbox
from tests.e2e.process import run

RARE = {
    "PIL": "pictures are drawn in another process",
    "pydantic": "files from outside are read by few commands",
    "openskill": "no game is over yet",
    "csv": "nobody takes results along",
    "prometheus_client": "nobody watches",
    "sandbox": "this is not the place for it",
}
LATE = ("babel", "fluent")
"""What says texts: it comes once the bot has introduced itself, before anybody waits for it."""
PRESSES = {"cogs.press", "cogs.control", "cogs.opening", "bot.games", "bot.render.screens"}
"""Some of what is needed to answer one."""


async def imports(folder: Path, box: Sandbox) -> list[str]:
    """All that a start brings in while nobody presses anything, in its order."""
    settings = {"DISCORD_TOKEN": "Croupier", "DISCORD_API_BASE": f"{box.url}/api/v10"}
    async with run(folder, **settings, PYTHONPROFILEIMPORTTIME=1) as bot:
        telling = asyncio.create_task(bot.complaint())
        await bot.says("Ctrl-C stops it")
        bot.process.send_signal(signal.SIGINT)
        assert await bot.ends() == 0
        return re.findall(r"^import time: .*\| +(\S+)$", await telling, re.MULTILINE)


async def test_a_start_waits_for_nothing_that_it_does_not_need(
    tmp_path: Path, box: Sandbox
) -> None:
    found = await imports(tmp_path, box)
    first = next((n for n, name in enumerate(found) if name.startswith(LATE)), len(found))
    before = found[:first]
    assert set(before) >= PRESSES
    needless = {name for name in before if name.partition(".")[0] in RARE}
    assert not needless, "a start waits for them"
    commands = {"bot.backup", "bot.doctor", "bot.simulate", "bot.verify", "bot.sheet"}
    assert commands & set(before) <= {"bot.backup"}, "only backups are made while the bot runs"
    assert {"fluent.runtime", "bot.text.notation"} <= set(found), "the first press would wait"
