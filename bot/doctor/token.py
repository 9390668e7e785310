"""Whether a token looks like one. Nothing of it is ever said."""

import base64
import binascii
import re
from typing import Final

from bot.doctor.finding import Finding, ok, problem

SHAPE: Final = re.compile(r"([\w-]{23,28})\.[\w-]{6,7}\.[\w-]{27,}")
WHERE: Final = "copy it anew from Discord's developer portal, Bot > Reset Token"

MISTAKES: Final = (
    (re.compile(r".*\s.*", re.DOTALL), "it has a space or a line break in it"),
    (re.compile(r"['\"].*['\"]"), "it has quotation marks around it"),
    (re.compile(r"\d{15,20}"), "it is the application's id"),
    (re.compile(r"[0-9a-f]{64}"), "it is the application's public key"),
    (re.compile(r"[\w-]{32}"), "it is the OAuth2 client secret"),
)
"""What people copy instead."""


def check(token: str) -> Finding:
    found = SHAPE.fullmatch(token)
    if found is not None and (owner := _owner(found[1])):
        return ok("token", f"it looks like a token, of the bot {owner}")
    told = (reason for mistake, reason in MISTAKES if mistake.fullmatch(token))
    reason = next(told, "it has not the shape of one")
    return problem("token", f"DISCORD_TOKEN is no bot's token ({reason}): {WHERE}")


def _owner(part: str) -> str | None:
    """A token begins with the id of its bot."""
    try:
        id = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return None
    return id if id.isdecimal() else None
