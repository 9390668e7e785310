"""A guest who plays on their own, by what they see; and remembers what was acknowledged."""

import re
import time
from random import Random
from typing import NamedTuple

from bot.render import symbol
from cogs.answer import PATIENCE
from sandbox.ids import Snowflake
from sandbox.person import Failed, NotSeen, Person
from sandbox.shape import Json
from tests.e2e.bot.company import board, is_to_move, panel, text, words

SHOWING = re.compile(r"\*\*(\d+) showing")
OF_THE_TABLE = (
    *("join", "leave", "cpu", "start", "close-lobby", "rules", "thread"),
    *("panel", "rematch"),
)


class Pressed(NamedTuple):
    """A decision in a game that got an answer."""

    user: int
    table: int
    word: str
    interaction: Snowflake
    soon: bool
    """So soon that it cannot have been put off: whatever was said, the bot was done with it."""


class Guest:
    def __init__(
        self, person: Person, random: Random, *, game: str, host: bool, cpu: bool = False
    ) -> None:
        """`cpu`: whether this host wants a CPU at the table, too."""
        self.person = person
        self.pressed: list[Pressed] = []
        self.goes_on = True
        """Whether they want another game after this one."""
        self._random = random
        self._game = game
        self._host = host
        self._cpu = cpu
        self._greeted = False

    def forgotten(self) -> None:
        """The bot has restarted: it will not edit the panel before the next press."""
        self._greeted = False

    async def act(self) -> bool:
        """One press, if there is anything to do. A screen may change under a finger."""
        try:
            return await self._act()
        except (Failed, NotSeen) as trouble:
            if "failed" in str(trouble) or "no answer" in str(trouble):
                raise
            return True

    async def _act(self) -> bool:
        person, shown = self.person, board(self.person)
        if shown is None:
            if self._host:
                await person.slash("play", game=self._game)
            return self._host
        offered = words(shown)
        if "rematch" in offered:
            return await self._tap("rematch", shown, self._host and self.goes_on)
        if "close-lobby" in offered:
            return await self._gather(shown)
        return await self._play(shown)

    async def _gather(self, lobby: Json) -> bool:
        name = f"**{self.person.name.title()}**"
        if name not in text(lobby) or f"{symbol.WINDOW} {name}" in text(lobby):  # kept for them
            return await self._tap("join", lobby)
        if self._cpu and symbol.CPU not in text(lobby):
            await self._tap("cpu", lobby)
            await self.person.press("Easy")
            return True
        return await self._tap("start", lobby, self._host and "start" in words(lobby))

    async def _play(self, shown: Json) -> bool:
        total = SHOWING.search(text(shown))
        if total and int(total[1]) >= 17 and "call" in words(shown):
            return await self.press("call", shown)
        if not is_to_move(self.person):
            return False
        if "17" in text(shown).splitlines()[0]:
            if not self._greeted:
                self._greeted = True
                return await self._tap("panel", shown)
            return await self._choose(panel(self.person))
        return await self._choose(shown)

    async def _choose(self, message: Json | None) -> bool:
        """Discarding brings a game of Switch to its end, and open cards one of 17."""
        own = [word for word in words(message) if word not in OF_THE_TABLE]
        decisions = [word for word in own if word not in ("call", "counter", "cancel")]
        if not message or not decisions:
            return False
        good = [word for word in decisions if word == "discard" or word.endswith(".up")]
        if good and self._random.random() < 0.8:
            decisions = good
        return await self.press(self._random.choice(decisions), message)

    async def _tap(self, word: str, message: Json, wanted: bool = True) -> bool:
        if wanted:
            await self.person.press(words(message)[word]["custom_id"], on=message)
        return wanted

    async def press(self, word: str, message: Json) -> bool:
        button = words(message)[word]["custom_id"]
        start = time.monotonic()
        interaction = await self.person.press(button, on=message)
        soon = time.monotonic() - start < PATIENCE
        user, table = int(self.person.me["id"]), int(button.split(":")[1])
        self.pressed.append(Pressed(user, table, word, interaction, soon))
        return True
