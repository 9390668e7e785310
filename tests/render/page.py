"""A screen as plain text, for golden files and for people who compare them."""

from bot.render.screen import (
    Button,
    ChannelSelect,
    Part,
    Picture,
    Row,
    Rule,
    Screen,
    Select,
    Text,
)


def page(screen: Screen) -> str:
    return "\n".join(_part(part) for part in screen.parts) + "\n"


def buttons(screen: Screen) -> list[Button]:
    return [button for part in screen.parts if isinstance(part, Row) for button in part.buttons]


def texts(screen: Screen) -> str:
    return "\n".join(part.markdown for part in screen.parts if isinstance(part, Text))


def enabled(screen: Screen) -> set[str]:
    return {button.do for button in buttons(screen) if button.enabled}


def _part(part: Part) -> str:
    match part:
        case Text(markdown):
            return markdown
        case Picture(_, alt):
            return f"{{{alt}}}"
        case Row(row):
            return " ".join(_button(button) for button in row)
        case Select(label, do, choices, chosen):
            shown = [f"*{each.label}*" if each.value == chosen else each.label for each in choices]
            return f"< {label}: {' | '.join(shown)} >→{do}"
        case ChannelSelect(label, do, chosen_channels, _):
            return f"< {' '.join(map(str, chosen_channels)) or label} >→{do}"
        case Rule():
            return "────────"


def _button(button: Button) -> str:
    face = f"{button.emoji} {button.label}" if button.emoji else button.label
    label = f"[ {face} ]" if button.enabled else f"( {face} )"
    return f"{label}→{button.do}"
