"""Tables without Discord: the real hub on the real store, and people of all kinds.

They join and leave, press in time, twice, too late and out of turn, or not at all. Whoever drives
them looks at the table as it is, so after a restart they go on where they are.
"""

import asyncio
from collections import Counter
from random import Random

from bench.endurance.ledger import Move, Notes
from bot.engine.game import Refused, Seat, Waiting
from bot.engine.word import word
from bot.games import CATALOGUE
from bot.standing.result import Stakes
from bot.store.store import Store
from bot.table.clock import Clock
from bot.table.hub import Guest, Hub, Order
from bot.table.ids import ChannelId, GuildId, TableId, UserId
from bot.table.pace import PACES
from bot.table.table import Table

PEOPLE = 60
GUILDS = 6
LEVELS = ("easy", "normal", "hard")
PATIENCE = 30.0
"""Real seconds after which a table at which nothing happens by itself is stuck."""
SHORT = ("discard",)
"""What brings a game of Switch to its end; players without a plan would play for hours."""


class Stuck(Exception):
    """Nothing happens at a table any more, and nobody is asked to do anything."""


class Hall:
    """A hub from its start until it is thrown away; every channel has one table after the other."""

    def __init__(
        self, store: Store, clock: Clock, notes: Notes, chance: Random, corners: int
    ) -> None:
        self.hub = Hub(CATALOGUE, store, clock, audience=self)
        self.clock = clock
        self.notes = notes
        self.seen: Counter[str] = Counter()
        """What people did, but for their moves."""
        self._corners = [Corner(self, n, Random(chance.random())) for n in range(corners)]

    def changed(self, table: Table) -> None:
        self._corners[table.opened.channel - 1].news.set()

    async def restore(self) -> list[TableId]:
        """Takes up what an earlier life has left behind; those at which nothing would happen."""
        await self.hub.restore()
        for table in self.hub.all():
            self._corners[table.opened.channel - 1].table = table
        return [table.id for table in self.hub.all() if not table.is_over and not table.alarms]

    async def live(self, seconds: float) -> None:
        """Until the time is over; then everybody is interrupted, whatever they are doing."""
        playing = [asyncio.create_task(corner.play()) for corner in self._corners]
        clocks = asyncio.create_task(self.hub.run())
        tasks = {clocks, *playing}
        try:
            await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def run_out(self, patience: float) -> list[TableId]:
        """Nobody does anything any more; the tables that do not come to an end by themselves."""
        clocks = asyncio.create_task(self.hub.run())
        try:
            async with asyncio.timeout(patience):
                while not all(table.is_over for table in self.hub.all()):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
        except TimeoutError:
            pass
        finally:
            clocks.cancel()
            await asyncio.wait({clocks})
        left = [table.id for table in self.hub.all() if not table.is_over]
        for table in self.hub.all():
            await self.hub.file(table.id)
        return left


class Corner:
    """One channel, and those who play there."""

    def __init__(self, hall: Hall, number: int, chance: Random) -> None:
        self.news = asyncio.Event()
        self.table: Table | None = None
        self._hall = hall
        self._hub = hall.hub
        self._channel = ChannelId(number + 1)
        self._chance = chance

    async def play(self) -> None:
        while True:
            self.news.clear()
            await self._step()

    async def _step(self) -> None:
        table = self.table
        if table is None:
            await self._open()
        elif table.is_over:
            await self._hub.file(table.id)
            self.table = None
        elif table.stale or table.lock.locked():
            await self._wait()
        elif table.in_lobby:
            await self._gather(table)
        else:
            await self._decide(table)

    def _happens(self, share: float) -> bool:
        return self._chance.random() < share

    def _someone(self) -> Guest:
        number = self._chance.randrange(PEOPLE)
        return Guest(UserId(100 + number), f"Person {number}", str(self._chance.getrandbits(60)))

    async def _wait(self) -> None:
        """Until something happens by itself."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()
        except TimeoutError:
            raise Stuck(f"table {self.table.id if self.table else 0} stands still") from None

    async def _open(self) -> None:
        chance = self._chance
        game = CATALOGUE[chance.choice(list(CATALOGUE))]
        options = dict.fromkeys(game.options, self._happens(0.02))
        stakes = Stakes(self._happens(0.8), "last" if self._happens(0.8) else "none")
        seats = chance.choice(list(game.seats))
        guild = GuildId(1 + chance.randrange(GUILDS))
        seconds = PACES[chance.choice(("quick", "normal"))]
        order = Order(guild, self._channel, game.id, options, seats, seconds, 900.0, stakes)
        opened = await self._hub.open(order, self._someone())
        assert isinstance(opened, Table), opened
        self.table = opened

    async def _gather(self, table: Table) -> None:
        seen, id = self._hall.seen, table.id
        whim = self._chance.random()
        if whim < 0.45:
            seen["joins"] += isinstance(await self._hub.join(id, self._someone()), Table)
        elif whim < 0.55:
            level = self._chance.choice(LEVELS)
            guest = self._someone()._replace(user=table.host)
            await self._hub.add_cpu(id, guest, level)
        elif whim < 0.62:
            seen["leaves"] += 1
            await self._hub.leave(id, self._chance.choice(table.people()))
        elif whim < 0.63:
            seen["silences"] += 1
            await self._wait()  # it closes by itself
        else:
            await self._hub.start(id, self._chance.choice([table.host, self._someone().user]))

    async def _decide(self, table: Table) -> None:
        waiting = table.game.waiting(table.state)
        assert waiting is not None
        whim = self._chance.random()
        if whim < 0.002:
            self._hall.seen["leaves"] += 1
            await self._hub.leave(table.id, self._chance.choice(table.people()))
        elif whim < 0.0022:
            self._hall.seen["ends by hand"] += 1
            await self._hub.end(table.id, table.host, moderator=False)
        elif whim < 0.012:
            self._hall.seen["silences"] += 1
            await self._wait()
        elif whim < 0.04:
            await self._press_wrongly(table)
        else:
            await self._press(table, waiting)

    async def _press_wrongly(self, table: Table) -> None:
        """Out of turn, too late, or by somebody who does not play at all."""
        game = table.game
        user = self._chance.choice([*table.people(), self._someone().user])
        do = word(game, self._chance.choice(list(game.actions)))
        window = max(1, table.window - self._chance.randrange(3))
        self._hall.seen["wrong presses"] += 1
        await self._submit(table, user, window, do)

    async def _press(self, table: Table, waiting: Waiting) -> None:
        """Whoever may act does: alone, twice, or at once with everybody else who may."""
        able = [
            seat
            for seat in waiting.seats
            if table.chairs[seat].user is not None and table.game.legal(table.state, seat)
        ]
        mover = waiting.mover
        if mover is None and (not able or self._happens(0.6)):
            await self._wait()
            return
        if mover is not None and mover not in able:
            await self._wait()
            return
        pressed = [self._choice(table, seat) for seat in able if seat == mover]
        if mover is None or self._happens(0.1):
            pressed += [self._choice(table, seat) for seat in able if seat != mover]
        if self._happens(0.05):
            self._hall.seen["double presses"] += 1
            pressed *= 2
        await asyncio.gather(*(self._submit(table, *one) for one in pressed))

    def _choice(self, table: Table, seat: Seat) -> tuple[UserId, int, str]:
        legal = [word(table.game, action) for action in table.game.legal(table.state, seat)]
        short = [do for do in legal if do in SHORT]
        user = table.chairs[seat].user
        assert user is not None
        do = self._chance.choice(short if short and self._happens(0.8) else legal)
        return user, table.window, do

    async def _submit(self, table: Table, user: UserId, window: int, do: str) -> None:
        move = Move(table.id, user, do)
        self._hall.notes.sent(move)
        result = await self._hub.submit(table.id, user, window, do)
        if isinstance(result, Refused):
            self._hall.notes.refused(move)
        else:
            self._hall.notes.accepted(move)
