"""A publisher shows the newest state, also after a Discord that was out of reach."""

import asyncio
import gc
import logging
import weakref
from unittest.mock import patch

import pytest

from cogs import publisher
from cogs.publisher import Publisher
from cogs.rush import Rush
from tests.e2e.waiting import eventually


class OutOfReach(OSError):
    pass


class Discord:
    """Out of reach until it is mended."""

    def __init__(self) -> None:
        self.asked = 0
        self.mended = False
        self.failures: list[weakref.ref[OutOfReach]] = []

    async def publish(self) -> None:
        self.asked += 1
        if not self.mended:
            failure = OutOfReach("out of reach")
            self.failures.append(weakref.ref(failure))
            try:
                raise failure
            finally:
                del failure  # its traceback would keep it


async def test_an_outage_is_one_warning_and_the_newest_state_comes_after_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    discord = Discord()
    with patch.object(publisher, "BACKOFF", (0.001,)):
        one = Publisher(discord.publish, Rush())
        one.refresh()
        await eventually(lambda: discord.asked > 5)
        discord.mended = True
        await one.settled()
    warnings = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(warnings) == 1
    assert "out of reach" in warnings[0].getMessage()


async def test_a_failure_is_let_go_of_before_the_next_attempt(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Else an outage would fill the memory: a traceback keeps a board, its picture, everything."""
    caplog.set_level(logging.CRITICAL, "cogs.publisher")  # what is kept here for reports keeps it
    discord = Discord()
    one = Publisher(discord.publish, Rush())
    gc.disable()  # nobody comes by and collects
    try:
        one.refresh()
        await eventually(lambda: discord.asked == 1)
        await asyncio.sleep(0)
        assert discord.failures[0]() is None
    finally:
        gc.enable()
        one.stop()
