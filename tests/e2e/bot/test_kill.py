"""The bot dies at any moment and starts again: nothing that anybody saw is lost."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from random import Random

from bot.engine.game import Seat
from bot.engine.word import word
from bot.store.database import NAME
from bot.store.store import Store
from bot.table.ids import GuildId, UserId
from bot.table.log import Saved
from bot.table.pace import PACES
from bot.table.table import Table
from bot.text.catalogue import FALLBACK
from sandbox.server import Sandbox
from sandbox.shape import Json
from sandbox.world import HOME
from tests.e2e.bot.company import answers, board, kinds, panel, text, words
from tests.e2e.bot.guest import Guest, Pressed
from tests.e2e.bot.history import History, looks
from tests.e2e.bot.life import life
from tests.e2e.conftest import Online
from tests.e2e.process import SECONDS, run
from tests.e2e.waiting import eventually, eventually_so
from tests.table.clock import HastyClock
from tests.text.shelf import catalogue

KILLS = 8
MOST = 8
"""A life that has fully begun lasts for fewer moves: a busy machine makes as many in longer."""
SEED = 17
TOKEN = "sandbox"
TURN = PACES["normal"].turn
SAY = catalogue().speaker(FALLBACK)


@asynccontextmanager
async def playing(guests: list[Guest]) -> AsyncIterator[None]:
    """In here everybody presses what there is to press."""

    async def play(guest: Guest) -> None:
        while True:
            if not await guest.act():
                await asyncio.sleep(0.01)

    tasks = [asyncio.create_task(play(guest)) for guest in guests]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(result, asyncio.CancelledError), result


def answered(box: Sandbox) -> dict[str, int]:
    """How each interaction was answered: 7 with what it did, 6 that it is done, 4 by a sentence."""
    taken = [request for request in answers(box) if request.status == 200]
    ids = [request.path.split("/interactions/")[1].split("/")[0] for request in taken]
    return dict(zip(ids, kinds(taken), strict=True))


def contains(saved: Saved, presses: list[Pressed]) -> bool:
    """Whether the log has these presses of one person, in this order."""
    [seat] = [s for s, chair in enumerate(saved.seated.chairs) if chair.user == presses[0].user]
    moves = iter([word for mover, word in saved.moves if mover == seat])
    return all(press.word in moves for press in presses)


def check_log(history: History, box: Sandbox, guests: list[Guest]) -> int:
    """Every acknowledged press is in the log; returns how many there are."""
    found: dict[tuple[int, int], list[Pressed]] = {}
    kind = answered(box)
    for press in (press for guest in guests for press in guest.pressed):
        if kind[press.interaction] == 7 or (kind[press.interaction] == 6 and press.soon):
            found.setdefault((press.table, press.user), []).append(press)
    tables = {int(saved.opened.table): saved for saved in history.tables}
    for (table, user), presses in found.items():
        words = [press.word for press in presses]
        assert contains(tables[table], presses), f"{user} did {words}, but {tables[table].moves}"
    return sum(map(len, found.values()))


def fresh(guests: list[Guest], since: float) -> bool:
    """Whether every deadline on the newest boards is a full one, counted from the restart."""
    shown = [board(guest.person) for guest in guests]
    running = [text(message) for message in shown if "rematch" not in words(message)]
    until = [int(found) for each in running for found in re.findall(r"<t:(\d+):R>", each)]
    return all(deadline >= since + TURN - 1 for deadline in until)


def still_good(history: History, guests: list[Guest]) -> Iterator[tuple[Guest, str, Json]]:
    """For each running table a press on what somebody still sees, which the rules allow."""
    for table in history.running():
        allowed = {
            (chair.user, word(table.game, action))
            for seat, chair in enumerate(table.chairs)
            for action in table.game.legal(table.state, Seat(seat))
        }
        yield from islice(_buttons(table, allowed, guests), 1)


def _buttons(
    table: Table, allowed: set[tuple[UserId | None, str]], guests: list[Guest]
) -> Iterator[tuple[Guest, str, Json]]:
    for guest in guests:
        user = UserId(int(guest.person.me["id"]))
        for message in (board(guest.person), panel(guest.person)):
            for do, button in words(message).items():
                bound = f"t:{table.id}:{table.window}:{do}:"
                if message and (user, do) in allowed and button["custom_id"].startswith(bound):
                    yield guest, do, message


class Evening:
    """Three tables that never end, and a bot that is killed again and again."""

    def __init__(self, box: Sandbox, folder: Path) -> None:
        self._box = box
        self._folder = folder
        self._random = Random(SEED)
        self.guests: list[Guest] = []
        self.history = History([], SAY, ())
        self.pressed_on_old = 0

    async def gather(self) -> None:
        for channel, game, names in (
            ("games", "17", ("ada", "ben")),
            ("other-table", "Switch", ("cleo", "dario")),
            ("general", "17", ("eva", "fay")),
        ):
            for name in names:
                host, cpu = name == names[0], channel == "general"
                person = await self._box.person(name, channel=channel)
                self.guests.append(Guest(person, self._random, game=game, host=host, cpu=cpu))

    async def life(self) -> None:
        """The bot starts, everybody plays, and somewhere in between it is killed."""
        since = time.time()
        before = len(self._box.gateway.sessions())
        api = f"{self._box.url}/api/v10"
        async with run(self._folder, DISCORD_TOKEN=TOKEN, DISCORD_API_BASE=api) as bot:
            await eventually(lambda: len(self._box.gateway.sessions()) > before, SECONDS)
            await self.guests[0].person.knows("play")
            await self._press_what_is_still_good()
            async with playing(self.guests):
                if self._random.random() < 0.8:
                    await eventually(lambda: fresh(self.guests, since), SECONDS)
                    enough = self._moves() + self._random.randrange(MOST)
                    await eventually(lambda: self._moves() >= enough, SECONDS)
                else:  # it dies while it is still starting
                    await asyncio.sleep(self._random.uniform(0, 0.5))
                if at_once := self._random.random() < 0.5:
                    bot.process.kill()
                    await bot.ends()
            if not at_once:  # what they pressed last is about to be shown, or is
                await asyncio.sleep(self._random.uniform(0, 0.5))
                bot.process.kill()
                await bot.ends()
        for guest in self.guests:
            guest.forgotten()

    def _moves(self) -> int:
        """How many presses have been answered, other than by a sentence."""
        return sum(kind in (6, 7) for kind in kinds(answers(self._box)))

    async def _press_what_is_still_good(self) -> None:
        for guest, do, message in still_good(self.history, self.guests):
            await guest.press(do, message)
            self.pressed_on_old += 1
            kind = answered(self._box)[guest.pressed[-1].interaction]
            assert kind in (6, 7), f"{guest.person.name} pressed {do}, but: {guest.person.sees()}"

    async def check(self, store: Store) -> int:
        """How many presses were acknowledged up to now; all of them are in the log."""
        self.history = await History.of(store, SAY, looks(self._box, TOKEN))
        for guest in self.guests:
            self.history.explains(guest.person)
        return check_log(self.history, self._box, self.guests)


async def test_whatever_was_seen_or_acknowledged_outlives_every_kill(
    box: Sandbox, online: Online, tmp_path: Path
) -> None:
    evening = Evening(box, tmp_path)
    path = tmp_path / "data" / NAME
    async with Store.open(path) as store:
        for setting, value in (("react_seconds", "1"), ("grace_seconds", "0.5")):
            await store.set_setting(GuildId(int(HOME)), setting, value)
    await evening.gather()
    acknowledged = kills = 0
    while kills < KILLS or (acknowledged <= KILLS and kills < 3 * KILLS):  # a busy machine: longer
        kills += 1
        await evening.life()
        async with Store.open(path) as store:
            acknowledged = await evening.check(store)
    assert evening.pressed_on_old, "on boards and panels from before a kill"
    assert acknowledged > KILLS

    for guest in evening.guests:
        guest.goes_on = False
    async with life(path.parent, online, HastyClock(50)) as bot, playing(evening.guests):

        async def are_over() -> bool:
            return await bot.store.load() == []

        await eventually_so(are_over, 3 * SECONDS)
        check_log(await History.of(bot.store, SAY, looks(box, TOKEN)), box, evening.guests)
