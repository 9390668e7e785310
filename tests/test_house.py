"""What a server has set, and what holds where it has set nothing or nonsense."""

import pytest

from bot.engine.game import Refused
from bot.house import House, differences, house, renovate
from bot.table.ids import ChannelId
from bot.table.pace import PACES, Seconds


def test_a_server_that_has_set_nothing_has_the_defaults() -> None:
    assert house({}) == House()
    assert house({})._asdict() == {
        "language": None,
        "pace": "normal",
        "turn_seconds": None,
        "react_seconds": None,
        "grace_seconds": None,
        "board": "picture",
        "board_after": 12,
        "threads": "ask",
        "channels": (),
        "rated": True,
        "lobby_minutes": 15,
        "leavers": "last",
    }


def test_settings_are_texts_in_the_store_and_values_here() -> None:
    found = house({"pace": "quick", "threads": "never", "board_after": "5", "turn_seconds": "30.5"})
    assert (found.pace, found.threads, found.board_after) == ("quick", "never", 5)
    assert found.turn_seconds == 30.5


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pace", "hasty"),
        ("pace", ""),
        ("threads", "sometimes"),
        ("board_after", "0"),
        ("board_after", "101"),
        ("board_after", "many"),
        ("board_after", "2.5"),
        ("lobby_minutes", "0"),
        ("lobby_minutes", "nan"),
        ("lobby_minutes", "100000"),
        ("turn_seconds", "4"),
        ("turn_seconds", "inf"),
        ("turn_seconds", "nan"),
        ("react_seconds", "-1"),
        ("grace_seconds", "0"),
        ("grace_seconds", "61"),
        ("language", "Klingon"),
        ("board", "marble"),
        ("channels", "games"),
        ("channels", " ".join(map(str, range(26)))),
        ("rated", "perhaps"),
        ("leavers", "first"),
    ],
)
def test_what_is_not_valid_is_as_by_default_and_nothing_else(name: str, value: str) -> None:
    sound = {"pace": "relaxed", "threads": "always", "board_after": "20", "react_seconds": "9"}
    sound.pop(name, None)
    assert house({**sound, name: value}) == house(sound)


def test_several_wrong_settings_fall_back_one_by_one() -> None:
    found = house({"pace": "?", "board_after": "-3", "turn_seconds": "1", "threads": "never"})
    assert found == House(threads="never")


def test_settings_of_a_later_version_are_left_alone() -> None:
    assert house({"colour": "green", "pace": "quick"}) == House(pace="quick")


@pytest.mark.parametrize("pace", PACES)
def test_a_pace_has_its_seconds(pace: str) -> None:
    assert House().seconds(pace) == PACES[pace]
    assert house({"pace": pace}).seconds() == PACES[pace]


def test_the_paces_are_those_that_players_are_promised() -> None:
    assert PACES["quick"] == (25, 4, 1)
    assert PACES["normal"] == (60, 6, 1.5)
    assert PACES["relaxed"] == (600, 20, 3)


def test_a_server_sets_the_times_of_its_usual_pace_one_by_one() -> None:
    found = house({"pace": "quick", "turn_seconds": "40", "grace_seconds": "2.5"})
    assert found.seconds() == Seconds(40, 4, 2.5)
    assert found.seconds("quick") == Seconds(40, 4, 2.5)


def test_who_asks_for_another_pace_than_the_usual_gets_that_one_as_it_is() -> None:
    found = house({"pace": "quick", "turn_seconds": "40"})
    assert found.seconds("relaxed") == PACES["relaxed"]


def test_what_is_chosen_can_be_stored_and_read_back() -> None:
    chosen = House(
        language="nl",
        pace="relaxed",
        grace_seconds=1.5,
        channels=(ChannelId(7), ChannelId(8)),
        rated=False,
        leavers="none",
    )
    assert house(chosen.texts()) == chosen
    assert House().texts() == {}, "defaults are not stored"


def test_games_may_run_everywhere_or_in_the_channels_that_are_chosen_and_their_threads() -> None:
    assert House().allows(1)
    chosen = House(channels=(ChannelId(7),))
    assert (chosen.allows(7), chosen.allows(8), chosen.allows(9, 7)) == (True, False, True)


def test_who_chooses_another_pace_gets_its_own_times() -> None:
    before = House(pace="quick", turn_seconds=40.0)
    after = renovate(before, {"pace": "relaxed"})
    assert after == House(pace="relaxed")
    assert differences(before, House(pace="relaxed")) == {
        "pace": ("quick", "relaxed"),
        "turn_seconds": ("40.0", None),
    }


@pytest.mark.parametrize("text", ["4", "86401", "soon", "nan", "-5", "1e9"])
def test_a_time_outside_its_limits_changes_nothing(text: str) -> None:
    assert renovate(House(), {"turn_seconds": text}) == Refused("refused-turn-seconds")


def test_what_is_no_choice_is_refused() -> None:
    assert renovate(House(), {"pace": "hasty"}) == Refused("refused-setting")
    assert renovate(House(), {"channels": "here"}) == Refused("refused-setting")


def test_none_is_the_default_again() -> None:
    assert renovate(House(pace="quick", rated=False), {"rated": None}) == House(pace="quick")
