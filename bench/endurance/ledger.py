"""Who pressed what and what they were told, to be held against the log.

Whatever was accepted is in the log, and nothing is in it that nobody pressed. Only of presses
without an answer, because the bot died or Discord failed, the log alone knows what became of them.
"""

import os
import sqlite3
from collections import Counter, defaultdict
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, Protocol

from bot.table.ids import TableId, UserId

PERSONS = "SELECT seat, word FROM actions WHERE table_id = ? AND by = 'person'"


class Move(NamedTuple):
    table: TableId
    user: UserId
    word: str


class Notes(Protocol):
    """Takes down a press before it is made, and what came of it."""

    def sent(self, move: Move) -> None: ...
    def accepted(self, move: Move) -> None: ...
    def refused(self, move: Move) -> None: ...


class Wire:
    """Notes that outlive a process that is killed: they are in the pipe before anything happens."""

    def __init__(self, pipe: int) -> None:
        self._pipe = pipe

    def sent(self, move: Move) -> None:
        self._tell("+", move)

    def accepted(self, move: Move) -> None:
        self._tell("=", move)

    def refused(self, move: Move) -> None:
        self._tell("-", move)

    def _tell(self, what: str, move: Move) -> None:
        os.write(self._pipe, f"{what} {move.table} {move.user} {move.word}\n".encode())


class Ledger:
    def __init__(self) -> None:
        self._accepted: defaultdict[TableId, Counter[Move]] = defaultdict(Counter)
        self._unanswered: defaultdict[TableId, Counter[Move]] = defaultdict(Counter)
        self.count: Counter[str] = Counter()
        """Of presses: sent, accepted, refused."""
        self.lost: list[Move] = []
        self.doubled: list[Move] = []

    def sent(self, move: Move) -> None:
        self.count["sent"] += 1
        self._unanswered[move.table][move] += 1

    def accepted(self, move: Move) -> None:
        self.count["accepted"] += 1
        self._unanswered[move.table][move] -= 1
        self._accepted[move.table][move] += 1

    def refused(self, move: Move) -> None:
        self.count["refused"] += 1
        self._unanswered[move.table][move] -= 1

    def read(self, line: str) -> None:
        """What came out of a `Wire`."""
        what, table, user, word = line.split()
        move = Move(TableId(int(table)), UserId(int(user)), word)
        {"+": self.sent, "=": self.accepted, "-": self.refused}[what](move)

    def settle(self, path: Path) -> None:
        """Compares, and forgets, every table that is over."""
        with closing(sqlite3.connect(path)) as database:
            for table in list(self._unanswered):
                found = database.execute("SELECT ending FROM tables WHERE id = ?", (table,))
                ending = found.fetchone()
                if ending is None or ending[0] is not None:
                    self._compare(table, _stored(database, table))

    def _compare(self, table: TableId, stored: Counter[Move]) -> None:
        accepted, unanswered = self._accepted.pop(table, Counter()), self._unanswered.pop(table)
        self.lost += (accepted - stored).elements()
        self.doubled += (stored - accepted - unanswered).elements()


def _stored(database: sqlite3.Connection, table: TableId) -> Counter[Move]:
    rows = database.execute("SELECT seat, user, gone FROM seats WHERE table_id = ?", (table,))
    people = {seat: user if user is not None else gone for seat, user, gone in rows}
    return Counter(
        Move(table, people[seat], word) for seat, word in database.execute(PERSONS, (table,))
    )
