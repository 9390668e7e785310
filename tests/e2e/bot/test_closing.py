"""What people press and type while the bot stops: answered or not, it is no error."""

import asyncio
import logging

import pytest

from cogs.desk import Desk
from sandbox.server import Sandbox
from tests.e2e.bot.company import CALLBACK, answers, cards, seated, to_move
from tests.e2e.bot.conftest import Start
from tests.e2e.waiting import eventually
from tests.table.clock import DrivenClock


async def test_a_command_that_comes_during_the_goodbye_is_told_of_the_restart(
    box: Sandbox, start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await start()
    ada = await box.person("ada")
    await ada.knows("play")
    await bot.unload_extension("cogs.tables")  # as closing does, one part after the other
    await ada.slash("play", game="17")
    assert "Tavolo restarts." in ada.sees()
    assert not [r for r in caplog.records if r.levelno > logging.INFO]


async def test_an_answer_that_is_tried_again_when_the_bot_has_stopped_is_no_error(
    box: Sandbox, start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "cogs")
    bot = await start(DrivenClock())
    person = await to_move(await seated(box, "ada", "ben"))
    box.faults.fail(1, status=500, match=CALLBACK)
    pressing = asyncio.create_task(person.press(cards(person)[0]))
    await eventually(lambda: answers(box)[-1].status == 500)
    await bot.close()
    await eventually(lambda: "did not arrive: the bot has stopped" in caplog.text)
    pressing.cancel()
    assert not [r for r in caplog.records if r.levelno > logging.INFO]


def at_work() -> list[str]:
    """Who still tries to show something."""
    running = [repr(task.get_coro()) for task in asyncio.all_tasks()]
    return [one for one in running if "Publisher._work" in one]


async def test_nobody_goes_on_showing_things_when_the_bot_has_stopped(
    box: Sandbox, start: Start
) -> None:
    """Not even the panel of somebody who has left, which belongs to no table any more."""
    bot = await start(DrivenClock())
    ada, _ = await seated(box, "ada", "ben")
    await ada.slash("hand")
    box.faults.fail(99, status=500, match="PATCH /webhooks")
    leaving = asyncio.create_task(ada.slash("leave"))
    await eventually(lambda: any("/webhooks" in r.path and r.status == 500 for r in box.requests))
    desk = bot.desk
    assert isinstance(desk, Desk)
    assert at_work()
    await desk.close(patience=0.05)
    desk.publishers.make(bot.close).refresh()  # by a press that came before
    await asyncio.sleep(0)
    assert at_work() == []
    await leaving
