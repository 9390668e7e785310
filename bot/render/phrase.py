"""Turns of phrase that screens share."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.engine.game import Seat
from bot.render import symbol
from bot.render.scene import Say, Scene, Seated

DESCRIPTION: Final = 1024
"""Characters that Discord takes to describe a picture."""


def labelled(label: str, what: str, say: Say) -> str:
    """`Wins: 3`; where the colon stands is a matter of the language."""
    return say("labelled", label=label, what=what)


def countdown(until: float) -> str:
    """Counts down by itself in the reader's client, in the reader's language."""
    return f"<t:{int(until)}:R>"


def chip(text: str) -> str:
    """A card or a die."""
    return f"`{text}`"


def large(text: str) -> str:
    """A line whose emojis are half as large again."""
    return f"# {text}"


def small(text: str) -> str:
    return f"-# {text}"


def lines(*texts: str) -> str:
    """One below the other; what is empty is left out."""
    return "\n".join(text for text in texts if text)


def words(*texts: str) -> str:
    """One after the other; what is empty is left out."""
    return " ".join(text for text in texts if text)


def names(seats: Iterable[Seat], scene: Scene) -> str:
    return scene.say.write.all(scene.name(seat) for seat in seats)


def described(sentences: Sequence[str]) -> str:
    """The description of a picture: one sentence after the other, within Discord's limit."""
    text = " ".join(sentence for sentence in sentences if sentence)
    return text if len(text) <= DESCRIPTION else text[: DESCRIPTION - 1].rstrip() + "…"


def kind(seated: Seated, say: Say) -> str:
    """Who plays the seat, where it is not the person."""
    if seated.level is not None:
        return symbol.CPU
    return f"{symbol.AWAY} {say('seat-away')}" if seated.away else ""


def waits(text: str, until: float | None) -> str:
    """What the table waits for, and how long it will."""
    return f"{symbol.NOW} {text}" + ("" if until is None else f" · {countdown(until)}")


def title(scene: Scene, *more: str) -> str:
    return " · ".join((scene.say(f"game-{scene.game.id}"), *more))
