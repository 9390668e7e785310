"""A wrong press is answered with one sentence: why, and what to do."""

from bot.engine.game import Refused, Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.switch import SWITCH
from bot.games.switch.action import DISCARD
from bot.render.refusal import explain
from tests.games.seventeen.table import Table, played
from tests.games.switch.table import Table as SwitchTable
from tests.render.positions import lobby
from tests.render.stage import english, scene
from tests.text.keys import reasons

MIDDLE = Table("1c 2c trap", "2o x2 rev", "5o 4c 3c", row="0:5o", turn=1, phase="react")
SCENE = scene(SEVENTEEN, 3, (Seat(0), played("5o")))


def answer(reason: str, closes: float | None = None) -> str:
    about = SCENE._replace(closes=closes)
    return explain(Refused(reason), about, MIDDLE.view(2), english())


def test_not_your_turn_says_whose_it_is() -> None:
    assert answer("refused-not-your-turn") == "It is not your turn: wait for **Ben**."


def test_too_late_says_what_happened_meanwhile() -> None:
    assert answer("refused-too-late").endswith("**Anna** played `⬜5`.")
    table = SwitchTable(3, 12).roll(0, 1, 3, 4).do(0, DISCARD)
    stage = scene(SWITCH, 2, (Seat(0), DISCARD))
    late = explain(Refused("refused-too-late"), stage, table.view(1), english())
    assert late.endswith("**Anna** discarded 3.")


def test_an_open_window_says_how_long() -> None:
    assert "<t:1700000003:R>" in answer("refused-window-open", closes=1_700_000_003.5)
    assert "in a moment" in answer("refused-window-open")


def test_a_lobby_says_who_its_host_is_and_how_many_are_missing() -> None:
    say = english()
    assert "**Anna**" in explain(Refused("refused-not-host"), lobby(1), None, say)
    assert "One more player" in explain(Refused("refused-too-few"), lobby(1), None, say)


def test_every_reason_is_a_sentence_whatever_is_known() -> None:
    for reason in reasons():
        for about, view in ((None, None), (lobby(2), None), (SCENE, None), (SCENE, MIDDLE.view(0))):
            text = explain(Refused(reason), about, view, english())
            assert text.endswith("."), f"{reason}: {text}"
            assert len(text) <= 250
            assert "  " not in text
