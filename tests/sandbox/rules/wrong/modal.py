"""Wrong modals, and wrong choices while somebody types."""

from tests.sandbox.rules.build import button, label, modal, row, select, text_input
from tests.sandbox.rules.wrong.case import (
    BAD_LENGTH,
    CHOICES,
    IN_ROW,
    MAX_LENGTH,
    REQUIRED,
    UNION,
    Wrong,
)
from tests.sandbox.rules.wrong.case import first as _first

MODALS = [
    Wrong("a modal without title", modal(label(text_input()), title=None), ("title",), REQUIRED),
    Wrong("a title of 46", modal(label(text_input()), title="x" * 46), ("title",), BAD_LENGTH),
    Wrong(
        "a modal without custom_id",
        modal(label(text_input()), custom_id=None),
        ("custom_id",),
        REQUIRED,
    ),
    Wrong(
        "a modal's custom_id of 101",
        modal(label(text_input()), custom_id="x" * 101),
        ("custom_id",),
        BAD_LENGTH,
    ),
    Wrong("an empty modal", modal(), ("components",), BAD_LENGTH),
    Wrong(
        "a modal of six",
        modal(*[label(text_input(str(n))) for n in range(6)]),
        ("components",),
        BAD_LENGTH,
    ),
    Wrong("a button in a modal", modal(row(button())), IN_ROW, UNION),
    Wrong("a text input without row or label", modal(text_input()), ("components", 0), UNION),
    Wrong(
        "a text input in a row without label", modal(row(text_input())), _first("label"), REQUIRED
    ),
    Wrong(
        "two text inputs in a row",
        modal(row(text_input("a", label="A"), text_input("b", label="B"))),
        ("components", 0, "components", 1),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    Wrong(
        "two inputs with one custom_id",
        modal(label(text_input("a")), label(text_input("a"))),
        ("components", 1, "component", "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    Wrong(
        "a label's text of 46",
        modal(label(text_input(), label="x" * 46)),
        ("components", 0, "label"),
        BAD_LENGTH,
    ),
    Wrong(
        "a label's description of 101",
        modal(label(text_input(), description="x" * 101)),
        ("components", 0, "description"),
        BAD_LENGTH,
    ),
    Wrong("a label around nothing", modal(label(None)), ("components", 0, "component"), REQUIRED),
    Wrong("a button in a label", modal(label(button())), ("components", 0, "component"), UNION),
    Wrong(
        "a disabled select in a modal",
        modal(label(select(disabled=True))),
        ("components", 0, "component", "disabled"),
        "COMPONENT_DISABLED_IN_MODAL",
    ),
    Wrong(
        "an input's style",
        modal(label(text_input(style=3))),
        ("components", 0, "component", "style"),
        CHOICES,
    ),
    Wrong(
        "an input's placeholder of 101",
        modal(label(text_input(placeholder="x" * 101))),
        ("components", 0, "component", "placeholder"),
        MAX_LENGTH,
    ),
    Wrong(
        "an input's max_length of 4,001",
        modal(label(text_input(max_length=4001))),
        ("components", 0, "component", "max_length"),
        "NUMBER_TYPE_MAX",
    ),
    Wrong(
        "an input's min_length over max_length",
        modal(label(text_input(min_length=5, max_length=4))),
        ("components", 0, "component", "min_length"),
        "NUMBER_TYPE_MAX",
    ),
    Wrong(
        "an input's value over max_length",
        modal(label(text_input(max_length=3, value="four"))),
        ("components", 0, "component", "value"),
        MAX_LENGTH,
    ),
]

AUTOCOMPLETES = [
    Wrong(
        "26 choices while typing",
        {"choices": [{"name": str(n), "value": str(n)} for n in range(26)]},
        ("choices",),
        MAX_LENGTH,
    ),
    Wrong("no choices while typing", {}, ("choices",), REQUIRED),
    Wrong(
        "a typed choice's name of 101",
        {"choices": [{"name": "x" * 101, "value": "x"}]},
        ("choices", 0, "name"),
        BAD_LENGTH,
    ),
    Wrong(
        "a typed choice's number",
        {"choices": [{"name": "x", "value": 1}]},
        ("choices", 0, "value"),
        "STRING_TYPE_CONVERT",
    ),
]
