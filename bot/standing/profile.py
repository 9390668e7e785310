"""A profile: what the games of one person come to, in one game of the catalogue."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.engine.game import AnyGame
from bot.standing.period import ALL
from bot.standing.rating import Rating
from bot.standing.result import Played
from bot.standing.standing import Standing, total
from bot.table.ids import GuildId

LEFT: Final = "left"
"""The way of losing that every game has."""


class Losing(NamedTuple):
    """The way in which somebody loses most often."""

    way: str
    times: int
    lost: int
    """Games lost in any way."""


class Profile(NamedTuple):
    """Ratings are the same on all servers; everything else is of one."""

    name: str
    """As the person was last called on that server."""
    game: str
    standing: Standing
    ratings: tuple[Rating, ...]
    """After each rated game, oldest first."""
    losing: Losing | None
    """None: nothing is lost yet."""


def profile(history: Sequence[Played], game: AnyGame, guild: GuildId) -> Profile | None:
    """From everything that somebody played, oldest first; None without a game on that server."""
    here = [played for played in history if played.guild == guild]
    if not here:
        return None
    of_game = [played for played in history if played.game == game.id]
    local = [played for played in of_game if played.guild == guild]
    return Profile(
        here[-1].result.name,
        game.id,
        total(local, everywhere=False).get((guild, ALL), Standing()),
        tuple(played.change.after for played in of_game if played.change),
        _losing(local, game),
    )


def _losing(history: Sequence[Played], game: AnyGame) -> Losing | None:
    """Of ways that are equally frequent, the one that came first."""
    lost = [played.result for played in history if not played.result.won]
    ways = Counter(LEFT if one.left else game.undoing(one.counts) for one in lost)
    return Losing(*ways.most_common(1)[0], len(lost)) if lost else None
