"""From a finished game to results, and from results to ratings."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.engine.game import Counts, Seat
from bot.standing.rating import Change, Rating, rate
from bot.standing.result import NOBODY, Leavers, Result
from bot.table.ids import UserId


class Sitter(NamedTuple):
    """Who has a seat to the end, or had it before a CPU took over."""

    name: str
    user: UserId | None
    left: bool


def results(
    sitters: Sequence[Sitter],
    winners: Sequence[Seat],
    places: Sequence[int],
    tally: Sequence[Counts],
    leavers: Leavers,
) -> tuple[Result, ...]:
    """CPU players have none. Whoever left is last or has none, whatever a CPU made of it."""
    found = []
    for seat, (name, user, left) in enumerate(sitters):
        if user is None or (left and leavers == "none"):
            continue
        won = seat in winners and not left
        place = len(sitters) if left else places[seat]
        shared = won and len(winners) > 1
        counts = dict.fromkeys(tally[seat], 0) if left else tally[seat]
        found.append(Result(user, name, place, won, shared, left, counts))
    return tuple(found)


def is_rated(results: Sequence[Result], seats: int) -> bool:
    """Among people only, and among several: every seat has somebody who answers for it."""
    return len(results) == seats > 1


def changes(results: Sequence[Result], ratings: Mapping[UserId, Rating]) -> dict[UserId, Change]:
    """What a rated game does to everybody's rating: who left comes behind all who stayed."""
    before = [ratings.get(result.user, NOBODY) for result in results]
    after = rate(before, [result.place + len(results) * result.left for result in results])
    return {
        result.user: Change(*pair)
        for result, pair in zip(results, zip(before, after, strict=True), strict=True)
    }
