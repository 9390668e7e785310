"""Interactions that no client of Discord's would send, put on the wire as if one had."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sandbox.compose import blank
from sandbox.interaction import Interaction, Kind
from sandbox.message import COMPONENTS_V2, EPHEMERAL, Message
from sandbox.record import Request
from sandbox.server import Sandbox
from sandbox.shape import Json
from tests.e2e.bot.company import CALLBACK

BUTTON, SELECT = 2, 3
STRING, INTEGER, BOOLEAN, USER = 3, 4, 5, 6
MESSAGE, PUT_OFF, ACKNOWLEDGED, EDIT, CHOICES, FORM = 4, 5, 6, 7, 8, 9
"""Kinds of first answers."""
REFUSED = 400
PATIENCE = 5.0

Tamper = Callable[[Json], Json]
"""What becomes of an interaction on its way."""


def at_home(event: Json) -> Json:
    """As in a message to the bot: there is no server and no member."""
    away = ("member", "guild", "guild_id", "guild_locale")
    return {k: v for k, v in event.items() if k not in away} | {"user": event["member"]["user"]}


TOKEN = re.compile(r"[\w-]{64}")


class Answered(NamedTuple):
    """The first answer to an interaction."""

    kind: int
    text: str
    """Of the message, if the answer is one."""
    private: bool
    body: str


class Forger:
    """Acts as anybody, in any channel that there is."""

    def __init__(
        self, box: Sandbox, channel: str = "games", tamper: Tamper = lambda event: event
    ) -> None:
        self._tokens: list[str] = []
        self._box = box
        self._channel = box.channel(channel)
        self._tamper = tamper

    async def press(
        self,
        name: str,
        custom_id: str,
        *,
        kind: int = BUTTON,
        values: list[str] | None = None,
        on: Json | None = None,
        planted: bool = True,
    ) -> Answered:
        """On a message of the bot's on which there is such a thing, unless it is not planted.

        `on` is a message that the bot has sent.
        """
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if values is not None:
            data["values"] = values
        part: Json = {"type": kind, "custom_id": custom_id, "id": 90}
        part |= {"style": 1, "label": "?"} if kind == BUTTON else {"options": []}
        row: Json = {"type": 1, "id": 91, "components": [part]}
        message = self._message(on)
        if planted:
            message.body = message.body | {"components": [*message.body["components"], row]}
        return await self._send(name, Kind.COMPONENT, data, message)

    async def command(self, name: str, command: str, *options: Json, **more: object) -> Answered:
        data: Json = {"id": "1", "name": command, "type": 1, "options": list(options)}
        return await self._send(name, Kind.COMMAND, data | more)

    async def complete(self, name: str, command: str, *options: Json) -> Answered:
        data: Json = {"id": "1", "name": command, "type": 1, "options": list(options)}
        return await self._send(name, Kind.AUTOCOMPLETE, data)

    async def submit(
        self, name: str, custom_id: str, fields: Mapping[str, object], *more: object
    ) -> Answered:
        """`more` stands beside the fields."""
        parts = [
            {"type": 18, "id": 2, "component": {"type": 4, "id": 3, "custom_id": k, "value": v}}
            for k, v in fields.items()
        ]
        data: Json = {"custom_id": custom_id, "components": [*parts, *more]}
        return await self._send(name, Kind.MODAL_SUBMIT, data, self._message(None))

    def _message(self, on: Json | None) -> Message:
        """A copy, so that what is planted on it stays between us and the bot."""
        world = self._box.world
        found = world.find_message(str(on["id"])) if on else None
        if found is None:
            bot = next(iter(world.applications.values()))
            body = blank(world, bot.user, self._channel["id"])
            return Message(body | {"flags": COMPONENTS_V2})
        return Message(dict(found.body), only_for=found.only_for)

    async def _send(
        self, name: str, kind: Kind, data: Json, message: Message | None = None
    ) -> Answered:
        world, desk = self._box.world, self._box.desk
        bot = next(iter(world.applications.values()))
        interaction = desk.new(kind, bot, world.users[name], self._channel, lambda _: None, None)
        interaction.source = message
        before = len(self._box.requests)
        _open(desk, interaction, data, self._tamper)
        return await self._answer(interaction, before)

    async def _answer(self, interaction: Interaction, before: int) -> Answered:
        self._tokens.append(interaction.token)
        async with asyncio.timeout(PATIENCE):
            while True:
                for request in list(self._box.requests)[before:]:
                    if interaction.token in request.path and request.status < REFUSED:
                        return _read(request)
                await asyncio.sleep(0.001)

    def answers(self) -> Counter[int]:
        """How many of them got how many answers, refused ones and those to come included."""
        paths = Counter(token for r in self._box.requests for token in TOKEN.findall(r.path))
        return Counter(paths[token] for token in self._tokens)


def _open(desk: Any, interaction: Interaction, data: Json, tamper: Tamper) -> None:
    make = desk._event
    desk._event = lambda interaction, data: tamper(make(interaction, data))
    try:
        desk.open(interaction, data)
    finally:
        del desk._event


def _read(request: Request) -> Answered:
    assert request.route == CALLBACK
    assert isinstance(request.body, dict)
    data = request.body.get("data") or {}
    texts = [str(part["content"]) for part in data.get("components", ()) if "content" in part]
    private = bool(data.get("flags", 0) & EPHEMERAL)
    return Answered(request.body["type"], "\n".join(texts), private, str(request.body))


def option(name: str, kind: int, value: object, **more: object) -> Json:
    return {"name": name, "type": kind, "value": value} | more
