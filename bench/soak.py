"""`python -m bench.soak [SECONDS] [SEED]`: many games with everything that can go wrong.

Half of the time tables without Discord, thousands of games: the real hub on the real store, with
halls that are thrown away and processes that are killed. Half of the time Tavolo at the sandbox,
through real sockets, with faults at random moments. At the end everything is counted, and the exit
code is 1 if anything is not as it should be. Needs Linux.
"""

import asyncio
import logging
import sys
import tempfile
from pathlib import Path

from bench.endurance.audit import examine
from bench.endurance.census import Census
from bench.endurance.halls import Halls, stored, unfinished
from bench.endurance.report import Report

SECONDS = 160.0
SEED = "17"
CORNERS = 64
GROWTH = 8.0
"""Megabytes that memory may grow over the second half: the room that an allocator takes for itself."""


async def in_halls(path: Path, seconds: float, seed: str, report: Report) -> None:
    print(f"tables without Discord, {CORNERS} at once, {seconds:.0f} s", flush=True)
    before = Census.take()
    halls = Halls(path, seed, CORNERS)
    await halls.live(seconds)
    await halls.run_out()
    leaked = await before.leaked()
    report.counts("presses", halls.ledger.count)
    report.counts("people", halls.seen)
    report.counts("hubs", halls.ends)
    await reckon(path, report, halls.ledger.lost, halls.ledger.doubled, halls.stuck)
    report.none("leaked tasks", range(leaked.tasks))
    report.none("leaked file handles", range(leaked.handles))
    report.at_most("memory growth", halls.scale.growth, GROWTH, f"MiB of {halls.scale.last:.0f}")


async def reckon(path: Path, report: Report, lost: list, doubled: list, stuck: list) -> None:
    report.counts("stored", stored(path))
    report.none("tables stuck", [*stuck, *unfinished(path)])
    report.none("moves lost", lost)
    report.none("moves doubled", doubled)
    found = await examine(path)
    report.none("transcripts wrong", found.unproved, f"{found.verified:,} verified")
    report.none("standings wrong", found.wrong, f"{found.standings:,} recounted")


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    seed = sys.argv[2] if len(sys.argv) > 2 else SEED
    logging.disable(logging.CRITICAL)
    report = Report()
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="bench-soak-", dir=Path.cwd()) as folder:
        asyncio.run(in_halls(Path(folder) / "halls.sqlite3", seconds / 2, seed, report))
    print(f"deviations: {report.deviations or 'none'}")
    if report.deviations:
        sys.exit(1)


if __name__ == "__main__":
    main()
