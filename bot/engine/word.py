"""Actions as one short word each, for buttons and logs: `play.3c.down`, `block.2`, `call`."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from bot.engine.game import AnyGame


def word(game: AnyGame, action: Any) -> str:
    return _words(game)[action]


@lru_cache
def lexicon(game: AnyGame) -> Mapping[str, Any]:
    """Every action of the game by its word."""
    return MappingProxyType({word: action for action, word in _words(game).items()})


@lru_cache
def _words(game: AnyGame) -> dict[Any, str]:
    return {
        action: ".".join(str(part) for part in game.encode(action).values())
        for action in game.actions
    }
