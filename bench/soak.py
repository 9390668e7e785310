"""`python -m bench.soak [SECONDS] [SEED]`: many games with everything that can go wrong.

First tables without Discord, thousands of games: the real hub on the real store, with halls that
are thrown away and processes that are killed. Then, most of the time, Tavolo at the sandbox,
hundreds of games through real sockets, with faults and kills at random moments. At the end
everything is counted, and the exit code is 1 if anything is not as it should be. Needs Linux.
"""

import asyncio
import logging
import sys
import tempfile
from pathlib import Path

from bench.endurance.audit import examine
from bench.endurance.census import Census, Scale
from bench.endurance.evening import Evening
from bench.endurance.halls import Halls, stored, unfinished
from bench.endurance.kin import ENDING
from bench.endurance.ledger import Ledger
from bench.endurance.report import Report
from sandbox.server import Sandbox

SECONDS = 200.0
WITHOUT = 0.3
"""The share of the time without Discord."""
SEED = "17"
CORNERS = 64
TABLES = 48
"""At once: without Discord, and with it."""
GROWTH = 8.0
"""Megabytes that memory may grow over the second half, by what allocators keep for themselves."""


async def in_halls(path: Path, seconds: float, seed: str, corners: int, report: Report) -> None:
    print(f"tables without Discord, {corners} at once, {seconds:.0f} s", flush=True)
    before = Census.take()
    halls = Halls(path, seed, corners)
    await halls.live(seconds)
    await halls.run_out()
    leaked = await before.leaked()
    report.counts("presses", halls.ledger.count)
    report.counts("people", halls.seen)
    report.counts("hubs", halls.ends)
    await reckon(path, halls.ledger, halls.stuck, report)
    hold(leaked, halls.scale, report)


async def at_discord(folder: Path, seconds: float, seed: str, tables: int, report: Report) -> None:
    print(f"Tavolo at the sandbox, {tables} at once, {seconds:.0f} s", flush=True)
    before = Census.take()
    async with Sandbox.start() as box:
        evening = Evening(box, folder, seed)
        await evening.gather(tables)
        await evening.live(seconds)
        await evening.run_out()
    leaked = await before.leaked() + evening.leaked
    report.counts("presses", evening.ledger.count)
    report.counts("people", evening.seen)
    report.counts("faults", evening.fates.count)
    report.counts("bots", evening.ends)
    await reckon(evening.path, evening.ledger, evening.stuck, report)
    report.none("errors logged", evening.errors)
    report.at_most("children without a bot", evening.outlived, ENDING, "s after a kill")
    hold(leaked, evening.scale, report)


async def reckon(path: Path, ledger: Ledger, stuck: list[str], report: Report) -> None:
    """Whether everything that happened is stored, once, and adds up."""
    report.counts("stored", stored(path))
    report.none("tables stuck", [*stuck, *unfinished(path)])
    report.none("moves lost", ledger.lost)
    report.none("moves doubled", ledger.doubled)
    found = await examine(path)
    report.none("transcripts wrong", found.unproved, f"{found.verified:,} verified")
    report.none("standings wrong", found.wrong, f"{found.standings:,} recounted")


def hold(leaked: Census, scale: Scale, report: Report) -> None:
    """Whether everything that was taken was given back."""
    report.none("leaked tasks", leaked.tasks)
    report.none("leaked handles", leaked.handles)
    report.none("leaked processes", leaked.processes)
    report.at_most("memory growth", scale.growth, GROWTH, f"MiB of {scale.last:.0f}")


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    seed = sys.argv[2] if len(sys.argv) > 2 else SEED
    logging.disable(logging.CRITICAL)  # here; what Tavolo says in its own process is kept
    report = Report()
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="bench-soak-", dir=Path.cwd()) as name:
        folder = Path(name)
        asyncio.run(in_halls(folder / "halls.sqlite3", seconds * WITHOUT, seed, CORNERS, report))
        asyncio.run(at_discord(folder, seconds * (1 - WITHOUT), seed, TABLES, report))
    print(f"deviations: {report.deviations or 'none'}")
    logging.disable(logging.NOTSET)
    if report.deviations:
        sys.exit(1)


if __name__ == "__main__":
    main()
