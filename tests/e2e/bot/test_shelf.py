"""Replays are kept ready while somebody steps through them, and come late rather than never."""

import asyncio

from bot.store.connection import Reader
from bot.store.store import Store
from bot.store.writer import Writer
from bot.table.ids import TableId
from bot.table.log import LogFailed, Saved
from bot.table.replay import Deviation
from cogs.shelf import KEPT, Film, Shelf
from sandbox.server import Sandbox
from tests.e2e.bot.company import answers, kinds
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, people
from tests.e2e.bot.yesterday import files, played, seen
from tests.table.clock import DrivenClock
from tests.table.finished import saved


class DrowsyStore(Store):
    """Reads only while the gate is open; or, in trouble, not at all."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        super().__init__(writer, reader)
        self.gate = asyncio.Event()
        self.gate.set()
        self.trouble = False

    async def read(self, table: TableId) -> Saved | None:
        if self.trouble:
            raise LogFailed("the disk cannot be read")
        await self.gate.wait()
        return await super().read(table)


async def test_stepping_does_not_play_the_game_again() -> None:
    shelf = Shelf()
    first = await shelf.film(saved(1))
    assert isinstance(first, Film)
    assert await shelf.film(saved(1)) is first


async def test_what_has_changed_in_the_log_is_played_again() -> None:
    shelf, log = Shelf(), saved(1)
    first = await shelf.film(log)
    gone = log.seated.chairs[0]._replace(name="a player")
    changed = log._replace(seated=log.seated._replace(chairs=(gone, *log.seated.chairs[1:])))
    again = await shelf.film(changed)
    assert isinstance(again, Film)
    assert again is not first
    assert '"a player"' in again.replay.text
    assert isinstance(await shelf.film(log._replace(moves=log.moves[1:])), Deviation)


async def test_only_so_many_are_kept_and_those_looked_at_last() -> None:
    shelf = Shelf()
    first, second = [await shelf.film(saved(table, "switch")) for table in (1, 2)]
    for table in range(3, KEPT + 2):
        await shelf.film(saved(table, "switch"))
        assert await shelf.film(saved(1, "switch")) is first
    assert await shelf.film(saved(2, "switch")) is not second


async def test_answers_that_take_long_are_put_off_and_come_with_the_file(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock(), DrowsyStore)
    store = bot.store
    assert isinstance(store, DrowsyStore)
    await played(store, 5)
    (ada,) = await people(box, "ada")
    store.gate.clear()
    asking = asyncio.create_task(ada.slash("replay"))
    await ada.sees_text("is thinking...")
    store.gate.set()
    await asking
    await ada.sees_text("Replay of table 5 · step 0")
    [attached] = files(ada)

    store.gate.clear()
    await ada.press("Forward")
    assert kinds(answers(box)) == [5, 6], "put off, both of them"
    store.gate.set()
    await ada.sees_text("Replay of table 5 · step 1")
    assert files(ada) == [attached]


async def test_a_disk_that_cannot_be_read_is_told_and_the_replay_goes_on_later(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock(), DrowsyStore)
    store = bot.store
    assert isinstance(store, DrowsyStore)
    await played(store, 5)
    (ada,) = await people(box, "ada")
    await ada.slash("replay")
    store.trouble = True
    await ada.press("Forward")
    assert answer(ada) == "That could not be read right now: please try again."
    store.trouble = False
    await ada.press("Forward")
    shown = [message for message in ada.ephemerals if message["attachments"]]
    assert "step 1 of" in str(shown[0])
    assert seen(ada)
