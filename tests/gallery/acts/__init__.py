"""All acts, in the order of the gallery. A new screen is a picture more in one of them."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from tests.gallery.acts import seventeen
from tests.gallery.studio import Studio


class Act(NamedTuple):
    play: Callable[[Studio], Awaitable[None]]
    settings: dict[str, Any] = {}
    """Of the server."""


ACTS: Final = (
    Act(seventeen.lobby),
    Act(seventeen.game),
)
