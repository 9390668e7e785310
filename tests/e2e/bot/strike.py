"""A painter who is gone whenever there is something to draw."""

from typing import Any

from bot.painter import Gone, Painter


class Strike(Painter):
    def _ask(self, question: object) -> Any:
        raise Gone("for good")
