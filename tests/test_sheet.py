"""Results as CSV: what is written is read back exactly, and every wrong line is named."""

from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import sheet
from bot.games import CATALOGUE
from bot.sheet import Problem
from bot.standing.rating import Change, Rating
from bot.standing.result import Played, Result
from bot.table.ids import GuildId, UserId

COUNTERS = list(dict.fromkeys(counter for game in CATALOGUE.values() for counter in game.counters))
HEADER = "server,game,user,name,at,seats,place,won,shared,left"
COUNTED = "victories,penalties,calls,right,traps,trapped"
FINE = "1,17,7,Ada,1000.5,4,1,1,0,0"

ids = st.integers(1, 2**63 - 1)
names = st.text(st.characters(codec="utf-8"), min_size=1, max_size=100)
amounts = st.floats(-1000, 1000)
spreads = st.floats(0, 1000, exclude_min=True)


@st.composite
def changes(draw: st.DrawFn) -> Change | None:
    if draw(st.booleans()):
        return None
    games = draw(st.integers(0, 1000))
    before = Rating(draw(amounts), draw(spreads), games)
    return Change(before, Rating(draw(amounts), draw(spreads), games + 1))


@st.composite
def played(draw: st.DrawFn) -> Played:
    game = CATALOGUE[draw(st.sampled_from(sorted(CATALOGUE)))]
    seats = draw(st.integers(1, 6))
    won = draw(st.booleans())
    counts = {name: draw(st.integers(0, 10_000)) for name in game.counters}
    result = Result(
        UserId(draw(ids)),
        draw(names),
        draw(st.integers(1, seats)),
        won,
        won and draw(st.booleans()),
        draw(st.booleans()),
        counts,
    )
    at = draw(st.floats(0, 2**37))
    return Played(None, GuildId(draw(ids)), game.id, at, seats, result, draw(changes()))


histories = st.lists(played(), max_size=8, unique_by=sheet.identity)


def written(history: list[Played]) -> str:
    out = StringIO(newline="")
    sheet.write(history, COUNTERS, out)
    return out.getvalue()


@given(histories)
def test_what_is_written_is_read_back_exactly(history: list[Played]) -> None:
    entries, problems = sheet.read(StringIO(written(history), newline=""), CATALOGUE)
    assert problems == []
    assert [entry.played for entry in entries] == history
    assert [list(entry.played.result.counts) for entry in entries] == [
        list(one.result.counts) for one in history
    ]


def problems(*lines: str) -> list[Problem]:
    """Of a file with these lines; each has all counters of 17, if it has anything."""
    counted = [f"{line},1,2,3,2,1,0" if line else "" for line in lines]
    return judged(f"{HEADER},{COUNTED}", *counted)


def judged(*lines: str) -> list[Problem]:
    return sheet.read(StringIO("\n".join(lines), newline=""), CATALOGUE)[1]


def test_a_line_without_a_rating_is_fine() -> None:
    assert problems(FINE, "", "1,17,8,Ben,1000.5,4,2,0,0,1") == []


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1,17,7,Ada,1000.5,4,1,1,0", "it has 15 values, but there are 16 columns"),
        ("1,chess,7,Ada,1000.5,4,1,1,0,0", "no game is called 'chess'"),
        ("x,17,7,Ada,1000.5,4,1,1,0,0", "server: input should be a valid integer"),
        ("1,17,1.09E+18,Ada,1000.5,4,1,1,0,0", "user: input should be a valid integer"),
        ("1,17,0,Ada,1000.5,4,1,1,0,0", "user: input should be greater than or equal to 1"),
        ("1,17,7,,1000.5,4,1,1,0,0", "name: field required"),
        ("1,17,7,Ada,soon,4,1,1,0,0", "at: input should be a valid number"),
        ("1,17,7,Ada,inf,4,1,1,0,0", "at: input should be"),
        ("1,17,7,Ada,-1,4,1,1,0,0", "at: input should be greater than or equal to 0"),
        ("1,17,7,Ada,1000.5,4,5,0,0,0", "place 5 of 4 seats"),
        ("1,17,7,Ada,1000.5,4,1,maybe,0,0", "won: input should be a valid boolean"),
        ("1,17,7,Ada,1000.5,4,1,0,1,0", "a victory is shared, but nobody won"),
        (FINE, "the same result as in line 2"),
    ],
)
def test_a_wrong_line_is_named_with_its_number_and_the_reason(line: str, reason: str) -> None:
    [(number, said)] = problems(FINE, line, "1,17,9,Cleo,1000.5,4,3,0,0,0")
    assert number == 3
    assert said.startswith(reason)


def test_all_wrong_lines_are_named() -> None:
    assert [line for line, _ in problems("1", FINE, "2", "3")] == [2, 4, 5]


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    [(number, _)] = problems('1,17,7,"A\nda",1000.5,4,1,1,0,0', "wrong")
    assert number == 4


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ("", "there is nothing in it"),
        ("server,game,user", "there is no column name"),
        (f"{HEADER},luck", "no column is called 'luck'"),
        (f"{HEADER},won", "there are two columns won"),
    ],
)
def test_a_file_with_other_columns_is_refused(header: str, reason: str) -> None:
    assert sheet.read(StringIO(header), CATALOGUE)[1][-1].reason == reason


def test_ratings_and_counters_are_checked_too() -> None:
    columns = f"{HEADER},mu_before,sigma_before,mu,sigma,rated_games,{COUNTED},busts"
    rated, counted = "25,8,26,7,1", "1,2,3,2,1,0,"
    assert judged(columns, f"{FINE},{rated},{counted}") == []
    for values, reason in (
        (f"25,8,26,,1,{counted}", "of mu_before, sigma_before, mu, sigma, rated_games there are"),
        (f"25,8,26,-7,1,{counted}", "sigma: input should be greater than 0"),
        (f"1e9,8,26,7,1,{counted}", "mu_before: input should be less than or equal to 1000"),
        (f"{rated},1,2,-3,2,1,0,", "calls: input should be greater than or equal to 0"),
        (f"{rated},1,2,,2,1,0,", "calls: field required"),
        (f"{rated},1,2,3,2,1,0,2", "17 does not count busts"),
    ):
        [(_, said)] = judged(columns, f"{FINE},{values}")
        assert said.startswith(reason)


def test_names_are_no_formulas_to_a_spreadsheet() -> None:
    result = Result(UserId(7), "=HYPERLINK()", 1, True, False, False, {})
    text = written([Played(None, GuildId(1), "17", 1.0, 2, result, None)])
    assert ",'=HYPERLINK()," in text


def test_what_is_no_csv_is_named() -> None:
    [(number, said)] = problems(FINE, '1,17,"7"x,Ada')
    assert (number, said.startswith("this is no CSV: ")) == (3, True)
