"""What Discord's client lets a person type."""

import pytest

from sandbox.clock import DrivenClock
from sandbox.shape import Json
from sandbox.slash import Reader, Typed
from sandbox.world import HOME, World


def _read(option: Json, value: object) -> object:
    """The value the bot receives, or the sentence the person sees."""
    command = {"id": "1", "name": "x", "options": [{"name": "it"} | option]}
    reader = Reader(World.with_home(DrivenClock()), HOME)
    data = reader.read(command, Typed(["x"], {"it": value}))
    return data if isinstance(data, str) else data["options"][0]["value"]


@pytest.mark.parametrize(
    ("option", "typed", "received"),
    [
        ({"type": 3}, "text", "text"),
        ({"type": 3}, 17, "17"),
        ({"type": 3, "choices": [{"name": "17", "value": "seventeen"}]}, "17", "seventeen"),
        ({"type": 3, "choices": [{"name": "17", "value": "seventeen"}]}, "seventeen", "seventeen"),
        ({"type": 4}, "5", 5),
        ({"type": 4, "min_value": 2, "max_value": 8}, 8, 8),
        ({"type": 5}, "true", True),
        ({"type": 5}, False, False),
        ({"type": 6}, "ben", "1090000000000000102"),
        ({"type": 6}, "<@1090000000000000102>", "1090000000000000102"),
        ({"type": 7}, "#games", "1090000000000000022"),
        ({"type": 8}, "Moderators", "1090000000000000011"),
        ({"type": 9}, "ben", "1090000000000000102"),
        ({"type": 10}, "2.5", 2.5),
    ],
)
def test_a_fitting_value_is_received(option: Json, typed: object, received: object) -> None:
    assert _read(option, typed) == received


@pytest.mark.parametrize(
    ("option", "typed"),
    [
        ({"type": 3}, ""),
        ({"type": 3}, ["x"]),
        ({"type": 3, "max_length": 2}, "three"),
        ({"type": 3, "choices": [{"name": "17", "value": "17"}]}, "18"),
        ({"type": 4}, 2.5),
        ({"type": 4}, True),
        ({"type": 4}, "five"),
        ({"type": 4, "min_value": 2}, 1),
        ({"type": 4}, 2**60),
        ({"type": 5}, "maybe"),
        ({"type": 6}, "nobody"),
        ({"type": 7}, "nowhere"),
        ({"type": 8}, "kings"),
        ({"type": 10}, {}),
        ({"type": 10}, "nan"),
        ({"type": 11}, "file"),
    ],
)
def test_a_value_that_does_not_fit_gets_a_sentence(option: Json, typed: object) -> None:
    received = _read(option, typed)
    assert isinstance(received, str)
    assert received.endswith(".")
    assert " " in received


def test_subcommands_are_nested_and_a_group_alone_is_refused() -> None:
    sub = {"name": "open", "type": 1, "options": [{"name": "size", "type": 4}]}
    command = {
        "id": "1",
        "name": "table",
        "options": [{"name": "new", "type": 2, "options": [sub]}],
    }
    reader = Reader(World.with_home(DrivenClock()), HOME)
    data = reader.read(command, Typed(["table", "new", "open"], {"size": 4}))
    assert isinstance(data, dict)
    assert data["options"] == [
        {
            "name": "new",
            "type": 2,
            "options": [
                {"name": "open", "type": 1, "options": [{"name": "size", "type": 4, "value": 4}]}
            ],
        }
    ]
    assert reader.read(command, Typed(["table"], {})) == "/table needs one of its parts."
    assert reader.read(command, Typed(["table", "old"], {})) == "/table has no part called old."
