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
    if saved.started is None:
        plan_lobby(table, now)
    else:
        table.begin(saved.started.salt)
        _replay(table, saved)
        plan(table, now)
    if saved.ended:
        table.alarms = []
    return table


def _replay(table: Table, saved: Saved) -> None:
    actions = lexicon(table.game)
    for number, (seat, word) in enumerate(saved.moves, start=1):
        action = actions.get(word)
        if action is None:
            raise Unplayable(f"move {number}: {word} is no action of {table.game.id}")
        refused = table.step(seat, action)
        if isinstance(refused, Refused):
            raise Unplayable(f"move {number}: {word} is refused: {refused.reason}")
