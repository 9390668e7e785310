"""Who may be pinged. Discord docs: Message > Allowed Mentions Object."""

from sandbox.rules import field
from sandbox.rules.problem import Object, Path, Problem

TYPES = ("users", "roles", "everyone")


def check(mentions: Object, at: Path) -> list[Problem]:
    """Types and ids, and never a type beside a list of its ids."""
    parsed = field.listed(mentions, "parse")
    found = [*field.length(mentions, "parse", at, 0, len(TYPES)), *_types(parsed, at)]
    for key in ("users", "roles"):
        found += field.length(mentions, key, at, 0, 100)
        for index, value in enumerate(field.listed(mentions, key)):
            found += field.snowflake(value, (*at, key, index))
        if key in parsed and mentions.get(key):
            wording = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            found.append(Problem(at, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", wording))
    return found + field.boolean(mentions, "replied_user", at)


def _types(parsed: list[object], at: Path) -> list[Problem]:
    found: list[Problem] = []
    for index, value in enumerate(parsed):
        path = (*at, "parse", index)
        if not isinstance(value, str) or value not in TYPES:
            found.append(field.bad_choice(path, TYPES))
        elif value in parsed[:index]:
            wording = "The set already contains this value"
            found.append(Problem(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", wording))
    return found
