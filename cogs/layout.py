"""From a screen to Discord's components."""

from typing import Final

from discord import ButtonStyle, MediaGalleryItem, ui

from bot.picture.gallery import name
from bot.render.screen import Picture, Row, Rule, Screen, Style, Text
from bot.table.course import ANY_WINDOW
from bot.table.ids import TableId

STYLES: Final[dict[Style, ButtonStyle]] = {
    "primary": ButtonStyle.primary,
    "secondary": ButtonStyle.secondary,
    "success": ButtonStyle.success,
    "danger": ButtonStyle.danger,
}


def layout(screen: Screen, table: TableId, window: int) -> ui.LayoutView:
    """The buttons' ids say all that a press needs, so that they outlive every restart."""
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=screen.accent)
    number = 0
    for part in screen.parts:
        match part:
            case Text(markdown):
                box.add_item(ui.TextDisplay(markdown))
            case Picture(drawing, alt):
                item = MediaGalleryItem(f"attachment://{name(drawing)}", description=alt)
                box.add_item(ui.MediaGallery(item))
            case Rule():
                box.add_item(ui.Separator())
            case Row(buttons):
                row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
                for button in buttons:
                    serial = window if button.bound else ANY_WINDOW
                    number += 1  # two equal cards have equal words, but no two ids may be equal
                    row.add_item(
                        ui.Button(
                            label=button.label,
                            custom_id=f"t:{table}:{serial}:{button.do}:{number}",
                            style=STYLES[button.style],
                            disabled=not button.enabled,
                        )
                    )
                box.add_item(row)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    # A stopped view is sent, but not remembered: presses are found by their ids (cogs/press.py),
    # and discord.py would otherwise keep every board in memory.
    view.stop()
    return view


def sentence(text: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    view.stop()
    return view


def fingerprint(screen: Screen, window: int) -> int:
    """Equal when the messages would be as good as equal: dead buttons may carry any window."""
    return hash((screen, window if screen.live else 0))
