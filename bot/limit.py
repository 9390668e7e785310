"""How much one person may press, so that nobody who hammers slows down the others."""

from collections import OrderedDict
from typing import Final, Literal, NamedTuple

from bot.table.ids import UserId

RATE: Final[float] = 4
"""Presses a second that a person may keep up: more than anybody plays."""
BURST: Final = 2.5
"""Seconds' worth of presses that somebody who was slower before may make at once."""
REMEMBERED: Final = 4096
"""People; of those who have pressed nothing for longest nothing is known."""

Verdict = Literal["granted", "warned", "ignored"]


class _Bucket(NamedTuple):
    left: float
    at: float
    warned: bool


class Limit:
    """A bucket of presses for each person, which fills up again; a full one is forgotten."""

    def __init__(self, rate: float = RATE) -> None:
        """0 is no limit."""
        self._rate = rate
        self._size = max(1.0, rate * BURST)
        self._buckets: OrderedDict[UserId, _Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def ask(self, user: UserId, now: float) -> Verdict:
        """Warned once, and again only after a pause in which half of the bucket came back."""
        if not self._rate:
            return "granted"
        self._forget(now)
        left, at, warned = self._buckets.pop(user, _Bucket(self._size, now, warned=False))
        left = min(self._size, left + max(0.0, now - at) * self._rate)
        warned = warned and left < self._size / 2
        granted = left >= 1
        self._buckets[user] = _Bucket(left - granted, now, warned or not granted)
        if granted:
            return "granted"
        return "ignored" if warned else "warned"

    def _forget(self, now: float) -> None:
        """Those who have a full bucket by now, and the oldest when there are too many."""
        full = now - self._size / self._rate
        while self._buckets:
            oldest, bucket = next(iter(self._buckets.items()))
            if bucket.at > full and len(self._buckets) < REMEMBERED:
                return
            del self._buckets[oldest]
