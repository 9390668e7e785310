"""`python -m bot export-standings`: the results of a server as CSV, also while the bot runs."""

import sys
from argparse import ArgumentParser, Namespace
from contextlib import closing
from io import TextIOWrapper
from pathlib import Path

from bot import sheet
from bot.complaint import Complaint
from bot.games import CATALOGUE
from bot.settings import load
from bot.snowflake import snowflake
from bot.standing.result import Played
from bot.store.database import (
    NAME,
    complaining,
    examine,
    is_current,
    is_there,
    reading,
    refuse_update,
)
from bot.store.moving import history


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a new file; - is standard output")
    parser.add_argument("--guild", type=snowflake, metavar="ID", help="one server instead of all")


def run(arguments: Namespace) -> int:
    source = load(Path.cwd()).DATA_DIR / NAME
    if not is_there(source):
        raise Complaint(f"there is no database {source} to export from")
    played = _read(source, arguments.guild)
    if arguments.file == "-":
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8", newline="")
        sheet.write(played, _counters(played), sys.stdout)
        return 0
    try:
        with open(arguments.file, "x", encoding="utf-8", newline="") as out:
            sheet.write(played, _counters(played), out)
    except FileExistsError:
        raise Complaint(f"{arguments.file} exists already: choose another name") from None
    except OSError as error:
        raise Complaint(f"{arguments.file} cannot be written: {error.strerror}") from None
    print(f"wrote {arguments.file}: {len(played):,} results")
    return 0


def _read(source: Path, guild: int | None) -> list[Played]:
    with complaining(source), closing(reading(source)) as connection:
        examine(connection, source)
        if not is_current(connection):
            refuse_update(source)
        return history(connection, guild)


def _counters(played: list[Played]) -> list[str]:
    """Those of all games, and such as no game counts any more."""
    known = [counter for game in CATALOGUE.values() for counter in game.counters]
    found = [counter for one in played for counter in one.result.counts]
    return list(dict.fromkeys([*known, *found]))
