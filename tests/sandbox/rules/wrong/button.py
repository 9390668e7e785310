"""Wrong rows and buttons."""

from tests.sandbox.rules.build import (
    button,
    classic,
    container,
    layout,
    link,
    row,
    section,
    select,
    text,
)
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

BUTTONS = [
    Wrong(
        "six rows",
        {"content": "x", "components": [row(button(str(n))) for n in range(6)]},
        ("components",),
        MAX_LENGTH,
    ),
    Wrong("an empty row", classic(), ("components", 0, "components"), BAD_LENGTH),
    Wrong(
        "six buttons in a row",
        classic(*[button(str(n)) for n in range(6)]),
        ("components", 0, "components"),
        BAD_LENGTH,
    ),
    Wrong(
        "six buttons in a container's row",
        layout(container(row(*[button(str(n)) for n in range(6)]))),
        (*IN_ROW, "components"),
        BAD_LENGTH,
    ),
    Wrong("a text in a row", layout(row(text())), IN_ROW, UNION),
    Wrong("a row in a row", classic(row(button())), IN_ROW, UNION),
    Wrong(
        "a select beside a button",
        classic(button(), select()),
        ("components", 0, "components", 1),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    Wrong(
        "two buttons with one custom_id",
        classic(button("a"), button("a")),
        ("components", 0, "components", 1, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    Wrong(
        "two disabled buttons with one custom_id",
        classic(button("a", disabled=True), button("a", disabled=True)),
        ("components", 0, "components", 1, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    Wrong(
        "one custom_id in two containers",
        layout(container(row(button("a"))), section(text(), accessory=button("a"))),
        ("components", 1, "accessory", "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    Wrong("a label of 81", classic(button(label="x" * 81)), _first("label"), MAX_LENGTH),
    Wrong(
        "a button without label or emoji", classic(button(label=None)), _first("label"), REQUIRED
    ),
    Wrong("a custom_id of 101", classic(button("x" * 101)), _first("custom_id"), BAD_LENGTH),
    Wrong("an empty custom_id", classic(button("")), _first("custom_id"), BAD_LENGTH),
    Wrong(
        "a button without custom_id",
        classic({"type": 2, "style": 1, "label": "x"}),
        _first("custom_id"),
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    Wrong("a button without style", classic(button(style=None)), _first("style"), REQUIRED),
    Wrong("a button's unknown style", classic(button(style=7)), _first("style"), CHOICES),
    Wrong(
        "disabled that is no boolean",
        classic(button(disabled="yes")),
        _first("disabled"),
        "BOOLEAN_TYPE_CONVERT",
    ),
    Wrong("a link without url", classic(link(url=None)), _first("url"), REQUIRED),
    Wrong(
        "a link with custom_id",
        classic(link(custom_id="a")),
        _first("custom_id"),
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    Wrong(
        "a link to a script",
        classic(link(url="javascript:alert(1)")),
        _first("url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    Wrong(
        "a link to nowhere", classic(link(url="https://[")), _first("url"), "URL_TYPE_INVALID_URL"
    ),
    Wrong(
        "a link of 513",
        classic(link(url="https://example.org/" + "x" * 493)),
        _first("url"),
        MAX_LENGTH,
    ),
    Wrong(
        "a url on a plain button",
        classic(button(url="https://example.org")),
        _first("url"),
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    Wrong(
        "a premium button without sku", classic({"type": 2, "style": 6}), _first("sku_id"), REQUIRED
    ),
    Wrong(
        "a premium button with label",
        classic({"type": 2, "style": 6, "sku_id": "1", "label": "x"}),
        _first("label"),
        "BUTTON_COMPONENT_FIELD_FORBIDDEN",
    ),
    Wrong(
        "a sku on a plain button",
        classic(button(sku_id="1")),
        _first("sku_id"),
        "BUTTON_COMPONENT_FIELD_FORBIDDEN",
    ),
    Wrong(
        "letters for an emoji",
        classic(button(emoji={"name": "smile"})),
        (*_first("emoji"), "name"),
        "COMPONENT_INVALID_EMOJI",
    ),
    Wrong(
        "an emoji's broken id",
        classic(button(emoji={"name": "d6", "id": "x"})),
        (*_first("emoji"), "id"),
        "NUMBER_TYPE_COERCE",
    ),
]
