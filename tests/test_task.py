"""Work that nobody waits for is not allowed to fail in silence."""

import asyncio
import logging

import pytest

from bot.task import begin


async def failing() -> None:
    await asyncio.sleep(0)
    raise ValueError("the clocks have stopped")


async def ending() -> int:
    return 17


def told(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.name == "bot.task"]


async def test_a_failure_is_told_at_once_with_its_trace(caplog: pytest.LogCaptureFixture) -> None:
    task = begin(failing())
    await asyncio.wait({task})
    await asyncio.sleep(0)
    [record] = told(caplog)
    assert record.levelno == logging.CRITICAL
    assert record.exc_info
    assert str(record.exc_info[1]) == "the clocks have stopped"


async def test_an_end_and_a_cancellation_are_no_failures(caplog: pytest.LogCaptureFixture) -> None:
    done, cancelled = begin(ending()), begin(failing())
    cancelled.cancel()
    await asyncio.wait({done, cancelled})
    await asyncio.sleep(0)
    assert done.result() == 17
    assert cancelled.cancelled()
    assert told(caplog) == []
