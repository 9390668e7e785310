"""`python -m bot restore`: a backup takes the place of the database, which is kept beside it."""

from argparse import ArgumentParser, Namespace
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.backup import backup
from bot.complaint import Complaint
from bot.settings import load
from bot.store.database import NAME, complaining, is_begun, is_there, reading
from bot.store.lock import only_one


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)


def run(arguments: Namespace) -> int:
    source: Path = arguments.file
    target = load(Path.cwd()).DATA_DIR / NAME
    if not is_there(source) or not source.is_file():
        raise Complaint(f"there is no backup {source}")
    with only_one(target):  # not under a running bot
        replaced = restore(source, target)
    print(f"restored {target} from {source}")
    if replaced is not None:
        print(f"what was there is now {replaced}: delete it when you are content")
    return 0


def restore(source: Path, target: Path) -> Path | None:
    """Where the old database is now. One that is no good as a backup changes nothing."""
    if target.exists() and target.samefile(source):
        raise Complaint(f"{source} is the database itself: choose a backup")
    fresh = target.with_name(f"{target.name}.restored")
    fresh.unlink(missing_ok=True)  # of a restore that was broken off
    backup(source, fresh)
    try:
        _refuse_empty(fresh, source)
    except Complaint:
        fresh.unlink()
        raise
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    aside = target.with_name(f"{target.name}.replaced-{stamp}")
    existed = target.exists()
    try:
        # What is not yet in the file goes with it: in another's place it would be poison.
        for suffix in ("", "-wal", "-shm"):
            file = target.with_name(target.name + suffix)
            if file.exists():
                file.rename(aside.with_name(aside.name + suffix))
        fresh.rename(target)
    except OSError as error:
        raise Complaint(f"{target} cannot be replaced: {error.strerror}") from None
    return aside if existed else None


def _refuse_empty(copy: Path, source: Path) -> None:
    """A bot may begin with an empty file, but nobody has made a backup of nothing."""
    with complaining(source), closing(reading(copy)) as connection:
        if not is_begun(connection):
            raise Complaint(f"{source} is empty: choose another backup")
