"""Choices while somebody types. Discord docs: Receiving and Responding > Autocomplete."""

from functools import partial

from sandbox.rules import field, option
from sandbox.rules.problem import Path, Problem


def check(payload: object, *, kind: int = option.STRING, at: Path = ()) -> list[Problem]:
    """Up to 25 choices; `kind` is the type of the option that is being typed."""
    if not isinstance(payload, dict):
        return [field.not_a_model(at)]
    return [
        *field.length(payload, "choices", at, 0, option.CHOICES_MAX, required=True),
        *field.each(payload, "choices", at, partial(option.choice, kind=kind)),
    ]
