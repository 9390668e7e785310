"""A table of 17 in one line: `Table("trap 3o", "1c", row="1:5o 0:rev-").play(0, "trap-")`.

Cards are written as in transcripts; a dash behind one means face down. Cards that the line does not
mention lie where `rest` says, so that there are always 70.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal, Self

from bot.engine.chance import Chance
from bot.engine.game import Refused, Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.action import CALL, CLOSE, Action, Play
from bot.games.seventeen.card import BACK, DECK, NAMES, Card, Face
from bot.games.seventeen.state import Lying, Phase, State, Tokens
from bot.games.seventeen.view import View
from tests.engine.snapshot import snapshot

Rest = Literal["pile", "discard", "row"]


def card(name: str) -> Card:
    return Card(NAMES.index(name))


def cards(names: str) -> list[Card]:
    return [card(name) for name in names.split()]


def played(name: str) -> Play:
    face: Face = "down" if name.endswith("-") else "up"
    return Play(card(name.removesuffix("-")), face)


def lying(text: str) -> Lying:
    """`2:trap-` is a Trap that seat 2 played face down."""
    seat, _, name = text.partition(":")
    play = played(name)
    return Lying(play.card, play.face, Seat(int(seat)))


def refresh(state: State) -> None:
    """What a state keeps of what everybody sees of hands and row."""
    state.backs = [tuple(sorted(BACK[one] for one in hand)) for hand in state.hands]
    state.row_seen = [
        Lying(one.card if one.face == "up" else BACK[one.card], one.face, one.seat)
        for one in state.row
    ]


class Table:
    """A state set up by hand, and the contract to play it with."""

    def __init__(
        self,
        *hands: str,
        row: str = "",
        last: int | None = None,
        turn: int = 0,
        phase: Phase = "turn",
        direction: int = 1,
        tokens: Sequence[tuple[int, int]] = (),
        pile: str = "",
        discard: str = "",
        rest: Rest = "pile",
    ) -> None:
        """`last` is whoever played the row's last card, unless it says otherwise."""
        self.chance = Chance(b"a table of 17")
        self.state: State = SEVENTEEN.start(len(hands), {}, self.chance)
        self.seats = [Seat(seat) for seat in range(len(hands))]
        state = self.state
        state.hands = [cards(hand) for hand in hands]
        state.row = [lying(text) for text in row.split()]
        state.pile = cards(pile)
        state.discard = cards(discard)
        self._put_the_rest(rest)
        state.pile.reverse()
        state.last = Seat(last) if last is not None else None
        if state.row and state.last is None:
            state.last = state.row[-1].seat
        state.turn = Seat(turn)
        state.phase = phase
        state.direction = direction
        state.tokens = tuple(Tokens(*pair) for pair in tokens) or (Tokens(0, 0),) * len(hands)
        state.discard_seen = tuple(state.discard)
        refresh(state)

    def _put_the_rest(self, rest: Rest) -> None:
        state = self.state
        used = [*state.pile, *state.discard, *(one.card for one in state.row)]
        unused = Counter(DECK)
        unused.subtract(Counter(used + [one for hand in state.hands for one in hand]))
        assert min(unused.values()) >= 0, "the line takes more copies of a card than there are"
        left = list(unused.elements())
        match rest:
            case "pile":
                state.pile += left
            case "discard":
                state.discard += left
            case "row":
                state.row[:0] = [Lying(one, "up", Seat(0)) for one in left]

    def do(self, seat: int | None, action: Action) -> Self:
        refused = SEVENTEEN.apply(self.state, None if seat is None else Seat(seat), action)
        assert refused is None, f"seat {seat} may not {action}: {refused}"
        return self

    def play(self, seat: int, name: str) -> Self:
        return self.do(seat, played(name))

    def call(self, seat: int) -> Self:
        return self.do(seat, CALL)

    def close(self) -> Self:
        return self.do(None, CLOSE)

    def refusal(self, seat: int | None, action: Any) -> str:
        """The reason why not; a refusal that moves as much as a card fails here."""
        before = self.snapshot()
        refused = SEVENTEEN.apply(self.state, None if seat is None else Seat(seat), action)
        assert isinstance(refused, Refused), f"seat {seat} was allowed to {action}"
        assert self.snapshot() == before, f"{refused.reason} changed the table"
        return refused.reason

    def snapshot(self) -> str:
        return snapshot(SEVENTEEN, self.state, len(self.seats), self.chance)

    def view(self, seat: int | None) -> View:
        return SEVENTEEN.view(self.state, None if seat is None else Seat(seat))

    def legal(self, seat: int) -> list[Action]:
        return list(SEVENTEEN.legal(self.state, Seat(seat)))

    def may_call(self) -> list[int]:
        return [seat for seat in self.seats if CALL in self.legal(seat)]

    def __getitem__(self, key: str) -> Any:
        """What a transcript says of the table now: `table["row"]`, `table["tokens"]`."""
        return SEVENTEEN.after(self.state)[key]
