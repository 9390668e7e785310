"""`python -m bench.start`: how soon the bot is there, beside a bare discord.py bot.

From the start of the process until it is connected to the gateway of a sandbox in another process:
what Python imports, the login, the commands, and, before the connection, every table that was
going on. In turn: a bare bot, Tavolo with nothing to do, and Tavolo with a thousand running tables.
Both have been there before, so nothing is new to Discord.
"""

import asyncio
import compileall
import json
import os
import shutil
import statistics
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

from bench.sandbox import PYTHON, start_sandbox, stop
from bench.tables import PATIENT, play
from bot.app import Tavolo
from bot.painter import Painter
from bot.store.database import NAME
from bot.store.store import Store
from bot.table.clock import WallClock
from bot.table.hub import Guest, Order
from bot.table.ids import ChannelId, GuildId, UserId
from bot.table.table import Table
from bot.text.catalogue import Catalogue
from cogs.desk import Desk

TABLES = 1000
AT_ONCE = 50
ROUNDS = 7
PATIENCE = 30.0
GLANCE = 0.002
COMPILED = ("bot", "cogs", "sandbox", "bench")
START = 1.5
"""How many times the bare bot's start Tavolo's may take."""


async def evening(desk: Desk, number: int) -> None:
    people = [Guest(UserId(4 * number + seat), f"Player {seat}", str(seat)) for seat in range(4)]
    order = Order(GuildId(1), ChannelId(number), "17", {}, 4, PATIENT, 900.0)
    table = await desk.hub.open(order, people[0])
    assert isinstance(table, Table)
    desk.board(table.id).publisher.stop()  # there is no Discord to show it to
    for guest in people[1:]:
        await desk.hub.join(table.id, guest)
    await desk.hub.start(table.id, people[0].user)
    await play(desk, table, people)


async def fill(path: Path) -> None:
    async with Store.open(path) as store:
        desk = Desk(Tavolo(store, WallClock(), Catalogue.load(), Painter()))
        clocks = asyncio.create_task(desk.hub.run())
        for start in range(0, TABLES, AT_ONCE):
            numbers = range(start + 1, start + AT_ONCE + 1)
            await asyncio.gather(*(evening(desk, number) for number in numbers))
        clocks.cancel()
        await asyncio.wait({clocks})


def online(url: str) -> int:
    with urllib.request.urlopen(f"{url}/health") as answer:
        return int(json.load(answer)["bots"])


def seconds_to_start(url: str, *arguments: str, **environment: str) -> float:
    """Until one more bot is connected; then it is stopped, and gone."""
    begun = time.perf_counter()
    process = subprocess.Popen(
        [*PYTHON, *arguments], env=os.environ | environment, stdout=subprocess.DEVNULL, text=True
    )
    try:
        while not online(url):
            assert time.perf_counter() - begun < PATIENCE, "it does not start"
            time.sleep(GLANCE)
        return time.perf_counter() - begun
    finally:
        stop(process)
        while online(url):
            time.sleep(GLANCE)


def tavolo(url: str, folder: Path, known: Path | None = None) -> float:
    """With a copy of that database, or else for the first time, which tells Discord commands."""
    data = folder / "data"
    shutil.rmtree(data, ignore_errors=True)
    data.mkdir()
    if known is not None:
        shutil.copy(known, data / NAME)
    base = f"{url}/api/v10"
    return seconds_to_start(
        url, "bot", DISCORD_TOKEN="tavolo", DISCORD_API_BASE=base, DATA_DIR=str(data)
    )


def measure(folder: Path, url: str) -> bool:
    tavolo(url, folder)
    empty, filled = folder / "empty", folder / "filled"
    for path in (empty, filled):
        shutil.copy(folder / "data" / NAME, path)
    asyncio.run(fill(filled))
    rounds = []
    for _ in range(ROUNDS + 1):
        bare = seconds_to_start(url, "bench.echo", url, "bare")
        rounds.append((bare, tavolo(url, folder, empty), tavolo(url, folder, filled)))
    del rounds[0]  # it brought all files into memory
    bares, idles, fulls = (statistics.median(one) for one in zip(*rounds, strict=True))
    ratio = statistics.median(idle / bare for bare, idle, _ in rounds)
    restoring = statistics.median(full - idle for _, idle, full in rounds)
    print(f"seconds until connected: bare {bares:.2f}, Tavolo {idles:.2f}, ratio {ratio:.2f}")
    print(f"with {TABLES:,} tables {fulls:.2f}: they take {restoring:.2f}, the rest {idles:.2f}")
    return ratio <= START and restoring < idles


def main() -> None:
    # As discord.py was when it was installed, and as the container's image is.
    for folder in COMPILED:
        compileall.compile_dir(folder, quiet=1)
    sandbox, url = start_sandbox()
    try:
        with tempfile.TemporaryDirectory(prefix="bench-start-", dir=Path.cwd()) as folder:
            kept = measure(Path(folder), url)
    finally:
        stop(sandbox)
    print(
        f"goals, {START} times a bare bot and tables sooner than import and login:"
        f" {'kept' if kept else 'missed'}"
    )


if __name__ == "__main__":
    main()
