"""`python -m bench.endurance.mortal PATH SPEED BEGAN SEED CORNERS`: plays on till killed.

It says that it is ready, and then what was pressed and what came of it.
"""

import asyncio
import sys
from pathlib import Path
from random import Random

from bench.endurance.clock import HastyClock
from bench.endurance.hall import Hall
from bench.endurance.ledger import Wire
from bot.store.store import Store

READY = "ready"
LONG = 3600.0


async def live(path: Path, clock: HastyClock, seed: str, corners: int) -> None:
    async with Store.open(path) as store:
        hall = Hall(store, clock, Wire(sys.stdout.fileno()), Random(seed), corners)
        stuck = await hall.restore()
        print(READY, *stuck, flush=True)
        await hall.live(LONG)


def main() -> None:
    path, speed, began, seed, corners = sys.argv[1:]
    asyncio.run(live(Path(path), HastyClock(float(speed), float(began)), seed, int(corners)))


if __name__ == "__main__":
    main()
