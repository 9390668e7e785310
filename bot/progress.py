"""A progress bar for somebody who watches; nothing at all in a pipe."""

import sys
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import TypeVar

T = TypeVar("T")

WIDTH = 30
SOON = 1.0
"""Seconds before a bar appears: short work needs none."""


def progress(items: Sequence[T], unit: str) -> Iterator[T]:
    """The items, one by one; on a terminal with a bar on standard error."""
    if not sys.stderr.isatty():
        yield from items
        return
    started = shown = monotonic()
    for done, item in enumerate(items):
        yield item
        now = monotonic()
        if now - started > SOON and now - shown > 0.1:
            shown = now
            _draw(done + 1, len(items), unit, now - started)
    if shown > started:
        _draw(len(items), len(items), unit, monotonic() - started)
        print(file=sys.stderr)


def _draw(done: int, total: int, unit: str, seconds: float) -> None:
    bar = "█" * (WIDTH * done // total)
    left = seconds / done * (total - done)
    sys.stderr.write(f"\r{bar:░<{WIDTH}} {done}/{total} {unit}, {left:.0f} s left \x1b[K")
    sys.stderr.flush()
