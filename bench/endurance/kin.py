"""Processes that a process has begotten, whatever they are called. Needs Linux."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

DEAD = ("Z", "X")
"""How it is with one that only waits for somebody to ask what became of it."""
ENDING = 5.0
"""Seconds that those of a bot that was killed may live on."""


class Process(NamedTuple):
    """By number and birth: numbers are given out again."""

    pid: int
    born: int

    def __str__(self) -> str:
        with suppress(OSError):
            words = Path(f"/proc/{self.pid}/cmdline").read_bytes().split(b"\0")
            return f"process {self.pid}: {b' '.join(words).decode(errors='replace').strip()}"
        return f"process {self.pid}"


def children(parent: int) -> list[Process]:
    return [process for process, its_parent in _all() if its_parent == parent]


def descendants(ancestor: int) -> list[Process]:
    found = children(ancestor)
    return [*found, *(each for child in found for each in descendants(child.pid))]


async def outlive(processes: list[Process]) -> tuple[list[Process], float]:
    """Those that do not end by themselves, which then are ended, and how long it took the rest."""
    began = time.monotonic()
    while (left := _living(processes)) and time.monotonic() - began < ENDING:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    for process in left:
        with suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGKILL)
    return left, time.monotonic() - began


def _living(processes: list[Process]) -> list[Process]:
    living = {process for process, _ in _all()}
    return [process for process in processes if process in living]


def _all() -> Iterator[tuple[Process, int]]:
    """With their parents."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with suppress(OSError):  # it has ended meanwhile
                # After the name, which may hold anything: state, parent, ..., and the 20th: birth.
                stat = (folder / "stat").read_text().rpartition(")")[2].split()
                if stat[0] not in DEAD:
                    yield Process(int(folder.name), int(stat[19])), int(stat[1])
