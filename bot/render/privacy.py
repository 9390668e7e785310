"""The panel of /privacy: what is stored about somebody, and what they may do about it."""

from typing import Final

from bot.privacy import Consent, Holdings
from bot.render import symbol
from bot.render.phrase import lines
from bot.render.scene import Say
from bot.render.screen import Button, Row, Rule, Screen, Text

EXPORT: Final = "export"
EVERYWHERE: Final = "everywhere"
PROFILE: Final = "profile"
"""These two switch: `everywhere.on`, `everywhere.off` and so on."""
DELETE: Final = "delete"
DELETE_YES: Final = "delete.yes"
KEEP: Final = "keep"


def draw_privacy(held: Holdings, given: Consent, say: Say) -> Screen:
    everywhere = "off" if given.everywhere else "on"
    profile = "off" if given.profile else "on"
    return Screen(
        (
            Text(lines(f"## {say('privacy-title')}", *_held(held, say))),
            Rule(),
            Text(
                lines(
                    say("privacy-everywhere-yes" if given.everywhere else "privacy-everywhere-no"),
                    say("privacy-profile-yes" if given.profile else "privacy-profile-no"),
                )
            ),
            Row(
                (
                    Button(say("button-export"), EXPORT, "primary"),
                    Button(say(f"button-everywhere-{everywhere}"), f"{EVERYWHERE}.{everywhere}"),
                    Button(say(f"button-profile-{profile}"), f"{PROFILE}.{profile}"),
                    Button(say("button-delete"), DELETE, "danger"),
                )
            ),
        ),
        symbol.CALM,
    )


def draw_question(held: Holdings, say: Say) -> Screen:
    """Asked once before everything is deleted."""
    heading = f"## {say('privacy-question')}"
    return Screen(
        (
            Text(lines(heading, *_held(held, say), say("privacy-will-be-gone"))),
            Row(
                (
                    Button(say("button-delete-yes"), DELETE_YES, "danger"),
                    Button(say("button-keep"), KEEP),
                )
            ),
        ),
        symbol.TENSE,
    )


def draw_gone(held: Holdings, left: int, say: Say) -> Screen:
    """What there was, and is no more."""
    told = [say("privacy-left", n=left)] if left else []
    text = lines(f"## {say('privacy-gone')}", say("privacy-was"), *_held(held, say), *told)
    return Screen((Text(text),), symbol.DONE)


def _held(held: Holdings, say: Say) -> list[str]:
    told = [f"- {say(f'privacy-{what}', n=n)}" for what, n in held._asdict().items() if n]
    return told or [say("privacy-nothing")]
