"""The people's websocket: what a person does in the page (or a test's driver does for them)."""

import json
from collections.abc import Callable

from aiohttp import WSMsgType, web

from sandbox import origin
from sandbox.compose import spoken
from sandbox.crowd import Crowd, Visitor
from sandbox.feed import Feed
from sandbox.gesture import Gestures
from sandbox.ids import Snowflake
from sandbox.outbox import Outbox
from sandbox.permission import Permission
from sandbox.shape import Json
from sandbox.user import LOCALES, readable_name
from sandbox.world import HOME, World

MAX_FRAME = 64 * 1024
MAX_CONTENT = 2000


class People:
    """Takes people's frames; a bad frame gets a sentence and changes nothing."""

    def __init__(
        self, world: World, crowd: Crowd, feed: Feed, gestures: Gestures, host: str
    ) -> None:
        self._world = world
        self._crowd = crowd
        self._feed = feed
        self._host = host
        self._acts: dict[str, Callable[[Visitor, Json], str | None]] = {
            "say": self._say,
            "dismiss": self._dismiss,
            "locale": self._locale,
        } | gestures.acts

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if not origin.allowed(request, self._host):
            return web.Response(status=403, text="Only the sandbox's own page may connect here.")
        if request.headers.get("Upgrade", "").lower() != "websocket":
            return web.Response(status=426, text="This address speaks websocket only.")
        name = request.query.get("as", "ada").lower()
        guild_id = Snowflake(request.query.get("guild", HOME))
        if not readable_name(name) or not self._may_enter(name, guild_id):
            return web.Response(status=400, text="No such person or server.")
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=MAX_FRAME)
        await socket.prepare(request)
        visitor = self._enter(name, guild_id, Outbox(request, socket))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._take(visitor, frame.data)
                elif frame.type is WSMsgType.BINARY:
                    visitor.tell({"t": "error", "message": "Frames are JSON text."})
        finally:
            self._crowd.leave(visitor)
            await visitor.outbox.stop()
        return socket

    def _may_enter(self, name: str, guild_id: Snowflake) -> bool:
        """Whoever is new becomes a member everywhere."""
        user = self._world.users.get(name)
        members = self._world.members.get(guild_id)
        return members is not None and (user is None or user.id in members)

    def _enter(self, name: str, guild_id: Snowflake, outbox: Outbox) -> Visitor:
        known = self._world.users.get(name)
        user = known or self._world.add_user(name)
        visitor = Visitor(user, guild_id, outbox)
        visitor.tell(self._crowd.hello(visitor))
        self._crowd.enter(visitor)
        if known is None:
            self._crowd.people_changed()
        return visitor

    def _take(self, visitor: Visitor, text: str) -> None:
        try:
            frame = json.loads(text)
        except (ValueError, RecursionError):
            frame = None
        if not isinstance(frame, dict):
            visitor.tell({"t": "error", "message": "A frame is one JSON object."})
            return
        kind = frame.get("t")
        act = self._acts.get(kind) if isinstance(kind, str) else None
        self._world.changed = True
        problem = act(visitor, frame) if act else f"There is no frame of type {kind!r}."
        if problem is not None:
            answer: Json = {"t": "error", "message": problem}
            if "nonce" in frame:
                answer["nonce"] = frame["nonce"]
            visitor.tell(answer)

    def _say(self, visitor: Visitor, frame: Json) -> str | None:
        channel = self._world.channels.get(Snowflake(str(frame.get("channel_id"))))
        content = frame.get("content")
        if channel is None or not self._world.sees_channel(visitor.user.id, channel):
            return "That channel does not exist."
        if not isinstance(content, str) or not content.strip() or len(content) > MAX_CONTENT:
            return "A message is 1 to 2,000 characters long."
        if not self._world.rights(visitor.user.id, channel) & Permission.SEND_MESSAGES:
            return "You may not write in this channel."
        self._feed.message_created(spoken(self._world, visitor.user, channel, content.strip()))
        return None

    def _dismiss(self, visitor: Visitor, frame: Json) -> str | None:
        message = self._world.find_message(str(frame.get("message_id")))
        if message is None or message.only_for != visitor.user.id:
            return "Only a message that only you can see can be dismissed."
        self._feed.message_deleted(message)
        return None

    def _locale(self, visitor: Visitor, frame: Json) -> str | None:
        locale = frame.get("locale")
        if locale not in LOCALES:
            return f"The languages are {', '.join(LOCALES)}."
        visitor.user.locale = str(locale)
        self._crowd.people_changed()
        return None
