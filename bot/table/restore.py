"""After a restart: a table is what its log says, played again."""

from bot.engine.chance import Chance
from bot.engine.game import Catalogue, Refused
from bot.engine.word import lexicon
from bot.table.log import Saved
from bot.table.plan import plan, plan_lobby
from bot.table.table import Table


class Unplayable(Exception):
    """The log does not fit the rules of today; the message says where."""


def restore(saved: Saved, catalogue: Catalogue, mind: Chance, now: float) -> Table:
    """With a fresh, full deadline: nobody is punished for the bot's downtime."""
    game = catalogue.get(saved.opened.game)
    if game is None:
        raise Unplayable(f"there is no game {saved.opened.game}")
    table = Table(saved.opened, game, saved.seated.host, mind)
    table.chairs = saved.seated.chairs
    table.posted = saved.posted
    table.ended = saved.ended
    table.changes = saved.changes
    if saved.started is not None:
        _replay(table, saved, saved.started.salt)
    if saved.ended is None and saved.started is None:
        plan_lobby(table, now)
    elif saved.ended is None:
        plan(table, now)
    return table


def _replay(table: Table, saved: Saved, salt: str) -> None:
    game = table.game
    if len(table.chairs) not in game.seats or saved.opened.options.keys() != game.options.keys():
        raise Unplayable(f"{game.id} cannot be played like this any more")
    table.begin(salt)
    actions = lexicon(table.game)
    for number, (seat, word) in enumerate(saved.moves, start=1):
        action = actions.get(word)
        if action is None:
            raise Unplayable(f"move {number}: {word} is no action of {table.game.id}")
        refused = table.step(seat, action)
        if isinstance(refused, Refused):
            raise Unplayable(f"move {number}: {word} is refused: {refused.reason}")
    if saved.ended is None and game.waiting(table.state) is None:
        raise Unplayable("the game is over, and nobody has noticed")
