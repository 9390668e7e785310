"""/tutorial: a guided first game that only its learner sees; how far they are is stored."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from discord import app_commands, ui
from discord.app_commands import Choice
from discord.utils import MISSING

from bot.app import Tavolo
from bot.lesson import LESSONS
from bot.lesson.lesson import Lesson, reach
from bot.lesson.progress import Progress
from bot.render.lesson import AT, RESTART, Pages, Pressed, draw_offer
from bot.render.screen import Screen
from bot.table.ids import GuildId
from bot.text.catalogue import FALLBACK
from cogs.answer import Interaction, replace, whisper
from cogs.control import Counter
from cogs.desk import Desk
from cogs.easel import UNKNOWN
from cogs.layout import private, sentence

PANEL = "tutorial"


class Sheet(NamedTuple):
    """Several screens on one message, each with its own picture."""

    view: ui.LayoutView
    files: list[Any]


class Tutorial(Counter):
    PANEL = PANEL

    def __init__(self, bot: Tavolo, desk: Desk) -> None:
        super().__init__(bot, desk)
        self._progress: Progress = bot.store
        say = bot.text.speaker(FALLBACK)
        games = [Choice(name=say(f"game-{game}"), value=game) for game in LESSONS]
        app_commands.choices(game=games)(self.tutorial)

    @app_commands.command()
    async def tutorial(self, interaction: Interaction, game: str | None = None) -> None:
        """Begins at once where there is nothing to choose."""
        done = await self._progress.lessons(self.desk.user(interaction))
        if game is not None and not done.get(game):
            sheet = await self._step(interaction, LESSONS[game], 0)
        else:
            lessons = [LESSONS[game]] if game else list(LESSONS.values())
            sheet = await self._sheet([draw_offer(lessons, done, self.desk.say_to(interaction))])
        await whisper(interaction, sheet.view, sheet.files or MISSING)

    async def press(self, interaction: Interaction, do: str) -> None:
        user = self.desk.user(interaction)
        stored = await self._progress.lessons(user)
        if do.startswith(f"{AT}."):
            await self._move(interaction, Pressed.read(do), stored.get(Pressed.read(do).game, 0))
            return
        what, _, game = do.partition(".")
        done = stored.get(game, 0)
        if what == RESTART and done:
            done = 0
            await self._progress.set_lesson(user, game, done)
        await self._show(interaction, LESSONS[game], done)

    async def _move(self, interaction: Interaction, pressed: Pressed, done: int) -> None:
        """A press on an old message does nothing but bring that one up to date."""
        lesson = LESSONS[pressed.game]
        if pressed.done == done < lesson.length:
            if pressed.word != lesson.steps[done].wants:
                pages = await self._pages(interaction, lesson, done)
                await whisper(interaction, sentence(pages.hint()))
                return
            done += 1
            await self._progress.set_lesson(self.desk.user(interaction), pressed.game, done)
        await self._show(interaction, lesson, done)

    async def _show(self, interaction: Interaction, lesson: Lesson, done: int) -> None:
        sheet = await self._step(interaction, lesson, done)
        await replace(interaction, sheet.view, sheet.files)

    async def _step(self, interaction: Interaction, lesson: Lesson, done: int) -> Sheet:
        pages = await self._pages(interaction, lesson, done)
        return await self._sheet(pages.draw([one for one in LESSONS.values() if one != lesson]))

    async def _pages(self, interaction: Interaction, lesson: Lesson, done: int) -> Pages:
        look = await self.desk.look(GuildId(interaction.guild_id or 0))
        name = interaction.user.display_name
        return Pages(reach(lesson, done), name, look, self.desk.say_to(interaction))

    async def _sheet(self, screens: Sequence[Screen]) -> Sheet:
        sheet = Sheet(ui.LayoutView(timeout=None), [])
        for screen in screens:
            letter = await self.desk.easel.paint(screen, lambda shown: private(shown, PANEL))
            for item in letter.view.children:
                sheet.view.add_item(item)
            sheet.files.extend(letter.uploads(UNKNOWN))
        sheet.view.stop()  # as in cogs/layout.py
        return sheet


async def setup(bot: Tavolo) -> None:
    assert isinstance(bot.desk, Desk)
    await bot.add_cog(Tutorial(bot, bot.desk))
