"""The laws of bot/engine/game.py, each as a check that walks through one random game."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Options, Refused, Seat
from bot.engine.play import Seated, play
from bot.engine.transcript import Player, Record, dumps
from tests.engine.carbon import copied
from tests.engine.hidden import Hidden
from tests.engine.snapshot import snapshot

Move = tuple[Seat | None, Any]

MANY = 20_000
"""More actions than any game takes that CPU players play, of whatever level."""

FAR = 400
"""Steps of a walk: where anybody does anything a game need not end, and some are long."""


class Setting(NamedTuple):
    """A table of a game, and the text that all chance of a walk through it comes from."""

    game: AnyGame
    seats: int
    options: Options
    seed: str

    @property
    def everybody(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.seats)]

    def chance(self, purpose: str) -> Chance:
        return Chance(f"{self.seed}:{purpose}".encode())

    def start(self) -> tuple[Any, Chance]:
        chance = self.chance("game")
        return self.game.start(self.seats, self.options, chance), chance


def moves(setting: Setting, state: Any) -> list[Move]:
    """All that can happen now: every legal action of every seat, and the end of a window."""
    waiting = setting.game.waiting(state)
    if waiting is None:
        return []
    legal = setting.game.legal
    actions: list[Move] = [(seat, one) for seat in setting.everybody for one in legal(state, seat)]
    return actions if waiting.mover is not None else [*actions, (None, setting.game.close)]


def walk(setting: Setting) -> Iterator[tuple[Any, Chance]]:
    """The table (always the same object) at the start and after each random step of a game."""
    state, chance = setting.start()
    whim = setting.chance("whim")
    haste = whim.below(4)
    yield state, chance
    for _ in range(FAR):
        if not (possible := moves(setting, state)):
            return
        seat, action = possible[whim.below(len(possible))]
        if possible[-1][0] is None and whim.below(4) >= haste:  # let many windows pass
            seat, action = possible[-1]
        refused = setting.game.apply(state, seat, action)
        assert refused is None, f"{action} by {seat} is legal and was refused: {refused}"
        yield state, chance


def awaits_those_who_can_act(setting: Setting) -> None:
    """Unfinished means waiting for somebody; those awaited, and only they, have legal actions."""
    game = setting.game
    for state, _ in walk(setting):
        waiting = game.waiting(state)
        able = {seat for seat in setting.everybody if game.legal(state, seat)}
        assert (waiting is None) == (game.winners(state) is not None)
        if waiting is None:
            assert not able, f"the game is over, and yet {able} can act"
            continue
        assert waiting.seats, "the table waits for nobody"
        assert len(set(waiting.seats)) == len(waiting.seats)
        assert set(waiting.seats) == able, f"{waiting} awaited, {able} can act"
        assert waiting.mover in (None, waiting.seats[0]), "the mover is not named first"


def shows_what_is_legal(setting: Setting) -> None:
    """A view names the legal actions of its seat, and whether the table waits for it."""
    game = setting.game
    for state, _ in walk(setting):
        waiting = game.waiting(state)
        for seat in setting.everybody:
            view = game.view(state, seat)
            assert list(view.legal) == list(game.legal(state, seat))
            assert view.to_move == (waiting is not None and waiting.mover == seat)
        assert list(game.view(state, None).legal) == []
        assert not game.view(state, None).to_move


def refuses_what_is_not_legal(setting: Setting) -> None:
    """Every other action by anybody or nobody gets a reason, and nothing has happened."""
    game = setting.game
    for state, chance in walk(setting):
        possible = moves(setting, state)
        before = snapshot(game, state, setting.seats, chance)
        for seat in (None, *setting.everybody):
            for action in game.actions:
                if (seat, action) in possible:
                    continue
                refused = game.apply(state, seat, action)
                assert isinstance(refused, Refused), f"{action} by {seat} was not refused"
                assert refused.reason.startswith("refused-")
        after = snapshot(game, state, setting.seats, chance)
        assert after == before, "a refused action changed something"


def accepts_what_is_legal(setting: Setting) -> None:
    """Every legal action is one of `actions` and is accepted, at every fifth step."""
    game = setting.game
    for step, (state, _) in enumerate(walk(setting)):
        if step % 5:
            continue
        for seat, action in moves(setting, state):
            assert action in game.actions
            assert game.apply(copied(state), seat, action) is None, f"{action} by {seat}"


def replays_exactly(setting: Setting) -> None:
    """The same seed and players, the same transcript, byte for byte."""
    assert _transcript(setting) == _transcript(setting)


def comes_to_an_end(setting: Setting, levels: Sequence[str]) -> None:
    """CPU players among themselves, of any mix of levels, finish the game."""
    steps = len(_transcript(setting, levels)) - 2
    assert steps < MANY, f"no end after {steps} actions"


def _transcript(setting: Setting, levels: Sequence[str] = ("random",)) -> list[str]:
    """As much as MANY steps; the levels go round the table."""
    game = setting.game
    players = [Player(seat=seat, name=f"seat {seat}") for seat in setting.everybody]
    cpus = [game.cpus[levels[seat % len(levels)]] for seat in setting.everybody]
    seated = [Seated(cpu, setting.chance(f"{seat}")) for seat, cpu in enumerate(cpus)]
    record = Record(game, players, setting.options, setting.seed.encode(), "salt")
    steps = list(islice(play(record, seated, setting.chance("reactions")), MANY))
    return [dumps(line) for line in (record.header, *steps, record.end("too long"))]


def ends_in_silence(setting: Setting, level: str = "random") -> None:
    """Only time passes: a CPU plays for whoever is to move, and every window closes unused."""
    game = setting.game
    state, _ = setting.start()
    cpu = setting.chance("cpu")
    for _ in range(MANY):
        waiting = game.waiting(state)
        if waiting is None:
            assert game.winners(state), "the game ended, and nobody has won"
            assert not any(game.legal(state, seat) for seat in setting.everybody)
            return
        action = game.close
        if waiting.mover is not None:
            action = game.cpus[level](game.view(state, waiting.mover), cpu)
        assert game.apply(state, waiting.mover, action) is None
    raise AssertionError(f"{game.id} goes on without its players after {MANY} steps")


def has_places_and_counters(setting: Setting) -> None:
    """The first place is the winners', and the tally has every counter of every seat."""
    game = setting.game
    state, _ = setting.start()
    counts = game.tally(state, _steps(setting, state))
    winners, places = game.winners(state) or (), game.places(state)
    assert [place == 1 for place in places] == [seat in winners for seat in setting.everybody]
    assert all(place == 1 + sum(other < place for other in places) for place in places)
    assert [tuple(own) for own in counts] == [game.counters] * setting.seats
    assert all(n >= 0 for own in counts for n in own.values())


def _steps(setting: Setting, state: Any) -> Iterator[Move]:
    """Each carried out just before it is handed over: everybody plays at random."""
    game, whim = setting.game, setting.chance("whim")
    while possible := moves(setting, state):
        seat, action = possible[whim.below(len(possible))]
        assert game.apply(state, seat, action) is None
        yield seat, action


def hides_what_is_hidden(setting: Setting, hidden: Hidden[Any, Any]) -> None:
    """Replacing what a viewer cannot see does not change a byte of their view."""
    game = setting.game
    whim = setting.chance("otherwise")
    viewers = (None, *setting.everybody)
    for state, _ in walk(setting):
        viewer = viewers[whim.below(len(viewers))]
        other = hidden.otherwise(state, viewer, whim)
        assert repr(game.view(other, viewer)) == repr(game.view(state, viewer)), (
            f"what {viewer} cannot see shows"
        )


def keeps_hiding(setting: Setting, hidden: Hidden[Any, Any], viewer: Seat | None) -> int:
    """Two tables that look the same go on looking the same while the same is seen to happen.

    Returns how many steps they went together.
    """
    game = setting.game
    whim = setting.chance("together")
    states = list(_first_steps(setting, whim.below(12)))
    one = states[-1]
    other = hidden.twin(one, viewer, whim)
    for step in range(60):
        assert repr(game.view(other, viewer)) == repr(game.view(one, viewer)), (
            f"what {viewer} cannot see shows after {step} steps"
        )
        ours, theirs = (
            {repr(hidden.seen(state, viewer, *move)): move for move in moves(setting, state)}
            for state in (one, other)
        )
        common = [seen for seen in ours if seen in theirs]
        if not common:
            return step
        seen = common[whim.below(len(common))]
        assert game.apply(one, *ours[seen]) is None
        assert game.apply(other, *theirs[seen]) is None
    return 60


def _first_steps(setting: Setting, steps: int) -> Iterator[Any]:
    for step, (state, _) in enumerate(walk(setting)):
        if step > steps or setting.game.waiting(state) is None:
            return
        yield state
