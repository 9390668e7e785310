"""A bot in a process of its own that is killed while a game ends.

`python -m tests.standing.dying PATH MOMENT`: before what the game came to is stored, in the middle
of that, after it and before the commit, or after the commit.
"""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.store import scoring, store
from bot.store.store import Store
from bot.table.log import Entry, Scored
from tests.standing.evening import Evening

MOMENTS = ("before", "middle", "uncommitted", "committed")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def at_once(*_: Any, **__: Any) -> None:
    die()


def when_done(connection: Any, scored: Scored) -> None:
    scoring.keep(connection, scored)
    die()


class LastStore(Store):
    """Dies when the end of a game is on disk, and nobody knows yet."""

    async def append(self, *entries: Entry) -> None:
        await super().append(*entries)
        if any(isinstance(entry, Scored) for entry in entries):
            die()


async def main(path: Path, moment: str) -> None:
    match moment:
        case "before":
            patch.object(store, "keep", at_once).start()
        case "middle":
            patch.object(scoring, "climb", at_once).start()
        case "uncommitted":
            patch.object(store, "keep", when_done).start()
    kind = LastStore if moment == "committed" else Store
    async with kind.open(path) as opened:
        evening = Evening(opened, "one rated game", ("17",))
        async with evening.running():
            await evening.tables(1)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
