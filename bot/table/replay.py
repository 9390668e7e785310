"""A game that is over, played again from its log: every step with everything turned over."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from bot.engine.game import AnyGame, Catalogue, Judgement, Moment, Refused, Seat
from bot.engine.transcript import Player, Record, dumps
from bot.engine.word import lexicon
from bot.table.log import Saved

TURNS = 3
"""So many turning points has a game, if it has any."""
SLIGHT = 0.02
"""A change of a chance to win that turns nothing."""


class Deviation(NamedTuple):
    """Where a log stops being a game: this cannot have happened."""

    step: int
    """From 1; 0 when not even its beginning can be played."""
    word: str


class Turn(NamedTuple):
    """A turning point: the chances to win had changed a lot after this step."""

    number: int
    seat: Seat
    """Whose changed most."""
    before: float
    after: float


@dataclass(frozen=True)
class Replay:
    saved: Saved
    game: AnyGame
    start: Any
    """The table after the setup, everything turned over."""
    moments: tuple[Moment[Any, Any], ...]
    text: str
    """The transcript (docs/transcript.md)."""
    winners: tuple[Seat, ...] | None

    def view(self, step: int) -> Any:
        """Everything turned over after so many steps."""
        return self.moments[step - 1].after if step else self.start

    def last(self, step: int) -> tuple[Seat, Any] | None:
        """What a seat did last; time only closes windows."""
        for moment in reversed(self.moments[:step]):
            if moment.seat is not None:
                return moment.seat, moment.action
        return None

    @cached_property
    def judgements(self) -> dict[int, Judgement[Any]]:
        """By step."""
        return {judged.number: judged for judged in self.game.judge(self.moments)}

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """The largest swings, in the order in which they came."""
        swings = sorted(self._swings(), key=lambda turn: -abs(turn.after - turn.before))
        return tuple(sorted(swings[:TURNS]))

    def _swings(self) -> Iterator[Turn]:
        before = self.game.chances(self.start)
        for moment in self.moments:
            after = self.game.chances(moment.after)
            if after is None:
                continue
            if before is not None:
                changes = [abs(new - old) for new, old in zip(after, before, strict=True)]
                seat = Seat(changes.index(max(changes)))
                if changes[seat] > SLIGHT:
                    yield Turn(moment.number, seat, before[seat], after[seat])
            before = after


def replay(saved: Saved, catalogue: Catalogue) -> Replay | Deviation:
    """Of a game that is over; nobody may see another one like this."""
    assert saved.ended is not None
    assert saved.started is not None
    game = catalogue.get(saved.opened.game)
    players = [
        Player(seat=seat, name=chair.name, cpu=chair.level)
        for seat, chair in enumerate(saved.seated.chairs)
    ]
    options = saved.opened.options
    if game is None or len(players) not in game.seats or options.keys() != game.options.keys():
        return Deviation(0, saved.opened.game)
    record = Record(game, players, options, saved.opened.seed, saved.started.salt)
    lines = [record.header]
    start = game.reveal(record.state)
    moments: list[Moment[Any, Any]] = []
    actions = lexicon(game)
    for number, (seat, word) in enumerate(saved.moves, start=1):
        if word not in actions or (seat is not None and not 0 <= seat < len(players)):
            return Deviation(number, word)
        seen = game.view(record.state, seat)
        line = record.step(seat, actions[word])
        if isinstance(line, Refused):
            return Deviation(number, word)
        lines.append(line)
        after = game.reveal(record.state)
        moments.append(Moment(number, seat, actions[word], seen, after))
    lines.append(record.end(saved.ended.reason))
    text = "".join(f"{dumps(line)}\n" for line in lines)
    return Replay(saved, game, start, tuple(moments), text, game.winners(record.state))
