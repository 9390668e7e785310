"""Snowflakes: Discord's ids, which carry the moment of their making."""

from typing import NewType

from sandbox.clock import Clock

Snowflake = NewType("Snowflake", str)

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Makes ids that always grow, even while a driven clock stands still."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def skip(self, used: Snowflake) -> None:
        """Ids from before are never made again."""
        self._last = max(self._last, int(used))

    def make(self) -> Snowflake:
        by_clock = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self._last = max(self._last + 1, by_clock)
        return Snowflake(str(self._last))


def shard_of(guild_id: Snowflake, count: int) -> int:
    """Discord docs: Gateway > Sharding: a guild's shard is (guild_id >> 22) % num_shards."""
    return (int(guild_id) >> 22) % count
