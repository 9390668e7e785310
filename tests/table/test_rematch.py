"""A game once more: seats are kept, the winner hosts, and whoever does not come is not in it."""

import asyncio

import pytest

from bot.engine.game import Refused
from bot.games import CATALOGUE
from bot.table.chair import Chair
from bot.table.hub import Guest, Order, Rematch
from bot.table.ids import TableId, UserId
from bot.table.lobby import CPU_NAMES
from bot.table.table import Table
from tests.table.room import ADA, BEN, CLEO, DAN, GUILD, HERE, NORMAL, PATIENCE, Room, reason

LAST = TableId(99)
HARD = Chair("Enzo", None, "hard", "cpu")


def sat(*guests: Guest) -> tuple[Chair, ...]:
    return tuple(Chair(guest.name, guest.user, None, guest.ticket) for guest in guests)


async def again(
    room: Room,
    host: Guest,
    *chairs: Chair,
    heir: UserId | None = None,
    seats: int | None = None,
) -> Table | Refused:
    options = dict.fromkeys(CATALOGUE["17"].options, False)
    most = seats or len(chairs)
    order = Order(GUILD, HERE, "17", options, most, NORMAL, PATIENCE)
    return await room.hub.open(order, host, Rematch(LAST, chairs, heir))


async def opened(
    room: Room,
    host: Guest,
    *chairs: Chair,
    heir: UserId | None = None,
    seats: int | None = None,
) -> Table:
    table = await again(room, host, *chairs, heir=heir, seats=seats)
    assert isinstance(table, Table), table
    return table


def seats(table: Table) -> list[str]:
    """Names by seat; of those who have not come yet, in brackets."""
    return [f"({chair.name})" if chair.kept else chair.name for chair in table.chairs]


async def test_everybody_has_the_seat_of_before_and_cpu_players_sit_down_at_once(
    room: Room,
) -> None:
    table = await opened(room, CLEO, *sat(ADA, BEN, CLEO), HARD)
    assert seats(table) == ["(Ada)", "(Ben)", "Cleo", "Enzo"]
    assert table.people() == [CLEO.user]
    assert room.hub.of(ADA.user) == []
    assert await room.hub.join(table.id, ADA) is table
    assert seats(table) == ["Ada", "(Ben)", "Cleo", "Enzo"]
    assert reason(await room.hub.join(table.id, ADA)) == "refused-already-seated"


async def test_the_winner_hosts_from_the_moment_of_sitting_down(room: Room) -> None:
    table = await opened(room, BEN, *sat(ADA, BEN, CLEO), heir=CLEO.user)
    assert table.host == BEN.user
    await room.hub.join(table.id, ADA)
    assert table.host == BEN.user
    await room.hub.join(table.id, CLEO)
    assert table.host == CLEO.user


async def test_a_winner_who_opens_it_hosts_at_once(room: Room) -> None:
    table = await opened(room, BEN, *sat(ADA, BEN), heir=BEN.user)
    assert table.host == BEN.user


async def test_it_starts_with_those_who_came_in_the_order_of_before(room: Room) -> None:
    table = await opened(room, CLEO, *sat(ADA, BEN, CLEO))
    assert reason(await room.hub.start(table.id, CLEO.user)) == "refused-too-few"
    await room.hub.join(table.id, BEN)
    assert await room.hub.start(table.id, CLEO.user) is table
    assert seats(table) == ["Ben", "Cleo"]
    saved = room.log.saved(table.id)
    assert saved is not None
    assert saved.started is not None
    assert saved.started.salt == f"{BEN.ticket},{CLEO.ticket}"


async def test_others_take_seats_that_are_free_but_none_that_is_kept(room: Room) -> None:
    table = await opened(room, ADA, *sat(ADA, BEN), seats=3)
    assert await room.hub.join(table.id, CLEO) is table
    assert reason(await room.hub.join(table.id, DAN)) == "refused-kept"
    await room.hub.join(table.id, BEN)
    assert reason(await room.hub.join(table.id, DAN)) == "refused-full"


async def test_nobody_opens_it_without_a_seat(room: Room) -> None:
    assert reason(await again(room, DAN, *sat(ADA, BEN))) == "refused-kept"
    assert len(room.hub) == 0
    assert room.log.entries == []


async def test_a_kept_seat_can_be_given_up_or_given_to_a_cpu(room: Room) -> None:
    table = await opened(room, ADA, *sat(ADA, BEN, CLEO))
    await room.hub.leave(table.id, BEN.user)
    assert seats(table) == ["Ada", "(Cleo)"]
    for ticket, expected in (("1", ["Ada", "(Cleo)", "Rosa"]), ("2", ["Ada", "Enzo", "Rosa"])):
        await room.hub.add_cpu(table.id, ADA._replace(ticket=ticket), "easy")
        assert seats(table) == expected
    more = await room.hub.add_cpu(table.id, ADA._replace(ticket="3"), "easy")
    assert reason(more) == "refused-full"


async def test_when_all_who_came_leave_it_closes(room: Room) -> None:
    table = await opened(room, ADA, *sat(ADA, BEN))
    await room.hub.leave(table.id, ADA.user)
    assert table.ended is not None
    assert table.ended.reason == "aborted-nobody-left"


async def test_a_cpu_that_played_on_for_somebody_has_a_name_of_its_own(room: Room) -> None:
    stand_in = Chair("Ben", None, "normal", "ticket")
    table = await opened(room, ADA, *sat(ADA), stand_in, HARD, Chair("Rosa", None, "easy", "x"))
    assert [chair.name for chair in table.chairs] == ["Ada", "Carla", "Enzo", "Rosa"]
    assert set(CPU_NAMES) > {"Carla", "Enzo", "Rosa"}


async def test_it_is_found_by_the_game_before_also_after_a_restart(room: Room) -> None:
    table = await opened(room, ADA, *sat(ADA, BEN), heir=BEN.user)
    assert room.hub.rematch_of(LAST) is table
    await room.restart()
    found = room.hub.rematch_of(LAST)
    assert found is not None
    assert seats(found) == ["Ada", "(Ben)"]
    await room.hub.join(found.id, BEN)
    assert found.host == BEN.user
    await room.hub.end(found.id, BEN.user, moderator=False)
    assert room.hub.rematch_of(LAST) is None


@pytest.mark.parametrize("first", [ADA, BEN])
async def test_of_two_who_open_it_at_once_one_is_refused(room: Room, first: Guest) -> None:
    second = BEN if first is ADA else ADA
    answers = await asyncio.gather(
        again(room, first, *sat(ADA, BEN)), again(room, second, *sat(ADA, BEN))
    )
    assert [isinstance(answer, Table) for answer in answers] == [True, False]
