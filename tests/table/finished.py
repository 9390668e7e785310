"""Finished games as log entries, played by CPU players in whoever's name."""

import hashlib
from collections.abc import Iterator

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.play import Seated as Playing
from bot.engine.play import play
from bot.engine.transcript import Line, Player, Record
from bot.games import CATALOGUE
from bot.table.chair import Chair
from bot.table.ids import ChannelId, GuildId, TableId, UserId
from bot.table.log import Ended, Entry, Filed, Moved, Opened, Saved, Seated, Started
from bot.table.pace import PACES
from tests.store.memory import MemoryLog

ADA, BEN = Chair("Ada", UserId(1), None, "71"), Chair("Ben", UserId(2), None, "72")
ROSA = Chair("Rosa", None, "normal", "73")


def seed_of(table: int) -> bytes:
    return hashlib.sha256(f"table {table}".encode()).digest()


def game(
    table: int = 1,
    id: str = "17",
    chairs: tuple[Chair, ...] = (ADA, BEN, ROSA),
    *,
    guild: int = 10,
    channel: int = 20,
    match: bool = False,
    at: float = 1000.0,
) -> list[Entry]:
    """The whole log of a game that ended at this time; all chance in it comes from its number."""
    rules = CATALOGUE[id]
    number, host = TableId(table), UserId(1)
    options = dict.fromkeys(rules.options, match)
    seed, salt = seed_of(table), ",".join(chair.ticket for chair in chairs)
    players = [Player(seat=seat, name=chair.name) for seat, chair in enumerate(chairs)]
    record = Record(rules, players, options, seed, salt)
    minds = [Playing(rules.cpus["normal"], Chance(f"{table}:{seat}".encode())) for seat in range(6)]
    moves = list(_moves(number, at, play(record, minds, Chance(f"{table}".encode()))))
    winners = rules.winners(record.state)
    assert winners is not None
    times = (PACES["normal"], 900.0)
    opened = Opened(
        number, GuildId(guild), ChannelId(channel), id, options, len(chairs), *times, seed, at
    )
    return [
        opened,
        Seated(number, host, chairs),
        Started(number, salt, at),
        *moves,
        Ended(number, "finished", "", winners, at),
        Filed(number),
    ]


def saved(table: int = 1, id: str = "17", *, match: bool = False) -> Saved:
    """The same as it comes out of a store."""
    return saved_with(table, id, (ADA, BEN, ROSA), match=match)


def saved_with(table: int, id: str, chairs: tuple[Chair, ...], *, match: bool = False) -> Saved:
    found = MemoryLog(game(table, id, chairs, match=match)).saved(TableId(table))
    assert found is not None
    return found


def _moves(table: TableId, at: float, steps: Iterator[Line]) -> Iterator[Moved]:
    for number, line in enumerate(steps, start=1):
        said = [str(value) for key, value in line.items() if key not in ("n", "seat", "after")]
        seat = line["seat"]
        assert seat is None or isinstance(seat, int)
        by = None if seat is None else Seat(seat)
        yield Moved(table, number, by, ".".join(said), "cpu", at, at)
