"""A screen: texts and buttons in order. The cogs turn it into a message."""

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


class Rule(NamedTuple):
    """A line between what stands above and below."""


Part = Text | Row | Rule


class Screen(NamedTuple):
    parts: tuple[Part, ...]
    accent: int | None = None
    """The colour of its edge, 0xRRGGBB."""

    @property
    def live(self) -> bool:
        """Whether there is anything to press that can come too late."""
        rows = [part for part in self.parts if isinstance(part, Row)]
        return any(button.enabled and button.bound for row in rows for button in row.buttons)
