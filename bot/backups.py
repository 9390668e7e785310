"""Backups by themselves: one every so often, the last few kept, never in the way of a game."""

import asyncio
import logging
import os
import re
from datetime import UTC, datetime
from pathlib import Path
from threading import Event
from typing import Final, NamedTuple, Self

from bot.backup import backup
from bot.complaint import Complaint
from bot.metrics import SILENCE, Meter
from bot.table.clock import Clock
from bot.task import begin

FIRST: Final = 600.0
"""Seconds after the start before which there is none: a bot that keeps crashing makes no copies."""
RETRY: Final = 3600.0
"""Seconds after one that failed."""
STAMP: Final = "%Y%m%dT%H%M%SZ"
OURS: Final = re.compile(r"tavolo-(\d{8}T\d{6}Z)\.sqlite3")
UNFINISHED: Final = re.compile(OURS.pattern + r"\.\w+")
"""What a bot leaves behind that is killed while it copies."""

_log = logging.getLogger(__name__)


class Plan(NamedTuple):
    source: Path
    folder: Path
    every: float
    """Seconds."""
    keep: int


def existing(folder: Path) -> list[Path]:
    """Those that were made by themselves, the oldest first; others are nobody's business."""
    if not folder.is_dir():
        return []
    return sorted(file for file in folder.iterdir() if OURS.fullmatch(file.name))


def made_at(file: Path) -> float:
    found = OURS.fullmatch(file.name)
    assert found is not None
    return datetime.strptime(found[1], STAMP).replace(tzinfo=UTC).timestamp()


class Backups:
    """While entered, makes one whenever it is due."""

    def __init__(self, plan: Plan, clock: Clock, meter: Meter = SILENCE) -> None:
        self._plan = plan
        self._clock = clock
        self._meter = meter
        self._closing = Event()
        self._bell = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._task = begin(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        """One that is being made is given up: whoever stops the bot does not want to wait."""
        self._closing.set()
        self._bell.set()
        await asyncio.wait({self._task})

    async def _run(self) -> None:
        due = self._clock.now() + FIRST
        if made := existing(self._plan.folder):
            due = max(due, made_at(made[-1]) + self._plan.every)
        while True:
            await self._clock.wait(self._bell, due)
            if self._closing.is_set():
                return
            self._bell.clear()
            if self._clock.now() >= due:
                due = self._clock.now() + await self._make()

    async def _make(self) -> float:
        """Seconds until the next."""
        now = self._clock.now()
        try:
            made = await asyncio.to_thread(make, self._plan, now, self._closing)
        except Exception as error:
            if not self._closing.is_set():
                expected = isinstance(error, Complaint)
                _log.error("no backup: %s", error, exc_info=None if expected else error)
                self._meter.not_backed_up()
            return min(RETRY, self._plan.every)
        size = made.stat().st_size
        _log.info("backed up to %s: %d bytes", made, size)
        self._meter.backed_up(size, now)
        return self._plan.every


def make(plan: Plan, now: float, closing: Event | None = None) -> Path:
    """A new one and then, since that is good, fewer old ones."""
    stamp = datetime.fromtimestamp(now, UTC).strftime(STAMP)
    target = plan.folder / f"tavolo-{stamp}.sqlite3"
    try:
        plan.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"the folder {plan.folder} cannot be made: {error.strerror}") from None
    backup(plan.source, target, closing.is_set if closing else lambda: False)
    left_behind = [file for file in plan.folder.iterdir() if UNFINISHED.fullmatch(file.name)]
    for file in (*existing(plan.folder)[: -plan.keep], *left_behind):
        try:
            os.unlink(file)
        except OSError as error:
            _log.warning("the old backup %s cannot be removed: %s", file, error.strerror)
    return target
