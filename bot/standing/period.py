"""Periods that standings are kept for: months and seasons begin at midnight UTC."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final, Literal, NewType

Period = NewType("Period", str)
"""`all`, a season such as `2026-q4`, or a month such as `2026-11`."""

Span = Literal["month", "season", "all"]

ALL: Final = Period("all")
SPANS: Final[tuple[Span, ...]] = ("month", "season", "all")


def period(span: Span, at: float) -> Period:
    """The one that a moment lies in, in seconds since 1970."""
    day = datetime.fromtimestamp(at, UTC)
    match span:
        case "month":
            return Period(f"{day.year}-{day.month:02}")
        case "season":
            return Period(f"{day.year}-q{(day.month + 2) // 3}")
        case "all":
            return ALL


def periods(at: float) -> Iterator[Period]:
    """All that a moment lies in."""
    return (period(span, at) for span in SPANS)
