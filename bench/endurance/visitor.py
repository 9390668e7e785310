"""Somebody at the sandbox who plays by what they see, with more zeal than sense."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from enum import IntEnum
from random import Random

from bench.endurance.ledger import Ledger, Move
from bot.engine.word import lexicon
from bot.games import CATALOGUE
from bot.table.ids import TableId, UserId
from sandbox.compose import walk
from sandbox.message import EPHEMERAL
from sandbox.person import Failed, NotSeen, Person
from sandbox.record import Requests
from sandbox.screen import BUTTON
from sandbox.shape import Json

CALLBACK = "/interactions/{interaction}/{token}/callback"
OK = 200
PAUSE = (0.01, 0.15)
"""Seconds that somebody looks before they do something."""
PATIENCE = 1.0
"""Seconds after which somebody who gets no answer does something else."""
SILENCE = (1.0, 4.0)
MOVES = frozenset(do for game in CATALOGUE.values() for do in lexicon(game))
"""All other buttons are the table's own."""
GAMES = ("17", "Switch")


class Kind(IntEnum):
    """Of a first answer: a refusal, or what the press has done."""

    SENTENCE, EDIT = 4, 7


class Visitor:
    def __init__(
        self, person: Person, requests: Requests, ledger: Ledger, chance: Random, host: bool
    ) -> None:
        self.person = person
        self.seen: Counter[str] = Counter()
        """What they did and were told, but for their moves."""
        self._user = UserId(int(person.me["id"]))
        self._requests = requests
        self._ledger = ledger
        self._chance = chance
        self._host = host
        self._old: tuple[Json, Json] | None = None
        """A button as it once was, and the message with it."""
        self._silent = 0.0
        """Until when they do nothing at all."""
        self._acting: set[asyncio.Task[None]] = set()

    async def live(self, online: Callable[[], bool]) -> None:
        """Until cancelled. Hardly anybody presses anything while the bot is offline."""
        try:
            while True:
                await asyncio.sleep(self._chance.uniform(*PAUSE))
                if time.monotonic() > self._silent and (online() or self._happens(0.02)):
                    self._acting.add(newest := asyncio.create_task(self._try()))
                    await asyncio.wait({newest}, timeout=PATIENCE)
                    self._acting = {each for each in self._acting if not _is_done(each)}
        finally:
            for each in self._acting:
                each.cancel()
            if self._acting:
                await asyncio.wait(self._acting)

    async def _try(self) -> None:
        try:
            await self._act()
        except Failed as failed:
            at_discord = "failed" in str(failed)
            self.seen["failed interactions" if at_discord else "fled buttons"] += 1
        except NotSeen:
            self.seen["fled buttons"] += 1

    def _happens(self, share: float) -> bool:
        return self._chance.random() < share

    async def _act(self) -> None:
        board = self._board()
        offered = _words(board)
        if board is None or "rematch" in offered:
            await self._begin(board)
        elif "close-lobby" in offered:
            await self._gather(board, offered)
        elif self._happens(0.004):
            self.seen["leaves"] += 1
            await self.person.slash("leave")
        elif self._happens(0.004):
            self.seen["silences"] += 1
            self._silent = time.monotonic() + self._chance.uniform(*SILENCE)
        elif self._happens(0.02):
            await self.person.slash(self._chance.choice(("hand", "board")))
        else:
            await self._play(board, offered)

    async def _begin(self, board: Json | None) -> None:
        if not self._host or self._happens(0.7):
            return
        self.seen["games begun"] += 1
        if board is not None and self._happens(0.5):
            await self.person.press(_words(board)["rematch"]["custom_id"], on=board)
        else:
            await self.person.slash("play", game=self._chance.choice(GAMES))

    async def _gather(self, lobby: Json, offered: dict[str, Json]) -> None:
        name = str(self.person.me["global_name"])
        if f"**{name}**" not in _text(lobby) and "join" in offered:
            if self._happens(0.7):
                self.seen["joins"] += 1
                await self.person.press(offered["join"]["custom_id"], on=lobby)
        elif "leave" in offered and self._happens(0.02):
            self.seen["leaves"] += 1
            await self.person.press(offered["leave"]["custom_id"], on=lobby)
        elif self._host and "cpu" in offered and self._happens(0.5):
            await self.person.press(offered["cpu"]["custom_id"], on=lobby)
            await self.person.press("Normal")
        elif self._host and "start" in offered and self._happens(0.5):
            await self.person.press(offered["start"]["custom_id"], on=lobby)

    async def _play(self, board: Json, offered: dict[str, Json]) -> None:
        """Mostly when they are called; sometimes what comes too late, or out of turn."""
        called = f"<@{self._user}>" in _text(board)
        choice = [(board, button) for button in self._moves(offered)]
        panel = self._panel()
        if panel is not None:
            table = _table(next(iter(offered.values()), None))
            own = self._moves(_words(panel))
            choice += [(panel, button) for button in own if _table(button) == table]
        if self._old is not None and self._happens(0.03):
            self.seen["old buttons"] += 1
            await self._press(*self._old)
        elif choice and (called or self._happens(0.05)):
            message, button = self._prefer(choice)
            self._old = (message, button)
            if self._happens(0.05):
                self.seen["double presses"] += 1
                await asyncio.gather(self._press(message, button), self._press(message, button))
            else:
                await self._press(message, button)
        elif called and "panel" in offered and self._happens(0.3):
            await self.person.press(offered["panel"]["custom_id"], on=board)

    def _prefer(self, choice: list[tuple[Json, Json]]) -> tuple[Json, Json]:
        short = [one for one in choice if _word(one[1]) == "discard"]
        cards = [one for one in choice if _word(one[1]).endswith(".up")]
        return self._chance.choice((short or cards or choice) if self._happens(0.7) else choice)

    @staticmethod
    def _moves(offered: dict[str, Json]) -> list[Json]:
        return [button for do, button in offered.items() if do in MOVES]

    async def _press(self, message: Json, button: Json) -> None:
        move = Move(TableId(_table(button)), self._user, _word(button))
        self._ledger.sent(move)
        try:
            interaction = await self.person.press(button["custom_id"], on=message)
        except Failed as failed:
            if "failed" not in str(failed):  # the bot has never heard of it
                self._ledger.refused(move)
            raise
        match self._answer(interaction):
            case Kind.EDIT:
                self._ledger.accepted(move)
            case Kind.SENTENCE:
                self._ledger.refused(move)

    def _answer(self, interaction: str) -> int | None:
        """Of which kind the first answer was."""
        for request in reversed(self._requests):
            ours = request.route == CALLBACK and f"/interactions/{interaction}/" in request.path
            if ours and request.status == OK and isinstance(request.body, dict):
                return int(request.body["type"])
        return None

    def _board(self) -> Json | None:
        public = (m for m in reversed(self.person.messages) if not m["flags"] & EPHEMERAL)
        return next((message for message in public if _words(message)), None)

    def _panel(self) -> Json | None:
        own = reversed(self.person.ephemerals)
        return next((message for message in own if self._moves(_words(message))), None)


def _is_done(task: asyncio.Task[None]) -> bool:
    if task.done():
        task.result()  # whatever is wrong with it is wrong with the soak
    return task.done()


def _words(message: Json | None) -> dict[str, Json]:
    """The buttons of a table that can be pressed, by what they do."""
    return {_word(button): button for button in _buttons(message)}


def _buttons(message: Json | None) -> Iterator[Json]:
    for part in walk(message["components"] if message else []):
        of_a_table = str(part.get("custom_id")).startswith("t:")
        if part.get("type") == BUTTON and of_a_table and not part.get("disabled"):
            yield part


def _word(button: Json) -> str:
    return str(button["custom_id"].split(":")[3])


def _table(button: Json | None) -> int:
    return int(button["custom_id"].split(":")[1]) if button else 0


def _text(message: Json) -> str:
    parts = walk(message["components"])
    return "\n".join(str(part["content"]) for part in parts if "content" in part)
