"""What becomes of presses that come too fast: one sentence, then silence, and no work."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from bot.limit import Verdict
from cogs.answer import UNDELIVERED, Interaction, acknowledge

if TYPE_CHECKING:
    from cogs.desk import Desk

TOO_FAST: Final = "refused-too-fast"

_ANSWER: Final = "answer"

_log = logging.getLogger(__name__)


def hold_back(desk: "Desk", interaction: Interaction, verdict: Verdict) -> None:
    """Must not wait: whoever asks goes on."""
    # Kept where it is needed: a task that nobody holds may vanish.
    interaction.extras[_ANSWER] = asyncio.create_task(_answer(desk, interaction, verdict))


async def _answer(desk: "Desk", interaction: Interaction, verdict: Verdict) -> None:
    """A command has no message to leave as it is, so it is told every time."""
    try:
        if verdict == "warned" or interaction.message is None:
            await desk.tell(interaction, TOO_FAST)
        else:
            desk.bot.meter.refused(TOO_FAST)
            await acknowledge(interaction)
    except UNDELIVERED as error:
        _log.info("a press too many was not answered: %s", error)
