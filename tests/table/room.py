"""A room with tables, a slow disk and a clock that one moves: everything but Discord."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Self

from bot.engine.chance import Chance
from bot.engine.game import Cpu, Refused, Seat, Waiting
from bot.engine.word import word
from bot.games import CATALOGUE
from bot.standing.result import Stakes
from bot.table.hub import Guest, Hub, Order
from bot.table.ids import ChannelId, GuildId, UserId
from bot.table.log import Moved
from bot.table.pace import PACES, Seconds
from bot.table.table import Table
from tests.table.clock import DrivenClock
from tests.table.disk import Disk
from tests.table.witness import Witness

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fay")
PEOPLE = tuple(Guest(UserId(100 + n), name, f"ticket-{n}") for n, name in enumerate(NAMES))
ADA, BEN, CLEO, DAN, EVA, FAY = PEOPLE

GUILD = GuildId(7)
HERE = ChannelId(1)
THERE = ChannelId(2)
PATIENCE = 900.0
NORMAL = PACES["normal"]
STAKES = Stakes()

TURNS = 100_000
"""More turns of the event loop than anything takes that is not stuck."""


class Room:
    def __init__(self, seed: str = "", **cpus: Cpu[Any, Any]) -> None:
        """All chance comes from the seed: the same presses at the same time, the same evening.

        CPU players can be told how to play, by level.
        """
        self.log = Disk()
        self.clock = DrivenClock()
        self.witness = Witness(self.log)
        self._catalogue = {
            name: replace(game, cpus={**game.cpus, **cpus}) for name, game in CATALOGUE.items()
        }
        self._chance = Chance(f"room {seed}".encode())
        self.hub = self._hub()
        self._running: asyncio.Task[None] | None = None

    @classmethod
    @asynccontextmanager
    async def entered(cls, seed: str = "", **cpus: Cpu[Any, Any]) -> AsyncIterator[Self]:
        """With clocks that run."""
        room = cls(seed, **cpus)
        room.run()
        try:
            yield room
        finally:
            await room.stop()

    def run(self) -> None:
        self._running = asyncio.create_task(self.hub.run())

    async def stop(self) -> None:
        assert self._running is not None
        if self._running.done():
            self._running.result()  # clocks never end by themselves: say why
        self._running.cancel()
        await asyncio.wait({self._running})

    async def restart(self) -> None:
        """The bot is killed and comes back: another hub, and nothing but the log."""
        await self.stop()
        self.hub = self._hub()
        await self.hub.restore()
        self.run()
        await self.settle()

    def _hub(self) -> Hub:
        return Hub(self._catalogue, self.log, self.clock, self.witness, self._entropy)

    def _entropy(self, length: int) -> bytes:
        return bytes(self._chance.below(256) for _ in range(length))

    # Time

    async def settle(self) -> None:
        """Returns when everybody who could do something has done it."""
        sleepers = {asyncio.current_task(), self._running}
        for _ in range(TURNS):
            if self.clock.asleep and not asyncio.all_tasks() - sleepers:
                return
            await asyncio.sleep(0)
        raise AssertionError("the room never comes to rest")

    async def elapse(self, seconds: float) -> None:
        """Lets everything happen that happens in that time, each thing at its own moment."""
        await self.until(self.clock.now() + seconds)

    async def until(self, moment: float) -> None:
        await self.settle()
        while self.clock.next is not None and self.clock.next <= moment:
            self.clock.move_to(self.clock.next)
            await self.settle()
        self.clock.move_to(moment)
        await self.settle()

    async def next_alarm(self) -> bool:
        """Moves to the first moment at which something may happen by itself, if there is one."""
        await self.settle()
        if self.clock.next is None:
            return False
        await self.until(self.clock.next)
        return True

    # Tables

    async def ask(
        self,
        host: Guest = ADA,
        channel: ChannelId = HERE,
        game: str = "17",
        seats: int = 4,
        seconds: Seconds = NORMAL,
        match: bool = False,
        stakes: Stakes = STAKES,
    ) -> Table | Refused:
        """Asks for a lobby."""
        options = dict.fromkeys(CATALOGUE[game].options, match)
        order = Order(GUILD, channel, game, options, seats, seconds, PATIENCE, stakes)
        return await self.hub.open(order, host)

    async def lobby(
        self,
        *guests: Guest,
        cpus: Iterable[str] = (),
        channel: ChannelId = HERE,
        game: str = "17",
        seats: int | None = None,
        seconds: Seconds = NORMAL,
        match: bool = False,
        stakes: Stakes = STAKES,
    ) -> Table:
        """A lobby with these people, the first of whom hosts, and then these CPU players."""
        guests, cpus = guests or (ADA,), tuple(cpus)
        most = seats or len(guests) + len(cpus)
        table = await self.ask(guests[0], channel, game, most, seconds, match, stakes)
        assert isinstance(table, Table), table
        for guest in guests[1:]:
            assert isinstance(await self.hub.join(table.id, guest), Table)
        for number, level in enumerate(cpus):
            host = guests[0]._replace(ticket=f"cpu-{number}")
            assert isinstance(await self.hub.add_cpu(table.id, host, level), Table)
        return table

    async def game(
        self,
        *guests: Guest,
        cpus: Iterable[str] = (),
        channel: ChannelId = HERE,
        game: str = "17",
        seconds: Seconds = NORMAL,
        match: bool = False,
        stakes: Stakes = STAKES,
    ) -> Table:
        """A game that has just begun."""
        table = await self.lobby(
            *guests,
            cpus=cpus,
            channel=channel,
            game=game,
            seconds=seconds,
            match=match,
            stakes=stakes,
        )
        assert await self.hub.start(table.id, table.host) is table
        return table

    @property
    def moves(self) -> list[Moved]:
        """All that are stored, of every table."""
        return [entry for entry in self.log.entries if isinstance(entry, Moved)]

    async def press(
        self, table: Table, guest: Guest, word: str, window: int | None = None
    ) -> Table | Refused:
        """A button that was drawn in that window; without one, in this very moment."""
        serial = table.window if window is None else window
        return await self.hub.submit(table.id, guest.user, serial, word)

    async def play(self, table: Table) -> Guest:
        """Whoever is to move plays a card without effects; returns who it was."""
        guest, word = mover(table), plain_card(table)
        assert await self.press(table, guest, word) is table
        return guest


def waiting(table: Table) -> Waiting:
    """Whom the table waits for; the game must be on."""
    found = table.game.waiting(table.state)
    assert found is not None, "the game is over"
    return found


def mover(table: Table) -> Guest:
    """The person to move."""
    seat = waiting(table).mover
    assert seat is not None, "nobody is to move: a window is open"
    return at(table, seat)


def at(table: Table, seat: int) -> Guest:
    return next(guest for guest in PEOPLE if guest.user == table.chairs[seat].user)


def words(table: Table, seat: Seat) -> list[str]:
    """What the seat may do now."""
    return [word(table.game, action) for action in table.game.legal(table.state, seat)]


def plain_card(table: Table) -> str:
    """A number as it is, or else any card face down: neither direction nor row change by it."""
    seat = waiting(table).mover
    assert seat is not None, "nobody is to move: a window is open"
    cards = [word for word in words(table, seat) if word.startswith("play.")]
    numbers = [word for word in cards if word[6] in "co" and word.endswith(".up")]
    return (numbers or [word for word in cards if word.endswith(".down")])[0]


def reason(answer: Table | Refused) -> str:
    """Why not."""
    assert isinstance(answer, Refused), "it was allowed"
    return answer.reason
