"""All acts, in the order in which they are played. A new screen is a picture more in one of them.

An act plays on a bot and in a sandbox of its own, in one language at a time; whatever it wants to
show it photographs with the studio's `shoot...`, under a name that no other picture has.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple

from tests.gallery.acts import house, learning, seventeen, standing, switch
from tests.gallery.studio import Studio


class Act(NamedTuple):
    play: Callable[[Studio], Awaitable[None]]
    settings: Mapping[str, object] = {}
    """Of the server."""


IN_WORDS: Final = {"board": "text"}
IN_EMOJIS: Final = {"board": "emoji"}

ACTS: Final = (
    Act(seventeen.lobby),
    Act(seventeen.game),
    Act(seventeen.crowd),
    Act(seventeen.in_words, IN_WORDS),
    Act(seventeen.in_emojis, IN_EMOJIS),
    Act(switch.game),
    Act(switch.last_round),
    Act(switch.match),
    Act(switch.match_end),
    Act(switch.in_words, IN_WORDS),
    Act(switch.in_emojis, IN_EMOJIS),
    Act(standing.standings),
    Act(standing.archive),
    Act(learning.rules),
    Act(learning.tutorial),
    Act(house.settings),
    Act(house.answers),
    Act(house.threads),
    Act(house.restart),
)
