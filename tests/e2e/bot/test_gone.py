"""Channels, servers and permissions that are taken away in the middle of a game."""

import logging
from pathlib import Path

import pytest

from bot.store.store import Store
from bot.table.ids import TableId
from sandbox.permission import Permission
from sandbox.server import Sandbox
from tests.e2e.bot.company import (
    MESSAGE,
    MESSAGES,
    board,
    play,
    seated,
    sees_played,
    text,
    to_move,
    words,
)
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.life import life
from tests.e2e.conftest import Online
from tests.e2e.waiting import eventually, eventually_so
from tests.table.clock import DrivenClock

GONE = "aborted-channel-gone"
WARNING = "has to allow me: Send Messages"


async def are_over(store: Store, *tables: int) -> None:
    """They end, with the reason, and are loaded no more."""

    async def are_filed() -> bool:
        return not {saved.opened.table for saved in await store.load()}.intersection(tables)

    await eventually_so(are_filed)
    for table in tables:
        saved = await store.read(TableId(table))
        assert saved
        assert saved.ended
        assert saved.ended.reason == GONE


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Ours: discord.py has some about heartbeats on a machine that is too busy for them."""
    ours = [record for record in caplog.records if record.name.startswith(("bot.", "cogs."))]
    return [record.getMessage() for record in ours if record.levelno >= logging.WARNING]


async def test_a_deleted_channel_ends_its_table_and_no_other(
    box: Sandbox, start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await start(DrivenClock())
    await seated(box, "ada", "ben")
    others = await seated(box, "cleo", "dario", channel="other-table")
    box.delete_channel("games")
    await are_over(bot.store, 1)
    await play(others)
    await others[0].sees_text("played")
    assert warnings(caplog) == []


async def test_a_deleted_thread_ends_its_table(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada = await box.person("ada")
    await ada.slash("play", game="17")
    await ada.press("Open a thread")
    await eventually(lambda: "17 with Ada" in [c["name"] for c in ada.channels.values()])
    ada.go("17 with Ada")
    await ada.until(lambda _: "join" in words(board(ada)))
    box.delete_channel("17 with Ada")
    await are_over(bot.store, 1)


async def test_a_bot_that_is_kicked_ends_its_tables_there(
    box: Sandbox, start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await start(DrivenClock())
    await seated(box, "ada", "ben")
    await seated(box, "cleo", "dario", channel="other-table")
    box.kick("sandbox")
    await are_over(bot.store, 1, 2)
    assert warnings(caplog) == []


@pytest.mark.parametrize("loss", ["kick", "delete"])
async def test_what_was_lost_while_the_bot_was_away_ends_its_table(
    box: Sandbox, online: Online, tmp_path: Path, loss: str
) -> None:
    async with life(tmp_path, online, DrivenClock()):
        await seated(box, "ada", "ben")
    if loss == "kick":
        box.kick("sandbox")
    else:
        box.delete_channel("games")
    async with life(tmp_path, online, DrivenClock()) as bot:
        await are_over(bot.store, 1)


async def test_who_presses_learns_once_which_permission_is_missing(
    box: Sandbox, start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    """A new round needs a new message: without Send Messages the game goes on, but unseen."""
    await start(DrivenClock())
    people = await seated(box, "ada", "ben")
    await play(people)
    caller = await to_move(people)
    await caller.until(lambda _: "call" in words(board(caller)))
    box.deny("sandbox", "games", Permission.SEND_MESSAGES)
    await caller.press("17!", on=board(caller))
    await caller.sees_text(WARNING)
    await eventually(lambda: box.requests.to("POST", MESSAGES))
    starter = await to_move(people)
    for _ in range(3):
        await play(people)
    other = next(person for person in people if person is not caller)
    await other.sees_text(WARNING)
    assert [p.sees().count(WARNING) for p in people] == [1, 1], "once each"
    refused = [r for r in box.requests.to("POST", MESSAGES) if r.status == 403]
    assert len(refused) <= 4, "one attempt a change, and no storm of them"
    assert len(warnings(caplog)) == 1, warnings(caplog)

    box.deny("sandbox", "games", Permission(0))
    await play(people)
    await starter.until(lambda _: "Round 2" in text(board(starter)))


async def test_without_a_sight_of_the_channel_a_game_goes_on_and_comes_back(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    people = await seated(box, "ada", "ben")
    box.deny("sandbox", "games", Permission.VIEW_CHANNEL)
    person = await play(people)
    await person.sees_text("has to allow me: View Channel")
    await eventually(lambda: box.requests.to("PATCH", MESSAGE)[-1].status == 403)
    box.deny("sandbox", "games", Permission(0))
    await sees_played(person, await play(people))
