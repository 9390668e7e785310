"""Reading the rules: on one message that one person sees, in their language."""

from typing import TYPE_CHECKING, Final

from bot.render.rules import Asked, draw_choice, draw_page
from bot.table.ids import GuildId
from cogs.answer import Interaction, replace, whisper
from cogs.easel import UNKNOWN, Letter
from cogs.layout import private

if TYPE_CHECKING:
    from cogs.desk import Desk

PANEL: Final = "rules"


async def open_rules(desk: "Desk", interaction: Interaction, game: str | None) -> None:
    """From the first page on; without a game, on a page that offers all of them."""
    letter = await _draw(desk, interaction, None if game is None else Asked.of(game))
    await whisper(interaction, letter.view, letter.uploads())


async def turn(desk: "Desk", interaction: Interaction, asked: Asked | None) -> None:
    """A press on the message itself."""
    if asked is None:
        await desk.tell(interaction, "refused-rules")
        return
    letter = await _draw(desk, interaction, asked)
    await replace(interaction, letter.view, letter.uploads(UNKNOWN))


async def _draw(desk: "Desk", interaction: Interaction, asked: Asked | None) -> Letter:
    """Private messages may have files whatever the channel allows."""
    say = desk.say_to(interaction)
    pictures = (await desk.houses.of(GuildId(interaction.guild_id or 0))).board == "picture"
    screen = draw_choice(say, pictures) if asked is None else draw_page(asked, say, pictures)
    return await desk.easel.paint(screen, lambda shown: private(shown, PANEL))
