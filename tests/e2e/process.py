"""The bot in a process of its own, as somebody starts it."""

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.settings import Settings

SECONDS = 30.0
ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def members(group: int) -> list[int]:
    """The living processes of a process group."""
    return [pid for pid, _, its_group in _living() if its_group == group]


def child(parent: int, module: str) -> int | None:
    """The process that another one has started as `python -m MODULE`, if it lives."""
    for pid, its_parent, _ in _living():
        with suppress(OSError):
            command = Path(f"/proc/{pid}/cmdline").read_text().split("\0")
            if its_parent == parent and module in command:
                return pid
    return None


def lives(process: int) -> bool:
    return any(pid == process for pid, _, _ in _living())


def _living() -> Iterator[tuple[int, int, int]]:
    """Process, parent and group of each."""
    for entry in Path("/proc").iterdir():
        with suppress(OSError):
            if entry.name.isdecimal():
                stat = (entry / "stat").read_text()
                state, parent, group = stat.rpartition(") ")[2].split()[:3]
                if state != "Z":
                    yield int(entry.name), int(parent), int(group)


class Run:
    """One `python -m bot` with its own session, so that a Ctrl-C there is not one here."""

    def __init__(self, process: Process, url: str) -> None:
        self.process = process
        self.url = url

    async def says(self, words: str) -> str:
        """Reads on until a line contains the words."""
        assert self.process.stdout is not None
        read = ""
        async with asyncio.timeout(SECONDS):
            while words not in read:
                line = (await self.process.stdout.readline()).decode()
                assert line, f"it ended, and said only:\n{read}{await self.complaint()}"
                read += line
        return read

    async def complaint(self) -> str:
        assert self.process.stderr is not None
        return (await self.process.stderr.read()).decode()

    async def ends(self) -> int:
        async with asyncio.timeout(SECONDS):
            return await self.process.wait()


@asynccontextmanager
async def run(folder: Path, *arguments: str, **settings: object) -> AsyncIterator[Run]:
    """Runs in an empty folder, with nothing set but what the test sets.

    Its people may press as fast as they can.
    """
    settings.setdefault("PRESSES_PER_SECOND", 0)
    port = settings.setdefault("SANDBOX_PORT", free_port())
    settings.setdefault("DATA_DIR", folder / "data")
    inherited = {k: v for k, v in os.environ.items() if k not in Settings._fields}
    environment = inherited | {name: str(value) for name, value in settings.items()}
    environment["PYTHONPATH"] = str(ROOT)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=folder,
        env=environment,
        stdout=PIPE,
        stderr=PIPE,
        start_new_session=True,
    )
    try:
        yield Run(process, f"http://127.0.0.1:{port}")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.communicate()
