"""Buttons. Discord docs: Component Reference > Button."""

from sandbox.rules import field
from sandbox.rules.problem import Object, Path, Problem

PRIMARY, SECONDARY, SUCCESS, DANGER, LINK, PREMIUM = range(1, 7)
STYLES = (PRIMARY, SECONDARY, SUCCESS, DANGER, LINK, PREMIUM)
LABEL_MAX = 80


def check(button: Object, at: Path) -> list[Problem]:
    """A button's fields, and which of them go together with its style."""
    found = [
        *field.integer(button, "id", at, 0, 2**31 - 1),
        *field.choice(button, "style", at, STYLES, required=True),
        *field.text(button, "label", at, 0, LABEL_MAX),
        *field.text(button, "custom_id", at, 1, 100),
        *field.url(button, "url", at, 512, ("http", "https", "discord")),
        *field.boolean(button, "disabled", at),
        *field.one(button, "emoji", at, emoji),
    ]
    return found or _together(button, at)


def _together(button: Object, at: Path) -> list[Problem]:
    """Discord docs: Component Reference > Button > Button Structure, the notes under the table."""
    style = button["style"]
    if style == PREMIUM:
        return _premium(button, at)
    found: list[Problem] = []
    if style == LINK:
        found += _needs(button, "url", at)
        if button.get("custom_id") is not None:
            found.append(_exclusive((*at, "custom_id")))
    else:
        if button.get("custom_id") is None:
            wording = "A custom id is required"
            path = (*at, "custom_id")
            found.append(Problem(path, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", wording))
        if button.get("url") is not None:
            found.append(_exclusive((*at, "url")))
    if button.get("sku_id") is not None:
        found.append(_forbidden((*at, "sku_id"), "Only premium buttons have a sku id"))
    if not button.get("label") and button.get("emoji") is None:
        found.append(field.missing((*at, "label")))
    return found


def _premium(button: Object, at: Path) -> list[Problem]:
    found = _needs(button, "sku_id", at)
    found += field.snowflake(button["sku_id"], (*at, "sku_id")) if not found else []
    for key in ("custom_id", "label", "url", "emoji"):
        if button.get(key) is not None:
            found.append(_forbidden((*at, key), "Premium buttons have a sku id and nothing else"))
    return found


def _needs(button: Object, key: str, at: Path) -> list[Problem]:
    return [] if button.get(key) else [field.missing((*at, key))]


def _exclusive(at: Path) -> Problem:
    wording = "A custom id and url cannot both be specified"
    return Problem(at, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", wording)


def _forbidden(at: Path, wording: str) -> Problem:
    return Problem(at, "BUTTON_COMPONENT_FIELD_FORBIDDEN", wording)


def emoji(emoji: Object, at: Path) -> list[Problem]:
    """Discord docs: Emoji > Emoji Object; without an id the name is the emoji's own character."""
    found = field.text(emoji, "name", at, 0, 32, required=emoji.get("id") is None)
    if emoji.get("id") is not None:
        return found + field.snowflake(emoji["id"], (*at, "id"))
    name = emoji.get("name")
    # Which characters are emojis changes every year; that plain letters are none does not.
    if isinstance(name, str) and (
        not name or any(char.isascii() and char.isalpha() for char in name)
    ):
        found.append(Problem((*at, "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji"))
    return found
