"""A sandbox for each test, and real discord.py clients that talk to it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import discord
import pytest
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox.clock import DrivenClock
from sandbox.server import Sandbox
from tests.recording import keep_requests

READY_SECONDS = 10.0
HOUR_MS = 3_600_000
"""No heartbeat is due while a test lasts: on a busy machine discord.py may take the answer for that
to the heartbeat before, and warns."""

Online = Callable[..., Awaitable[Any]]


class Hasty(discord.Client):
    """Identifies at once: the library's five seconds of courtesy are for the real Discord."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass


class Bot(Hasty):
    """A bare bot with a command tree; `tree.sync()` registers what stands in it."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True))
        # Without this the client waits two seconds for further servers.
        options.setdefault("guild_ready_timeout", 0.05)
        super().__init__(**options)
        self.tree = app_commands.CommandTree(self)


def point_at(box: Sandbox) -> None:
    """Discord.py's two addresses: the only thing that is ever patched."""
    Route.BASE = f"{box.url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{box.host}:{box.port}/gateway")


@pytest.fixture
def discord_addresses() -> Iterator[None]:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


@pytest.fixture
def clock() -> DrivenClock:
    return DrivenClock()


@pytest.fixture
async def box(
    discord_addresses: None, clock: DrivenClock, request: pytest.FixtureRequest
) -> AsyncIterator[Sandbox]:
    """Its time stands still until the test moves `clock`: no press fails on a busy machine."""
    async with Sandbox.start(port=0, clock=clock) as box:
        box.gateway.heartbeat_ms = HOUR_MS
        point_at(box)
        yield box
    keep_requests(box, request.node.nodeid)


@pytest.fixture
async def live_box(
    discord_addresses: None, request: pytest.FixtureRequest
) -> AsyncIterator[Sandbox]:
    """A sandbox in real time."""
    async with Sandbox.start(port=0) as box:
        point_at(box)
        yield box
    keep_requests(box, request.node.nodeid)


@pytest.fixture
async def online() -> AsyncIterator[Online]:
    """`await online(client)` logs a real client in and waits until it is ready."""
    running: list[tuple[discord.Client, asyncio.Task[None]]] = []

    async def start(client: discord.Client, token: str = "sandbox") -> discord.Client:
        task = asyncio.create_task(client.start(token))
        running.append((client, task))
        ready = asyncio.create_task(client.wait_until_ready())
        async with asyncio.timeout(READY_SECONDS):
            # wait_until_ready cannot be awaited before the client has set itself up.
            while not client.is_ready() and not task.done():
                if ready.done():
                    ready = asyncio.create_task(client.wait_until_ready())
                await asyncio.wait({ready, task}, timeout=0.01)
        ready.cancel()
        await asyncio.gather(ready, return_exceptions=True)
        if task.done():
            task.result()
        return client

    yield start
    for client, task in running:
        await client.close()
        task.cancel()  # it may be waiting to reconnect
        await asyncio.gather(task, return_exceptions=True)
