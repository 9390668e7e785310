"""`python -m bench.endurance.tavolo URL PATH SPEED BEGAN LOG`: Tavolo in haste.

It is at a sandbox, and its clock hurries. It says that it is ready. After SIGTERM it closes, and
says what it has not given back. Errors go to the log.
"""

import asyncio
import json
import logging
import signal
import sys
from dataclasses import asdict
from pathlib import Path

from bench.endurance.census import Census
from bench.endurance.clock import HastyClock
from bot.app import Tavolo, point_at
from bot.painter import Painter
from bot.store.store import Store
from bot.text.catalogue import Catalogue

READY = "ready"
TOKEN = "sandbox"
OF_THE_LIBRARY = ("discord.client", "discord.gateway", "discord.shard", "discord.webhook")
"""They call it an error when they have to reconnect or to try again."""


class Hasty(Tavolo):
    """Identifies at once: the library's five seconds of courtesy are for the real Discord."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass


def keep_errors(path: str) -> None:
    handler = logging.FileHandler(path)
    handler.setLevel(logging.ERROR)
    handler.addFilter(lambda record: not record.name.startswith(OF_THE_LIBRARY))
    logging.basicConfig(handlers=[handler], level=logging.INFO)


async def live(url: str, path: Path, clock: HastyClock) -> None:
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    await asyncio.to_thread(int)  # whoever uses threads has some from here on
    before = Census.take()
    await point_at(f"{url}/api/v10", TOKEN)
    with Painter() as painter:
        async with (
            Store.open(path) as store,
            Hasty(store, clock, Catalogue.load(), painter) as bot,
        ):
            await stay(bot, stopped)
    print(json.dumps(asdict(await before.leaked())), flush=True)


async def stay(bot: Hasty, stopped: asyncio.Event) -> None:
    online = asyncio.create_task(bot.start(TOKEN))
    while not bot.is_ready():
        await asyncio.wait({online}, timeout=0.02)
        if online.done():  # faults may meet it while it starts
            online.result()
    print(READY, flush=True)
    await stopped.wait()
    await bot.close()
    online.cancel()
    await asyncio.wait({online})


def main() -> None:
    url, path, speed, began, log = sys.argv[1:]
    keep_errors(log)
    asyncio.run(live(url, Path(path), HastyClock(float(speed), float(began))))


if __name__ == "__main__":
    main()
