"""Entries in one line each."""

from bot.engine.game import Seat
from bot.table.chair import Chair
from bot.table.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.table.log import Ended, Filed, Moved, Opened, Posted, Seated, Started
from bot.table.pace import PACES

ADA = Chair("Ada", UserId(1), None, "ticket of Ada")
BEN = Chair("Ben", UserId(2), None, "ticket of Ben", away=True)
CPU = Chair("Cleo", None, "hard", "ticket of Cleo")


def opened(table: int = 1) -> Opened:
    return Opened(
        TableId(table),
        GuildId(10),
        ChannelId(2**62 + table),
        "17",
        {"short": True, "swap": False},
        4,
        PACES["normal"],
        900.0,
        bytes(range(32)),
        1000.5,
    )


def seated(table: int = 1, *chairs: Chair) -> Seated:
    return Seated(TableId(table), UserId(1), chairs or (ADA, BEN, CPU))


def started(table: int = 1) -> Started:
    return Started(TableId(table), "salt", 1001.25)


def moved(number: int, table: int = 1, seat: int | None = 0, word: str = "draw") -> Moved:
    by = Seat(seat) if seat is not None else None
    return Moved(TableId(table), number, by, word, "person", 1002.0 + number, 1062.5)


def posted(message: int = 77, table: int = 1) -> Posted:
    return Posted(TableId(table), ChannelId(5), MessageId(message), 2, 1003.0)


def ended(table: int = 1) -> Ended:
    return Ended(TableId(table), "finished", "", (Seat(0), Seat(2)), 2000.0)


def filed(table: int = 1) -> Filed:
    return Filed(TableId(table))


def running(table: int = 1) -> tuple[Opened, Seated, Started]:
    """A game that has just been dealt."""
    return opened(table), seated(table), started(table)
