"""How a server wants things to be shown: as pictures, with emojis, or in words and plain signs."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.house import Board


class Look(NamedTuple):
    style: Board
    emojis: Mapping[str, str] = {}
    """By sign (bot/picture/emoji): `<:name:id>`, as Discord shows them in texts and on buttons."""

    @classmethod
    def of(cls, style: Board, emojis: Mapping[str, str]) -> "Look":
        """Plain texts have no emojis of ours; whatever the others lack is written plainly, too."""
        return PLAIN if style == "text" else cls(style, emojis)

    @property
    def pictures(self) -> bool:
        return self.style == "picture"

    @property
    def beside(self) -> "Look":
        """For what a picture shows already: plainly, for those who do not see it."""
        return PLAIN if self.pictures else self

    @property
    def plainly(self) -> "Look":
        """The same without emojis."""
        return self._replace(emojis={})

    def sign(self, name: str, plain: str) -> str:
        return self.emojis.get(name, plain)


PLAIN: Final = Look("text")
