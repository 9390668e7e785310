"""One bot per database: two would deal different games at the same table."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.complaint import Complaint
from bot.store.database import complaining, is_there, reading


@contextmanager
def only_one(path: Path) -> Iterator[None]:
    """Refuses a second bot on the same file; makes the folder if there is none.

    The lock is SQLite's own on a file beside the database, because it works on every system and
    goes with the process, however that ends. The database itself stays open to backups.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"the folder {path.parent} cannot be made: {error.strerror}") from None
    beside = path.with_name(f"{path.name}.lock")
    with complaining(path):
        connection = sqlite3.connect(
            beside, timeout=0, isolation_level=None, check_same_thread=False
        )
    with closing(connection):
        with complaining(beside):
            _take(connection, path)
        yield


def _take(connection: sqlite3.Connection, path: Path) -> None:
    try:
        connection.execute("PRAGMA journal_mode = OFF")  # else an empty one would lie beside it
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise Complaint(
            f"another Tavolo is using {path}: stop it or choose another DATA_DIR"
        ) from None


def is_taken(path: Path) -> bool:
    """Whether a bot is using the database. Asks by looking, and leaves everything as it is."""
    beside = path.with_name(f"{path.name}.lock")
    if not is_there(beside):
        return False
    with complaining(beside), closing(reading(beside, patience=0)) as connection:
        try:
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            return True
    return False
