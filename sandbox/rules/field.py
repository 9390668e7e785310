"""One field of an object: its type, its length or range, and whether it must be there.

The limits come from Discord's published API description; codes and wording are those of its
answers (Discord docs: Reference > Error Messages). Null is the same as an absent field, as there.
"""

import math
from collections.abc import Callable, Collection, Mapping
from urllib.parse import urlsplit

from sandbox.rules.problem import Object, Path, Problem

Rule = Callable[[Object, Path], list[Problem]]
# What may stand in a place, by its type.
Rules = Mapping[int, Rule]

SNOWFLAKE_MAX = 2**63 - 1


def missing(at: Path) -> Problem:
    return Problem(at, "BASE_TYPE_REQUIRED", "This field is required")


def bad_length(at: Path, low: int, high: int) -> Problem:
    if low:
        return Problem(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
    return Problem(at, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")


def bad_choice(at: Path, choices: Collection[str | int]) -> Problem:
    return Problem(at, "BASE_TYPE_CHOICES", f"Value must be one of {tuple(choices)}.")


def not_a_model(at: Path) -> Problem:
    return Problem(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")


def not_a_list(at: Path) -> Problem:
    return Problem(at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")


def whole_number(value: object) -> int | None:
    """The integer that was sent; true and 1.5 are none."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def number(value: object) -> int | float | None:
    """The finite number that was sent."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    if isinstance(value, int):
        # JSON's numbers have no bound; what does not fit a double is no number to Discord.
        return value if value.bit_length() <= 1023 else None
    return value if math.isfinite(value) else None


def listed(node: Object, key: str) -> list[object]:
    """The elements of a list, none when the field is anything else."""
    value = node.get(key)
    return value if isinstance(value, list) else []


def present(node: Object, key: str, at: Path) -> list[Problem]:
    """The field must be there, whatever it is."""
    return [missing((*at, key))] if node.get(key) is None else []


def text(
    node: Object, key: str, at: Path, low: int, high: int, *, required: bool = False
) -> list[Problem]:
    """A string of low to high characters."""
    here = (*at, key)
    value = node.get(key)
    if value is None:
        return [missing(here)] if required else []
    if not isinstance(value, str):
        return [Problem(here, "STRING_TYPE_CONVERT", "Could not interpret the value as string.")]
    return [] if low <= len(value) <= high else [bad_length(here, low, high)]


def integer(
    node: Object, key: str, at: Path, low: int, high: int, *, required: bool = False
) -> list[Problem]:
    """A whole number from low to high."""
    here = (*at, key)
    value = node.get(key)
    if value is None:
        return [missing(here)] if required else []
    found = whole_number(value)
    if found is None:
        return [Problem(here, "NUMBER_TYPE_COERCE", "Value is not int.")]
    if found < low:
        return [at_least(here, low)]
    return [at_most(here, high)] if found > high else []


def at_least(at: Path, low: int) -> Problem:
    wording = f"int value should be greater than or equal to {low}."
    return Problem(at, "NUMBER_TYPE_MIN", wording)


def at_most(at: Path, high: int) -> Problem:
    return Problem(at, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")


def choice(
    node: Object, key: str, at: Path, choices: Collection[int], *, required: bool = False
) -> list[Problem]:
    """One of a few whole numbers."""
    here = (*at, key)
    value = node.get(key)
    if value is None:
        return [missing(here)] if required else []
    return [] if whole_number(value) in choices else [bad_choice(here, choices)]


def boolean(node: Object, key: str, at: Path) -> list[Problem]:
    """True or false."""
    value = node.get(key)
    if value is None or isinstance(value, bool):
        return []
    return [Problem((*at, key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")]


def snowflake(value: object, at: Path) -> list[Problem]:
    """Discord docs: Reference > Snowflakes; a bot may send them as digits or as a number."""
    found = int(value) if isinstance(value, str) and _digits(value) else whole_number(value)
    if found is None or found < 0:
        return [Problem(at, "NUMBER_TYPE_COERCE", "Value is not snowflake.")]
    if found > SNOWFLAKE_MAX:
        wording = f"snowflake value should be less than or equal to {SNOWFLAKE_MAX}."
        return [Problem(at, "NUMBER_TYPE_MAX", wording)]
    return []


def _digits(value: str) -> bool:
    # The bound keeps int() of a megabyte of digits out of the way; a snowflake has at most 19.
    return value.isascii() and value.isdigit() and len(value) <= 20


def length(
    node: Object, key: str, at: Path, low: int, high: int, *, required: bool = False
) -> list[Problem]:
    """A list of low to high elements."""
    here = (*at, key)
    value = node.get(key)
    if value is None:
        return [missing(here)] if required else []
    if not isinstance(value, list):
        return [not_a_list(here)]
    return [] if low <= len(value) <= high else [bad_length(here, low, high)]


def each(node: Object, key: str, at: Path, rule: Rule) -> list[Problem]:
    """Every element is an object that keeps the rule."""
    found: list[Problem] = []
    for index, value in enumerate(listed(node, key)):
        here = (*at, key, index)
        found += rule(value, here) if isinstance(value, dict) else [not_a_model(here)]
    return found


def one(node: Object, key: str, at: Path, rule: Rule, *, required: bool = False) -> list[Problem]:
    """The field is an object that keeps the rule."""
    here = (*at, key)
    value = node.get(key)
    if value is None:
        return [missing(here)] if required else []
    return rule(value, here) if isinstance(value, dict) else [not_a_model(here)]


def union(node: Object, at: Path, rules: Rules) -> list[Problem]:
    """The object keeps the rule that its type names; a type that has none may not stand here."""
    kind = whole_number(node.get("type"))
    if kind is None or kind not in rules:
        kinds = tuple(int(each) for each in rules)
        wording = f'Value of field "type" must be one of {kinds}.'
        return [Problem(at, "UNION_TYPE_CHOICES", wording)]
    return rules[kind](node, at)


def url(
    node: Object,
    key: str,
    at: Path,
    high: int,
    schemes: tuple[str, ...],
    *,
    required: bool = False,
) -> list[Problem]:
    """An address with one of the schemes."""
    found = text(node, key, at, 0, high, required=required)
    value = node.get(key)
    if found or not isinstance(value, str):
        return found
    here = (*at, key)
    try:
        parts = urlsplit(value)
    except ValueError:
        return [Problem(here, "URL_TYPE_INVALID_URL", "Not a well formed URL.")]
    if parts.scheme not in schemes:
        wording = f"Scheme is not supported. Scheme must be one of {schemes}."
        return [Problem(here, "URL_TYPE_INVALID_SCHEME", wording)]
    if not (parts.netloc or parts.path):
        return [Problem(here, "URL_TYPE_INVALID_URL", "Not a well formed URL.")]
    return []
