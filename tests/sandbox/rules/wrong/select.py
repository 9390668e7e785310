"""Wrong select menus."""

from tests.sandbox.rules.build import choice, classic, people, select
from tests.sandbox.rules.wrong.case import BAD_LENGTH, CHOICES, IN_ROW, MAX_LENGTH, REQUIRED, Wrong
from tests.sandbox.rules.wrong.case import first as _first

SELECTS = [
    Wrong("a select without options", classic(select(0)), _first("options"), BAD_LENGTH),
    Wrong("26 options", classic(select(26)), _first("options"), BAD_LENGTH),
    Wrong(
        "a select without custom_id", classic(select(custom_id=None)), _first("custom_id"), REQUIRED
    ),
    Wrong(
        "a placeholder of 151",
        classic(select(placeholder="x" * 151)),
        _first("placeholder"),
        MAX_LENGTH,
    ),
    Wrong(
        "two options with one value",
        classic(select(options=[choice("a"), choice("a")])),
        (*_first("options"), 1, "value"),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    Wrong(
        "an option's label of 101",
        classic(select(options=[choice("a", label="x" * 101)])),
        (*_first("options"), 0, "label"),
        BAD_LENGTH,
    ),
    Wrong(
        "an option's value of 101",
        classic(select(options=[choice("x" * 101, label="Hard")])),
        (*_first("options"), 0, "value"),
        BAD_LENGTH,
    ),
    Wrong(
        "an option's description of 101",
        classic(select(options=[choice("a", description="x" * 101)])),
        (*_first("options"), 0, "description"),
        MAX_LENGTH,
    ),
    Wrong(
        "min_values over max_values",
        classic(select(min_values=2, max_values=1)),
        _first("min_values"),
        "NUMBER_TYPE_MAX",
    ),
    Wrong(
        "max_values over the options",
        classic(select(max_values=4)),
        _first("max_values"),
        "NUMBER_TYPE_MAX",
    ),
    Wrong(
        "max_values of 26", classic(people(max_values=26)), _first("max_values"), "NUMBER_TYPE_MAX"
    ),
    Wrong(
        "max_values of 0", classic(people(max_values=0)), _first("max_values"), "NUMBER_TYPE_MIN"
    ),
    Wrong(
        "two defaults in a select of one",
        classic(select(options=[choice("a", default=True), choice("b", default=True)])),
        IN_ROW,
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    Wrong(
        "two default people in a select of one",
        classic(people(default_values=[{"type": "user", "id": "1"}, {"type": "user", "id": "2"}])),
        IN_ROW,
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    Wrong(
        "a role among default people",
        classic(people(default_values=[{"type": "role", "id": "1"}])),
        (*_first("default_values"), 0, "type"),
        CHOICES,
    ),
]
