"""The sandbox put together: one aiohttp server with all its parts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from sandbox.clock import Clock, RealClock
from sandbox.crowd import Crowd
from sandbox.feed import Feed
from sandbox.gateway import Gateway
from sandbox.pages import Pages
from sandbox.people import People
from sandbox.world import World

MAX_BODY = 30 * 1024 * 1024


class Sandbox:
    """A running Discord of one's own; use `Sandbox.start`."""

    def __init__(self, clock: Clock, host: str) -> None:
        self.clock = clock
        self.host = host
        self.port = 0
        self.world = World.with_home(clock)
        self.crowd = Crowd(self.world)
        self.gateway = Gateway(self.world, host)
        self.feed = Feed(self.world, self.crowd, self.gateway)
        self._people = People(self.world, self.crowd, self.feed, host)
        self._runner: web.AppRunner | None = None

    @classmethod
    @asynccontextmanager
    async def start(
        cls, port: int = 0, *, host: str = "127.0.0.1", clock: Clock | None = None
    ) -> AsyncIterator["Sandbox"]:
        """Serves until the block ends; port 0 takes any free one."""
        box = cls(clock or RealClock(), host)
        await box.open(port)
        try:
            yield box
        finally:
            await box.close()

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def _web(self) -> web.Application:
        app = web.Application(client_max_size=MAX_BODY)
        app.router.add_get("/people", self._people.serve)
        app.router.add_get("/health", self._health)
        Pages(self.world, Path(__file__).parent / "page").add_to(app)
        return app

    async def _health(self, _: web.Request) -> web.Response:
        applications = self.world.applications.values()
        commands = sum(len(some) for a in applications for some in a.commands.values())
        return web.json_response({"ok": True, "bots": len(self.gateway), "commands": commands})

    async def open(self, port: int) -> None:
        self._runner = web.AppRunner(self._web(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, port)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
