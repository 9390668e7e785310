"""`python -m bot backup`: a consistent copy of the database, also while the bot runs."""

import os
import sqlite3
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.complaint import Complaint
from bot.settings import load
from bot.store.database import NAME, complaining, examine, reading


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)


def run(arguments: Namespace) -> int:
    source = load(Path.cwd()).DATA_DIR / NAME
    target: Path = arguments.file
    if not os.path.exists(source):
        raise Complaint(f"there is no database {source} to back up")
    backup(source, target)
    print(f"wrote {target}: {target.stat().st_size:,} bytes, a copy of {source}")
    return 0


def backup(source: Path, target: Path) -> None:
    """The target appears whole or not at all, and never in place of another file."""
    with (
        _beside(target) as copy,
        complaining(source),
        closing(reading(source)) as connection,
    ):
        examine(connection, source)
        with complaining(target), closing(sqlite3.connect(copy)) as writing:
            connection.backup(writing)


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A new file that takes the target's name when everything went well."""
    try:
        _refuse_existing(target)
        number, name = tempfile.mkstemp(prefix=f"{target.name}.", dir=target.parent)
        os.close(number)
        try:
            yield Path(name)
            _refuse_existing(target)
            Path(name).rename(target)
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as error:
        raise Complaint(f"{target} cannot be written: {error.strerror}") from None


def _refuse_existing(target: Path) -> None:
    if os.path.lexists(target):
        raise Complaint(f"{target} exists already: choose another name")
