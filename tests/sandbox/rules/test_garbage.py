"""Whatever JSON comes, a rule answers with well-formed problems and never with an exception."""

import json
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sandbox.rules import (
    autocomplete,
    command,
    component,
    emoji,
    interaction,
    message,
    modal,
    problem,
    thread,
)
from sandbox.rules.problem import Problem

# Keys and values that lead deep into the rules; random words would never get past the first check.
KEYS = [
    *("type", "components", "content", "flags", "embeds", "attachments", "allowed_mentions", "id"),
    *("custom_id", "label", "style", "url", "emoji", "options", "choices", "value", "name", "data"),
    *(
        "description",
        "accessory",
        "component",
        "items",
        "media",
        "file",
        "title",
        "fields",
        "parse",
    ),
    *(
        "users",
        "min_values",
        "max_values",
        "default_values",
        "default",
        "required",
        "poll",
        "image",
    ),
    *(
        "name_localizations",
        "contexts",
        "author",
        "footer",
        "min_length",
        "max_length",
        "min_value",
    ),
    *("max_value", "autocomplete", "sku_id", "accent_color", "spacing", "nonce", "filename"),
    *("message_reference", "default_member_permissions", "de", "xx"),
]
leaves = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 25),
    st.integers(),
    st.sampled_from([10**400, 2**15, 2**63]),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["", "1", "attachment://a", "https://[", "data:image/png;base64,A", "\ud800"]),
)
documents: st.SearchStrategy[Any] = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.dictionaries(st.sampled_from(KEYS), inner, max_size=8)
        | st.dictionaries(st.text(max_size=4), inner, max_size=2)
    ),
    max_leaves=40,
)
typed = st.dictionaries(st.sampled_from(KEYS), documents, max_size=8).map(
    lambda node: {**node, "type": len(node) % 24}
)

CHECKS: list[Callable[[Any, Any], list[Problem]]] = [
    lambda sent, _: message.check(sent),
    lambda sent, old: message.check(
        sent, files=("a",), editing=old if isinstance(old, dict) else None
    ),
    lambda sent, _: component.check(sent, v2=True),
    lambda sent, _: component.check(sent, v2=False),
    lambda sent, _: modal.check(sent),
    lambda sent, old: command.check(sent, editing=old if isinstance(old, dict) else None),
    lambda sent, _: command.check_all(sent),
    lambda sent, _: autocomplete.check(sent, kind=10),
    lambda sent, _: emoji.check(sent),
    lambda sent, _: thread.check(sent),
    *(
        lambda sent, old, kind=kind: interaction.check(
            sent, answers=kind, editing=old if isinstance(old, dict) else None
        )
        for kind in range(1, 6)
    ),
]


def _well_formed(found: list[Problem]) -> None:
    for each in found:
        assert all(isinstance(step, str | int) for step in each.path)
        assert each.code
        assert each.message
    json.dumps(problem.body(found), allow_nan=False)


@settings(max_examples=80, deadline=None)
@given(sent=documents | typed | st.lists(typed, max_size=4), old=documents)
def test_no_json_makes_a_rule_raise(sent: Any, old: Any) -> None:
    for check in CHECKS:
        _well_formed(check(sent, old))


@settings(max_examples=80, deadline=None)
@given(components=st.lists(typed, max_size=5), flags=st.sampled_from([0, 2**15]))
def test_no_component_makes_a_rule_raise(components: list[Any], flags: int) -> None:
    _well_formed(message.check({"components": components, "flags": flags}))
    _well_formed(modal.check({"components": components}))
    _well_formed(command.check({"options": components}))


def test_a_deep_document_is_walked_without_recursion() -> None:
    deep: dict[str, Any] = {"type": 17}
    for _ in range(5000):
        deep = {"type": 17, "components": [deep]}
    codes = {each.code for each in message.check({"flags": 2**15, "components": [deep]})}
    assert codes == {"UNION_TYPE_CHOICES"}


def test_a_number_that_cannot_be_written_is_refused_like_any_other() -> None:
    huge = 10**5000
    for sent in (
        {"content": "x", "flags": huge, "nonce": huge},
        {"content": "x", "attachments": [{"id": huge}]},
        {"content": "x", "allowed_mentions": {"users": [huge]}},
        {"flags": 2**15, "components": [{"type": huge, "id": huge}]},
    ):
        assert message.check(sent) != []
        _well_formed(message.check(sent, editing=sent))
    limits = {"type": 10, "name": "a", "description": "b", "min_value": huge, "max_value": 1}
    _well_formed(command.check({"name": "a", "description": "b", "options": [limits]}))
