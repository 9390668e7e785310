"""The sandbox put together: one aiohttp server with all its parts."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
from aiohttp import web

from sandbox import origin, talk
from sandbox.clock import Clock, RealClock
from sandbox.crowd import Crowd
from sandbox.faults import Faults
from sandbox.feed import Feed
from sandbox.gateway import Gateway
from sandbox.gesture import Gestures
from sandbox.ids import Snowflake
from sandbox.interaction import Desk
from sandbox.limits import Limits
from sandbox.pages import Pages
from sandbox.people import People
from sandbox.permission import Permission
from sandbox.person import Person
from sandbox.record import Requests
from sandbox.rest.call import Parts
from sandbox.rest.door import Door
from sandbox.rest.reading import MAX_BODY
from sandbox.rest.table import ENDPOINTS
from sandbox.shape import Json
from sandbox.storage import Storage
from sandbox.world import HOME, World

SAVE_SECONDS = 5.0
GOING_AWAY = 1001


class Sandbox:
    """A running Discord of one's own; use `Sandbox.start`."""

    def __init__(self, clock: Clock, host: str, data: Path | None = None) -> None:
        self.clock = clock
        self.host = host
        self.port = 0
        self._storage = Storage(data) if data else None
        self._saving: asyncio.Task[None] | None = None
        self.world = World.with_home(clock)
        self.crowd = Crowd(self.world)
        self.gateway = Gateway(self.world)
        self.feed = Feed(self.world, self.crowd, self.gateway)
        self.faults = Faults(self.gateway)
        self.limits = Limits(clock)
        self.requests = Requests()
        self.desk = desk = Desk(self.world, self.gateway)
        gestures = Gestures(self.world, desk)
        self._people = People(self.world, self.crowd, self.feed, gestures, host)
        parts = Parts(self.world, self.feed, self.crowd, self.gateway, desk)
        self._door = Door(parts, self.limits, self.faults, self.requests)
        self._runner: web.AppRunner | None = None
        self._persons: list[Person] = []
        self._client: aiohttp.ClientSession | None = None

    @classmethod
    @asynccontextmanager
    async def start(
        cls,
        port: int = 0,
        *,
        host: str = "127.0.0.1",
        clock: Clock | None = None,
        data: Path | None = None,
    ) -> AsyncIterator["Sandbox"]:
        """Serves until the block ends; port 0 takes any free one, `data` keeps the world."""
        box = cls(clock or RealClock(), host, data)
        await box.open(port)
        try:
            yield box
        finally:
            await box.close()

    @property
    def url(self) -> str:
        if self.host in ("0.0.0.0", "::"):  # noqa: S104 - compared with, not listened on
            return f"http://127.0.0.1:{self.port}"
        name = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{name}:{self.port}"

    async def person(
        self, name: str, *, channel: str = "games", guild: str | None = None
    ) -> Person:
        """Somebody who has just opened the page."""
        if self._client is None:
            self._client = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        query = {"as": name} | ({"guild": guild} if guild else {})
        url = f"{self.url}/people"
        socket = await self._client.ws_connect(url, params=query, max_msg_size=0)
        person = Person(name, socket)
        await person.enter(channel)
        self._persons.append(person)
        return person

    def _web(self) -> web.Application:
        app = web.Application(client_max_size=MAX_BODY)
        app.router.add_get("/people", self._people.serve)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_get("/health", self._health)
        self._door.add_to(app, ENDPOINTS)
        app.on_shutdown.append(self._say_goodbye)
        Pages(self.world, Path(__file__).parent / "page").add_to(app)
        return app

    async def _say_goodbye(self, _: web.Application) -> None:
        """Open sockets are told, so that stopping does not have to wait for them."""
        links = [s.link.outbox for s in self.gateway.sessions() if s.link is not None]
        for outbox in links + self.crowd.outboxes():
            outbox.close_with(GOING_AWAY)

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if not origin.allowed(request, self.host):
            return web.Response(status=403, text="No page in a browser may be a bot.")
        if request.headers.get("Upgrade", "").lower() != "websocket":
            return web.Response(status=426, text="The gateway speaks websocket only.")
        return await talk.serve(self.gateway, request)

    async def _health(self, _: web.Request) -> web.Response:
        applications = self.world.applications.values()
        commands = sum(len(some) for a in applications for some in a.commands.values())
        told = {"ok": True, "bots": len(self.gateway), "commands": commands}
        return web.json_response(told | {"requests": self.requests.total})

    # For tests

    def add_guild(self, name: str) -> Json:
        """Another server, with everybody and every bot in it and a channel #games."""
        guild = self.world.add_guild(name, owner="ada")
        self.world.add_channel(guild["id"], "games")
        self.gateway.welcome(guild["id"])
        return guild

    def add_channel(self, name: str, guild_id: Snowflake = HOME) -> Json:
        channel = self.world.add_channel(guild_id, name)
        self.feed.channel_created(channel)
        return channel

    def channel(self, name: str) -> Json:
        return next(c for c in self.world.channels.values() if c["name"] == name)

    def delete_channel(self, name: str) -> None:
        self.feed.channel_deleted(self.channel(name))

    def delete_message(self, message_id: str) -> None:
        """As a moderator would."""
        message = self.world.find_message(message_id)
        assert message is not None, f"there is no message {message_id}"
        self.feed.message_deleted(message)

    def deny(self, who: str, channel: str, denied: Permission) -> None:
        """Takes rights in a channel from a person or, by its token, from a bot.

        The last word counts: `Permission(0)` gives everything back.
        """
        there = self.channel(channel)
        user = self.world.users.get(who)
        user_id = user.id if user else self.world.application(who).id
        overwrite = {"id": user_id, "type": 1, "allow": "0", "deny": str(int(denied))}
        others = [each for each in there["permission_overwrites"] if each["id"] != user_id]
        there["permission_overwrites"] = [*others, overwrite]
        self.feed.channel_changed(there)

    def kick(self, token: str, guild_id: Snowflake = HOME) -> None:
        """Throws a bot out of a server."""
        self.world.members[guild_id].pop(self.world.application(token).id)
        self.gateway.guild_event("GUILD_DELETE", guild_id, {"id": guild_id})

    # Life

    async def open(self, port: int) -> None:
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        listening = socket.create_server((self.host, port), family=family)
        self.port = listening.getsockname()[1]
        self.world.base_url = self.url
        try:
            if self._storage is not None:
                self._storage.load(self.world)
                self._saving = asyncio.create_task(self._save_often(self._storage))
            self._runner = web.AppRunner(self._web(), access_log=None, shutdown_timeout=1.0)
            await self._runner.setup()
            await web.SockSite(self._runner, listening).start()
        except BaseException:
            listening.close()
            raise

    async def _save_often(self, storage: Storage) -> None:
        while True:
            await asyncio.sleep(SAVE_SECONDS)
            self._save(storage)

    def _save(self, storage: Storage) -> None:
        if self.world.changed:
            storage.save(self.world)
            self.world.changed = False

    async def close(self) -> None:
        for person in self._persons:
            await person.leave()
        if self._client is not None:
            await self._client.close()
        if self._saving is not None:
            self._saving.cancel()
            await asyncio.gather(self._saving, return_exceptions=True)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        if self._storage is not None:
            self._save(self._storage)
