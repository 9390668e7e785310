"""Ratings: how well somebody plays a game, judged by whom they came before and behind.

One rating for each person and game, over all servers. The model is openskill's Bradley-Terry with
full pairing: every table is every pair at it, and who shares a place has drawn.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

ESTABLISHED: Final = 10
"""Games after which a rating is no longer provisional."""

BEGINNER: Final = 1000
SCALE: Final = 25
"""Points that somebody without games has, and points for one unit of the model."""


class Rating(NamedTuple):
    """What the model believes: about `mu`, give or take `sigma`."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0

    @property
    def points(self) -> int:
        """What people see: a level that they play at almost surely, or better."""
        return round(BEGINNER + SCALE * (self.mu - 3 * self.sigma))

    @property
    def provisional(self) -> bool:
        return is_provisional(self.games)


def is_provisional(games: int) -> bool:
    return games < ESTABLISHED


class Change(NamedTuple):
    """A rating before and after a game."""

    before: Rating
    after: Rating

    @property
    def points(self) -> int:
        return self.after.points - self.before.points


def rate(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """After a game in which these people came to these places."""
    # Imported here: it takes longer than anything else at start-up that a start does not need.
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in ratings]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(new.mu, new.sigma, old.games + 1) for [new], old in zip(rated, ratings, strict=True)
    ]
