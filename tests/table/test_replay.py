"""A finished game is played again from its log: every step, its transcript, its turning points."""

import pytest

from bot.engine.game import Seat
from bot.engine.verify import Verified, verify
from bot.games import CATALOGUE
from bot.games.seventeen.card import BLANK
from bot.render.replay import Frame, frames, place_of
from bot.table.proof import prove
from bot.table.replay import TURNS, Deviation, Replay, replay
from tests.render.hindsight import replayed
from tests.table.finished import saved

GAMES = [("17", False), ("switch", False), ("switch", True)]


@pytest.mark.parametrize(("game", "match"), GAMES)
def test_every_step_is_there_and_the_transcript_is_proved(game: str, match: bool) -> None:
    for table in range(1, 6):
        found = saved(table, game, match=match)
        played = replay(found, CATALOGUE)
        assert isinstance(played, Replay)
        assert len(played.moments) == len(found.moves)
        assert found.ended
        assert played.winners == found.ended.winners
        [proved] = verify(played.text.splitlines(), CATALOGUE)
        assert proved == Verified(1, game, len(found.moves), "finished")


def test_what_the_seats_saw_is_their_own_view_and_what_is_shown_hides_nothing() -> None:
    played = replayed(3, "17")
    for moment in played.moments:
        assert moment.seen.seat == moment.seat
        hidden = [card for hand in moment.after.backs for card in hand]
        shown = [*hidden, *moment.after.discard, *(lying.card for lying in moment.after.row)]
        assert BLANK not in shown
        assert len(shown) + moment.after.pile == 70


@pytest.mark.parametrize(("game", "match"), GAMES)
def test_turning_points_are_the_largest_swings_in_order(game: str, match: bool) -> None:
    for table in range(1, 6):
        played = replayed(table, game, match=match)
        turns = played.turns
        assert 1 <= len(turns) <= TURNS
        assert [turn.number for turn in turns] == sorted({turn.number for turn in turns})
        assert all(0 <= chance <= 1 for turn in turns for chance in (turn.before, turn.after))
        least = min(abs(turn.after - turn.before) for turn in turns)
        others = [one for one in played._swings() if one not in turns]
        assert all(abs(one.after - one.before) <= least for one in others)


@pytest.mark.parametrize(("game", "match"), GAMES)
def test_chances_to_win_add_up_and_end_with_the_winners(game: str, match: bool) -> None:
    played = replayed(2, game, match=match)
    rules = played.game
    told = [rules.chances(view) for view in (played.start, *(m.after for m in played.moments))]
    assert told[0] is not None
    for chances in told:
        assert chances is None or sum(chances) == pytest.approx(1)
    assert played.winners is not None
    share = 1 / len(played.winners)
    assert told[-1] == tuple(
        share if seat in played.winners else 0 for seat in range(len(played.saved.seated.chairs))
    )


@pytest.mark.parametrize(("game", "match"), GAMES)
def test_frames_are_what_people_saw_and_nothing_twice(game: str, match: bool) -> None:
    played = replayed(3, game, match=match)
    film = frames(played)
    assert film[0] == Frame(0, "board")
    assert film[-1] == Frame(len(played.moments), "end")
    assert [frame.step for frame in film] == sorted(frame.step for frame in film)
    for moment in played.moments:
        if moment.seat is not None:
            assert film[place_of(film, moment.number)].step == moment.number, "what people do shows"


@pytest.mark.parametrize(
    ("seat", "word"),
    [(0, "nonsense"), (5, "call"), (-1, "call"), (None, "call")],
)
def test_a_log_that_is_no_game_says_where(seat: int | None, word: str) -> None:
    found = saved()
    moves = list(found.moves)
    moves[2] = (None if seat is None else Seat(seat), word)
    assert replay(found._replace(moves=tuple(moves)), CATALOGUE) == Deviation(3, word)


def test_a_game_that_is_not_in_the_catalogue_cannot_be_begun() -> None:
    proof, played = prove(saved(), None, {})
    assert (proof.fault, played) == ("start", None)


def test_a_proof_compares_the_seed_with_what_the_lobby_showed() -> None:
    found = saved()
    proof, _ = prove(found, None, CATALOGUE)
    assert proof.fault is None
    assert prove(found, proof.commit, CATALOGUE)[0].fault is None
    assert prove(found, "0" * 64, CATALOGUE)[0].fault == "seed"
