"""What is kept: the folder, the database in it, room on its disk, its backups."""

import os
import shutil
import sqlite3
import stat
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from bot import health
from bot.backups import FIRST, existing, made_at
from bot.complaint import Complaint
from bot.doctor.finding import Finding, Level, many, ok, problem, warning
from bot.settings import Settings
from bot.store.database import NAME, complaining, examine, is_current, is_there, reading
from bot.store.lock import is_taken

MEGABYTE: Final = 1_000_000
LITTLE: Final = 500 * MEGABYTE
HARDLY_ANY: Final = 20 * MEGABYTE
LATE: Final = 2.0
"""A backup is late when it is so many times as old as it should be."""
NONE: Final = ok("bot", "none is running here")


def check(settings: Settings) -> Iterator[Finding]:
    path = settings.DATA_DIR / NAME
    folder = _nearest(settings.DATA_DIR)
    yield _writable(settings.DATA_DIR, folder)
    try:
        is_there(path)
    except Complaint as complaint:
        yield problem("database", str(complaint))
        return
    yield _room(folder, path)
    yield _database(path)
    if path.is_file():
        yield (bot := _bot(settings.DATA_DIR, path))
        yield _backups(settings, running=bot.level is Level.OK and bot != NONE)


def _nearest(folder: Path) -> Path:
    """The folder, or the one in which it will be made."""
    while not folder.is_dir() and folder != folder.parent:
        folder = folder.parent
    return folder


def _writable(wanted: Path, folder: Path) -> Finding:
    """Tried, not asked: permissions are not all that can forbid it."""
    if wanted.exists() and not wanted.is_dir():
        return problem("folder", f"{wanted} is a file, but DATA_DIR has to be a folder: move it")
    try:
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".doctor"):
            pass
    except OSError as error:
        reason = error.strerror
        return problem(
            "folder", f"{folder} may not be written ({reason}): give it to the bot's user"
        )
    if wanted != folder:
        return ok("folder", f"{wanted} will be made")
    return ok("folder", f"{wanted} may be written")


def _room(folder: Path, path: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    size = path.stat().st_size if path.is_file() else 0
    told = f"{free / MEGABYTE:,.0f} MB are free"
    if free < HARDLY_ANY:
        return problem("disk", f"{told}: games will stand still, make room")
    if free < max(LITTLE, 2 * size):
        return warning("disk", f"{told}: make room soon")
    return ok("disk", told)


def _database(path: Path) -> Finding:
    if not path.exists():
        return ok("database", f"{path} will be made at the first start")
    try:
        with complaining(path), closing(reading(path)) as connection:
            examine(connection, path)
            current = is_current(connection)
            tables = _unfinished(connection) if current else 0
    except Complaint as complaint:
        return problem("database", str(complaint))
    size = f"{path.stat().st_size:,} bytes"
    if not current:
        return ok("database", f"{path}: {size}, sound, will be updated at the next start")
    return ok("database", f"{path}: {size}, sound, {many(tables, 'unfinished table')}")


def _unfinished(connection: sqlite3.Connection) -> int:
    [[number]] = connection.execute("SELECT count(*) FROM tables WHERE filed = 0")
    return int(number)


def _bot(folder: Path, path: Path) -> Finding:
    try:
        if not is_taken(path):
            return NONE
    except Complaint as complaint:
        return problem("bot", str(complaint))
    try:
        age = time.time() - (folder / health.NAME).stat().st_mtime
    except FileNotFoundError:
        age = float("inf")
    if age < health.STALE:
        return ok("bot", "one is running here, and connected; a second one would be refused")
    return warning("bot", "one is running here, but is not connected: see what it logs")


def _backups(settings: Settings, *, running: bool) -> Finding:
    folder, hours = settings.backups, settings.BACKUP_EVERY
    if not hours:
        return warning(
            "backups", "there are none (BACKUP_EVERY=0): see that something else does it"
        )
    made = existing(folder)
    if not made:
        told = (
            f"there is none in {folder} yet; the first comes {FIRST / 60:.0f} minutes after a start"
        )
        return ok("backups", told) if running else warning("backups", f"{told}: leave it running")
    age = (time.time() - made_at(made[-1])) / 3600
    told = f"{len(made)} in {folder}, the last one {many(round(age), 'hour')} old"
    if age > LATE * hours:
        return warning("backups", f"{told}, but one is due every {hours:g}: see what the bot logs")
    return ok("backups", told)


def check_secret(file: Path) -> Iterator[Finding]:
    """Whether others on this machine can read the token."""
    if (
        os.name == "posix"
        and file.is_file()
        and file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH)
    ):
        yield warning("token", f"others on this machine can read {file}: chmod 600 {file}")
