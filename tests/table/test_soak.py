"""A small soak; and a soak notices what is lost, what is doubled and what adds up wrong."""

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

from bench.endurance.audit import examine
from bench.endurance.clock import HastyClock
from bench.endurance.hall import Hall
from bench.endurance.halls import stored, unfinished
from bench.endurance.ledger import Ledger, Move
from bot.engine.game import Seat
from bot.store.store import Store
from bot.table.chair import Chair
from bot.table.ids import ChannelId, GuildId, TableId, UserId
from bot.table.log import Ended, Moved, Opened, Seated, Started
from bot.table.pace import PACES

LIVES = 3
LIFE = 0.2
CORNERS = 8
SPEED = 300.0
RUSH = 3000.0
TABLE, ADA, BEN = TableId(1), UserId(1), UserId(2)
OPENED = Opened(
    *(TABLE, GuildId(1), ChannelId(1), "17", {}, 2, PACES["normal"], 900.0, bytes(32), 0.0)
)


async def test_games_in_halls_that_are_thrown_away_come_to_their_end_and_add_up(
    tmp_path: Path,
) -> None:
    path, ledger, chance, clock = (
        tmp_path / "s",
        Ledger(),
        Random(17),
        HastyClock(SPEED, time.time()),
    )
    for _ in range(LIVES):
        async with Store.open(path) as store:
            hall = Hall(store, clock, ledger, chance, CORNERS)
            assert await hall.restore() == []
            await hall.live(LIFE)
    async with Store.open(path) as store:
        hall = Hall(store, HastyClock(RUSH, time.time()), ledger, chance, CORNERS)
        await hall.restore()
        assert await hall.run_out(30.0) == []
    ledger.settle(path)
    assert unfinished(path) == []
    assert (ledger.lost, ledger.doubled) == ([], [])
    found = await examine(path)
    assert (found.unproved, found.wrong) == ([], [])
    assert found.verified == stored(path)["games finished"] > 0

    with closing(sqlite3.connect(path)) as shell, shell:
        shell.execute("UPDATE standings SET wins = wins + 1")
    assert (await examine(path)).wrong, "a win too many is noticed"


async def told(path: Path, presses: Sequence[str], log: Sequence[str]) -> Ledger:
    """What the soak says when Ada was told that she did this, and that is stored."""
    chairs = (Chair("Ada", ADA, None, "1"), Chair("Ben", BEN, None, "2"))
    moves = [
        Moved(TABLE, number, Seat(0), do, "person", 0.0, None)
        for number, do in enumerate(log, start=1)
    ]
    async with Store.open(path) as store:
        await store.append(OPENED, Seated(TABLE, ADA, chairs), Started(TABLE, "1,2", 0.0), *moves)
        await store.append(Ended(TABLE, "aborted", "aborted-ended", (), 0.0))
    ledger = Ledger()
    for do in presses:
        ledger.read(f"+ {TABLE} {ADA} {do.rstrip('?')}")
        if not do.endswith("?"):
            ledger.read(f"= {TABLE} {ADA} {do}")
    ledger.settle(path)
    return ledger


async def test_the_soak_notices_moves_that_are_lost_or_doubled(tmp_path: Path) -> None:
    lost = await told(tmp_path / "lost", ["a", "b"], ["a"])
    assert (lost.lost, lost.doubled) == ([Move(TABLE, ADA, "b")], [])
    doubled = await told(tmp_path / "doubled", ["a", "b"], ["a", "b", "b"])
    assert (doubled.lost, doubled.doubled) == ([], [Move(TABLE, ADA, "b")])


async def test_of_a_press_without_an_answer_the_log_alone_knows(tmp_path: Path) -> None:
    for name, log in (("stored", ["a", "b"]), ("not stored", ["a"])):
        ledger = await told(tmp_path / name, ["a", "b?"], log)
        assert (ledger.lost, ledger.doubled) == ([], [])
