"""All emojis that there are, each under a name that changes whenever its drawing does."""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from itertools import islice

from bot.picture.emoji import seventeen, switch
from bot.picture.emoji.canvas import Draw
from bot.picture.emoji.emoji import PREFIX, Emoji


def signs() -> Iterator[tuple[str, Draw]]:
    for game in (seventeen, switch):
        yield from game.emojis()


def name(sign: str, digest: bytes) -> str:
    return f"{PREFIX}{sign}_{digest.hex()}"


def numbered(number: int) -> Emoji | None:
    """None: there are not so many."""
    found = next(islice(signs(), number, None), None)
    return None if found is None else emoji(found[0])


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
