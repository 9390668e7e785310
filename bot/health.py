"""Whether the bot is well: it says so in a file, and `python -m bot health` reads it for Docker."""

import asyncio
import contextlib
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Self

from bot.complaint import Complaint
from bot.settings import load
from bot.task import begin

NAME = "health"
EVERY = 10.0
SOON = 0.5
"""Seconds until the next look while it is not well, such as at the start."""
STALE = 3 * EVERY


class Health:
    """While entered, touches the file as long as the bot is connected."""

    def __init__(self, folder: Path, is_well: Callable[[], bool]) -> None:
        self._file = folder / NAME
        self._is_well = is_well

    async def __aenter__(self) -> Self:
        self._task = begin(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        self._file.unlink(missing_ok=True)

    async def _run(self) -> None:
        while True:
            well = self._is_well()
            if well:
                with contextlib.suppress(OSError):  # a full disk is the store's to complain of
                    self._file.touch()
            await asyncio.sleep(EVERY if well else SOON)


def add_arguments(parser: ArgumentParser) -> None:
    """It has none."""


def run(arguments: Namespace) -> int:
    """0 if a bot was connected a moment ago."""
    file = load(Path.cwd()).DATA_DIR / NAME
    try:
        age = time.time() - file.stat().st_mtime
    except FileNotFoundError:
        print("no bot is running and connected")
        return 1
    except OSError as error:
        raise Complaint(f"{file} cannot be looked at: {error.strerror}") from None
    well = age < STALE
    print("connected" if well else f"not connected for {age:.0f} s")
    return 0 if well else 1
