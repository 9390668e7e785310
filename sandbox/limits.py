"""Rate limits with Discord's headers. Discord docs: Topics > Rate Limits."""

import hashlib
import math
from dataclasses import dataclass
from typing import NamedTuple

from sandbox.answer import Answer
from sandbox.clock import Clock


class Limit(NamedTuple):
    """So many requests in so many seconds."""

    most: int
    per: float


GENEROUS = Limit(10_000, 1.0)
GLOBAL = Limit(50, 1.0)

# Discord publishes no numbers; these are what clients commonly report seeing in the headers.
OBSERVED = {
    "POST /channels/{channel}/messages": Limit(5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": Limit(5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": Limit(5, 1.0),
    "POST /webhooks/{application}/{token}": Limit(5, 2.0),
    "PATCH /webhooks/{application}/{token}/messages/{message}": Limit(5, 2.0),
    "PUT /channels/{channel}/messages/{message}/reactions/{emoji}/@me": Limit(1, 0.25),
}


@dataclass(slots=True)
class _Bucket:
    used: int
    resets: float


class Limits:
    """One bucket per bot, route and major parameter; generous until a test says otherwise."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._limits: dict[str, Limit] = {}
        self._buckets: dict[tuple[str, str, str], _Bucket] = {}
        self.everything: Limit | None = None

    def set(self, route: str, count: int, per: float) -> None:
        """Route as in the record, for example `PATCH /channels/{channel}/messages/{message}`."""
        self._limits[route] = Limit(count, per)
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if key[1] != route}

    def like_discord(self) -> None:
        """The commonly observed limits, and 50 requests a second in all."""
        self._limits |= OBSERVED
        self.everything = GLOBAL

    def take(
        self, who: str, route: str, major: str, *, exempt: bool
    ) -> tuple[dict[str, str], Answer | None]:
        """Counts one request: the headers to send, and the 429 when it is one too many.

        Interaction endpoints are exempt from the limit over everything.
        """
        if self.everything is not None and not exempt:
            bucket = self._use((who, "", ""), self.everything)
            if bucket.used > self.everything.most:
                return {}, too_many(bucket.resets - self._clock.now(), scope="global")
        limit = self._limits.get(route, GENEROUS)
        bucket = self._use((who, route, major), limit)
        after = max(0.0, bucket.resets - self._clock.now())
        headers = {
            "X-RateLimit-Limit": str(limit.most),
            "X-RateLimit-Remaining": str(max(0, limit.most - bucket.used)),
            "X-RateLimit-Reset": f"{bucket.resets:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": _name(route),
        }
        return headers, too_many(after) if bucket.used > limit.most else None

    def _use(self, key: tuple[str, str, str], limit: Limit) -> _Bucket:
        now = self._clock.now()
        bucket = self._buckets.get(key)
        if bucket is None or bucket.resets <= now:
            bucket = self._buckets[key] = _Bucket(0, now + limit.per)
        bucket.used += 1
        return bucket


_names: dict[str, str] = {}


def _name(route: str) -> str:
    if route not in _names:
        _names[route] = hashlib.blake2s(route.encode(), digest_size=16).hexdigest()
    return _names[route]


def too_many(retry_after: float, scope: str = "user") -> Answer:
    """A client takes a 429 without a Via header for a ban by the proxy in front of Discord."""
    retry_after = max(0.001, retry_after)
    headers = {
        "Via": "1.1 sandbox",
        "Retry-After": str(math.ceil(retry_after)),
        "X-RateLimit-Scope": scope,
    }
    everything = scope == "global"
    if everything:
        headers["X-RateLimit-Global"] = "true"
    body = {
        "message": "You are being rate limited.",
        "retry_after": round(retry_after, 3),
        "global": everything,
    }
    return Answer(429, body, headers)
