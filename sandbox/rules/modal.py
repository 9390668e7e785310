"""Modals. Discord docs: Receiving and Responding > Modal; Component Reference > Label."""

from functools import partial

from sandbox.rules import component, field, select
from sandbox.rules.kind import SELECTS, Kind
from sandbox.rules.problem import Object, Path, Problem

TITLE_MAX = 45
COMPONENTS_MAX = 5
INPUT_MAX = 4000


def check(payload: object, *, at: Path = ()) -> list[Problem]:
    """A title of 45 characters and one to five components, each with an id of its own."""
    if not isinstance(payload, dict):
        return [field.not_a_model(at)]
    top: field.Rules = {Kind.ROW: _row, Kind.TEXT: component.text, Kind.LABEL: _label}
    return [
        *field.text(payload, "custom_id", at, 1, 100, required=True),
        *field.text(payload, "title", at, 1, TITLE_MAX, required=True),
        *field.length(payload, "components", at, 1, COMPONENTS_MAX, required=True),
        *field.each(payload, "components", at, partial(field.union, rules=top)),
        *component.repeated(payload.get("components"), (*at, "components")),
    ]


def _row(row: Object, at: Path) -> list[Problem]:
    """In a row a text input carries its label itself."""
    inputs: field.Rules = {Kind.TEXT_INPUT: partial(_input, labelled=False)}
    found = [
        *field.length(row, "components", at, 1, 5, required=True),
        *field.each(row, "components", at, partial(field.union, rules=inputs)),
    ]
    return found or component.too_wide(row, at)


def _label(label: Object, at: Path) -> list[Problem]:
    """Discord docs: Component Reference > Label; a text over one component."""
    inner = partial(field.union, rules=_in_label())
    return [
        *field.integer(label, "id", at, 0, 2**31 - 1),
        *field.text(label, "label", at, 1, 45, required=True),
        *field.text(label, "description", at, 1, 100),
        *field.one(label, "component", at, inner, required=True),
    ]


def _in_label() -> field.Rules:
    rules = select.rules()
    return {
        **{kind: partial(_select, rule=rules[kind]) for kind in SELECTS},
        Kind.TEXT_INPUT: partial(_input, labelled=True),
        Kind.FILE_UPLOAD: _upload,
        Kind.RADIO_GROUP: partial(_group, low=2),
        Kind.CHECKBOX_GROUP: partial(_group, low=1),
        Kind.CHECKBOX: _checkbox,
    }


def _select(node: Object, at: Path, *, rule: field.Rule) -> list[Problem]:
    """Discord docs: Component Reference > String Select; a modal has no disabled selects."""
    found = [*rule(node, at), *field.boolean(node, "required", at)]
    if node.get("disabled") is True:
        wording = "A component in a modal cannot be disabled"
        found.append(Problem((*at, "disabled"), "COMPONENT_DISABLED_IN_MODAL", wording))
    return found


def _input(node: Object, at: Path, *, labelled: bool) -> list[Problem]:
    """Discord docs: Component Reference > Text Input."""
    found = [
        *field.integer(node, "id", at, 0, 2**31 - 1),
        *field.text(node, "custom_id", at, 1, 100, required=True),
        *field.choice(node, "style", at, (1, 2), required=True),
        *field.text(node, "label", at, 1, 45, required=not labelled),
        *field.integer(node, "min_length", at, 0, INPUT_MAX),
        *field.integer(node, "max_length", at, 1, INPUT_MAX),
        *field.boolean(node, "required", at),
        *field.text(node, "value", at, 0, INPUT_MAX),
        *field.text(node, "placeholder", at, 0, 100),
    ]
    low = field.whole_number(node.get("min_length")) or 0
    high = field.whole_number(node.get("max_length"))
    high = INPUT_MAX if high is None else high
    value = node.get("value")
    if not found and low > high:
        found.append(field.at_most((*at, "min_length"), high))
    if not found and isinstance(value, str) and value and not low <= len(value) <= high:
        found.append(field.bad_length((*at, "value"), low, high))
    return found


def _upload(node: Object, at: Path) -> list[Problem]:
    """Discord docs: Component Reference > File Upload."""
    return [
        *field.text(node, "custom_id", at, 1, 100, required=True),
        *field.integer(node, "min_values", at, 0, 10),
        *field.integer(node, "max_values", at, 1, 10),
        *field.boolean(node, "required", at),
    ]


def _group(node: Object, at: Path, *, low: int) -> list[Problem]:
    """Discord docs: Component Reference > Radio Group, Checkbox Group."""
    return [
        *field.text(node, "custom_id", at, 1, 100, required=True),
        *field.boolean(node, "required", at),
        *field.integer(node, "min_values", at, 0, 10),
        *field.integer(node, "max_values", at, 1, 10),
        *field.length(node, "options", at, low, 10, required=True),
        *field.each(node, "options", at, select.option),
        *select.repeated_values(node, at),
    ]


def _checkbox(node: Object, at: Path) -> list[Problem]:
    """Discord docs: Component Reference > Checkbox."""
    return [
        *field.text(node, "custom_id", at, 1, 100, required=True),
        *field.boolean(node, "default", at),
    ]
