"""Each rule refuses what breaks it, at the right place with the right code, and nothing else."""

from collections.abc import Callable

import pytest

from sandbox.rules import autocomplete, command, emoji, interaction, message, modal, thread
from sandbox.rules.problem import Object, Problem
from tests.sandbox.rules import right, wrong
from tests.sandbox.rules.build import EPHEMERAL, V2, button, label, layout, row, text, text_input
from tests.sandbox.rules.wrong import Wrong

Check = Callable[[object], list[Problem]]


def _named(case: Wrong) -> str:
    return case.rule


def _only(found: list[Problem], case: Wrong) -> None:
    assert [(each.path, each.code) for each in found] == [(case.path, case.code)], case.rule
    assert found[0].message


@pytest.mark.parametrize("case", [*wrong.MESSAGES, *wrong.EDITS, *wrong.EMPTY], ids=_named)
def test_a_message_is_refused_for(case: Wrong) -> None:
    _only(message.check(case.sent, files=case.files, editing=case.editing), case)


@pytest.mark.parametrize("case", wrong.MODALS, ids=_named)
def test_a_modal_is_refused_for(case: Wrong) -> None:
    _only(modal.check(case.sent), case)


@pytest.mark.parametrize("case", wrong.COMMANDS, ids=_named)
def test_a_command_is_refused_for(case: Wrong) -> None:
    _only(command.check(case.sent), case)


@pytest.mark.parametrize("case", wrong.LISTS, ids=_named)
def test_a_list_of_commands_is_refused_for(case: Wrong) -> None:
    _only(command.check_all(case.sent), case)


@pytest.mark.parametrize(
    ("check", "rows"),
    [
        (autocomplete.check, wrong.AUTOCOMPLETES),
        (emoji.check, wrong.EMOJIS),
        (thread.check, wrong.THREADS),
    ],
)
def test_choices_emojis_and_threads_are_refused(check: Check, rows: list[Wrong]) -> None:
    for case in rows:
        _only(check(case.sent), case)


@pytest.mark.parametrize(("name", "sent", "files"), right.MESSAGES)
def test_a_message_is_taken_with(name: str, sent: object, files: tuple[str, ...]) -> None:
    assert message.check(sent, files=files) == [], name


@pytest.mark.parametrize(("name", "sent", "editing"), right.EDITS)
def test_an_edit_is_taken_when(name: str, sent: object, editing: Object) -> None:
    assert message.check(sent, editing=editing) == [], name


@pytest.mark.parametrize(("name", "sent"), right.MODALS)
def test_a_modal_is_taken_with(name: str, sent: object) -> None:
    assert modal.check(sent) == [], name


@pytest.mark.parametrize(("name", "sent"), right.COMMANDS)
def test_a_command_is_taken_with(name: str, sent: object) -> None:
    assert command.check(sent) == [], name
    assert command.check_all([sent]) == [], name


def test_a_slash_command_and_a_menu_may_share_a_name() -> None:
    both = [{"name": "a", "description": "b"}, {"name": "a", "type": 2}]
    assert command.check_all(both) == []


def test_an_edit_of_a_command_is_judged_as_what_comes_out_of_it() -> None:
    old: Object = {"name": "play", "description": "Opens a lobby"}
    assert command.check({"description": "Opens a table"}, editing=old) == []
    found = command.check({"description": ""}, editing=old)
    assert [each.path for each in found] == [("description",)]


def test_an_emoji_keeps_its_picture_in_an_edit_and_no_two_share_a_name() -> None:
    assert emoji.check({"name": "die_5"}, editing=True) == []
    found = emoji.check({"name": "die_6"}, editing=True, taken={"die_6"})
    assert [each.code for each in found] == ["APPLICATION_EMOJI_NAME_ALREADY_TAKEN"]


def test_choices_are_of_the_kind_that_is_typed() -> None:
    integers = {"choices": [{"name": "Seventeen", "value": 17}]}
    assert autocomplete.check(integers, kind=4) == []
    assert autocomplete.check(integers, kind=3) != []


ON_A_MESSAGE: Object = {"content": "A table", "components": [row(button())], "flags": 0}


@pytest.mark.parametrize(
    ("answers", "allowed"),
    [(1, {1}), (2, {4, 5, 9}), (3, {4, 5, 6, 7, 9}), (4, {8}), (5, {4, 5, 6, 7})],
)
def test_an_interaction_takes_only_the_callbacks_that_answer_it(
    answers: int, allowed: set[int]
) -> None:
    data: dict[int, object] = {
        4: {"content": "x"},
        7: {"content": "x"},
        8: {"choices": []},
        9: {"custom_id": "a", "title": "b", "components": [label(text_input())]},
    }
    taken = {
        kind
        for kind in range(14)
        if not interaction.check(
            {"type": kind, "data": data.get(kind)}, answers=answers, editing=ON_A_MESSAGE
        )
    }
    assert taken == allowed


def test_a_modal_without_a_message_updates_none() -> None:
    found = interaction.check({"type": 7, "data": {"content": "x"}}, answers=5)
    assert [(each.path, each.code) for each in found] == [
        (("type",), "INTERACTION_CALLBACK_TYPE_INVALID")
    ]


def test_a_callback_s_problems_stand_under_data() -> None:
    found = interaction.check({"type": 4, "data": {"content": "x" * 2001}}, answers=2)
    assert [each.path for each in found] == [("data", "content")]
    found = interaction.check({"type": 9, "data": {}}, answers=2)
    assert {each.path for each in found} == {
        ("data", "custom_id"),
        ("data", "title"),
        ("data", "components"),
    }


def test_a_deferred_answer_keeps_the_ephemeral_flag_alone() -> None:
    callback = {"type": 5, "data": {"flags": V2 | EPHEMERAL}}
    assert interaction.check(callback, answers=2) == []
    assert interaction.deferred_flags(callback) == EPHEMERAL
    assert interaction.deferred_flags({"type": 5}) == 0


def test_an_update_keeps_what_it_does_not_name() -> None:
    board = {**layout(text()), "content": ""}
    assert interaction.check({"type": 7}, answers=3, editing=board) == []
    found = interaction.check({"type": 7, "data": {"content": "x"}}, answers=3, editing=board)
    assert [each.path for each in found] == [("data", "content")]
