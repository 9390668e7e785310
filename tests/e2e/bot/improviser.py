"""Gestures of people who do all that can be done, with little sense. They know the whole table."""

from random import Random

from bot.engine.game import Seat
from bot.engine.word import word
from bot.games.seventeen.action import CALL
from bot.games.seventeen.state import State
from bot.render import verb
from bot.table.table import Table
from tests.e2e.bot.evening import Evening, Gesture, Press, Type, Wait

CALL_PLACE = 0
"""On the board of 17."""
BUTTONS = 16
"""No message has more."""


class Improviser:
    """Never lets a turn of a person run out: who stands in for them looks at their cards."""

    def __init__(
        self,
        evening: Evening,
        people: tuple[str, ...],
        spectator: str,
        seed: str,
        asides: float = 0.15,
    ) -> None:
        """`asides`: how often somebody presses or types what changes nothing."""
        self._evening = evening
        self._asides = asides
        self._people = people
        self._spectator = spectator
        self._random = Random(seed)

    @property
    def _table(self) -> Table:
        return self._evening.table

    def next(self) -> Gesture | None:
        """None when the game is over."""
        if self._table.ended:
            return None
        if self._table.state is None:
            return self._find(self._people[0], verb.START)
        if self._random.random() < self._asides:
            return self._aside()
        if self._table.game.id == "switch":
            return self._switch()
        return self._seventeen(self._table.state)

    def _find(self, who: str, do: str) -> Press:
        """The button on the board that does it."""
        presses = (Press(who, "board", place) for place in range(BUTTONS))
        return next(p for p in presses if self._does(p) == do)

    def _does(self, press: Press) -> str | None:
        button = self._evening.shows(press)
        if button is None or button.get("disabled"):
            return None
        return str(button["custom_id"].split(":")[3])

    def _aside(self) -> Gesture:
        """What changes nothing: hands, boards, and what is refused."""
        everybody = (*self._people, self._spectator)
        who = self._random.choice(everybody)
        asides: list[Gesture] = [Type(who, "hand"), Type(who, "board")]
        presses = [Press(who, "board", place) for place in range(BUTTONS)]
        asides += [press for press in presses if self._does(press) == verb.PANEL]
        if who == self._spectator:
            asides += [press for press in presses if self._does(press) not in (None, verb.PANEL)]
        return self._random.choice(asides)

    def _seventeen(self, state: State) -> Gesture:
        waiting = self._table.game.waiting(state)
        assert waiting is not None
        callers = [
            self._people[seat]
            for seat in waiting.seats
            if seat < len(self._people) and CALL in self._table.game.legal(state, seat)
        ]
        if callers and self._random.random() < (len(state.row) - 2) / 20:
            return Press(self._random.choice(callers), "board", CALL_PLACE)
        alarm = self._table.alarms[-1]
        mover = waiting.mover
        if mover is None or mover >= len(self._people):
            return Wait(alarm.at)
        if alarm.seat is not None and self._random.random() < 0.3:
            return Wait(alarm.at)
        hand = state.hands[mover]
        place = hand.index(self._random.choice(hand))
        return Press(self._people[mover], "panel", 2 * place + self._random.randrange(2))

    def _switch(self) -> Gesture:
        """Somebody who may act does, mostly the one whose turn it is; else time passes."""
        waiting = self._table.game.waiting(self._table.state)
        assert waiting is not None
        alarm, people = self._table.alarms[-1], range(len(self._people))
        able = [press for s in waiting.seats if s in people for press in self._legal(s)]
        mover = waiting.mover
        if (
            mover is not None
            and mover in people
            and (alarm.seat is None or self._random.random() < 0.7)
        ):
            own = self._legal(mover)
            cards = [press for press in own if self._does(press) in ("discard", "roll")]
            own = cards if cards and self._random.random() < 0.7 else own
            return self._random.choice(own if self._random.random() < 0.9 else able)
        if able and mover is None and self._random.random() < 0.5:
            return self._random.choice(able)
        return Wait(alarm.at)

    def _legal(self, seat: Seat) -> list[Press]:
        who, game = self._people[seat], self._table.game
        legal = [word(game, action) for action in game.legal(self._table.state, seat)]
        presses = [Press(who, "board", place) for place in range(BUTTONS)]
        presses += [Press(who, "panel", place) for place in range(BUTTONS)]
        return [press for press in presses if self._does(press) in legal]
