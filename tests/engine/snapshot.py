"""Everything about a table, down to the next word of chance: two equal ones are the same table."""

from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Seat
from tests.engine.carbon import copied


def snapshot(game: AnyGame, state: Any, seats: int, chance: Chance) -> str:
    viewers = (None, *map(Seat, range(seats)))
    views = [game.view(state, viewer) for viewer in viewers]
    return repr((game.after(state), views, copied(chance).below(1 << 32)))
