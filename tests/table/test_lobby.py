"""Lobbies: who may sit down, who hosts, how it starts and how it closes."""

import asyncio
import hashlib

import pytest

from bot.engine.game import Refused
from bot.table.hub import Guest
from bot.table.ids import TableId, UserId
from bot.table.log import Opened, Relocated, Started
from bot.table.table import Table
from tests.table.room import (
    ADA,
    BEN,
    CLEO,
    DAN,
    EVA,
    FAY,
    HERE,
    PATIENCE,
    THERE,
    Room,
    reason,
)


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]


async def test_whoever_opens_a_table_hosts_it_and_has_the_first_seat(room: Room) -> None:
    table = await room.lobby(ADA)
    assert (table.host, names(table)) == (ADA.user, ["Ada"])
    assert room.hub.at(HERE) is table
    assert room.hub.of(ADA.user) == [table]
    assert room.witness.shown[-1].chairs == table.chairs


async def test_a_second_table_in_the_same_channel_is_refused(room: Room) -> None:
    await room.lobby(ADA)
    assert reason(await room.ask(BEN)) == "refused-table-here"
    assert isinstance(await room.ask(BEN, channel=THERE), Table)


async def test_of_two_tables_opened_at_once_in_a_channel_one_is_refused(room: Room) -> None:
    answers = await asyncio.gather(room.ask(ADA), room.ask(BEN), room.ask(CLEO))
    assert [isinstance(answer, Table) for answer in answers] == [True, False, False]
    assert len([entry for entry in room.log.entries if isinstance(entry, Opened)]) == 1


async def test_a_channel_is_free_again_when_its_table_is_over(room: Room) -> None:
    table = await room.lobby(ADA)
    await room.hub.end(table.id, ADA.user, moderator=False)
    assert room.hub.at(HERE) is None
    assert isinstance(await room.ask(BEN), Table)


async def test_people_sit_down_in_the_order_in_which_they_join(room: Room) -> None:
    table = await room.lobby(ADA, BEN, CLEO)
    assert names(table) == ["Ada", "Ben", "Cleo"]
    assert table.host == ADA.user


async def test_nobody_sits_on_two_chairs(room: Room) -> None:
    table = await room.lobby(ADA, BEN, seats=4)
    assert reason(await room.hub.join(table.id, BEN)) == "refused-already-seated"
    assert reason(await room.hub.join(table.id, ADA)) == "refused-already-seated"


async def test_a_full_table_takes_nobody(room: Room) -> None:
    table = await room.lobby(ADA, BEN)
    assert reason(await room.hub.join(table.id, CLEO)) == "refused-full"
    assert reason(await room.hub.add_cpu(table.id, ADA, "easy")) == "refused-full"


async def test_of_two_who_want_the_last_seat_one_gets_it(room: Room) -> None:
    table = await room.lobby(ADA, seats=2)
    answers = await asyncio.gather(*(room.hub.join(table.id, guest) for guest in (BEN, CLEO)))
    assert [isinstance(answer, Refused) for answer in answers] == [False, True]
    assert names(table) == ["Ada", "Ben"]


async def test_whoever_leaves_makes_room(room: Room) -> None:
    table = await room.lobby(ADA, BEN, CLEO)
    await room.hub.leave(table.id, BEN.user)
    assert names(table) == ["Ada", "Cleo"]
    assert await room.hub.join(table.id, DAN) is table


async def test_who_does_not_sit_there_cannot_leave(room: Room) -> None:
    table = await room.lobby(ADA)
    assert reason(await room.hub.leave(table.id, BEN.user)) == "refused-not-in-lobby"


async def test_when_the_host_leaves_the_next_person_hosts(room: Room) -> None:
    table = await room.lobby(ADA, BEN, CLEO, cpus=("easy",))
    await room.hub.leave(table.id, ADA.user)
    assert table.host == BEN.user
    await room.hub.leave(table.id, CLEO.user)
    assert table.host == BEN.user


async def test_a_cpu_never_hosts(room: Room) -> None:
    table = await room.lobby(ADA, cpus=("easy",), seats=3)
    await room.hub.join(table.id, BEN)
    await room.hub.leave(table.id, ADA.user)
    assert table.host == BEN.user


async def test_when_the_last_person_leaves_the_lobby_closes(room: Room) -> None:
    table = await room.lobby(ADA, cpus=("easy", "hard"))
    assert await room.hub.leave(table.id, ADA.user) is table
    assert table.ended is not None
    assert (table.ended.how, table.ended.reason) == ("aborted", "aborted-nobody-left")
    assert room.hub.at(HERE) is None


async def test_only_the_host_adds_cpu_players(room: Room) -> None:
    table = await room.lobby(ADA, BEN, seats=4)
    assert reason(await room.hub.add_cpu(table.id, BEN, "easy")) == "refused-not-host"
    assert await room.hub.add_cpu(table.id, ADA, "hard") is table
    assert table.chairs[2].level == "hard"
    assert table.chairs[2].user is None


@pytest.mark.parametrize("level", ["random", "", "Hard", "godlike"])
async def test_a_cpu_has_one_of_the_levels_that_are_offered(room: Room, level: str) -> None:
    table = await room.lobby(ADA, seats=4)
    assert reason(await room.hub.add_cpu(table.id, ADA, level)) == "refused-unknown-level"


async def test_everybody_at_a_table_of_cpus_has_another_name(room: Room) -> None:
    rosa = Guest(UserId(1), "Rosa", "ticket of a person who is called like a CPU")
    table = await room.lobby(rosa, cpus=("easy", "easy", "normal", "normal", "hard"))
    assert len(set(names(table))) == 6
    assert reason(await room.hub.add_cpu(table.id, rosa, "easy")) == "refused-full"


async def test_only_the_host_starts(room: Room) -> None:
    table = await room.lobby(ADA, BEN)
    assert reason(await room.hub.start(table.id, BEN.user)) == "refused-not-host"
    assert table.in_lobby
    assert await room.hub.start(table.id, ADA.user) is table
    assert not table.in_lobby


async def test_a_start_needs_the_games_minimum(room: Room) -> None:
    table = await room.lobby(ADA, seats=4)
    assert reason(await room.hub.start(table.id, ADA.user)) == "refused-too-few"
    assert table.in_lobby


async def test_a_table_starts_once(room: Room) -> None:
    table = await room.lobby(ADA, BEN)
    answers = await asyncio.gather(*(room.hub.start(table.id, ADA.user) for _ in range(2)))
    assert answers[0] is table
    assert reason(answers[1]) == "refused-already-started"
    assert len([entry for entry in room.log.entries if isinstance(entry, Started)]) == 1


async def test_nobody_joins_a_game_that_has_started(room: Room) -> None:
    table = await room.lobby(ADA, BEN, seats=4)
    await room.hub.start(table.id, ADA.user)
    assert reason(await room.hub.join(table.id, CLEO)) == "refused-already-started"
    assert reason(await room.hub.add_cpu(table.id, ADA, "easy")) == "refused-already-started"
    assert reason(await room.hub.relocate(table.id, ADA.user, THERE)) == "refused-already-started"


async def test_the_salt_is_everybodys_ticket_in_seat_order(room: Room) -> None:
    table = await room.lobby(ADA, BEN, CLEO, cpus=("easy",))
    await room.hub.leave(table.id, BEN.user)
    await room.hub.start(table.id, ADA.user)
    [started] = [entry for entry in room.log.entries if isinstance(entry, Started)]
    assert started.salt == f"{ADA.ticket},{CLEO.ticket},cpu-0"


async def test_the_commitment_to_the_seed_is_shown_before_the_first_ticket_can_follow(
    room: Room,
) -> None:
    table = await room.lobby(ADA)
    first = room.witness.shown[0]
    assert (first.chairs, first.started) == (table.chairs, False)
    assert first.commit == hashlib.sha256(table.opened.seed).hexdigest()
    await room.hub.join(table.id, BEN)
    await room.hub.start(table.id, ADA.user)
    assert {shown.commit for shown in room.witness.shown} == {first.commit}


async def test_no_two_tables_share_seed_or_number(room: Room) -> None:
    one, two = await room.lobby(ADA), await room.lobby(ADA, channel=THERE)
    assert one.opened.seed != two.opened.seed
    assert len(one.opened.seed) == 32
    assert (one.id, two.id) == (1, 2)


@pytest.mark.parametrize("started", [False, True])
async def test_a_table_is_ended_by_its_host_or_a_moderator(room: Room, started: bool) -> None:
    why = "aborted-ended" if started else "aborted-cancelled"
    for user, moderator in ((ADA.user, False), (FAY.user, True)):
        table = await room.lobby(ADA, BEN)
        if started:
            await room.hub.start(table.id, ADA.user)
        refused = await room.hub.end(table.id, BEN.user, moderator=False)
        assert reason(refused) == "refused-not-host-or-moderator"
        assert table.ended is None
        assert await room.hub.end(table.id, user, moderator) is table
        assert table.ended is not None
        assert (table.ended.how, table.ended.reason) == ("aborted", why)


async def test_nothing_more_happens_at_a_table_that_is_over(room: Room) -> None:
    table = await room.lobby(ADA, BEN, seats=4)
    await room.hub.end(table.id, ADA.user, moderator=False)
    stored = list(room.log.entries)
    hub, id = room.hub, table.id
    answers = [
        await hub.join(id, CLEO),
        await hub.leave(id, ADA.user),
        await hub.start(id, ADA.user),
        await hub.add_cpu(id, ADA, "easy"),
        await hub.end(id, ADA.user, moderator=True),
        await hub.relocate(id, ADA.user, THERE),
        await hub.submit(id, ADA.user, 0, "call"),
        await hub.abandon(id, "aborted-channel-gone"),
    ]
    assert {reason(answer) for answer in answers} == {"refused-no-table"}
    await room.elapse(2 * PATIENCE)
    assert room.log.entries == stored


async def test_a_table_that_never_was_refuses_everything(room: Room) -> None:
    answers = [
        await room.hub.join(TableId(99), ADA),
        await room.hub.submit(TableId(99), ADA.user, 1, "call"),
        await room.hub.relocate(TableId(99), ADA.user, THERE),
    ]
    assert {reason(answer) for answer in answers} == {"refused-no-table"}
    async with room.hub.look(TableId(99)) as found:
        assert found is None


async def test_an_idle_lobby_closes_by_itself_and_says_so(room: Room) -> None:
    table = await room.lobby(ADA, BEN)
    assert room.witness.shown[-1].until == room.clock.now() + PATIENCE
    await room.elapse(PATIENCE - 0.01)
    assert table.ended is None
    await room.elapse(0.01)
    assert table.ended is not None
    assert table.ended.reason == "aborted-idle"
    assert room.witness.shown[-1].ended == table.ended


@pytest.mark.parametrize("what", ["join", "leave", "cpu", "relocate"])
async def test_whatever_happens_in_a_lobby_keeps_it_open(room: Room, what: str) -> None:
    table = await room.lobby(ADA, BEN, seats=4)
    await room.elapse(PATIENCE - 1)
    match what:
        case "join":
            await room.hub.join(table.id, CLEO)
        case "leave":
            await room.hub.leave(table.id, BEN.user)
        case "cpu":
            await room.hub.add_cpu(table.id, ADA, "easy")
        case "relocate":
            await room.hub.relocate(table.id, ADA.user, THERE)
    await room.elapse(PATIENCE - 1)
    assert table.ended is None
    await room.elapse(1)
    assert table.ended is not None


async def test_a_refusal_keeps_no_lobby_open(room: Room) -> None:
    table = await room.lobby(ADA, BEN)
    await room.elapse(PATIENCE - 1)
    assert reason(await room.hub.join(table.id, CLEO)) == "refused-full"
    await room.elapse(1)
    assert table.ended is not None


async def test_the_host_moves_the_lobby_to_another_channel(room: Room) -> None:
    table = await room.lobby(ADA, BEN)
    assert reason(await room.hub.relocate(table.id, BEN.user, THERE)) == "refused-not-host"
    assert await room.hub.relocate(table.id, ADA.user, THERE) is table
    assert Relocated(table.id, THERE) in room.log.entries
    assert (room.hub.at(HERE), room.hub.at(THERE)) == (None, table)
    assert isinstance(await room.ask(CLEO), Table)
    await room.hub.end(table.id, ADA.user, moderator=False)
    assert room.hub.at(THERE) is None


async def test_a_lobby_does_not_move_to_where_a_table_is(room: Room) -> None:
    await room.lobby(EVA, channel=THERE)
    table = await room.lobby(ADA)
    assert reason(await room.hub.relocate(table.id, ADA.user, THERE)) == "refused-table-here"
    assert room.hub.at(HERE) is table


async def test_nobody_opens_a_table_where_one_is_moving_to(room: Room) -> None:
    table = await room.lobby(ADA)
    answers = await asyncio.gather(
        room.hub.relocate(table.id, ADA.user, THERE), room.ask(BEN, channel=THERE)
    )
    assert answers[0] is table
    assert reason(answers[1]) == "refused-table-here"


async def test_a_filed_table_is_gone_and_its_number_is_not_given_again(room: Room) -> None:
    table = await room.lobby(ADA)
    await room.hub.end(table.id, ADA.user, moderator=False)
    assert room.hub.find(table.id) is table
    await room.hub.file(table.id)
    assert room.hub.find(table.id) is None
    assert len(room.hub) == 0
    again = await room.lobby(ADA)
    assert again.id == table.id + 1


async def test_a_servers_tables_are_found_by_the_server(room: Room) -> None:
    table = await room.lobby(ADA)
    assert room.hub.within(table.opened.guild) == [table]
    assert room.hub.all() == [table]
