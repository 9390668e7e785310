"""What a finished table came to: its game is replayed from the log and counted."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.word import lexicon
from bot.standing.scoring import Sitter, is_rated, results
from bot.table.chair import Chair
from bot.table.log import Ended, Moved, Saved, Scored
from bot.table.table import Table

Move = tuple[Seat | None, str]


class Unscorable(Exception):
    """The log does not tell the game that was played; the message says where."""


def score(table: Table, saved: Saved, last: Sequence[Moved]) -> Scored:
    """`saved` is the table before its last moves, which are not stored yet."""
    assert saved.started is not None
    assert isinstance(table.ended, Ended)
    game, opened = table.game, table.opened
    moves = [*saved.moves, *((moved.seat, moved.word) for moved in last)]
    chance = Chance(opened.seed, saved.started.salt)
    state = game.start(len(table.chairs), opened.options, chance)
    tally = game.tally(state, _steps(table, state, moves))
    if game.winners(state) != table.ended.winners:
        raise Unscorable("the same moves had another end")
    stakes = opened.stakes
    found = results(
        [_sitter(chair) for chair in table.chairs],
        table.ended.winners,
        game.places(state),
        tally,
        stakes.leavers,
    )
    seats = len(table.chairs)
    rated = stakes.rated and is_rated(found, seats)
    return Scored(table.id, opened.guild, game.id, table.ended.at, seats, rated, found)


def _steps(table: Table, state: Any, moves: Sequence[Move]) -> Iterator[tuple[Seat | None, Any]]:
    actions = lexicon(table.game)
    for seat, word in moves:
        action = actions[word]
        refused = table.game.apply(state, seat, action)
        if refused is not None:
            raise Unscorable(f"{word} was accepted once, and now: {refused.reason}")
        yield seat, action


def _sitter(chair: Chair) -> Sitter:
    return Sitter(chair.name, chair.user or chair.left, chair.left is not None)
