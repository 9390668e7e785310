"""A `Log` in memory: the plain meaning of entries, to test the store against and tables with."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, assert_never

from bot.engine.game import Seat
from bot.standing.rating import Change, Rating
from bot.standing.scoring import changes
from bot.table.ids import TableId, UserId
from bot.table.log import (
    Ended,
    Entry,
    Filed,
    LogFailed,
    Moved,
    Opened,
    Posted,
    Relocated,
    Saved,
    Scored,
    Seated,
    Started,
)


class MemoryLog:
    """With `trouble` it fails as a full disk does, until the trouble is taken away."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.entries: list[Entry] = []
        self.trouble: str | None = None
        self._tables: dict[TableId, _Kept] = {}
        self._ratings: dict[tuple[str, UserId], Rating] = {}
        self._store(tuple(entries))

    async def append(self, *entries: Entry) -> None:
        if self.trouble is not None:
            raise LogFailed(self.trouble)
        self._store(entries)

    async def load(self) -> Sequence[Saved]:
        live = [self._tables[table] for table in sorted(self._tables)]
        return [kept.saved() for kept in live if kept.seated is not None and not kept.filed]

    async def read(self, table: TableId) -> Saved | None:
        return self.saved(table)

    async def last_table(self) -> TableId:
        return max(self._tables, default=TableId(0))

    def saved(self, table: TableId) -> Saved | None:
        """What `read` would answer."""
        kept = self._tables.get(table)
        return None if kept is None or kept.seated is None else kept.saved()

    def _store(self, entries: tuple[Entry, ...]) -> None:
        tables, ratings = dict(self._tables), dict(self._ratings)
        for entry in entries:
            kept = _fold(tables.get(entry.table), entry)
            if isinstance(entry, Scored) and entry.rated:
                known = {user: one for (game, user), one in ratings.items() if game == entry.game}
                changed = changes(entry.results, known)
                ratings |= {(entry.game, user): one.after for user, one in changed.items()}
                kept = kept._replace(changes={**kept.changes, **changed})
            tables[entry.table] = kept
        self._tables, self._ratings = tables, ratings
        self.entries.extend(entries)


class _Kept(NamedTuple):
    """A table so far; one without anybody seated is not worth loading."""

    opened: Opened
    seated: Seated | None = None
    started: Started | None = None
    moves: dict[int, tuple[Seat | None, str]] = {}  # noqa: RUF012 - copied, never changed
    posted: Posted | None = None
    ended: Ended | None = None
    scored: frozenset[UserId] = frozenset()
    changes: dict[UserId, Change] = {}  # noqa: RUF012 - copied, never changed
    filed: bool = False

    def saved(self) -> Saved:
        assert self.seated is not None
        moves = tuple(self.moves[number] for number in sorted(self.moves))
        told = (self.opened, self.seated, self.started, moves, self.posted, self.ended)
        return Saved(*told, self.changes)


def _fold(kept: _Kept | None, entry: Entry) -> _Kept:
    if isinstance(entry, Opened):
        if kept is not None:
            raise LogFailed("the table is open already")
        return _Kept(entry)
    if kept is None:
        raise LogFailed("there is no such table")
    match entry:
        case Relocated():
            return kept._replace(opened=kept.opened._replace(channel=entry.channel))
        case Seated():
            return kept._replace(seated=entry)
        case Started():
            return kept._replace(started=entry)
        case Moved():
            return kept._replace(moves=kept.moves | _played(kept, entry))
        case Posted():
            return kept._replace(posted=entry)
        case Ended():
            return kept._replace(ended=entry)
        case Scored():
            return kept._replace(scored=kept.scored | _counted(kept, entry))
        case Filed():
            return kept._replace(filed=True)
        case _:
            assert_never(entry)


def _played(kept: _Kept, moved: Moved) -> dict[int, tuple[Seat | None, str]]:
    if moved.number in kept.moves:
        raise LogFailed("this number has been played already")
    return {moved.number: (moved.seat, moved.word)}


def _counted(kept: _Kept, scored: Scored) -> set[UserId]:
    users = {result.user for result in scored.results}
    if users & kept.scored:
        raise LogFailed("this game has been counted already")
    return users
