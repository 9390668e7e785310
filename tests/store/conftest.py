"""Files and folders for databases."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store.store import Store

NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a database may be made."""
    return tmp_path / "data" / "tavolo.sqlite3"


@pytest.fixture
def bound() -> Iterator[Path]:
    """A folder, and until the test ends a user whom permissions bind: they do not bind root."""
    with tempfile.TemporaryDirectory() as name:
        as_root = os.geteuid() == 0
        if as_root:
            asyncio.run(_import_everything())  # from folders that may be closed to others
            os.chown(name, NOBODY, -1)
            os.seteuid(NOBODY)
        try:
            _read_something()
            yield Path(name)
        finally:
            Path(name).chmod(0o700)
            if as_root:
                os.seteuid(0)


async def _import_everything() -> None:
    with tempfile.TemporaryDirectory() as name:
        async with Store.open(Path(name) / "tavolo.sqlite3"):
            pass


def _read_something() -> None:
    try:
        Path(__file__).read_bytes()
    except PermissionError:
        pytest.skip("root is not bound by permissions, and nobody else may read this checkout")
