"""A world for one act: a sandbox, the real bot in it, people, and time that stands still."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Protocol

from bot.app import EXTENSIONS, point_at
from bot.engine.chance import Chance
from bot.engine.game import AnyGame
from bot.store.database import NAME
from bot.store.store import Store
from bot.table.ids import GuildId
from bot.table.table import Table
from sandbox.clock import DrivenClock as SandboxClock
from sandbox.compose import walk
from sandbox.message import EPHEMERAL
from sandbox.person import Person
from sandbox.server import Sandbox
from sandbox.shape import Json
from sandbox.world import HOME
from tests.e2e.bot.company import buttons
from tests.e2e.bot.conftest import Quick, painter
from tests.e2e.bot.quiet import is_quiet, is_up_to_date
from tests.e2e.bot.stacked import desk_of, table_of
from tests.e2e.waiting import eventually
from tests.table.clock import START, DrivenClock
from tests.text.shelf import catalogue

TOKEN = "sandbox"


class Photographer(Protocol):
    """Where pictures go: see tests/gallery/camera.py."""

    async def set_up(self, url: str, language: str, now: float) -> None: ...

    async def set_time(self, now: float) -> None: ...

    async def shoot(self, name: str, person: Person, message: Json) -> None: ...

    async def shoot_log(self, name: str, person: Person) -> None: ...

    async def shoot_page(self, name: str, person: Person, typed: str = "") -> None: ...

    async def shoot_form(self, name: str, person: Person, message: Json, button: str) -> None: ...


class Adorned(Quick):
    """With emojis and pictures, as in real life."""

    PARTS = EXTENSIONS
    painting = staticmethod(painter)


class Studio:
    """Everybody speaks one language, and buttons are pressed by what they do."""

    def __init__(
        self,
        box: Sandbox,
        bot: Quick,
        clock: DrivenClock,
        box_clock: SandboxClock,
        camera: Photographer,
        language: str,
    ) -> None:
        self.box = box
        self.bot = bot
        self.language = language
        self._clock = clock
        self._box_clock = box_clock
        self._camera = camera
        self._people: dict[str, Person] = {}

    @property
    def table(self) -> Table:
        """The newest one."""
        return table_of(self.bot)

    async def people(self, *names: str) -> list[Person]:
        return [await self.person(name) for name in names]

    async def person(self, name: str) -> Person:
        if name not in self._people:
            person = self._people[name] = await self.box.person(name)
            await person.speak(self.language)
        return self._people[name]

    # What they do

    async def slash(self, person: Person, command: str, **options: object) -> Json:
        """The command's answer, as it stands when all is quiet."""
        known = {message["id"] for message in person.messages}
        await person.slash(command, **options)
        await self.settle()
        return next(message for message in person.messages if message["id"] not in known)

    async def press(self, person: Person, do: str, on: Json | None = None) -> None:
        """The newest button that does it, such as `play.3c.down`, `join` or `delete.yes`."""
        there = [on] if on else reversed(person.messages)
        found = [(button, message) for message in there for button in buttons(message)]
        fitting = [pair for pair in found if does(pair[0]) == do]
        assert fitting, f"{person.name} sees nothing that does {do}:\n{person.sees()}"
        button, message = fitting[0]
        await person.press(button["custom_id"], on=message)
        await self.settle()

    async def gather(self, host: Person, *others: Person, **options: object) -> None:
        await self.slash(host, "play", **({"game": "17"} | options))
        for guest in others:
            await self.press(guest, "join")

    async def start(self, host: Person, rules: AnyGame | None = None) -> None:
        """The game at the newest table; `rules` are those of tests/gallery/rigged.py."""
        if rules is not None:
            self.table.game = rules
        await self.press(host, "start")

    async def time_passes(self) -> None:
        """Until the next thing happens by itself: a window closes, or a CPU player decides."""
        moment = self._clock.next
        assert moment is not None, "nothing will happen"
        await self.advance(moment - self._clock.now())

    async def advance(self, seconds: float) -> None:
        await self._camera.set_time(self._clock.now() + seconds)
        self._box_clock.advance(seconds)
        self._clock.advance(seconds)
        await self.settle()

    async def until_turn_of(self, seat: int) -> None:
        """Windows close and CPU players move until this seat has to."""
        await self.until_somebody_moves((seat,))

    async def until_somebody_moves(self, seats: Collection[int]) -> int:
        """Which of these seats it is that has to."""
        while True:
            waiting = self.table.game.waiting(self.table.state)
            assert waiting is not None, "the game is over"
            if waiting.mover is not None and waiting.mover in seats:
                return waiting.mover
            await self.time_passes()

    async def settle(self) -> None:
        await eventually(
            lambda: is_quiet(self.box, desk_of(self.bot), self._clock, self._people.values())
        )

    async def stop(self) -> None:
        """The bot says goodbye; the sandbox goes on."""
        await self.bot.close()
        for person in self._people.values():
            await eventually(partial(is_up_to_date, self.box, person))

    # What is photographed

    async def shoot(self, name: str, person: Person, message: Json) -> None:
        await self._camera.shoot(name, person, message)

    async def shoot_page(self, name: str, person: Person, typed: str = "") -> None:
        await self._camera.shoot_page(name, person, typed)

    async def shoot_log(self, name: str, person: Person) -> None:
        """All messages of the channel, one below the other."""
        await self._camera.shoot_log(name, person)

    async def shoot_form(self, name: str, person: Person, message: Json, do: str) -> None:
        button = next(each for each in buttons(message) if does(each) == do)
        await self._camera.shoot_form(name, person, message, button["custom_id"])

    async def shoot_board(self, name: str, person: Person) -> None:
        await self.shoot(name, person, board(person))

    async def shoot_panel(self, name: str, person: Person) -> None:
        await self.shoot(name, person, panel(person))

    async def shoot_answer(self, name: str, person: Person) -> None:
        """What was said to this person alone, last."""
        await self.shoot(name, person, person.ephemerals[-1])


def does(button: Json) -> str:
    """The word in the id of a button, of a table or of a panel."""
    parts = str(button.get("custom_id", "")).split(":")
    return parts[3] if len(parts) > 3 else parts[-1]


def board(person: Person) -> Json:
    """The newest public message with something to press."""
    public = [m for m in person.messages if not m["flags"] & EPHEMERAL]
    return [message for message in public if any(buttons(message))][-1]


def told(person: Person) -> Json:
    """The newest public message without anything to press: a result, a notice."""
    public = [m for m in person.messages if not m["flags"] & EPHEMERAL]
    return [message for message in public if not any(buttons(message))][-1]


def panel(person: Person) -> Json:
    """The newest private message that belongs to a table, or becomes a hand."""
    return [m for m in person.ephemerals if any(walk(m["components"]))][-1]


def _entropy() -> Callable[[int], bytes]:
    """Seeds are the same in every run, and so are the pictures."""
    chance = Chance(b"gallery")
    return lambda length: bytes(chance.below(256) for _ in range(length))


@asynccontextmanager
async def studio(
    folder: Path,
    camera: Photographer,
    language: str,
    settings: Mapping[str, object],
    kind: type[Quick] = Adorned,
) -> AsyncIterator[Studio]:
    """`settings` are the server's."""
    clock, box_clock = DrivenClock(), SandboxClock(START)
    async with (
        Sandbox.start(port=0, clock=box_clock) as box,
        Store.open(folder / NAME) as store,
    ):
        await point_at(f"{box.url}/api/v10", TOKEN)
        for name, value in {"language": language, **settings}.items():
            await store.set_setting(GuildId(int(HOME)), name, str(value))
        bot = kind(store, clock, catalogue(), guild_ready_timeout=0.05)
        online = asyncio.create_task(bot.start(TOKEN))
        try:
            await eventually(lambda: online.done() or (bot.is_ready() and clock.asleep == 1))
            if online.done():
                online.result()
            await eventually(lambda: desk_of(bot).houses.emojis or kind is not Adorned)
            desk_of(bot).hub._entropy = _entropy()
            await camera.set_up(box.url, language, clock.now())
            yield Studio(box, bot, clock, box_clock, camera, language)
        finally:
            await bot.close()
            online.cancel()
            await asyncio.wait({online})
