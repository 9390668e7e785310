"""Standings: what all results of somebody come to, by place, game and period."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from bot.engine.game import Counts
from bot.standing.period import Period, periods
from bot.standing.rating import Rating
from bot.standing.result import Played
from bot.table.ids import GuildId

Scope = GuildId
"""A server, or everywhere."""

EVERYWHERE: Final = Scope(0)
"""Contains only people who have agreed to it."""


class Standing(NamedTuple):
    name: str = ""
    """As the person was last called there."""
    games: int = 0
    wins: int = 0
    """Shared ones, too."""
    shared: int = 0
    counts: Counts = {}  # noqa: RUF012 - never changed
    rating: Rating | None = None
    """At the end of the period; None without a rated game until then. It is one for all servers."""


Standings = Mapping[tuple[Scope, Period], Standing]
"""Of one person in one game."""


def add(known: Standings, played: Played, rating: Rating | None, everywhere: bool) -> Standings:
    """The standings that a result changes; `rating` is the person's, after it."""
    changed: dict[tuple[Scope, Period], Standing] = {}
    now = set(periods(played.at))
    for (scope, period), standing in known.items():
        if period in now and rating != standing.rating:
            changed[scope, period] = standing._replace(rating=rating)
    for scope in (played.guild, EVERYWHERE) if everywhere else (played.guild,):
        for period in now:
            before = known.get((scope, period), Standing())
            changed[scope, period] = _counted(before, played, rating)
    return changed


def _counted(before: Standing, played: Played, rating: Rating | None) -> Standing:
    result = played.result
    return Standing(
        result.name,
        before.games + 1,
        before.wins + result.won,
        before.shared + result.shared,
        {name: before.counts.get(name, 0) + n for name, n in result.counts.items()},
        rating,
    )


def total(history: Iterable[Played], everywhere: bool) -> Standings:
    """All standings of one person in one game, from results in the order they came."""
    standings: dict[tuple[Scope, Period], Standing] = {}
    rating: Rating | None = None
    for played in history:
        rating = played.change.after if played.change else rating
        standings |= add(standings, played, rating, everywhere)
    return standings
