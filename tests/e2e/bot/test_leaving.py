"""Going away: by leaving, by being silent, and coming back. Nobody is trapped, nobody waits."""

from sandbox.screen import show
from sandbox.server import Sandbox
from tests.e2e.bot.company import board
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import (
    answer,
    boards,
    hand,
    panel_says,
    people,
    pressable,
    presses,
    sit_down,
)
from tests.e2e.bot.stacked import dealt
from tests.table.clock import DrivenClock

TURN = 60.0
THINKING = 2.5
LEFT = "You left the game: a CPU plays your seat from now on."


async def test_a_cpu_takes_the_seat_of_whoever_leaves_for_good(box: Sandbox, start: Start) -> None:
    clock = DrivenClock()
    bot = await start(clock)
    ada, ben = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o", starter=1)
    await panel_says(ben, "Your turn")
    await ben.slash("leave")
    assert answer(ben) == LEFT
    await ada.sees_text("**Ben** 🤖")
    await ben.until(lambda _: "Your hand" not in ben.sees())
    clock.advance(THINKING)
    await ada.sees_text("**Ben** played")
    await presses(ben, "My hand")
    assert answer(ben).startswith("You are not in this game")


async def test_leaving_works_from_another_channel(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await sit_down(ada, ben)
    ben.go("general")
    await ben.slash("leave")
    assert answer(ben) == LEFT
    await ada.sees_text("**Ben** 🤖")
    await ben.slash("leave")
    assert answer(ben) == "There is no table here: /play opens one."


async def test_when_the_last_person_leaves_the_table_closes(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await sit_down(ada, ben)
    for person in (ada, ben):
        await person.slash("leave")
        assert answer(person) == LEFT
    await cleo.sees_text("17 · The table is closed\nNobody is left to play.")
    assert boards(cleo) == []


async def test_when_the_host_leaves_the_game_another_person_may_end_it(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    ada, cleo = await people(box, "ada", "cleo")
    await sit_down(ada, cleo)
    await ada.slash("leave")
    await cleo.slash("end")
    await ada.sees_text("The table is closed")


async def test_a_turn_that_nobody_plays_is_played_by_a_cpu(box: Sandbox, start: Start) -> None:
    clock = DrivenClock()
    bot = await start(clock)
    _, ben = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o")
    clock.advance(TURN)
    await ben.sees_text("**Ada** played")
    assert "away" not in ben.sees(), "once can happen to anybody"


async def test_two_missed_turns_make_a_seat_away_until_its_player_presses_anything(
    box: Sandbox, start: Start
) -> None:
    clock = DrivenClock()
    bot = await start(clock)
    ada, ben = await dealt(box, bot, "1o 1o 1o", "1o 1o 1o", pile="1o 2o 2o 2o 2o 2o 2o")
    clock.advance(TURN)
    await ben.sees_text("**Ada** played")
    await presses(ben, "Face up · 1 (open)")
    await ada.sees_text("**Ben** played")
    clock.advance(TURN)
    await ben.sees_text("**Ada** 💤 away")
    assert f"<@{ada.me['id']}>" not in show(board(ben) or {}), "whoever is away is not called"
    await presses(ben, "Face up · 1 (open)")
    await ada.sees_text("**Ben** played")
    await presses(ada, "My hand")
    await ben.until(lambda seen: "away" not in seen)
    await presses(ada, "Face up · 1 (open)")
    await ben.sees_text("**Ada** played `⬜1`")


async def test_the_game_goes_on_without_waiting_for_somebody_who_is_away(
    box: Sandbox, start: Start
) -> None:
    clock = DrivenClock()
    bot = await start(clock)
    ada, ben = await dealt(box, bot, "1o 1o 1o", "1o 1o 1o", pile="1o 2o 2o 2o 2o 2o 2o")
    for _ in range(2):
        await panel_says(ada, "Your turn")
        clock.advance(TURN)
        await presses(ben, "Face up · 1 (open)")
        await panel_says(ben, "Not your turn")
    await ben.sees_text("**Ada** 💤 away")
    clock.advance(THINKING)
    await panel_says(ben, "Your turn")


async def test_a_card_played_before_the_cpu_does_brings_one_back_too(
    box: Sandbox, start: Start
) -> None:
    clock = DrivenClock()
    bot = await start(clock)
    ada, ben = await dealt(box, bot, "1o 1o 1o", "1o 1o 1o", pile="1o 2o 2o 2o 2o 2o 2o")
    for _ in range(2):
        await panel_says(ada, "Your turn")
        clock.advance(TURN)
        await presses(ben, "Face up · 1 (open)")
        await panel_says(ben, "Not your turn")
    await ben.sees_text("**Ada** 💤 away")
    await presses(ada, "Face up · 1 (open)")
    await ben.until(lambda seen: "away" not in seen and "Your turn" in hand(ben))
    assert "17!" in pressable(board(ben))
