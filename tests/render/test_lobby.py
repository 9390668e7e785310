"""A lobby offers what can be done in it."""

from bot.render import verb
from bot.render.lobby import draw_closed, draw_hosting, draw_lobby
from tests.render.page import buttons, enabled, texts
from tests.render.positions import lobby
from tests.render.stage import COMMIT, english


def test_start_waits_for_the_minimum_of_the_game() -> None:
    assert verb.START not in enabled(draw_lobby(lobby(1), english()))
    assert verb.START in enabled(draw_lobby(lobby(2), english()))


def test_a_full_lobby_takes_nobody_in() -> None:
    offered = enabled(draw_lobby(lobby(4), english()))
    assert offered == {verb.LEAVE, verb.START, verb.CANCEL, verb.RULES}


def test_the_commitment_stands_in_full() -> None:
    assert COMMIT in texts(draw_lobby(lobby(1), english()))


def test_buttons_are_called_as_people_know_them() -> None:
    labels = [button.label for button in buttons(draw_lobby(lobby(1), english()))]
    assert labels == ["Join", "Leave", "Add CPU", "Start", "Cancel", "Rules"]
    levels = [(button.label, button.do) for button in buttons(draw_hosting(lobby(1), english()))]
    assert levels == [("Easy", "cpu.easy"), ("Normal", "cpu.normal"), ("Hard", "cpu.hard")]


def test_the_host_of_a_full_table_is_asked_for_no_further_cpu() -> None:
    assert not buttons(draw_hosting(lobby(4), english()))


def test_a_thread_is_offered_only_where_there_can_be_one() -> None:
    assert verb.THREAD not in enabled(draw_lobby(lobby(1), english()))
    assert verb.THREAD in enabled(draw_lobby(lobby(1), english(), thread=True))


def test_a_closed_lobby_has_no_buttons_and_says_why() -> None:
    closed = draw_closed(lobby(2), "aborted-idle", english())
    assert not buttons(closed)
    assert "closed by itself" in texts(closed)
