"""A disk that is slow or full: answers in time, and nothing is shown that is not stored."""

import asyncio

from bot.store.connection import Reader
from bot.store.store import Store
from bot.store.writer import Writer
from bot.table.ids import TableId
from bot.table.log import Entry, LogFailed
from cogs.desk import Desk
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.e2e.bot.company import (
    PANEL,
    answers,
    board,
    cards,
    is_to_move,
    kinds,
    panel,
    seated,
    text,
    to_move,
    words,
)
from tests.e2e.bot.conftest import Quick, Start
from tests.e2e.waiting import eventually
from tests.table.clock import DrivenClock


class MoodyStore(Store):
    """Stores only while the gate is open; or, in trouble, not at all."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        super().__init__(writer, reader)
        self.gate = asyncio.Event()
        self.gate.set()
        self.trouble = False

    async def append(self, *entries: Entry) -> None:
        if self.trouble:
            raise LogFailed("the disk is full")
        await self.gate.wait()
        await super().append(*entries)


def moody(bot: Quick) -> MoodyStore:
    assert isinstance(bot.store, MoodyStore)
    return bot.store


async def moves(bot: Quick, table: int) -> int:
    saved = await bot.store.read(TableId(table))
    return len(saved.moves) if saved else 0


async def test_what_takes_long_to_store_is_put_off_in_time_and_shown_when_it_is_stored(
    box: Sandbox, start: Start
) -> None:
    """A press on a board, one on a panel, a command, and somebody who only wants to look."""
    bot = await start(DrivenClock(), MoodyStore)
    switch = await seated(box, "ada", "ben", game="Switch", channel="games")
    cards_players = await seated(box, "cleo", "dario", channel="other-table")
    eva = await box.person("eva", channel="general")
    roller = next(person for person in switch if is_to_move(person))
    player = await to_move(cards_players)
    onlooker = next(person for person in cards_players if person is not player)
    before = len(answers(box))

    moody(bot).gate.clear()
    pressing = asyncio.gather(
        roller.press("Roll"),
        player.press(cards(player)[0]),
        onlooker.press("My hand"),
        eva.slash("play", game="17"),
    )
    await asyncio.wait_for(pressing, 3)
    assert sorted(kinds(answers(box)[before:])) == [5, 6, 6, 6]
    assert [await moves(bot, table) for table in (1, 2, 3)] == [0, 0, 0]
    for person in (roller, onlooker, eva):
        assert "rolled" not in person.sees()
        assert "played" not in person.sees()
        assert "who plays?" not in person.sees()

    moody(bot).gate.set()
    await roller.until(lambda _: "discard" in words(board(roller)) or "rolled" in roller.sees())
    await onlooker.sees_text("played")
    await onlooker.until(lambda _: len(onlooker.ephemerals) > 1 and cards(onlooker))
    await player.until(lambda _: not cards(player))
    await eva.sees_text("The table is open in")
    await eva.until(lambda _: "join" in words(board(eva)))
    assert [await moves(bot, table) for table in (1, 2)] == [1, 1]


async def test_a_table_that_is_being_opened_stops_no_other_from_being_shown(
    box: Sandbox, start: Start
) -> None:
    """A bot that is just back shows what was going on, while somebody opens a table already."""
    bot = await start(DrivenClock(), MoodyStore)
    await seated(box, "ada", "ben")
    moody(bot).gate.clear()
    eva = await box.person("eva", channel="general")
    await eva.slash("play", game="17")
    assert isinstance(bot.desk, Desk)
    assert len(bot.desk.hub) == 2, "the table is there, and not stored yet"
    await bot.desk.show_all()
    moody(bot).gate.set()
    await eva.until(lambda _: "join" in words(board(eva)))


async def refused(person: Person, action: str) -> None:
    """Gets the sentence, and every screen is as before."""
    shown = text(board(person)), text(panel(person))
    told = len(person.ephemerals)
    await person.press(action)
    await person.until(lambda _: len(person.ephemerals) > told)
    assert "could not be stored, so nothing has changed" in text(person.ephemerals[-1])
    assert (text(board(person)), text(panel(person))) == shown


async def test_what_cannot_be_stored_has_not_happened(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock(), MoodyStore)
    switch = await seated(box, "ada", "ben", game="Switch")
    seventeen = await seated(box, "cleo", "dario", channel="other-table")
    roller = next(person for person in switch if is_to_move(person))
    player = await to_move(seventeen)
    card = cards(player)[0]
    edits = len(box.requests.to("PATCH", PANEL))

    moody(bot).trouble = True
    await refused(roller, "Roll")
    await refused(player, card)
    eva = await box.person("eva", channel="general")
    await eva.slash("play", game="17")
    assert "could not be stored" in eva.sees()
    assert [await moves(bot, table) for table in (1, 2)] == [0, 0]
    assert len(box.requests.to("PATCH", PANEL)) == edits

    moody(bot).trouble = False
    await roller.press("Roll")
    await player.press(card)
    await eva.slash("play", game="17")
    await eva.until(lambda _: "join" in words(board(eva)))
    await eventually(lambda: not cards(player))
    assert [await moves(bot, table) for table in (1, 2)] == [1, 1]
