"""A person as an object, for tests: does and sees exactly what the page would.

await ada.slash("play", game="17")
await ben.press("Join")
await cleo.sees_text("Ben joined")
"""

import asyncio
import contextlib
import itertools
import json
from collections.abc import Callable
from typing import Any

import aiohttp

from sandbox.compose import walk
from sandbox.ids import Snowflake
from sandbox.message import EPHEMERAL
from sandbox.screen import BUTTON, SELECTS, find_control, label, show
from sandbox.shape import Json, encode, objects

DEADLINE = 10.0


class Failed(Exception):
    """What a person sees as "This interaction failed", or as their client's own refusal."""


class NotSeen(AssertionError):
    """What was waited for did not appear in time; says what was on the screen instead."""


class Person:
    """Connected like a page, with a channel in front of them; use `Sandbox.person`."""

    def __init__(self, name: str, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.name = name
        self.me: Json = {}
        self.channel = Snowflake("")
        self.channels: dict[str, Json] = {}
        self.commands: list[Json] = []
        self.people: list[Json] = []
        self.emojis: list[Json] = []
        self.form: Json | None = None
        self._messages: dict[str, Json] = {}
        self._texts: dict[str, str] = {}
        """What messages say, written out when it is asked for: who waits asks at every change."""
        self._socket = socket
        self._nonces = itertools.count(1)
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self._changed = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None

    async def enter(self, channel: str = "games") -> None:
        """Takes the hello and goes to a channel."""
        self._take(json.loads(await self._socket.receive_str()))
        self._reader = asyncio.create_task(self._read())
        self.go(channel)

    async def leave(self) -> None:
        await self._socket.close()
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader

    def go(self, channel: str) -> None:
        """Looks at another channel, by name or id."""
        found = [c for c in self.channels.values() if channel in (c["name"], c["id"])]
        assert found, f"{self.name} sees no channel {channel}"
        self.channel = Snowflake(found[-1]["id"])

    # What comes in

    async def _read(self) -> None:
        async for frame in self._socket:
            if frame.type is aiohttp.WSMsgType.TEXT:
                self._take(json.loads(frame.data))
                self._changed.set()

    def _take(self, frame: Json) -> None:
        match frame["t"]:
            case "hello":
                self.me, self.commands = frame["me"], frame["commands"]
                self.people, self.emojis = frame["people"], frame["emojis"]
                self.channels = {c["id"]: c for c in frame["channels"]}
                shown = (m for some in frame["messages"].values() for m in some)
                self._messages = {m["id"]: m for m in sorted(shown, key=lambda m: int(m["id"]))}
            case "message":
                self._messages[frame["message"]["id"]] = frame["message"]
                self._texts.pop(frame["message"]["id"], None)
            case "message_delete":
                self._messages.pop(frame["id"], None)
                self._texts.pop(frame["id"], None)
            case "channel":
                self.channels[frame["channel"]["id"]] = frame["channel"]
            case "channel_delete":
                self.channels.pop(frame["id"], None)
            case "commands" | "emojis" | "people" as what:
                setattr(self, what, frame[what])
            case "modal":
                self.form = frame
            case "interaction" | "error" | "choices":
                self._settle(frame)

    def _settle(self, frame: Json) -> None:
        waiting = self._waiting.get(str(frame.get("nonce")))
        if waiting is not None and not waiting.done():
            waiting.set_result(frame)

    # What they do

    async def slash(self, command: str, **options: object) -> None:
        """Types a command and waits until the bot has answered it."""
        frame = {"t": "slash", "channel_id": self.channel, "name": command, "options": options}
        await self._answered(frame)

    async def complete(self, command: str, option: str, text: str = "", **others: object) -> Json:
        """Types into an option; returns the offered choices as {name: value}."""
        frame = {
            "t": "autocomplete",
            "channel_id": self.channel,
            "name": command,
            "options": {**others, option: text},
            "focused": option,
        }
        answer = await self._answered(frame)
        return {choice["name"]: choice["value"] for choice in objects(answer.get("choices"))}

    async def press(self, name: str, *, on: Json | None = None) -> Snowflake:
        """Presses a button by what stands on it or its custom_id, on the newest message with it.

        `on` is another message: also one that looks different by now, as on a slow screen.
        Returns the interaction's id, by which its answer is found in the record of requests.
        """
        message, button = self._control((BUTTON,), name, on)
        outcome = await self._answered(
            {"t": "press", "message_id": message["id"], "custom_id": button["custom_id"]}
        )
        return Snowflake(outcome["id"])

    async def select(self, name: str, *chosen: str, on: Json | None = None) -> None:
        """Chooses options by what stands on them or their values, in the newest such select."""
        message, menu = self._control(SELECTS, name, on)
        by_label = {o["label"]: o["value"] for o in objects(menu.get("options"))}
        values = [by_label.get(each, each) for each in chosen]
        frame = {"t": "select", "message_id": message["id"], "custom_id": menu["custom_id"]}
        await self._answered(frame | {"values": values})

    async def submit(self, **values: object) -> None:
        """Fills in the open form, its fields by custom_id; it stays open when it is refused."""
        assert self.form is not None, f"{self.name} has no form open"
        modal = self.form
        frame = {"t": "submit", "interaction_id": modal["interaction_id"], "values": values}
        await self._answered(frame | {"custom_id": modal["modal"]["custom_id"]})
        self.form = None

    async def say(self, content: str) -> None:
        await self._send({"t": "say", "channel_id": self.channel, "content": content})

    async def dismiss(self, message: Json) -> None:
        await self._send({"t": "dismiss", "message_id": message["id"]})

    async def speak(self, locale: str) -> None:
        """Sets their language."""
        await self._send({"t": "locale", "locale": locale})
        await self._until(lambda: self._own_locale() == locale, f"the language {locale}")

    def _own_locale(self) -> object:
        return next((p["locale"] for p in self.people if p["id"] == self.me["id"]), None)

    def _control(self, kinds: tuple[int, ...], name: str, on: Json | None) -> tuple[Json, Json]:
        for message in [on] if on else reversed(self.messages):
            control = find_control(message, kinds, name)
            if control is not None:
                return message, control
        raise NotSeen(f"{self.name} sees no {name!r} in:\n{self.sees()}")

    async def _send(self, frame: Json) -> None:
        await self._socket.send_str(encode(frame))

    async def _answered(self, frame: Json) -> Json:
        """Sends and waits for the outcome; what a person would see as a failure is raised."""
        nonce = str(next(self._nonces))
        waiting: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[nonce] = waiting
        try:
            await self._send(frame | {"nonce": nonce})
            # Not wait_for: up to Python 3.11 it loses a cancellation that meets the answer.
            answered, _ = await asyncio.wait([waiting], timeout=DEADLINE)
        finally:
            del self._waiting[nonce]
        if not answered:
            raise NotSeen(f"{self.name} got no answer to {frame}, and sees:\n{self.sees()}")
        outcome = waiting.result()
        if outcome["t"] == "error":
            raise Failed(outcome["message"])
        if outcome.get("state") == "failed":
            raise Failed("This interaction failed")
        return outcome

    # What they see

    @property
    def messages(self) -> list[Json]:
        """The messages of the channel in front of them, oldest first."""
        return [m for m in self._messages.values() if m["channel_id"] == self.channel]

    @property
    def ephemerals(self) -> list[Json]:
        return [m for m in self.messages if m["flags"] & EPHEMERAL]

    @property
    def buttons(self) -> dict[str, bool]:
        """The buttons in view, newest message last, and whether they can be pressed."""
        return {
            label(c): not c.get("disabled")
            for message in self.messages
            for c in walk(message["components"])
            if c.get("type") == BUTTON
        }

    def sees(self) -> str:
        """What is on their screen, as text, oldest first."""
        return "\n\n".join(map(self._text, self.messages))

    def _text(self, message: Json) -> str:
        id = message["id"]
        if id not in self._texts:
            self._texts[id] = show(message)
        return self._texts[id]

    async def until(self, seen: Callable[[str], Any], deadline: float = DEADLINE) -> str:
        """Waits until their screen satisfies a condition, and returns it."""
        await self._until(lambda: bool(seen(self.sees())), "that", deadline)
        return self.sees()

    async def sees_text(self, text: str, deadline: float = DEADLINE) -> str:
        await self._until(lambda: text in self.sees(), repr(text), deadline)
        return self.sees()

    async def knows(self, command: str, deadline: float = DEADLINE) -> None:
        """Waits until a command is offered to them."""
        offered = lambda: any(c["name"] == command for c in self.commands)  # noqa: E731
        await self._until(offered, f"/{command}", deadline)

    async def _until(
        self, condition: Callable[[], bool], what: str, deadline: float = DEADLINE
    ) -> None:
        try:
            async with asyncio.timeout(deadline):
                while not condition():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise NotSeen(f"{self.name} waited for {what} but sees:\n{self.sees()}") from None
