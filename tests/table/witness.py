"""The audience in tests: it believes nothing that is not in the log."""

from typing import Any, NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import AnyGame
from bot.engine.word import lexicon
from bot.games import CATALOGUE
from bot.table.chair import Chair
from bot.table.ids import TableId, UserId
from bot.table.log import Ended, Saved
from bot.table.plan import turn_ends
from bot.table.table import Table
from tests.store.memory import MemoryLog


class Shown(NamedTuple):
    """What people could see of a table at one moment."""

    table: TableId
    number: int
    host: UserId
    chairs: tuple[Chair, ...]
    commit: str
    started: bool
    until: float | None
    """Lobby: when it closes. Game: when the mover's time is up."""
    ended: Ended | None


class Witness:
    """Fails as soon as a table shows what is not stored, or stores what it does not show."""

    def __init__(self, log: MemoryLog) -> None:
        self.shown: list[Shown] = []
        self._log = log
        self._replays: dict[TableId, Replay] = {}

    def changed(self, table: Table) -> None:
        assert table.lock.locked(), "whoever draws the table could see it move"
        self.check(table)
        lobby = table.state is None
        until = table.deadline if lobby else turn_ends(table)
        self.shown.append(
            Shown(
                *(table.id, table.number, table.host, table.chairs, table.commit),
                *(not lobby, until, table.ended),
            )
        )

    def check(self, table: Table) -> None:
        """The table is what its log says, no more and no less."""
        saved = self._log.saved(table.id)
        assert saved is not None, f"table {table.id} was never stored"
        assert table.opened == saved.opened
        assert (table.id, table.host, table.chairs) == saved.seated
        assert table.ended == saved.ended
        assert table.changes == saved.changes
        assert table.number == len(saved.moves)
        assert (table.state is not None) == (saved.started is not None)
        if saved.started is not None:
            replay = self._replays.setdefault(table.id, Replay(saved))
            assert replay.after(saved) == table.game.after(table.state)


class Replay:
    """The game of a log, played by the rules alone as the log grows."""

    def __init__(self, saved: Saved) -> None:
        assert saved.started is not None
        opened, salt = saved.opened, saved.started.salt
        self._game: AnyGame = CATALOGUE[opened.game]
        self._words = lexicon(self._game)
        chance = Chance(opened.seed, salt)
        self._state: Any = self._game.start(len(saved.seated.chairs), opened.options, chance)
        self._played = 0

    def after(self, saved: Saved) -> dict[str, object]:
        for seat, word in saved.moves[self._played :]:
            refused = self._game.apply(self._state, seat, self._words[word])
            assert refused is None, f"the log holds a move that is refused: {word}: {refused}"
        self._played = len(saved.moves)
        return self._game.after(self._state)
