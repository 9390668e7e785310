"""A game gesture by gesture, with all that the bot sends because of each of them.

Time stands still between gestures, and the next one waits until nothing is on its way any more. So
the same gestures at the same table make the bot send the same, byte for byte.
"""

import json
import re
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Literal, NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Seat
from bot.table.ids import GuildId
from bot.table.table import Table
from cogs.desk import Desk
from sandbox.clock import DrivenClock as SandboxClock
from sandbox.compose import walk
from sandbox.message import EPHEMERAL
from sandbox.person import Failed, Person
from sandbox.record import Request
from sandbox.screen import BUTTON
from sandbox.server import Sandbox
from sandbox.shape import Json
from sandbox.world import HOME
from tests.e2e.bot.company import CALLBACK, PANEL, board, panel
from tests.e2e.bot.guests import gather, presses
from tests.e2e.bot.life import life
from tests.e2e.bot.quiet import is_quiet
from tests.e2e.bot.stacked import desk_of, table_of
from tests.e2e.conftest import HOUR_MS, Online, point_at
from tests.e2e.waiting import eventually
from tests.table.clock import DrivenClock

CHANNEL = "the channel"
MESSAGE, EDIT = 4, 7
NONCE = re.compile(r'(?<="nonce": )"?\d+"?')
TOKEN = re.compile(r"[\w-]{64}")


class Press(NamedTuple):
    """A button by its place on the message, whatever stands on it."""

    who: str
    on: Literal["board", "panel"]
    place: int


class Type(NamedTuple):
    who: str
    command: str


class Wait(NamedTuple):
    until: float


Gesture = Press | Type | Wait


class Sent(NamedTuple):
    to: str
    """A person, or everybody: `CHANNEL`."""
    how: str
    body: str


class Evening:
    def __init__(
        self, box: Sandbox, desk: Desk, table: Table, clock: DrivenClock, *people: Person
    ) -> None:
        self.table = table
        self._box = box
        self._desk = desk
        self._clock = clock
        self._people = {person.name: person for person in people}
        self._names = {person.me["id"]: person.name for person in people}

    def shows(self, press: Press) -> Json | None:
        """The button, if there is one in that place."""
        person = self._people[press.who]
        message = board(person) if press.on == "board" else panel(person)
        found = walk(message["components"] if message else [])
        buttons = [part for part in found if part.get("type") == BUTTON]
        return buttons[press.place] if press.place < len(buttons) else None

    async def do(self, gesture: Gesture) -> list[Sent]:
        """All that the bot sent, in order, from the gesture until it had nothing more to do."""
        before = len(self._box.requests)
        refused = await self._make(gesture)
        await eventually(self._is_quiet)
        new = list(self._box.requests)[before:]
        return [*refused, *(self._sent(gesture, request) for request in new)]

    async def moves(self) -> Sequence[tuple[Seat | None, str]]:
        """All that happened by the rules, from the store."""
        saved = await self._desk.bot.store.read(self.table.id)
        assert saved is not None
        return saved.moves

    async def _make(self, gesture: Gesture) -> list[Sent]:
        """What a person's own client does not allow is an event as well, in its own way."""
        try:
            match gesture:
                case Press(who, on):
                    person, button = self._people[who], self.shows(gesture)
                    shown = board(person) if on == "board" else panel(person)
                    if button is None:
                        raise Failed("There is no such button.")
                    await person.press(button["custom_id"], on=shown)
                case Type(who, command):
                    await self._people[who].slash(command)
                case Wait(until):
                    self._clock.move_to(until)
        except Failed as failed:
            return [Sent(CHANNEL, "refused", str(failed))]
        return []

    def _is_quiet(self) -> bool:
        return is_quiet(self._box, self._desk, self._clock, self._people.values())

    def _sent(self, gesture: Gesture, request: Request) -> Sent:
        """As it was, the order of keys included, but for tokens and nonces: they are random."""
        to = self._reader(gesture, request)
        path = TOKEN.sub(f"<{to}>", request.path)
        body = json.dumps([request.body, request.files], ensure_ascii=False)
        return Sent(to, f"{request.method} {path} {request.status}", NONCE.sub("", body))

    def _reader(self, gesture: Gesture, request: Request) -> str:
        if not TOKEN.search(request.path):
            return CHANNEL
        if request.route == PANEL:
            message = self._box.world.find_message(request.path.partition("?")[0].split("/")[-1])
            return self._names[message.only_for] if message and message.only_for else CHANNEL
        assert not isinstance(gesture, Wait), "nobody has pressed anything"
        is_answer = request.route == CALLBACK
        return CHANNEL if is_answer and _is_public(gesture, request.body) else gesture.who


def _is_public(gesture: Gesture, body: object) -> bool:
    """Whether an answer is seen by others than the one who is answered."""
    assert isinstance(body, dict)
    if body["type"] == MESSAGE:
        return not body["data"].get("flags", 0) & EPHEMERAL
    return body["type"] == EDIT and isinstance(gesture, Press) and gesture.on == "board"


_numbers = count()


@asynccontextmanager
async def evening(
    folder: Path,
    online: Online,
    rules: AnyGame,
    *players: str,
    cpus: int = 0,
    spectator: str,
    emojis: Mapping[str, str] | None = None,
) -> AsyncIterator[Evening]:
    """A table by these rules, in a world of its own, at which `Start` comes next.

    CPU players have the same mind every time. With `emojis`, the server wants those.
    """
    clock = DrivenClock()
    own = folder / str(next(_numbers))
    own.mkdir()
    async with Sandbox.start(port=0, clock=SandboxClock()) as box:
        box.gateway.heartbeat_ms = HOUR_MS
        point_at(box)
        async with life(own, online, clock) as bot:
            if emojis is not None:
                await bot.store.set_setting(GuildId(int(HOME)), "board", "emoji")
                desk_of(bot).houses.emojis = emojis
            people = [await box.person(name) for name in (*players, spectator)]
            host, *others = people[: len(players)]
            await gather(host, *others, game=rules.id.title())
            if cpus:
                await host.press("Add CPU")
            for number in range(1, cpus + 1):
                await presses(host, "Easy")
                await host.sees_text(f"Seats: {len(players) + number} of")
            table = table_of(bot)
            async with table.lock:
                table.game = rules
                table.mind = Chance(b"the same mind")
                table.opened = table.opened._replace(seed=bytes(32))
            yield Evening(box, desk_of(bot), table, clock, *people)


Record = list[list[Sent]]
"""What was sent, by gesture."""


async def repeat(evening: Evening, gestures: Sequence[Gesture]) -> Record:
    return [await evening.do(gesture) for gesture in gestures]


def difference(one: Record, other: Record, but: Collection[str] = ()) -> str | None:
    """The first thing that anybody but these has got in one of them alone; else None.

    What goes to different people at once may overtake each other: each of them is asked apart.
    """
    for step, (here, there) in enumerate(zip(one, other, strict=True)):
        for to in sorted({sent.to for sent in (*here, *there)}):
            first, second = _got(here, to, but), _got(there, to, but)
            if first != second:
                return f"gesture {step}, {to}:\n{first}\nand in the other game:\n{second}"
    return None


def _got(some: list[Sent], to: str, but: Collection[str]) -> list[Sent]:
    """Also of those who know more, how many messages they get is to be the same."""
    return [sent._replace(body="") if to in but else sent for sent in some if sent.to == to]
