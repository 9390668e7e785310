"""`python -m bot import-standings`: results from a CSV file, all of them or none."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from bot import sheet
from bot.complaint import Complaint
from bot.games import CATALOGUE
from bot.settings import load
from bot.sheet import Entry, Problem
from bot.snowflake import snowflake
from bot.store.database import NAME, refuse_update
from bot.store.store import Store
from bot.table.ids import GuildId
from bot.table.log import LogFailed

THERE_ALREADY = "this result is there already"


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="- is standard input")
    parser.add_argument(
        "--guild", type=snowflake, metavar="ID", help="the server that gets them all"
    )


def run(arguments: Namespace) -> int:
    entries, problems = _read(arguments.file)
    if arguments.guild is not None:
        problems += _several(entries)
        entries = [_moved(entry, GuildId(arguments.guild)) for entry in entries]
    _complain(arguments.file, problems)
    path = load(Path.cwd()).DATA_DIR / NAME
    problems = asyncio.run(_store(path, entries))
    _complain(arguments.file, problems)
    print(f"imported into {path}: {len(entries):,} results")
    return 0


def _read(file: str) -> tuple[list[Entry], list[Problem]]:
    try:
        if file == "-":
            if isinstance(sys.stdin, TextIOWrapper):
                sys.stdin.reconfigure(encoding="utf-8-sig", newline="")
            return _parsed(sys.stdin)
        with open(file, encoding="utf-8-sig", newline="") as source:
            return _parsed(source)
    except OSError as error:
        raise Complaint(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Complaint(f"{file} is not in UTF-8: save it as CSV UTF-8") from None


def _parsed(source: TextIO) -> tuple[list[Entry], list[Problem]]:
    return sheet.read(source, CATALOGUE)


def _several(entries: Sequence[Entry]) -> list[Problem]:
    """With --guild, where a second server begins: their results would be mixed."""
    servers = {entry.played.guild for entry in entries}
    if len(servers) < 2:
        return []
    first = entries[0].played.guild
    other = next(entry for entry in entries if entry.played.guild != first)
    return [Problem(other.line, "another server: --guild takes the results of one")]


def _moved(entry: Entry, guild: GuildId) -> Entry:
    return entry._replace(played=entry.played._replace(guild=guild))


async def _store(path: Path, entries: Sequence[Entry]) -> list[Problem]:
    async with Store.open(path, before_update=lambda: refuse_update(path)) as store:
        try:
            known = await store.known([entry.played for entry in entries])
            there = [entry for entry in entries if sheet.identity(entry.played) in known]
            if not there:
                await store.adopt([entry.played for entry in entries])
            return [Problem(entry.line, THERE_ALREADY) for entry in there]
        except LogFailed as failure:
            raise Complaint(f"nothing was imported: {failure}") from None


def _complain(file: str, problems: Sequence[Problem]) -> None:
    """A line for each, so that all can be mended at once."""
    for problem in sorted(problems):
        print(f"{file}:{problem.line}: {problem.reason}", file=sys.stderr)
    if problems:
        some = "1 line is" if len(problems) == 1 else f"{len(problems):,} lines are"
        raise Complaint(f"{some} wrong, so nothing was imported")
