"""Games that are over: every step and page fits into a message, whatever people are called."""

import pytest

from bot.games import CATALOGUE
from bot.render.analysis import draw_analysis, pages
from bot.render.replay import draw_frame, frames
from bot.render.screen import Row, Screen
from bot.table.replay import Replay, replay
from tests.render.page import buttons
from tests.render.stage import english
from tests.render.test_limits import check
from tests.table.finished import ADA, saved_with

AWFUL = ADA._replace(name="*" * 40)

TABLES = [("17", seats, False) for seats in (2, 4, 6)] + [
    ("switch", seats, match) for seats in (2, 4) for match in (False, True)
]


def awful(table: int, game: str, seats: int, match: bool) -> Replay:
    found = saved_with(table, game, (AWFUL,) * seats, match=match)
    played = replay(found, CATALOGUE)
    assert isinstance(played, Replay)
    return played


def in_a_message(screen: Screen) -> None:
    check(screen)
    enabled = [button.do for button in buttons(screen) if button.enabled]
    assert enabled, "there is a way on"
    rows = [part for part in screen.parts if isinstance(part, Row)]
    assert all(not button.bound for row in rows for button in row.buttons)


@pytest.mark.parametrize(("game", "seats", "match"), TABLES)
def test_every_step_and_every_page_fits(game: str, seats: int, match: bool) -> None:
    played = awful(seats, game, seats, match)
    film = frames(played)
    for place in range(len(film)):
        in_a_message(draw_frame(played, film, place, english()))
    for page in range(pages(played)):
        in_a_message(draw_analysis(played, film, page, 0, english()))


@pytest.mark.parametrize(("game", "seats", "match"), TABLES)
def test_the_buttons_lead_where_they_say(game: str, seats: int, match: bool) -> None:
    played = awful(seats, game, seats, match)
    film = frames(played)
    last = len(film) - 1
    judged = 0
    for place in range(len(film)):
        first, back, forward, end, upcoming, *_ = buttons(
            draw_frame(played, film, place, english())
        )
        assert (first.enabled, back.enabled) == (place > 0,) * 2
        assert (forward.enabled, end.enabled) == (place < last,) * 2
        if place:
            assert (first.do, back.do) == ("step.0", f"step.{place - 1}")
        if place < last:
            assert (forward.do, end.do) == (f"step.{place + 1}", f"step.{last}")
        if upcoming.enabled:
            assert place < int(upcoming.do.removeprefix("step.")) <= last
            judged += 1
    assert judged
