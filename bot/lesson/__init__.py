"""The lessons of /tutorial, by game. A new one is a file beside these and a line here."""

from collections.abc import Mapping
from typing import Final

from bot.lesson.lesson import Lesson
from bot.lesson.seventeen import SEVENTEEN_LESSON
from bot.lesson.switch import SWITCH_LESSON

LESSONS: Final[Mapping[str, Lesson]] = {
    lesson.game.id: lesson for lesson in (SEVENTEEN_LESSON, SWITCH_LESSON)
}
