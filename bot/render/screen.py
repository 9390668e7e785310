"""A screen: texts, pictures, buttons and selects in order. The cogs turn it into a message."""

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, Self

from bot.picture.gallery import Drawing

LONGEST: Final = 4000
"""Characters of all texts of a message together."""

Style = Literal["primary", "secondary", "success", "danger"]


class Button(NamedTuple):
    """`do` is the word of an action of the game, or one of the table's own (bot/render/verb.py)."""

    label: str
    do: str
    style: Style = "secondary"
    enabled: bool = True
    bound: bool = True
    """Whether a press comes too late once the table has moved on (`Game.window`)."""
    emoji: str | None = None
    """`<:name:id>`, before the label. It adds nothing to what the label says."""


class Text(NamedTuple):
    markdown: str


class Picture(NamedTuple):
    """`alt` tells all that there is to see."""

    drawing: Drawing
    alt: str


class Row(NamedTuple):
    """One to five buttons."""

    buttons: tuple[Button, ...]


class Choice(NamedTuple):
    label: str
    value: str


class Select(NamedTuple):
    """One of up to 25 choices; what is chosen now is shown."""

    label: str
    """What is shown while nothing is chosen."""
    do: str
    choices: tuple[Choice, ...]
    chosen: str | None = None


class ChannelSelect(NamedTuple):
    """Any number of the server's channels, none included."""

    label: str
    do: str
    chosen: tuple[int, ...] = ()
    most: int = 25


class Rule(NamedTuple):
    """A line between what stands above and below."""


Part = Text | Picture | Row | Select | ChannelSelect | Rule


class Screen(NamedTuple):
    parts: tuple[Part, ...]
    accent: int | None = None
    """The colour of its edge, 0xRRGGBB."""

    @property
    def live(self) -> bool:
        """Whether there is anything to press that can come too late."""
        rows = [part for part in self.parts if isinstance(part, Row)]
        return any(button.enabled and button.bound for row in rows for button in row.buttons)

    @property
    def length(self) -> int:
        """Of all its texts, as Discord counts characters."""
        texts = [part.markdown for part in self.parts if isinstance(part, Text)]
        return sum(len(text.encode("utf-16-le")) // 2 for text in texts)

    @property
    def picture(self) -> Picture | None:
        """A screen has one at most."""
        return next((part for part in self.parts if isinstance(part, Picture)), None)

    @property
    def drawing(self) -> Drawing | None:
        return None if self.picture is None else self.picture.drawing

    def without_picture(self) -> Self:
        """Nothing is lost: the texts tell what the picture shows."""
        parts = tuple(part for part in self.parts if not isinstance(part, Picture))
        return self._replace(parts=parts)


def illustrated(heading: str, picture: Iterable[Picture], told: Iterable[str]) -> Iterator[Part]:
    """A heading, the picture if there is one, and the same in words."""
    words = "\n".join(line for line in told if line)
    shown = tuple(picture)
    if shown:
        yield Text(heading)
        yield from shown
        if words:
            yield Text(words)
    else:
        yield Text(f"{heading}\n{words}" if words else heading)
