"""From a screen to Discord's components."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from discord import ChannelType, PartialEmoji, ui

from bot.picture import gallery
from bot.render.screen import (
    Button,
    ChannelSelect,
    Picture,
    Row,
    Rule,
    Screen,
    Select,
    Style,
    Text,
)
from bot.table.course import ANY_WINDOW
from bot.table.ids import TableId

Component = dict[str, Any]
"""As Discord describes it. Discord docs: Components > Component Reference."""

ROW, BUTTON, SELECT, CHANNEL_SELECT = 1, 2, 3, 8
TEXT, GALLERY, FILE, SEPARATOR, CONTAINER = 10, 12, 13, 14, 17

STYLES: Final[dict[Style, int]] = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
PLACES: Final = [kind.value for kind in (ChannelType.text, ChannelType.news, ChannelType.voice)]
"""The kinds of channels in which people can play."""

Control = Button | Select | ChannelSelect
Name = Callable[[Control, int], str]
"""From what can be pressed, and its number on the screen, to its custom_id."""


class Paper(ui.LayoutView):
    """What a message says, written out once and sent; nobody waits for presses on it.

    They are found by their ids (cogs/press.py). discord.py's own items would know their view as it
    knows them: with every board, Python's collector would have more such circles to look for.
    """

    def __init__(self, *components: Component) -> None:
        super().__init__(timeout=None)
        self.components = components
        self.stop()

    def to_components(self) -> list[Component]:
        return list(self.components)

    def has_components_v2(self) -> bool:
        return True

    def is_dispatchable(self) -> bool:
        return False


def layout(screen: Screen, table: TableId, window: int, prefix: str = "t") -> Paper:
    """The buttons' ids say all that a press needs, so that they outlive every restart.

    `prefix` tells the kinds of buttons apart: there is a class for each.
    """

    def name(control: Control, number: int) -> str:
        bound = not isinstance(control, Button) or control.bound
        serial = window if bound else ANY_WINDOW
        # Two equal cards have equal words, but no two ids may be equal.
        return f"{prefix}:{table}:{serial}:{control.do}:{number}"

    return Paper(_box(screen, name))


def private(screen: Screen, panel: str) -> Paper:
    """A panel that belongs to no table (cogs/control.py)."""
    return Paper(_box(screen, lambda control, _: f"{panel}:{control.do}"))


def sentence(text: str) -> Paper:
    return Paper(_text(text))


def file(name: str) -> Component:
    """One that is sent along."""
    return {"type": FILE, "file": {"url": f"attachment://{name}"}}


def enclosing(text: str, name: str) -> Paper:
    """A sentence with a file."""
    return Paper(_text(text), file(name))


def fingerprint(screen: Screen, window: int) -> int:
    """Equal when the messages would be as good as equal: dead buttons may carry any window."""
    return hash((screen, window if screen.live else 0))


def _box(screen: Screen, name: Name) -> Component:
    inside: list[Component] = []
    number = 0
    for part in screen.parts:
        match part:
            case Text(markdown):
                inside.append(_text(markdown))
            case Picture(drawing, alt):
                item = {"media": {"url": f"attachment://{gallery.name(drawing)}"}}
                inside.append({"type": GALLERY, "items": [item | {"description": alt}]})
            case Rule():
                inside.append({"type": SEPARATOR, "divider": True, "spacing": 1})
            case Row(buttons):
                first, number = number + 1, number + len(buttons)
                row = [_button(each, name(each, n)) for n, each in enumerate(buttons, first)]
                inside.append({"type": ROW, "components": row})
            case Select():
                number += 1
                inside.append(_row(_select(part, name(part, number))))
            case ChannelSelect():
                number += 1
                inside.append(_row(_channels(part, name(part, number))))
    return {"type": CONTAINER, "accent_color": screen.accent, "components": inside}


def _text(markdown: str) -> Component:
    return {"type": TEXT, "content": markdown}


def _row(control: Component) -> Component:
    return {"type": ROW, "components": [control]}


def _button(button: Button, custom_id: str) -> Component:
    made: Component = {
        "type": BUTTON,
        "style": STYLES[button.style],
        "label": button.label,
        "custom_id": custom_id,
        "disabled": not button.enabled,
    }
    if button.emoji is not None:
        made["emoji"] = _emoji(button.emoji)
    return made


@cache
def _emoji(written: str) -> Component:
    return dict(PartialEmoji.from_str(written).to_dict())


def _select(select: Select, custom_id: str) -> Component:
    return {
        "type": SELECT,
        "custom_id": custom_id,
        "placeholder": select.label,
        "options": [
            {"label": each.label, "value": each.value, "default": each.value == select.chosen}
            for each in select.choices
        ],
    }


def _channels(select: ChannelSelect, custom_id: str) -> Component:
    return {
        "type": CHANNEL_SELECT,
        "custom_id": custom_id,
        "placeholder": select.label,
        "min_values": 0,
        "max_values": select.most,
        "channel_types": PLACES,
        "default_values": [{"id": str(each), "type": "channel"} for each in select.chosen],
    }
