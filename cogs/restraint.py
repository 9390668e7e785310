"""What becomes of presses that are not carried out: too fast, or on what is not theirs."""

import logging
from typing import TYPE_CHECKING, Final

from bot.task import begin
from cogs.answer import UNDELIVERED, Interaction, acknowledge

if TYPE_CHECKING:
    from cogs.desk import Desk

TOO_FAST: Final = "refused-too-fast"
STRAY: Final = "refused-stray"

_ANSWER: Final = "answer"

_log = logging.getLogger(__name__)


def hold_back(desk: "Desk", interaction: Interaction) -> bool:
    """Whether it is not to be carried out; then it is answered. Must not wait."""
    verdict = desk.bot.limit.ask(desk.user(interaction), desk.clock.now())
    if verdict == "granted" and not _is_foreign(interaction):
        return False
    key = STRAY if verdict == "granted" else TOO_FAST
    answer = _answer(desk, interaction, key, told=verdict != "ignored")
    # Kept where it is needed: a task that nobody holds may vanish.
    interaction.extras[_ANSWER] = begin(answer)
    return True


def _is_foreign(interaction: Interaction) -> bool:
    """Whether it was pressed on a message that somebody else alone can see."""
    message = interaction.message
    if message is None or not message.flags.ephemeral or message.interaction_metadata is None:
        return False
    return message.interaction_metadata.user.id != interaction.user.id


async def _answer(desk: "Desk", interaction: Interaction, key: str, told: bool) -> None:
    """A command has no message to leave as it is, so it is told every time."""
    try:
        if told or interaction.message is None:
            await desk.tell(interaction, key)
        else:
            desk.bot.meter.refused(key)
            await acknowledge(interaction)
    except UNDELIVERED as error:
        _log.info("a press that was held back was not answered: %s", error)
