"""Waiting for a condition with a deadline, instead of sleeping and hoping."""

import asyncio
from collections.abc import Awaitable, Callable

DEADLINE = 10.0


async def eventually(condition: Callable[[], object], deadline: float = DEADLINE) -> None:
    async with asyncio.timeout(deadline):
        while not condition():  # noqa: ASYNC110 - any condition, of any part
            await asyncio.sleep(0.005)


async def eventually_so(ask: Callable[[], Awaitable[object]], deadline: float = DEADLINE) -> None:
    """The same for what has to be awaited, such as a question to a store."""
    async with asyncio.timeout(deadline):
        while not await ask():  # noqa: ASYNC110
            await asyncio.sleep(0.05)
