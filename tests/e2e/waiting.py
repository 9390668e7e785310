"""Waiting for a condition with a deadline, instead of sleeping and hoping."""

import asyncio
from collections.abc import Callable

DEADLINE = 10.0


async def eventually(condition: Callable[[], object], deadline: float = DEADLINE) -> None:
    async with asyncio.timeout(deadline):
        while not condition():  # noqa: ASYNC110 - any condition, of any part
            await asyncio.sleep(0.005)
