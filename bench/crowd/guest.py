"""Somebody at a table who presses what can be pressed, by what stands on the screen."""

import asyncio
import random
from collections.abc import Iterator
from typing import NamedTuple

import aiohttp

from sandbox.compose import walk
from sandbox.message import EPHEMERAL
from sandbox.person import Failed, Person
from sandbox.screen import BUTTON, label
from sandbox.shape import Json

FLED = ("That is no longer there.", "That is disabled.")
"""What a client says when a button has gone away under the finger."""

CALLING = 0.04
"""How often somebody calls 17 when they could."""

PRESS = "t:"
"""How the ids of Tavolo's buttons begin."""

MOVES = ("Discard", "Stop", "Roll", "Switch die", "Keep my pile")


class Chosen(NamedTuple):
    guest: "Guest"
    message: Json
    button: str


class Guest(Person):
    """Keeps the newest board and panel at hand, so that choosing costs next to nothing."""

    def __init__(self, name: str, socket: aiohttp.ClientWebSocketResponse) -> None:
        super().__init__(name, socket)
        self.news = asyncio.Event()
        """Set whenever something on the screen has changed; tables share one."""
        self.board: Json | None = None
        self.panel: Json | None = None
        self.echo: Json | None = None
        """The message of the bare bot."""

    @classmethod
    async def enters(cls, http: aiohttp.ClientSession, url: str, name: str, guild: str) -> "Guest":
        query = {"as": name, "guild": guild}
        socket = await http.ws_connect(f"{url}/people", params=query, max_msg_size=0)
        guest = cls(name, socket)
        await guest.enter()
        return guest

    def _take(self, frame: Json) -> None:
        super()._take(frame)
        if frame["t"] == "message":
            message = frame["message"]
            ours = any(
                one.get("custom_id", "").startswith(PRESS) for one in walk(message["components"])
            )
            if message["flags"] & EPHEMERAL:
                self.panel = message if ours else self.panel  # else it is a sentence
            elif ours and any(_buttons(message)):
                self.board = message
            elif any(_buttons(message)):
                self.echo = message
        self.news.set()

    def chooses(self, chance: random.Random) -> Chosen | None:
        """A card of 17, a move of Switch, now and then a call; None when it is not their turn."""
        if self.panel is not None:
            cards = [one for one in _buttons(self.panel) if label(one).startswith("Face ")]
            if cards:
                return Chosen(self, self.panel, chance.choice(cards)["custom_id"])
        if self.board is None:
            return None
        buttons = {label(one): one["custom_id"] for one in _buttons(self.board)}
        if "Rematch" in buttons:
            return None
        if "17!" in buttons and chance.random() < CALLING:
            return Chosen(self, self.board, buttons["17!"])
        if f"<@{self.me['id']}>" not in _text(self.board):
            return None
        possible = [name for name in buttons if name in MOVES or name.startswith("Swap with")]
        return Chosen(self, self.board, buttons[chance.choice(possible)]) if possible else None

    @property
    def is_over(self) -> bool:
        return self.board is not None and any(
            label(button) == "Rematch" for button in _buttons(self.board)
        )

    async def touches(self, chosen: Chosen) -> bool:
        """Whether it was still there."""
        try:
            await self.press(chosen.button, on=chosen.message)
        except Failed as failed:
            if str(failed) in FLED:
                return False
            raise
        return True


def _buttons(message: Json) -> Iterator[Json]:
    for component in walk(message["components"]):
        if component.get("type") == BUTTON and not component.get("disabled"):
            yield component


def _text(message: Json) -> str:
    parts = walk(message["components"])
    return "\n".join(str(part["content"]) for part in parts if "content" in part)
