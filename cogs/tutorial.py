"""/tutorial: a guided first game that only its learner sees; how far they are is stored."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from discord import app_commands
from discord.utils import MISSING

from bot.app import Tavolo
from bot.lesson import LESSONS
from bot.lesson.lesson import Lesson, reach
from bot.lesson.progress import Progress
from bot.render.screen import Screen
from bot.render.tutorial import RESTART, RESUME, Pages, Pressed, draw_offer
from bot.table.ids import GuildId
from cogs.answer import Interaction, replace, whisper
from cogs.control import Counter
from cogs.desk import Desk
from cogs.easel import UNKNOWN
from cogs.layout import Component, Paper, private, sentence
from cogs.restraint import STRAY
from cogs.translator import choices

PANEL = "tutorial"


class Sheet(NamedTuple):
    """Several screens on one message, each with its own picture."""

    view: Paper
    files: list[Any]


class Tutorial(Counter):
    PANEL = PANEL

    def __init__(self, bot: Tavolo, desk: Desk) -> None:
        super().__init__(bot, desk)
        self._progress: Progress = bot.store
        app_commands.choices(game=choices(bot.text, "game", LESSONS))(self.tutorial)

    @app_commands.command()
    async def tutorial(self, interaction: Interaction, game: str | None = None) -> None:
        """Begins at once where there is nothing to choose."""
        so_far = await self._progress.lessons(self.desk.user(interaction))
        if game is not None and not so_far.get(game):
            sheet = await self._step(interaction, LESSONS[game], so_far)
        else:
            lessons = [LESSONS[game]] if game else list(LESSONS.values())
            offer = draw_offer(lessons, so_far, self.desk.say_to(interaction))
            sheet = await self._sheet([offer])
        await whisper(interaction, sheet.view, sheet.files or MISSING)

    async def press(self, interaction: Interaction, do: str) -> None:
        """A press on an old message does nothing but bring that one up to date."""
        what, game, *_ = (*do.split("."), "")
        pressed = Pressed.read(do)
        if game not in LESSONS or (pressed is None and what not in (RESUME, RESTART)):
            await self.desk.tell(interaction, STRAY)
            return
        user, lesson = self.desk.user(interaction), LESSONS[game]
        so_far = await self._progress.lessons(user)
        done = moved = so_far.get(game, 0)
        if what == RESTART:
            moved = 0
        elif pressed is not None and pressed.done == done < lesson.length:
            if pressed.word != lesson.steps[done].wants:
                pages = await self._pages(interaction, lesson, done)
                await whisper(interaction, sentence(pages.hint()))
                return
            moved = done + 1
        if moved != done:
            await self._progress.set_lesson(user, game, moved)
        sheet = await self._step(interaction, lesson, {**so_far, game: moved})
        await replace(interaction, sheet.view, sheet.files)

    async def _step(
        self, interaction: Interaction, lesson: Lesson, so_far: Mapping[str, int]
    ) -> Sheet:
        left = [one for one in LESSONS.values() if so_far.get(one.game.id, 0) < one.length]
        pages = await self._pages(interaction, lesson, so_far.get(lesson.game.id, 0))
        return await self._sheet(pages.draw(left))

    async def _pages(self, interaction: Interaction, lesson: Lesson, done: int) -> Pages:
        look = await self.desk.houses.look(GuildId(interaction.guild_id or 0))
        name = interaction.user.display_name
        return Pages(reach(lesson, done), name, look, self.desk.say_to(interaction))

    async def _sheet(self, screens: Sequence[Screen]) -> Sheet:
        components, files = list[Component](), list[Any]()
        for screen in screens:
            letter = await self.desk.easel.paint(screen, lambda shown: private(shown, PANEL))
            components.extend(letter.view.components)
            files.extend(letter.uploads(UNKNOWN))
        return Sheet(Paper(*components), files)


async def setup(bot: Tavolo) -> None:
    assert isinstance(bot.desk, Desk)
    await bot.add_cog(Tutorial(bot, bot.desk))
