"""Evenings with many tables at once, on a real store: people press what they may, come and go."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.word import word
from bot.games import CATALOGUE
from bot.standing.result import Stakes
from bot.store.store import Store
from bot.table.hub import Guest, Hub, Order
from bot.table.ids import ChannelId, GuildId, TableId, UserId
from bot.table.pace import PACES
from bot.table.table import Table
from tests.table.clock import DrivenClock

GUILDS = [GuildId(70 + number) for number in range(3)]
PEOPLE = [Guest(UserId(100 + n), f"Person {n}", f"ticket-{n}") for n in range(12)]
LEVELS = ("easy", "normal")

LONG = 200
"""Moves after which people begin to play well: matches at random would last for thousands."""


class Nobody:
    """An audience that does not look."""

    def changed(self, table: Table) -> None:
        pass


class Evening:
    def __init__(
        self,
        store: Store,
        seed: str,
        games: tuple[str, ...] = tuple(CATALOGUE),
        guests: Sequence[Guest] = PEOPLE,
        guilds: Sequence[GuildId] = GUILDS,
    ) -> None:
        self.store = store
        self.whim = random.Random(seed)
        self.clock = DrivenClock()
        self._chance = Chance(f"evening {seed}".encode())
        self._games = games
        self._guests = guests
        self._guilds = guilds
        self.hub = Hub(CATALOGUE, store, self.clock, Nobody(), self._entropy)

    def _entropy(self, length: int) -> bytes:
        return bytes(self._chance.below(256) for _ in range(length))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        clocks = asyncio.create_task(self.hub.run())
        try:
            yield
        finally:
            clocks.cancel()
            await asyncio.wait({clocks})

    async def tables(self, count: int) -> list[TableId]:
        """So many games at once, each in its own channel, to their end."""
        numbers = [ChannelId(number) for number in range(count)]
        return list(await asyncio.gather(*(self._table(channel) for channel in numbers)))

    async def broken_off(self) -> TableId:
        """A game that its host ends before it is over."""
        table = await self._seated(ChannelId(0))
        await self.hub.start(table.id, table.host)
        await self.hub.end(table.id, table.host, moderator=False)
        await self.finish(table)
        return table.id

    async def _table(self, channel: ChannelId) -> TableId:
        table = await self._seated(channel)
        await self.hub.start(table.id, table.host)
        await self.finish(table)
        return table.id

    async def finish(self, table: Table) -> None:
        while True:
            async with table.lock:  # whatever is being stored is stored
                over = table.is_over
            if over:
                break
            await self._happen(table)
        await self.hub.file(table.id)

    async def _seated(self, channel: ChannelId) -> Table:
        whim = self.whim
        game = CATALOGUE[whim.choice(self._games)]
        seats = whim.choice(list(game.seats))
        people = whim.sample(self._guests, seats)
        options = dict.fromkeys(game.options, whim.random() < 0.05)
        stakes = Stakes(whim.random() < 0.8, "last" if whim.random() < 0.8 else "none")
        order = Order(
            *(whim.choice(self._guilds), channel, game.id, options, seats, PACES["normal"], 900.0),
            stakes,
        )
        table = await self.hub.open(order, people[0])
        assert isinstance(table, Table), table
        for guest in people[1:]:
            if whim.random() < 0.15:
                host = people[0]._replace(ticket=f"cpu-{guest.user}")
                await self.hub.add_cpu(table.id, host, whim.choice(LEVELS))
            else:
                await self.hub.join(table.id, guest)
        return table

    async def _happen(self, table: Table) -> None:
        waiting = table.game.waiting(table.state)
        if waiting is None:  # its end is just being stored
            return
        if self.whim.random() < 0.001:
            await self.hub.leave(table.id, self.whim.choice(table.people()))
        elif self.whim.random() < 0.0001:
            await self.hub.end(table.id, table.host, moderator=False)
        elif waiting.mover is None and self.whim.random() < 0.7:
            await self._let_time_pass(table)
        else:
            seat = waiting.mover if waiting.mover is not None else self.whim.choice(waiting.seats)
            user = table.chairs[seat].user
            action = None if user is None else self._action(table, seat)
            if user is None or action is None:
                await self._let_time_pass(table)
                return
            await self.hub.submit(table.id, user, table.window, word(table.game, action))

    def _action(self, table: Table, seat: Seat) -> Any | None:
        """At random; in a game that takes too long because of that, what a CPU would do."""
        game, state = table.game, table.state
        if table.number < LONG:
            return self.whim.choice(game.legal(state, seat))
        return game.cpus["easy"](game.view(state, seat), self._chance)

    async def _let_time_pass(self, table: Table) -> None:
        number = table.number
        while table.number == number and not table.ended:
            async with table.lock:
                if table.alarms:
                    self.clock.move_to(max(self.clock.now(), table.alarms[-1].at))
            await asyncio.sleep(0)
