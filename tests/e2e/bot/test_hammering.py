"""Somebody who presses faster than anybody plays: a polite word, then silence; others play on."""

import asyncio
from collections import Counter

from bot.limit import Limit
from bot.metrics import Silence
from sandbox.server import Sandbox
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.forger import ACKNOWLEDGED, CHOICES, MESSAGE, STRING, Answered, Forger, option
from tests.e2e.bot.guests import panel_says, presses
from tests.e2e.bot.stacked import dealt
from tests.e2e.bot.yesterday import played
from tests.table.clock import DrivenClock

SLOWLY = "Slow down a little: not everything you pressed was counted."
STRANGER = "You are not in this game: wait for the next one, or open another with /play."
HAND = "t:1:0:panel:1"


class Tally(Silence):
    def __init__(self) -> None:
        self.reasons = Counter[str]()

    def refused(self, reason: str) -> None:
        self.reasons[reason] += 1


async def hammer(forger: Forger, times: int) -> list[Answered]:
    return [await forger.press("dario", HAND) for _ in range(times)]


async def test_a_few_presses_count_one_is_told_and_the_rest_is_silence(
    box: Sandbox, start: Start
) -> None:
    clock = DrivenClock()
    bot = await start(clock, limit=Limit())
    await dealt(box, bot, "5o 1o 2o", "1o 2o 3o")
    bot.meter = tally = Tally()
    forger = Forger(box)
    answers = await hammer(forger, 30)
    assert [one.text for one in answers[:11]] == [STRANGER] * 10 + [SLOWLY]
    assert {one.kind for one in answers[11:]} == {ACKNOWLEDGED}
    assert tally.reasons == {"refused-not-in-game": 10, "refused-too-fast": 20}
    assert forger.answers() == {1: 30}
    clock.advance(2.5)
    assert [one.text for one in await hammer(forger, 11)] == [STRANGER] * 10 + [SLOWLY]


async def test_meanwhile_the_others_play_as_if_nothing_were(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock(), limit=Limit())
    ada, ben = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o")
    forger = Forger(box)
    storm = asyncio.gather(*(forger.press("dario", HAND) for _ in range(200)))
    await presses(ada, "Face up · 5 (open)")
    await panel_says(ben, "Your turn: play a card")
    kinds = Counter(one.kind for one in await storm)
    assert kinds == {MESSAGE: 11, ACKNOWLEDGED: 189}


async def test_a_move_too_many_is_not_made(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock(), limit=Limit())
    ada, _ = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o")
    for _ in range(20):
        await ada.press("My hand")
    await ada.press("Face up · 5 (open)")
    assert "**Ada** played" not in ada.sees()
    assert SLOWLY in ada.sees()


async def test_commands_are_told_every_time_and_lists_are_empty(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock(), limit=Limit())
    await played(bot.store, 5, "17", "ada")
    forger = Forger(box)
    table = option("table", STRING, "", focused=True)
    assert "Table 5" in (await forger.complete("ada", "replay", table)).body
    answers = [await forger.command("ada", "about") for _ in range(12)]
    assert [one.text == SLOWLY for one in answers] == [False] * 9 + [True] * 3
    assert {(one.kind, one.private) for one in answers} == {(MESSAGE, True)}
    empty = await forger.complete("ada", "replay", table)
    assert (empty.kind, "Table 5" in empty.body) == (CHOICES, False)
