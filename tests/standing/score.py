"""Results and whole evenings of them, in one line each."""

from bot.engine.game import Counts, Seat
from bot.standing.result import Result
from bot.table.chair import Chair
from bot.table.ids import ChannelId, GuildId, TableId, UserId
from bot.table.log import Ended, Entry, Opened, Scored, Seated, Started
from bot.table.pace import PACES

NOVEMBER = 1_794_000_000.0
"""A moment in November 2026."""
DECEMBER = NOVEMBER + 30 * 24 * 3600.0

HERE, THERE = GuildId(10), GuildId(20)
NOTHING = dict.fromkeys(("victories", "penalties", "calls", "right", "traps", "trapped"), 0)


def result(
    user: int, place: int, *, shared: bool = False, left: bool = False, **counts: int
) -> Result:
    """Who is first has won."""
    won = place == 1 and not left
    counted: Counts = NOTHING | counts
    return Result(UserId(user), f"Person {user}", place, won, won and shared, left, counted)


def scored(
    table: int,
    *results: Result,
    guild: GuildId = HERE,
    game: str = "17",
    at: float = NOVEMBER,
    rated: bool = True,
) -> Scored:
    return Scored(TableId(table), guild, game, at, len(results), rated, results)


def finished(scored: Scored) -> list[Entry]:
    """A whole table that came to this."""
    table, users = scored.table, [result.user for result in scored.results]
    chairs = tuple(Chair(f"Person {user}", user, None, f"ticket {user}") for user in users)
    return [
        Opened(
            *(table, scored.guild, ChannelId(1), scored.game, {}, len(users)),
            *(PACES["normal"], 900.0, bytes(32), scored.at),
        ),
        Seated(table, users[0], chairs),
        Started(table, "salt", scored.at),
        Ended(table, "finished", "", (Seat(0),), scored.at),
        scored,
    ]
