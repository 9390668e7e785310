"""From a screen to Discord's components."""

from collections.abc import Callable
from typing import Any, Final

from discord import (
    ButtonStyle,
    ChannelType,
    MediaGalleryItem,
    Object,
    SelectDefaultValue,
    SelectOption,
    ui,
)

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

STYLES: Final[dict[Style, ButtonStyle]] = {
    "primary": ButtonStyle.primary,
    "secondary": ButtonStyle.secondary,
    "success": ButtonStyle.success,
    "danger": ButtonStyle.danger,
}
PLACES: Final = [ChannelType.text, ChannelType.news, ChannelType.voice]
"""The kinds of channels in which people can play."""

Control = Button | Select | ChannelSelect
Name = Callable[[Control, int], str]
"""From what can be pressed, and its number on the screen, to its custom_id."""


def layout(screen: Screen, table: TableId, window: int, prefix: str = "t") -> ui.LayoutView:
    """The buttons' ids say all that a press needs, so that they outlive every restart.

    `prefix` tells the kinds of buttons apart: there is a class for each.
    """

    def name(control: Control, number: int) -> str:
        bound = not isinstance(control, Button) or control.bound
        serial = window if bound else ANY_WINDOW
        # Two equal cards have equal words, but no two ids may be equal.
        return f"{prefix}:{table}:{serial}:{control.do}:{number}"

    return arrange(screen, name)


def private(screen: Screen, panel: str) -> ui.LayoutView:
    """A panel that belongs to no table (cogs/control.py)."""
    return arrange(screen, lambda control, _: f"{panel}:{control.do}")


def arrange(screen: Screen, name: Name) -> ui.LayoutView:
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=screen.accent)
    number = 0
    for part in screen.parts:
        match part:
            case Text(markdown):
                box.add_item(ui.TextDisplay(markdown))
            case Picture(drawing, alt):
                item = MediaGalleryItem(f"attachment://{gallery.name(drawing)}", description=alt)
                box.add_item(ui.MediaGallery(item))
            case Rule():
                box.add_item(ui.Separator())
            case Row(buttons):
                row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
                for button in buttons:
                    number += 1
                    row.add_item(_button(button, name(button, number)))
                box.add_item(row)
            case Select():
                number += 1
                box.add_item(ui.ActionRow(_select(part, name(part, number))))
            case ChannelSelect():
                number += 1
                box.add_item(ui.ActionRow(_channels(part, name(part, number))))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    # A stopped view is sent, but not remembered: presses are found by their ids (cogs/press.py),
    # and discord.py would otherwise keep every board in memory.
    view.stop()
    return view


def _button(button: Button, custom_id: str) -> ui.Button[Any]:
    return ui.Button(
        label=button.label,
        custom_id=custom_id,
        style=STYLES[button.style],
        emoji=button.emoji,
        disabled=not button.enabled,
    )


def _select(select: Select, custom_id: str) -> ui.Select[Any]:
    return ui.Select(
        custom_id=custom_id,
        placeholder=select.label,
        options=[
            SelectOption(label=each.label, value=each.value, default=each.value == select.chosen)
            for each in select.choices
        ],
    )


def _channels(select: ChannelSelect, custom_id: str) -> ui.ChannelSelect[Any]:
    return ui.ChannelSelect(
        custom_id=custom_id,
        placeholder=select.label,
        min_values=0,
        max_values=select.most,
        channel_types=PLACES,
        default_values=[SelectDefaultValue.from_channel(Object(each)) for each in select.chosen],
    )


def sentence(text: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    view.stop()
    return view


def enclosing(text: str, file: str) -> ui.LayoutView:
    """A sentence with a file that is sent along."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    view.add_item(ui.File(f"attachment://{file}"))
    view.stop()
    return view


def fingerprint(screen: Screen, window: int) -> int:
    """Equal when the messages would be as good as equal: dead buttons may carry any window."""
    return hash((screen, window if screen.live else 0))
