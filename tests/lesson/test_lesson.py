"""Lessons are real games: legal from start to end, won by the learner, with all they promise."""

from collections import Counter

import pytest

from bot.games import CATALOGUE
from bot.games.seventeen.action import Play
from bot.games.seventeen.card import DECK, TRAP
from bot.games.seventeen.reckoning import TARGET
from bot.games.seventeen.state import Reckoning
from bot.games.switch.state import Ended
from bot.lesson import LESSONS
from bot.lesson.chance import Chosen
from bot.lesson.lesson import GO_ON, LEARNER, Lesson, reach
from tests.lesson.course import played

every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def test_every_game_has_a_lesson() -> None:
    assert LESSONS.keys() == CATALOGUE.keys()


@every_lesson
def test_every_move_of_a_lesson_is_legal(lesson: Lesson) -> None:
    for move in played(lesson):
        assert move.allowed, f"{move.step.name}: {move.seat} may not do {move.action}"


@every_lesson
def test_the_learner_alone_wins_with_the_last_move_and_not_before(lesson: Lesson) -> None:
    *before, last = played(lesson)
    assert last.after.winners == (LEARNER,)
    assert all(move.after.winners is None for move in before)
    assert lesson.game.winners(reach(lesson, lesson.length).state) == (LEARNER,)


@every_lesson
def test_wherever_the_learner_is_the_game_waits_for_them_or_there_is_something_to_read(
    lesson: Lesson,
) -> None:
    for done in range(lesson.length):
        at = reach(lesson, done)
        waiting = lesson.game.waiting(at.state)
        if at.step.wants != GO_ON:
            assert waiting is not None
            assert LEARNER in waiting.seats, f"{at.step.name}: nobody waits for the learner"


@every_lesson
def test_a_lesson_that_has_become_shorter_is_at_its_end(lesson: Lesson) -> None:
    assert reach(lesson, lesson.length + 5).step == lesson.steps[-1]
    assert lesson.steps[-1].shows == "end"


@every_lesson
def test_steps_have_names_of_their_own(lesson: Lesson) -> None:
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)


def reckonings() -> list[Reckoning]:
    found = [move.after.reckoning for move in played(LESSONS["17"])]
    return list(dict.fromkeys(one for one in found if one is not None))


def trappers(reckoning: Reckoning) -> list[int]:
    return [one.seat for one in reckoning.row if one.card == TRAP and one.face == "down"]


def test_17_has_each_kind_of_call() -> None:
    wrong, trapped, right, bluffed = reckonings()
    assert wrong.caller == trapped.caller == right.caller == LEARNER
    assert wrong.total < TARGET, "a wrong call (E4)"
    assert not trappers(wrong)
    assert trapped.total >= TARGET, "a call that was right, but (E2)"
    assert trappers(trapped) == [1], "walked into a Trap"
    assert right.total >= TARGET, "a right call (E3)"
    assert not trappers(right)
    assert bluffed.caller == 2
    assert bluffed.last == LEARNER
    assert trappers(bluffed) == [LEARNER], "somebody walks into the learner's own Trap"


def test_17_has_cards_of_all_kinds_face_up_and_face_down() -> None:
    plays = [move for move in played(LESSONS["17"]) if isinstance(move.action, Play)]
    own = {move.action.face for move in plays if move.seat == LEARNER}
    assert own == {"up", "down"}
    shown = {move.action.card for move in plays if move.action.face == "up"}
    assert {10, 11, 12} <= shown, "Reverse, Trash and x2 each take effect"


def test_17_is_played_with_the_whole_deck() -> None:
    state = reach(LESSONS["17"], LESSONS["17"].length).state
    cards = [card for some in (*state.hands, state.pile, state.discard) for card in some]
    assert Counter(cards) == Counter(DECK)


def test_switch_has_a_bust_a_block_a_swap_and_a_win_of_the_learner() -> None:
    turns: list[Ended] = []
    for move in played(LESSONS["switch"]):
        ended = move.after.ended
        if ended is not None and ended not in turns[-1:]:
            turns.append(ended)
    own = [turn.how for turn in turns if turn.seat == LEARNER]
    assert own == ["bust", "token", "swapped", "won"]
    [blocked] = [turn for turn in turns if turn.how == "blocked"]
    assert (blocked.seat, blocked.other) == (2, LEARNER), "K1: the learner's Block"
    assert blocked.was == blocked.top, "K8: it costs no card"


def test_chosen_chance_loses_nothing() -> None:
    cards = ["a", "b", "c", "b", "d"]
    Chosen(["b", "d", "b"], []).shuffle(cards)
    assert cards == ["b", "d", "b", "a", "c"]


def test_chosen_chance_rolls_only_what_there_is() -> None:
    chance = Chosen((), [5, 3])
    assert chance.die() == 6
    with pytest.raises(AssertionError, match="3 was chosen"):
        chance.below(3)
