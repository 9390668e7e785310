"""What a person may put into a form."""

import pytest

from sandbox.form import fill, wrong_selection
from sandbox.shape import Json

TEXT = {"type": 4, "id": 2, "custom_id": "name", "min_length": 2, "max_length": 5}
OPTIONS = [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}]
MENU = {"type": 3, "id": 3, "custom_id": "menu", "options": OPTIONS}
CHECK = {"type": 23, "id": 4, "custom_id": "check"}


def _modal(*components: Json) -> Json:
    return {"components": [{"type": 18, "id": 1, "component": c} for c in components]}


def test_labels_and_rows_keep_their_shape() -> None:
    row: Json = {"components": [{"type": 1, "id": 1, "components": [TEXT]}]}
    filled = {"type": 4, "id": 2, "custom_id": "name", "value": "Ada"}
    assert fill(row, {"name": "Ada"}) == [{"type": 1, "id": 1, "components": [filled]}]
    assert fill(_modal(TEXT), {"name": "Ada"}) == [{"type": 18, "id": 1, "component": filled}]


@pytest.mark.parametrize(
    ("field", "value"),
    [(TEXT, "A"), (TEXT, "Leonardo"), (TEXT, 5), (MENU, ["3"]), (MENU, ["1", "2"]), (MENU, [])],
)
def test_what_does_not_fit_gets_a_sentence(field: Json, value: object) -> None:
    sentence = fill(_modal(field), {field["custom_id"]: value})
    assert isinstance(sentence, str)
    assert sentence.endswith(".")


def test_an_optional_field_may_stay_empty_and_an_unknown_one_is_refused() -> None:
    optional = TEXT | {"required": False}
    filled = fill(_modal(optional, CHECK), {"check": True})
    assert isinstance(filled, list)
    assert [c["component"]["value"] for c in filled] == ["", True]
    assert fill(_modal(TEXT), {"nonsense": ""}) == "The form has no field nonsense."


def test_a_select_counts_and_knows_its_options() -> None:
    two = MENU | {"min_values": 1, "max_values": 2}
    assert wrong_selection(two, ["1", "2"]) is None
    assert wrong_selection(two, ["1", "1"]) == "Choose 1 to 2."
    assert wrong_selection(MENU | {"min_values": 0}, []) is None
