"""`python -m bot forget`: lets go of somebody who cannot press Delete in /privacy themselves."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from bot.complaint import Complaint
from bot.games import CATALOGUE
from bot.privacy import Holdings, forget
from bot.settings import Settings, load
from bot.snowflake import snowflake
from bot.store.database import NAME, is_there, refuse_update
from bot.store.store import Store
from bot.table.clock import WallClock
from bot.table.hub import Hub
from bot.table.ids import TableId, UserId
from bot.table.log import LogFailed
from bot.table.table import Table

YES: Final = ("y", "yes")
NOUNS: Final = (
    ("seat", "seats"),
    ("result", "results"),
    ("rating", "ratings"),
    ("change of settings", "changes of settings"),
    ("tutorial", "tutorials"),
)
"""What `Holdings` count, in that order."""


class Nobody:
    """No bot is running: boards follow when it starts."""

    def changed(self, table: Table) -> None:
        pass


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("user", type=snowflake, metavar="USER_ID", help="as Discord counts people")
    parser.add_argument("--yes", action="store_true", help="do not ask")


def run(arguments: Namespace) -> int:
    """With the bot stopped: a running one has people in its memory, too."""
    settings, user = load(Path.cwd()), UserId(arguments.user)
    path = settings.DATA_DIR / NAME
    if not is_there(path):
        raise Complaint(f"there is no database {path}, so nothing is stored about anybody")
    held = asyncio.run(_look(path, user))
    if held is None:
        print(f"nothing is stored about {user}")
        return 0
    print(f"stored about {user}: {_counted(held)}", flush=True)
    if not (arguments.yes or _agreed()):
        print("nothing has changed")
        return 1
    left = asyncio.run(_let_go(path, user))
    tables = "1 table" if len(left) == 1 else f"{len(left)} tables"
    print("deleted" + (f"; they have left {tables}" if left else ""))
    print(_elsewhere(settings))
    return 0


async def _look(path: Path, user: UserId) -> Holdings | None:
    async with Store.open(path, before_update=lambda: refuse_update(path)) as store:
        try:
            found = await store.dossier(user)
            there_is = any(rows for rows in found.values() if isinstance(rows, list))
            return await store.holdings(user) if there_is else None
        except LogFailed as failure:
            raise Complaint(str(failure)) from None


async def _let_go(path: Path, user: UserId) -> list[TableId]:
    async with Store.open(path) as store:
        hub = Hub(CATALOGUE, store, WallClock(), audience=Nobody())
        try:
            await hub.restore()
            left, _ = await forget(hub, store, user)
        except LogFailed as failure:
            raise Complaint(f"{failure}: try again") from None
        return left


def _agreed() -> bool:
    if not sys.stdin.isatty():
        raise Complaint("nobody is there to confirm it: --yes does it without asking")
    return input("Delete all of it, for good? [y/N] ").strip().lower() in YES


def _counted(held: Holdings) -> str:
    there_is = [
        f"{number:,} {one if number == 1 else more}"
        for number, (one, more) in zip(held, NOUNS, strict=True)
        if number
    ]
    return ", ".join(there_is) or "what others may see of them"


def _elsewhere(settings: Settings) -> str:
    return f"it stays in backups ({settings.backups}) until they are replaced"
