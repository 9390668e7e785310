"""What a table that is over leaves behind: results with its end, or nothing."""

import pytest

from bot.standing.result import Stakes
from bot.table.ids import TableId
from bot.table.log import Scored
from bot.table.table import Table
from tests.table.room import ADA, BEN, CLEO, GUILD, Room


def scores(room: Room, table: TableId) -> list[Scored]:
    entries = [entry for entry in room.log.entries if entry.table == table]
    return [entry for entry in entries if isinstance(entry, Scored)]


async def finish(room: Room, table: Table) -> Scored:
    """What it came to; nobody presses anything."""
    while not table.ended:
        await room.next_alarm()
    [scored] = scores(room, table.id)
    return scored


async def test_everybody_at_a_finished_table_has_a_result(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO)
    scored = await finish(room, table)
    assert table.ended is not None
    assert scored[:6] == (table.id, GUILD, "17", table.ended.at, 3, True)
    assert [result.user for result in scored.results] == [ADA.user, BEN.user, CLEO.user]
    won = [seat for seat, result in enumerate(scored.results) if result.won]
    assert tuple(won) == table.ended.winners
    tokens = [held.victory for held in table.state.tokens]
    for result, victories in zip(scored.results, tokens, strict=True):
        assert result.counts["victories"] >= victories


async def test_the_table_knows_what_became_of_ratings_also_after_a_restart(room: Room) -> None:
    table = await room.game(ADA, BEN)
    await finish(room, table)
    assert table.changes.keys() == {ADA.user, BEN.user}
    changes = table.changes
    await room.restart()
    again = room.hub.find(table.id)
    assert again is not None
    assert again.changes == changes


async def test_with_a_cpu_at_the_table_nothing_is_rated(room: Room) -> None:
    table = await room.game(ADA, BEN, cpus=["easy"])
    scored = await finish(room, table)
    assert not scored.rated
    assert [result.user for result in scored.results] == [ADA.user, BEN.user]
    assert table.changes == {}


async def test_a_table_may_be_played_for_nothing(room: Room) -> None:
    table = await room.game(ADA, BEN, stakes=Stakes(rated=False))
    assert not (await finish(room, table)).rated


async def test_who_leaves_is_last_and_does_not_save_the_rating(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO)
    await room.hub.leave(table.id, BEN.user)
    scored = await finish(room, table)
    [ben] = [result for result in scored.results if result.user == BEN.user]
    assert (ben.place, ben.won, ben.left) == (3, False, True)
    assert set(ben.counts.values()) == {0}
    assert scored.rated
    assert table.changes[BEN.user].points < 0


async def test_a_server_may_not_count_those_who_left(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO, stakes=Stakes(leavers="none"))
    await room.hub.leave(table.id, BEN.user)
    scored = await finish(room, table)
    assert [result.user for result in scored.results] == [ADA.user, CLEO.user]
    assert not scored.rated


@pytest.mark.parametrize("started", [False, True])
async def test_a_table_that_is_ended_by_hand_leaves_nothing(room: Room, started: bool) -> None:
    table = await (room.game if started else room.lobby)(ADA, BEN)
    await room.hub.end(table.id, ADA.user, moderator=False)
    assert scores(room, table.id) == []


async def test_who_is_left_by_everybody_leaves_nothing(room: Room) -> None:
    table = await room.game(ADA, BEN)
    for guest in (ADA, BEN):
        await room.hub.leave(table.id, guest.user)
    assert scores(room, table.id) == []


async def test_a_game_that_the_log_cannot_tell_ends_all_the_same(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.game(ADA, BEN)
    table.state.hands.reverse()
    while not table.ended:
        await room.next_alarm()
    assert table.ended.how == "finished"
    assert scores(room, table.id) == []
    assert f"table {table.id} counts for no standings" in caplog.text
