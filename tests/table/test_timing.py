"""When CPU players act tells nothing about what they hold."""

from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Pace
from bot.games import CATALOGUE
from bot.table.chair import Chair
from bot.table.ids import TableId
from bot.table.log import Opened
from bot.table.plan import GLANCE, THINKING, plan
from bot.table.table import Alarm, Table
from tests.engine.hidden import hidden_of
from tests.engine.laws import Setting, walk
from tests.table.clock import START
from tests.table.room import ADA, BEN, CLEO, GUILD, HERE, NORMAL, PATIENCE, Room, waiting

GAMES = list(CATALOGUE.values())


def at_the_table(game: AnyGame, seats: int, state: Any, mind: str, people: int = 0) -> Table:
    """The state at a table of CPU players, behind some people, with that chance for decisions."""
    options = dict.fromkeys(game.options, False)
    what = (GUILD, HERE, game.id, options, seats, NORMAL, PATIENCE)
    opened = Opened(TableId(1), *what, seed=bytes(32), at=START)
    table = Table(opened, game, ADA.user, Chance(mind.encode()))
    table.chairs = tuple(
        Chair(f"seat {seat}", ADA.user if seat < people else None, "hard", "")
        for seat in range(seats)
    )
    table.state = state
    return table


def alarms(game: AnyGame, seats: int, state: Any, mind: str, people: int = 0) -> list[Alarm]:
    table = at_the_table(game, seats, state, mind, people)
    plan(table, START)
    return table.alarms


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("people", [0, 1])
def test_with_other_hidden_cards_every_alarm_is_the_same(game: AnyGame, people: int) -> None:
    hidden, compared = hidden_of(game), 0
    for number in range(6):
        seats = game.seats[number % len(game.seats)]
        options = dict.fromkeys(game.options, False)
        setting = Setting(game, seats, options, f"timing:{number}")
        whim = setting.chance("other cards")
        for step, (state, _) in enumerate(walk(setting)):
            if game.waiting(state) is None or step > 60:
                break
            other = hidden.otherwise(state, None, whim)
            mind = f"{number}:{step}"
            ours = alarms(game, seats, state, mind, people)
            assert ours == alarms(game, seats, other, mind, people)
            compared += len(ours)
    assert compared > 300


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_delays_are_spread_over_their_whole_range(game: AnyGame) -> None:
    thinking, glancing = [], []
    for number in range(5):
        setting = Setting(game, 4, dict.fromkeys(game.options, False), f"spread:{number}")
        for step, (state, _) in enumerate(walk(setting)):
            waits = game.waiting(state)
            if waits is None:
                break
            planned = alarms(game, 4, state, f"{number}:{step}")
            delays = {alarm.seat: alarm.at - START for alarm in planned}
            assert delays.keys() == {None, *waits.seats}
            if waits.mover is not None:
                thinking.append(delays[waits.mover])
            else:
                seconds = NORMAL.of(waits.pace)
                glancing += [delays[seat] / seconds for seat in waits.seats]
    for spread, (low, high) in ((thinking, THINKING), (glancing, GLANCE)):
        assert low - 1e-6 <= min(spread) < low + (high - low) / 4
        assert high - (high - low) / 4 < max(spread) <= high + 1e-6


async def test_a_cpu_that_lets_the_moment_pass_leaves_no_trace(room: Room) -> None:
    """As if it could not have acted: nothing shown, nothing stored, the same deadline."""
    table = await room.game(ADA, BEN, CLEO, cpus=("hard",))
    seen = 0
    while seen < 5 and not table.ended:
        waits, before = waiting(table), table.decided
        told = (len(room.witness.shown), len(room.log.entries), table.deadline)
        await room.next_alarm()
        if waits.pace is Pace.REACT and table.decided > before:
            assert (len(room.witness.shown), len(room.log.entries), table.deadline) == told
            seen += 1
    assert seen == 5
