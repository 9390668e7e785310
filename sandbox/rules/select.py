"""Select menus. Discord docs: Component Reference > String Select, User Select and the others."""

from functools import partial

from sandbox.rules import button, field
from sandbox.rules.kind import Kind
from sandbox.rules.problem import Object, Path, Problem

OPTIONS_MAX = 25
# Which default values a select takes. Discord docs: Component Reference > Select Default Value.
DEFAULTS = {
    Kind.USER_SELECT: ("user",),
    Kind.ROLE_SELECT: ("role",),
    Kind.MENTIONABLE_SELECT: ("user", "role"),
    Kind.CHANNEL_SELECT: ("channel",),
}


def rules() -> field.Rules:
    """The rule of every kind of select."""
    entities: dict[int, field.Rule] = {
        kind: partial(_entity, names=names) for kind, names in DEFAULTS.items()
    }
    return {Kind.STRING_SELECT: string, **entities}


def string(select: Object, at: Path) -> list[Problem]:
    """A select with options of its own."""
    found = [
        *_common(select, at),
        *field.length(select, "options", at, 1, OPTIONS_MAX, required=True),
        *field.each(select, "options", at, option),
        *repeated_values(select, at),
    ]
    options = field.listed(select, "options")
    chosen = sum(isinstance(each, dict) and each.get("default") is True for each in options)
    return found or _counts(select, at, chosen, len(options))


def option(option: Object, at: Path) -> list[Problem]:
    """Discord docs: Component Reference > String Select > Select Option Structure."""
    return [
        *field.text(option, "label", at, 1, 100, required=True),
        *field.text(option, "value", at, 1, 100, required=True),
        *field.text(option, "description", at, 0, 100),
        *field.boolean(option, "default", at),
        *field.one(option, "emoji", at, button.emoji),
    ]


def repeated_values(select: Object, at: Path) -> list[Problem]:
    """No two options have one value."""
    found: list[Problem] = []
    seen: set[str] = set()
    for index, each in enumerate(field.listed(select, "options")):
        value = each.get("value") if isinstance(each, dict) else None
        if not isinstance(value, str):
            continue
        if value in seen:
            path = (*at, "options", index, "value")
            wording = "The specified option value is already used"
            found.append(Problem(path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", wording))
        seen.add(value)
    return found


def _entity(select: Object, at: Path, *, names: tuple[str, ...]) -> list[Problem]:
    """A select whose options are the server's people, roles or channels."""

    def default(value: Object, here: Path) -> list[Problem]:
        kind = value.get("type")
        wrong = not isinstance(kind, str) or kind not in names
        found = [field.bad_choice((*here, "type"), names)] if wrong else []
        return found + field.snowflake(value.get("id"), (*here, "id"))

    found = [
        *_common(select, at),
        *field.length(select, "default_values", at, 0, OPTIONS_MAX),
        *field.each(select, "default_values", at, default),
    ]
    chosen = len(field.listed(select, "default_values"))
    return found or _counts(select, at, chosen, OPTIONS_MAX)


def _common(select: Object, at: Path) -> list[Problem]:
    return [
        *field.integer(select, "id", at, 0, 2**31 - 1),
        *field.text(select, "custom_id", at, 1, 100, required=True),
        *field.text(select, "placeholder", at, 0, 150),
        *field.integer(select, "min_values", at, 0, 25),
        *field.integer(select, "max_values", at, 1, 25),
        *field.boolean(select, "disabled", at),
    ]


def _counts(select: Object, at: Path, chosen: int, options: int) -> list[Problem]:
    """min_values <= max_values <= options, and no more defaults than max_values."""
    low = field.whole_number(select.get("min_values"))
    high = field.whole_number(select.get("max_values"))
    low, high = (1 if low is None else low), (1 if high is None else high)
    if high > options:
        return [field.at_most((*at, "max_values"), options)]
    if low > high:
        return [field.at_most((*at, "min_values"), high)]
    if chosen > high:
        wording = "The specified number of default values exceeds the specified maximum values"
        return [Problem(at, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", wording)]
    return []
