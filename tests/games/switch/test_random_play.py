"""Anything that is legal, at any moment, by anybody: what always holds at a table of Switch."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.transcript import Line, Player, Record, dumps
from bot.games.switch import SWITCH
from bot.games.switch.action import ACTIONS, DECLINE, DISCARD, ROLL, Action, Swap
from tests.referee.switch import check

SEATED = [(seats, match) for seats in SWITCH.seats for match in (False, True)]


def moves(record: Record) -> list[tuple[Seat | None, Action]]:
    """All that may happen now, closing a window included."""
    seats = [Seat(seat) for seat in range(len(record.state.tops))]
    found: list[tuple[Seat | None, Action]] = [
        (seat, action) for seat in seats for action in SWITCH.legal(record.state, seat)
    ]
    waiting = SWITCH.waiting(record.state)
    return found if waiting is None or waiting.mover is not None else [*found, (None, SWITCH.close)]


def anything_goes(seats: int, match: bool, text: str, steps: int) -> Iterator[Line]:
    """A game in which even those who are not to move act when they may; dice a bit more often."""
    whim = Chance(text.encode())
    players = [Player(seat=seat, name="somebody") for seat in range(seats)]
    record = Record(SWITCH, players, {"match": match}, text.encode().ljust(32)[:32], "salt")
    yield record.header
    for _ in range(steps):
        if not (possible := moves(record)):
            break
        eager = [move for move in possible if move[1] in (ROLL, DISCARD)]
        choice = eager if eager and whim.below(2) else possible
        seat, action = choice[whim.below(len(choice))]
        step = record.step(seat, action)
        assert isinstance(step, dict), f"seat {seat} may not {action}: {step}"
        yield step
    yield record.end("enough")


@pytest.mark.parametrize(("seats", "match"), SEATED)
def test_tokens_are_conserved_in_every_step(seats: int, match: bool) -> None:
    kinds = set()
    for game in range(15):
        for line in anything_goes(seats, match, f"tokens:{game}", 600):
            table = line.get("after")
            if not isinstance(table, dict):
                continue
            lying, declared = sum(table["blocked"]), table["phase"] == "blocking"
            found = sum(table["hold"]) + lying + table["pot"] + declared
            assert found == seats + 1, f"{found} tokens after {line}"
            kinds.add(line.get("do"))
    assert kinds >= {"block", "counter", "unblock", "cancel"}, "some use of a token never came up"


@pytest.mark.parametrize(("seats", "match"), SEATED)
def test_the_referee_agrees_with_every_step_of_anything_that_is_legal(
    seats: int, match: bool
) -> None:
    lines = [
        dumps(line)
        for game in range(4)
        for line in anything_goes(seats, match, f"referee:{game}", 800)
    ]
    assert check(lines) == []


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(SEATED), st.integers(0, 10**6), st.integers(0, 250), st.data())
def test_every_cpu_level_always_answers_with_something_legal(
    seated: tuple[int, bool], seed: int, steps: int, data: st.DataObject
) -> None:
    seats, match = seated
    level = data.draw(st.sampled_from(sorted(SWITCH.cpus)))
    whim = Chance(f"cpu:{seed}".encode())
    state = SWITCH.start(seats, {"match": match}, Chance(f"game:{seed}".encode()))
    for _ in range(steps):
        waiting = SWITCH.waiting(state)
        if waiting is None:
            return
        for seat in waiting.seats:
            view = SWITCH.view(state, seat)
            answer = SWITCH.cpus[level](view, whim)
            if answer is None:
                assert not view.to_move, f"{level} has nothing to say in {view}"
            else:
                assert answer in view.legal, f"{level} wants {answer} in {view}"
        seat = waiting.seats[whim.below(len(waiting.seats))]
        legal = SWITCH.legal(state, seat)
        close = waiting.mover is None and whim.below(2)
        who, action = (None, SWITCH.close) if close else (seat, legal[whim.below(len(legal))])
        assert SWITCH.apply(state, who, action) is None


def test_every_action_has_a_line_of_its_own() -> None:
    encoded = [dumps(SWITCH.encode(action)) for action in ACTIONS]
    assert len(set(encoded)) == len(ACTIONS)
    assert SWITCH.encode(DECLINE) == {"do": "swap", "with": None}
    assert SWITCH.encode(Swap(Seat(2))) == {"do": "swap", "with": 2}
