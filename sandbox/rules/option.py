"""Options and choices of commands. Discord docs: Application Commands > Option Structure."""

import unicodedata
from functools import partial

from sandbox.rules import field, locale
from sandbox.rules.problem import Object, Path, Problem

SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
VALUES = (STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE)
OPTIONS_MAX = 25
CHOICES_MAX = 25
NAME_MAX = 32
DESCRIPTION_MAX = 100
CHOICE_MAX = 100
SAFE = 2**53 - 1
# Marks of these two scripts are neither letters nor numbers, and Discord allows them by name.
SCRIPTS = ((0x0900, 0x097F), (0xA8E0, 0xA8FF), (0x0E01, 0x0E3A), (0x0E40, 0x0E5B))


def check_all(node: Object, at: Path, kinds: tuple[int, ...]) -> list[Problem]:
    """Up to 25 options with names of their own, the required ones first, of these kinds."""
    rules: field.Rules = {kind: rule for kind, rule in _rules().items() if kind in kinds}
    return [
        *field.length(node, "options", at, 0, OPTIONS_MAX),
        *field.each(node, "options", at, partial(field.union, rules=rules)),
        *_order(node, at),
        *_repeated(node, at),
        *_mixed(node, at),
    ]


def named(node: Object, at: Path) -> list[Problem]:
    """Discord docs: Application Commands > Naming; name and description, each with translations."""
    found = [
        *field.text(node, "name", at, 1, NAME_MAX, required=True),
        *locale.check(node, "name_localizations", at, NAME_MAX),
        *field.text(node, "description", at, 1, DESCRIPTION_MAX, required=True),
        *locale.check(node, "description_localizations", at, DESCRIPTION_MAX),
    ]
    name = node.get("name")
    paths = [((*at, "name"), name)] if isinstance(name, str) else []
    paths += [
        ((*at, "name_localizations", key), text)
        for key, text in locale.items(node, "name_localizations")
    ]
    for path, text in paths:
        if text and not well_formed(text):
            wording = "Command name is invalid"
            found.append(Problem(path, "APPLICATION_COMMAND_INVALID_NAME", wording))
    return found


def well_formed(name: str) -> bool:
    """Letters, numbers, - _ ' and the marks of Devanagari and Thai, all of it in lower case."""
    return name == name.lower() and all(_allowed(char) for char in name)


def _allowed(char: str) -> bool:
    if char in "-_'" or unicodedata.category(char)[0] in "LN":
        return True
    return any(low <= ord(char) <= high for low, high in SCRIPTS)


def choice(node: Object, at: Path, *, kind: int) -> list[Problem]:
    """Discord docs: Application Commands > Option Choice Structure; its value is of the kind."""
    found = [
        *field.text(node, "name", at, 1, CHOICE_MAX, required=True),
        *locale.check(node, "name_localizations", at, CHOICE_MAX),
    ]
    if kind == STRING:
        return found + field.text(node, "value", at, 0, CHOICE_MAX, required=True)
    if kind == INTEGER:
        return found + field.integer(node, "value", at, -SAFE, SAFE, required=True)
    return found + (_number(node, "value", at) or field.present(node, "value", at))


def _rules() -> field.Rules:
    values = {kind: partial(_value, kind=kind) for kind in VALUES}
    return {SUB: _sub, GROUP: _group, **values}


def _sub(node: Object, at: Path) -> list[Problem]:
    """A subcommand has options and no subcommands."""
    return [*named(node, at), *check_all(node, at, VALUES)]


def _group(node: Object, at: Path) -> list[Problem]:
    """A group has subcommands and nothing else; there is no group in a group."""
    return [*named(node, at), *check_all(node, at, (SUB,))]


def _value(node: Object, at: Path, *, kind: int) -> list[Problem]:
    found = [
        *named(node, at),
        *field.boolean(node, "required", at),
        *field.boolean(node, "autocomplete", at),
        *_limits(node, at, kind),
    ]
    choices = node.get("choices")
    if kind not in (STRING, INTEGER, NUMBER):
        for key in ("choices", "autocomplete"):
            if node.get(key):
                wording = "Only strings, integers and numbers have choices"
                code = "APPLICATION_COMMAND_OPTION_CHOICES_INVALID"
                found.append(Problem((*at, key), code, wording))
        return found
    found += field.length(node, "choices", at, 0, CHOICES_MAX)
    found += field.each(node, "choices", at, partial(choice, kind=kind))
    if choices and node.get("autocomplete") is True:
        wording = "Options with choices cannot have autocomplete"
        code = "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID"
        found.append(Problem((*at, "autocomplete"), code, wording))
    return found


def _limits(node: Object, at: Path, kind: int) -> list[Problem]:
    """min_length <= max_length for strings, min_value <= max_value for numbers."""
    if kind == STRING:
        found = [
            *field.integer(node, "min_length", at, 0, 6000),
            *field.integer(node, "max_length", at, 1, 6000),
        ]
        return found or _ordered(node, "min_length", "max_length", at)
    if kind == INTEGER:
        found = [
            *field.integer(node, "min_value", at, -SAFE, SAFE),
            *field.integer(node, "max_value", at, -SAFE, SAFE),
        ]
        return found or _ordered(node, "min_value", "max_value", at)
    if kind == NUMBER:
        found = [*_number(node, "min_value", at), *_number(node, "max_value", at)]
        return found or _ordered(node, "min_value", "max_value", at)
    return []


def _ordered(node: Object, low: str, high: str, at: Path) -> list[Problem]:
    least, most = field.number(node.get(low)), field.number(node.get(high))
    if least is None or most is None or least <= most:
        return []
    wording = f"value should be less than or equal to {most}."
    return [Problem((*at, low), "NUMBER_TYPE_MAX", wording)]


def _number(node: Object, key: str, at: Path) -> list[Problem]:
    value = node.get(key)
    if value is None or field.number(value) is not None:
        return []
    return [Problem((*at, key), "NUMBER_TYPE_COERCE", "Value is not float.")]


def _order(node: Object, at: Path) -> list[Problem]:
    """Required options come before optional ones."""
    found: list[Problem] = []
    optional = False
    for index, option in enumerate(field.listed(node, "options")):
        if not isinstance(option, dict) or option.get("type") in (SUB, GROUP):
            continue
        required = option.get("required") is True
        if required and optional:
            wording = "Required options must be placed before non-required options"
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            found.append(Problem((*at, "options", index), code, wording))
        optional = optional or not required
    return found


def _repeated(node: Object, at: Path) -> list[Problem]:
    found: list[Problem] = []
    seen: set[str] = set()
    for index, option in enumerate(field.listed(node, "options")):
        name = option.get("name") if isinstance(option, dict) else None
        if not isinstance(name, str):
            continue
        if name in seen:
            wording = "Option name already used in these options"
            code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"
            found.append(Problem((*at, "options", index, "name"), code, wording))
        seen.add(name)
    return found


def _mixed(node: Object, at: Path) -> list[Problem]:
    """A command has subcommands or options of its own, never both."""
    options = [each for each in field.listed(node, "options") if isinstance(each, dict)]
    nested = [each for each in options if each.get("type") in (SUB, GROUP)]
    if len(nested) in (0, len(options)):
        return []
    wording = "Sub-command and sub-command group option types are mutually exclusive to all others"
    return [Problem((*at, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", wording)]
