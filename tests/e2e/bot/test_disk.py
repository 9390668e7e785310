"""A bot in a process of its own on a disk that fails: what its players and its owner are told."""

import os
import re
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.database import NAME
from bot.store.store import Store
from bot.table.ids import GuildId
from sandbox.person import Person
from sandbox.server import Sandbox
from sandbox.world import HOME
from tests.e2e.bot.company import board, cards, panel, play, seated, sees_played, text, to_move
from tests.e2e.process import SECONDS, run
from tests.e2e.waiting import eventually

NOT_STORED = "could not be stored, so nothing has changed"


def screens(person: Person) -> list[str]:
    """But for deadlines: after trouble everybody has the full time again."""
    return [re.sub(r"<t:\d+:R>", "", text(shown)) for shown in (board(person), panel(person))]


async def refused(person: Person) -> None:
    """Gets the sentence, and every screen is as before."""
    shown, told = screens(person), len(person.ephemerals)
    await person.press(cards(person)[0])
    await person.until(lambda _: len(person.ephemerals) > told)
    assert NOT_STORED in text(person.ephemerals[-1])
    assert screens(person) == shown


async def test_games_wait_for_the_disk_and_then_go_on(box: Sandbox, tmp_path: Path) -> None:
    path = tmp_path / "data" / NAME
    at = {"DISCORD_TOKEN": "sandbox", "DISCORD_API_BASE": f"{box.url}/api/v10"}
    async with Store.open(path) as store:  # no screen changes when all emojis are uploaded
        await store.set_setting(GuildId(int(HOME)), "board", "text")
    async with run(tmp_path, **at) as bot:
        await eventually(lambda: len(box.gateway), SECONDS)
        ada = await box.person("ada")
        await ada.knows("play")
        people = await seated(box, "ada", "ben")

        # Nothing grows any more. Not a small disk: only root could make one.
        full = os.stat(f"{path}-wal").st_size
        before = resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (full, before[1]))
        for _ in range(2):
            await refused(await to_move(people))
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, before)
        await sees_played(ada, await play(people))

        # Somebody's SQLite shell, which is another process than the bot.
        player = await to_move(people)
        with closing(sqlite3.connect(path, isolation_level=None)) as shell:
            shell.execute("BEGIN IMMEDIATE")
            await refused(player)
        await sees_played(ada, await play(people))

        # A second bot, while the first one plays on.
        async with run(tmp_path, **at) as second:
            assert await second.ends() == 2
            said = await second.complaint()
        assert said == (
            f"python -m bot: another Tavolo is using {path}: stop it or choose another DATA_DIR\n"
        )
        await play(people)
        bot.process.terminate()
        assert await bot.ends() == 0
        logged = [line.partition(" level=")[2] for line in (await bot.complaint()).splitlines()]
    assert [line.partition(";")[0].partition(",")[0] for line in logged] == [
        'ERROR logger=bot.store.writer message="nothing can be stored: '
        "the disk cannot be read or written",
        'WARNING logger=bot.store.writer message="the database can be written again',
        'ERROR logger=bot.store.writer message="nothing can be stored: '
        "another program has locked it",
        'WARNING logger=bot.store.writer message="the database can be written again',
    ]
    async with Store.open(path) as store:
        [saved] = await store.load()
        assert sum(seat is not None for seat, _ in saved.moves) == 3
