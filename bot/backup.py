"""`python -m bot backup`: a consistent copy of the database, also while the bot runs."""

import os
import sqlite3
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from bot.complaint import Complaint
from bot.settings import load
from bot.store.database import NAME, complaining, examine, is_there, reading

PAGES: Final = 256
"""As many are copied before the copier looks up."""
STEPS: Final = 100_000
"""The same for the check, in steps of SQLite's machine."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)


def run(arguments: Namespace) -> int:
    source = load(Path.cwd()).DATA_DIR / NAME
    target: Path = arguments.file
    if not is_there(source):
        raise Complaint(f"there is no database {source} to back up")
    backup(source, target)
    print(f"wrote {target}: {target.stat().st_size:,} bytes, a copy of {source}")
    return 0


def backup(source: Path, target: Path, give_up: Callable[[], bool] = lambda: False) -> None:
    """The target appears whole and checked or not at all, and never in place of another file.

    `give_up` is asked now and then, in the thread that copies; then the target does not appear.
    """
    with (
        _beside(target) as copy,
        complaining(source),
        closing(reading(source)) as connection,
    ):
        connection.set_progress_handler(give_up, STEPS)
        examine(connection, source)
        with complaining(target):
            _copy(connection, copy, give_up)
            with closing(reading(copy)) as written:
                written.set_progress_handler(give_up, STEPS)
                examine(written, target)


def _copy(connection: sqlite3.Connection, target: Path, give_up: Callable[[], bool]) -> None:
    def look_up(*_: object) -> None:
        if give_up():
            raise sqlite3.OperationalError("it was given up")

    with closing(sqlite3.connect(target)) as writing:
        # All of one moment: without this every move in between would begin the copy anew.
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        connection.backup(writing, pages=PAGES, progress=look_up)
        connection.rollback()
        writing.execute("PRAGMA journal_mode = DELETE")  # one file is all there is of it


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
            _settle(target.parent)
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as error:
        raise Complaint(f"{target} cannot be written: {error.strerror}") from None


def _settle(folder: Path) -> None:
    """New names outlive the power, too, where folders can be opened."""
    with suppress(PermissionError):  # Windows
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _refuse_existing(target: Path) -> None:
    if os.path.lexists(target):
        raise Complaint(f"{target} exists already: choose another name")
