"""Whole games by themselves: CPU players of every level, and people who never press anything."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, cycle, islice

import pytest

from bot.games import CATALOGUE
from bot.table.ids import ChannelId
from bot.table.lobby import LEVELS
from bot.table.log import Ended, Moved, Scored
from bot.table.table import Table
from tests.table.health import examine
from tests.table.room import ADA, PEOPLE, Room

STEPS = 5_000
"""More alarms than any of these games takes."""

FEW = 2
"""Up to so many CPU players sit there in every mix of levels; more are of one level, or of all."""


def mixes(others: int) -> Iterator[tuple[str, ...]]:
    if others <= FEW:
        yield from combinations_with_replacement(LEVELS, others)
    else:
        yield from ((level,) * others for level in LEVELS)
        yield tuple(islice(cycle(LEVELS), others))


MIXES = [
    (game, mix)
    for game, rules in CATALOGUE.items()
    for others in range(1, rules.seats[-1])
    for mix in mixes(others)
]


async def finish(room: Room, table: Table) -> int:
    """Lets time pass until the table is over; how many alarms that took."""
    for step in range(STEPS):
        if table.ended:
            return step
        await room.next_alarm()
        examine(room, table)
    raise AssertionError(f"{table.game.id} is not over after {STEPS} alarms")


def assert_won(room: Room, table: Table) -> None:
    ended, scored = room.log.entries[-2:]
    assert isinstance(ended, Ended)
    assert isinstance(scored, Scored)
    assert ended == table.ended
    assert (ended.how, ended.reason) == ("finished", "")
    assert ended.winners == table.game.winners(table.state)
    assert ended.winners


@pytest.mark.parametrize(("game", "cpus"), MIXES, ids=str)
async def test_cpu_players_finish_a_game_without_the_only_person(
    game: str, cpus: tuple[str, ...]
) -> None:
    async with Room.entered(f"{game} {cpus}") as room:
        table = await room.game(ADA, cpus=cpus, game=game)
        await finish(room, table)
        assert_won(room, table)


@pytest.mark.parametrize(
    ("game", "people"), [(game, n) for game in CATALOGUE for n in CATALOGUE[game].seats]
)
async def test_a_game_in_which_nobody_ever_presses_anything_comes_to_its_end(
    game: str, people: int
) -> None:
    async with Room.entered(f"silence {people}") as room:
        table = await room.game(*PEOPLE[:people], game=game)
        await finish(room, table)
        assert_won(room, table)
        assert all(chair.away for chair in table.chairs)
        by = {entry.by for entry in room.log.entries if isinstance(entry, Moved)}
        assert by == {"clock", "cpu"}


async def test_a_whole_match_of_switch_comes_to_its_end() -> None:
    async with Room.entered("match") as room:
        table = await room.game(ADA, cpus=("normal", "hard"), game="switch", match=True)
        await finish(room, table)
        assert_won(room, table)


async def test_many_tables_play_side_by_side_and_none_waits_for_another() -> None:
    async with Room.entered("many") as room:
        tables = [
            await room.game(
                ADA,
                cpus=("easy", "normal"),
                game=("17", "switch")[number % 2],
                channel=ChannelId(number),
            )
            for number in range(20)
        ]
        for _ in range(20 * STEPS):
            if all(table.ended for table in tables):
                break
            await room.next_alarm()
        assert all(table.ended and table.ended.how == "finished" for table in tables)
        for table in tables:
            examine(room, table)
