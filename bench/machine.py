"""What the figures were measured on, and how noisy it was: stands above what every run prints."""

import os
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path

STEPS = 1_000_000
ROUNDS = 5


def describe() -> None:
    """Noise is told by a loop that always does the same, alone and with another one beside it."""
    cores, alone = os.cpu_count(), _paces()
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as other:
        time.sleep(0.1)
        beside = _paces()
        other.kill()
    middle, shared = statistics.median(alone), statistics.median(beside)
    print(
        f"{cores} cores, Python {platform.python_version()}, load {_load()};"
        f" the same loop: {middle:.0f} ms ({min(alone):.0f} to {max(alone):.0f}),"
        f" with one beside it {shared / middle:.1f} times as long",
        flush=True,
    )


def _paces() -> list[float]:
    """Milliseconds."""
    found = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        for _ in range(STEPS):
            pass
        found.append((time.perf_counter() - begun) * 1000)
    return found


def _load() -> str:
    """Of the last minute, where the system tells."""
    told = Path("/proc/loadavg")
    return told.read_text().split()[0] if told.exists() else "unknown"
