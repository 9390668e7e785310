"""The port to what is remembered of learners: how far each has come in each lesson."""

from collections.abc import Mapping
from typing import Protocol

from bot.table.ids import UserId


class Progress(Protocol):
    async def lessons(self, user: UserId) -> Mapping[str, int]:
        """By game: how many steps are done."""
        ...

    async def set_lesson(self, user: UserId, game: str, done: int) -> None: ...
