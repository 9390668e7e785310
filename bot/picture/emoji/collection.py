"""All emojis that there are, each under a name that changes whenever its drawing does."""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from typing import Final, NamedTuple

from bot.picture.emoji import seventeen, switch
from bot.picture.emoji.canvas import Draw

PREFIX: Final = "tavolo_"
"""Of the names: whatever else an application has is not ours to delete."""


class Emoji(NamedTuple):
    sign: str
    name: str
    """As Discord takes it: 2 to 32 letters, digits and underscores."""
    png: bytes


def signs() -> Iterator[tuple[str, Draw]]:
    for game in (seventeen, switch):
        yield from game.emojis()


def name(sign: str, digest: bytes) -> str:
    return f"{PREFIX}{sign}_{digest.hex()}"


def collect() -> Iterator[Emoji]:
    """Drawn one by one: each takes a few milliseconds."""
    for sign, _ in signs():
        yield emoji(sign)


@cache
def emoji(sign: str) -> Emoji:
    canvas = dict(signs())[sign]()
    # Of what is seen, not of the file: another zlib is not another emoji.
    digest = blake2b(canvas.image.tobytes(), digest_size=3).digest()
    return Emoji(sign, name(sign, digest), canvas.png())
