"""A sandbox with many servers: `python -m bench.crowd SERVERS`, until standard input ends.

The first line that it prints is its address, the second the ids of the servers. In server N are
two people, called n0a and n0b.
"""

import asyncio
import gc
import json
import sys

from sandbox.server import Sandbox
from sandbox.shape import Json

SEATS = "ab"


def furnish(box: Sandbox, number: int) -> Json:
    """A server with a channel and two people who are nowhere else."""
    guild = box.add_guild(f"Server {number}")
    for seat in SEATS:
        box.world.add_user(f"n{number}{seat}", [guild["id"]])
    return guild


async def serve(servers: int) -> None:
    async with Sandbox.start() as box:
        guilds = [furnish(box, number) for number in range(servers)]
        print(box.url)
        print(json.dumps([guild["id"] for guild in guilds]), flush=True)
        await asyncio.to_thread(sys.stdin.read)


def main() -> None:
    gc.set_threshold(50_000, 20, 50)  # as the sandbox has it
    asyncio.run(serve(int(sys.argv[1])))


if __name__ == "__main__":
    main()
