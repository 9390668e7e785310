"""A screen: texts, buttons and selects in order. The cogs turn it into a message."""

from typing import Literal, NamedTuple

Style = Literal["primary", "secondary", "success", "danger"]


class Button(NamedTuple):
    """`do` is the word of an action of the game, or one of the table's own (bot/render/verb.py)."""

    label: str
    do: str
    style: Style = "secondary"
    enabled: bool = True
    bound: bool = True
    """Whether a press comes too late once the table has moved on (`Game.window`)."""


class Text(NamedTuple):
    markdown: str


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


Part = Text | Row | Select | ChannelSelect | Rule


class Screen(NamedTuple):
    parts: tuple[Part, ...]
    accent: int | None = None
    """The colour of its edge, 0xRRGGBB."""

    @property
    def live(self) -> bool:
        """Whether there is anything to press that can come too late."""
        rows = [part for part in self.parts if isinstance(part, Row)]
        return any(button.enabled and button.bound for row in rows for button in row.buttons)
