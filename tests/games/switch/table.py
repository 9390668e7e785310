"""A table of Switch in one line: `Table(3, 12, hold=(0, 1)).roll(0, 1, 2, 4).do(0, DISCARD)`.

Tops by seat; tokens that the line does not mention are in the pot. Dice fall as they are told to.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Self

from bot.engine.chance import Chance
from bot.engine.game import Refused, Seat, Waiting
from bot.games.switch import SWITCH
from bot.games.switch.action import CLOSE, DIE, ROLL, Action
from bot.games.switch.roll import FACES, Face
from bot.games.switch.state import State
from bot.games.switch.view import View


class Loaded(Chance):
    """Dice that fall as told; one that nobody told how to fall is a mistake in the test."""

    def __init__(self, results: Iterable[int] = ()) -> None:
        super().__init__(b"loaded")
        self.results = list(results)

    def below(self, n: int) -> int:
        assert self.results, "more dice were rolled than the test has told"
        return self.results.pop(0)


class Table:
    """A state set up by hand, and the contract to play it with."""

    def __init__(
        self,
        *tops: int,
        hold: Sequence[int] = (),
        blocked: Iterable[int] = (),
        turn: int = 0,
        match: bool = False,
        scores: Sequence[int] = (),
        gone: int = 0,
    ) -> None:
        """With `gone`, the seat to move has discarded so many cards of a roll that is used up."""
        self.chance = Loaded(range(len(tops)))
        self.seats = [Seat(seat) for seat in range(len(tops))]
        self.state: State = SWITCH.start(len(tops), {"match": match}, self.chance)
        state = self.state
        state.tops = list(tops)
        state.hold = list(hold) or [0] * len(tops)
        state.blocked = [seat in blocked for seat in self.seats]
        state.pot -= sum(state.hold) + sum(state.blocked)
        assert state.pot >= 0, "the line takes more tokens than there are"
        state.scores = list(scores) or [0] * len(tops)
        state.begin_turn(Seat(turn))
        if gone:
            state.phase, state.rolls, state.gone = "rolled", 1, gone

    def do(self, seat: int | None, action: Action) -> Self:
        refused = SWITCH.apply(self.state, None if seat is None else Seat(seat), action)
        assert refused is None, f"seat {seat} may not {action}: {refused}"
        assert not self.chance.results, f"not rolled: {self.chance.results}"
        return self

    def roll(self, seat: int, *dice: int) -> Self:
        self.chance.results = [die - 1 for die in dice]
        return self.do(seat, ROLL)

    def die(self, seat: int, face: Face) -> Self:
        self.chance.results = [FACES.index(face)]
        return self.do(seat, DIE)

    def close(self) -> Self:
        return self.do(None, CLOSE)

    def refusal(self, seat: int | None, action: Any) -> str:
        """The reason why not; a refusal that moves as much as a token fails here."""
        before = self.snapshot()
        refused = SWITCH.apply(self.state, None if seat is None else Seat(seat), action)
        assert isinstance(refused, Refused), f"seat {seat} was allowed to {action}"
        assert self.snapshot() == before, f"{refused.reason} changed the table"
        return refused.reason

    def snapshot(self) -> str:
        return repr([SWITCH.after(self.state), *(self.view(seat) for seat in (None, *self.seats))])

    def view(self, seat: int | None = None) -> View:
        return SWITCH.view(self.state, None if seat is None else Seat(seat))

    def legal(self, seat: int) -> set[Action]:
        return set(SWITCH.legal(self.state, Seat(seat)))

    @property
    def waiting(self) -> Waiting | None:
        return SWITCH.waiting(self.state)

    @property
    def ended(self) -> str:
        """How the turn before ended."""
        ended = self.view().ended
        return "" if ended is None else ended.how

    def __getitem__(self, key: str) -> Any:
        """What a transcript says of the table now: `table["tops"]`, `table["phase"]`."""
        return SWITCH.after(self.state)[key]
