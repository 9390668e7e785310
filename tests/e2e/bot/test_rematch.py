"""Rematch: the same seats and options once more, for whoever presses again."""

import asyncio
from pathlib import Path

from bot.app import Tavolo
from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, boards, panel_says, people, presses
from tests.e2e.bot.life import life
from tests.e2e.bot.stacked import dealt, desk_of, table_of
from tests.e2e.conftest import Online
from tests.e2e.waiting import eventually
from tests.table.clock import DrivenClock


async def finished(box: Sandbox, bot: Tavolo, seats: int = 4) -> list[Person]:
    """Ada, Ben and Cleo at the end of a quick game that Ada has won."""
    hands = ("5o 1o 2o", "1o 2o 3o", "1o 2o 3o")
    ada, ben, cleo = await dealt(box, bot, *hands, tokens=("vv", "", ""), seats=seats, pace="Quick")
    await presses(ada, "Face up · 5 (open)")
    await presses(ben, "17!")
    for person in (ada, ben, cleo):
        await person.sees_text("**Ada** wins!")
    await eventually(lambda: len(desk_of(bot).hub) == 0)
    return [ada, ben, cleo]


def lobby(person: Person) -> str:
    return show([m for m in boards(person) if "who plays?" in show(m)][-1])


async def sees_lobby(person: Person, *texts: str) -> None:
    await person.until(lambda seen: "who plays?" in seen)
    await person.until(lambda _: all(text in lobby(person) for text in texts))


async def test_seats_are_kept_and_everybody_presses_again_to_take_theirs(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await finished(box, bot)
    await ben.press("Rematch")
    await sees_lobby(
        cleo,
        "Pace: 25 sec a turn",
        "Seats: 1 of 4",
        "⏳ **Ada** · seat kept, hosts when back\n"
        "👤 **Ben** · 👑 host\n"
        "⏳ **Cleo** · seat kept\n"
        "▫️ free",
    )
    assert "**Ada** wins!" in cleo.sees(), "the end of the game before stays"
    await cleo.press("Rematch")
    assert answer(cleo).startswith("You play 17.")
    await sees_lobby(ben, "Seats: 2 of 4", "👤 **Cleo**")
    await presses(ada, "Join")
    await sees_lobby(ben, "👤 **Ada** · 👑 host\n👤 **Ben**\n👤 **Cleo**")
    assert "seat kept" not in lobby(ben)
    await ben.press("Start")
    assert answer(ben) == "Only the host can do that: ask **Ada**."
    await presses(ada, "Start")
    for person in (ada, ben, cleo):
        await panel_says(person, "Your tokens: none")
    assert [chair.name for chair in table_of(bot).chairs] == ["Ada", "Ben", "Cleo"]


async def test_who_has_not_pressed_at_the_start_is_not_in_the_game(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    _, ben, cleo = await finished(box, bot)
    await cleo.press("Rematch")
    await sees_lobby(ben, "Seats: 1 of 4")
    await ben.press("Rematch")
    await sees_lobby(cleo, "Seats: 2 of 4")
    await presses(cleo, "Start")
    await panel_says(ben, "Your tokens: none")
    assert [chair.name for chair in table_of(bot).chairs] == ["Ben", "Cleo"]


async def test_of_those_who_press_at_once_one_opens_the_lobby_and_all_sit_in_it(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    everybody = await finished(box, bot)
    await asyncio.gather(*(person.press("Rematch") for person in everybody))
    await sees_lobby(everybody[0], "Seats: 3 of 4", "👤 **Ada** · 👑 host")
    assert len(desk_of(bot).hub) == 1


async def test_at_once_with_threads_for_every_table_there_is_one_thread(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    everybody = await finished(box, bot)
    ada = everybody[0]
    await ada.slash("settings")
    await ada.select("settings:threads", "Always a thread of its own")
    await asyncio.gather(*(person.press("Rematch") for person in everybody))
    threads = [channel for channel in ada.channels.values() if channel.get("parent_id")]
    assert len(threads) == 1
    ada.go(threads[0]["name"])
    await sees_lobby(ada, "Seats: 3 of 4")


async def test_somebody_else_takes_a_free_seat_but_none_that_is_kept(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    _, ben, _ = await finished(box, bot)
    dario, eva = await people(box, "dario", "eva")
    await dario.press("Rematch")
    await sees_lobby(ben, "Seats: 1 of 4", "⏳ **Cleo** · seat kept\n👤 **Dario** · 👑 host")
    await eva.press("Rematch")
    assert answer(eva).startswith("The seats are kept for those who have just played:")
    await presses(eva, "Join")
    assert answer(eva).startswith("The seats are kept for those who have just played:")


async def test_somebody_else_cannot_open_it_when_every_seat_is_kept(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    await finished(box, bot, seats=3)
    (dario,) = await people(box, "dario")
    await dario.press("Rematch")
    assert answer(dario).startswith("The seats are kept for those who have just played:")
    assert len(desk_of(bot).hub) == 0


async def test_who_leaves_gives_the_kept_seat_away(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    _, ben, cleo = await finished(box, bot, seats=3)
    (dario,) = await people(box, "dario")
    await ben.press("Rematch")
    await sees_lobby(cleo, "⏳ **Cleo** · seat kept")
    await presses(cleo, "Leave")
    await sees_lobby(dario, "▫️ free")
    await presses(dario, "Join")
    await sees_lobby(ben, "👤 **Dario**")


async def test_the_host_can_give_kept_seats_to_cpu_players(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    _, ben, cleo = await finished(box, bot, seats=3)
    await ben.press("Rematch")
    await sees_lobby(ben, "Seats: 1 of 3")
    await presses(ben, "Add CPU")
    await presses(ben, "Easy")
    await sees_lobby(ben, "⏳ **Ada** · seat kept", "👤 **Ben** · 👑 host", "🤖 **Rosa** · Easy")
    await ben.sees_text("Rosa sits down. Another one?")
    await presses(cleo, "Join")
    assert answer(cleo).startswith("The seats are kept for those who have just played:")


async def test_the_cpu_that_played_on_for_somebody_sits_down_at_once(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    hands = ("5o 1o 2o", "1o 2o 3o", "1o 2o 3o")
    ada, ben, cleo = await dealt(box, bot, *hands, tokens=("vv", "", ""), seats=3)
    await cleo.slash("leave")
    await presses(ada, "Face up · 5 (open)")
    await presses(ben, "17!")
    await ada.sees_text("**Ada** wins!")
    await ada.press("Rematch")
    await sees_lobby(
        ben, "👤 **Ada** · 👑 host\n⏳ **Ben** · seat kept\n🤖 **Rosa** · Normal", "Seats: 2 of 3"
    )


async def test_a_rematch_that_has_begun_is_not_joined_and_a_finished_one_can_be_repeated(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await finished(box, bot)
    end = next(m for m in ada.messages if "**Ada** wins!" in show(m))
    for person in (ada, ben):
        await person.press("Rematch", on=end)
    await sees_lobby(ada, "Seats: 2 of 4")
    await presses(ada, "Start")
    await panel_says(ben, "Your tokens: none")
    await cleo.press("Rematch", on=end)
    assert answer(cleo).startswith("The game has begun already")
    await ada.slash("end")
    await cleo.sees_text("17 · The table is closed")
    await cleo.press("Rematch", on=end)
    await sees_lobby(ada, "Seats: 1 of 4", "👤 **Cleo** · 👑 host")


async def test_where_another_table_is_there_is_no_rematch(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben, _ = await finished(box, bot)
    await ben.slash("play", game="Switch")
    await ada.press("Rematch")
    assert answer(ada).startswith("There is a table here already")


async def test_where_games_may_not_run_any_more_there_is_no_rematch(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    ada, ben, _ = await finished(box, bot)
    await ada.slash("settings")
    await ada.select("settings:channels", box.channel("general")["id"])
    await ben.press("Rematch")
    assert answer(ben).startswith("Games run in <#")


async def test_kept_seats_and_the_button_outlive_a_restart(
    box: Sandbox, online: Online, tmp_path: Path
) -> None:
    async with life(tmp_path, online, DrivenClock()) as bot:
        ada, ben, cleo = await finished(box, bot)
    async with life(tmp_path, online, DrivenClock()):
        await ben.press("Rematch")
        await sees_lobby(ada, "⏳ **Ada** · seat kept, hosts when back")
    async with life(tmp_path, online, DrivenClock()) as bot:
        await ada.press("Rematch")
        await sees_lobby(ben, "👤 **Ada** · 👑 host\n👤 **Ben**\n⏳ **Cleo** · seat kept")
        await presses(ada, "Start")
        await panel_says(ada, "Your tokens: none")
        assert [chair.name for chair in table_of(bot).chairs] == ["Ada", "Ben"]
    async with life(tmp_path, online, DrivenClock()) as bot:
        assert [chair.name for chair in table_of(bot).chairs] == ["Ada", "Ben"]
        await presses(cleo, "My hand")
        assert answer(cleo).startswith("You are not in this game")
