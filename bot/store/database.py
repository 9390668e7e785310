"""The database's file: whose it is, how new, and whether one may write to it."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from importlib import resources
from pathlib import Path
from typing import NoReturn

from bot.complaint import Complaint
from bot.store.trouble import words

NAME = "tavolo.sqlite3"
"""The file in DATA_DIR."""

APPLICATION = int.from_bytes(b"Tavo", "big")
"""Tells Tavolo's databases from everybody else's: SQLite's `application_id`."""

PATIENCE = 2.0
"""Seconds to wait for another program that holds a lock, such as somebody's SQLite shell."""


def migrations() -> tuple[str, ...]:
    """The scripts of schema/ in order; the first makes version 1 of a new database."""
    folder = resources.files("bot.store") / "schema"
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return tuple(file.read_text("utf-8") for file in files if file.name.endswith(".sql"))


def is_there(path: Path) -> bool:
    """Complains if one may not even look."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise Complaint(f"{path} cannot be looked at: {error.strerror}") from None
    return True


def prepare(
    path: Path, patience: float = PATIENCE, before_update: Callable[[], object] = lambda: None
) -> None:
    """Makes or updates the database; one that is not Tavolo's to use is left as it is.

    `before_update` is the last moment at which the old version is there.
    """
    if path.is_dir():
        raise Complaint(f"{path} is a folder, but the database belongs there: move it away")
    with complaining(path):
        if path.exists():
            with closing(reading(path)) as connection:
                examine(connection, path)
                outdated = 0 < _number(connection, "PRAGMA user_version") < len(migrations())
            if outdated:
                before_update()
        with closing(sqlite3.connect(path, timeout=patience, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            migrate(connection, migrations())
            _try_to_write(connection)


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Fails now rather than at the first move."""
    connection.executescript("BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK;")


def reading(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection that leaves the file as it is, whatever happens."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=patience)


def examine(connection: sqlite3.Connection, path: Path) -> None:
    """Complains of a database that is damaged, another program's or too new."""
    application = _number(connection, "PRAGMA application_id")
    version = _number(connection, "PRAGMA user_version")
    known = len(migrations())
    # Most programs leave both numbers at 0; a first start that was broken off has no tables either.
    if application != APPLICATION and (
        application or version or _number(connection, "SELECT count(*) FROM sqlite_schema")
    ):
        raise Complaint(f"{path} is another program's database: move it or choose another DATA_DIR")
    if version > known:
        raise Complaint(
            f"{path} is from a newer Tavolo (its version is {version}, this one knows {known}):"
            " update Tavolo"
        )
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        summary = " ".join(str(found).split())
        raise Complaint(f"the database {path} is damaged: restore a backup ({summary})")


def is_current(connection: sqlite3.Connection) -> bool:
    """Whether no update is due."""
    return _number(connection, "PRAGMA user_version") == len(migrations())


def refuse_update(path: Path) -> NoReturn:
    """For commands beside the bot: at its own start it makes a backup first."""
    raise Complaint(f"{path} is from an older Tavolo: start the bot once to update it")


def is_begun(connection: sqlite3.Connection) -> bool:
    """Whether there is anything in it at all."""
    return _number(connection, "PRAGMA user_version") > 0


def migrate(connection: sqlite3.Connection, scripts: Sequence[str]) -> None:
    """Runs what is missing, each script in one transaction together with its version number."""
    version = _number(connection, "PRAGMA user_version")
    for number, script in enumerate(scripts[version:], version + 1):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE;\n{script}\n"
                f"PRAGMA application_id = {APPLICATION};\nPRAGMA user_version = {number};\nCOMMIT;"
            )
        finally:
            connection.rollback()  # does nothing after the commit


@contextmanager
def complaining(path: Path) -> Iterator[None]:
    """SQLite's errors as one sentence for the person who starts the bot."""
    try:
        yield
    except sqlite3.Error as error:
        raise Complaint(f"the database {path} cannot be used: {words(error)}") from error


def _number(connection: sqlite3.Connection, question: str) -> int:
    return int(connection.execute(question).fetchone()[0])
