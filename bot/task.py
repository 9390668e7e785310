"""Tasks that go on by themselves: nobody waits for one, so its failure has to be told at once."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TypeVar

Done = TypeVar("Done")

_log = logging.getLogger(__name__)


def begin(work: Coroutine[object, object, Done]) -> asyncio.Task[Done]:
    """Whoever begins it keeps it: a task that nobody holds may vanish."""
    task = asyncio.create_task(work)
    task.add_done_callback(_tell)
    return task


def _tell(task: asyncio.Task[Done]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.critical("what was to go on has ended: %r", task, exc_info=error)
