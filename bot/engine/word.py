"""Actions as one short word each, for buttons and logs: `play.3c.down`, `block.2`, `call`."""

from typing import Any

from bot.engine.game import AnyGame


def word(game: AnyGame, action: Any) -> str:
    return ".".join(str(part) for part in game.encode(action).values())


def lexicon(game: AnyGame) -> dict[str, Any]:
    """Every action of the game by its word."""
    return {word(game, action): action for action in game.actions}
