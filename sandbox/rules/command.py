"""Application commands. Discord docs: Application Commands > Application Command Object."""

from sandbox.rules import field, locale, option
from sandbox.rules.problem import TOO_MANY_COMMANDS, Object, Path, Problem, whole

CHAT, USER, MESSAGE, ENTRY_POINT = range(1, 5)
KINDS = (CHAT, USER, MESSAGE, ENTRY_POINT)
# Discord docs: Application Commands > Registering a Command; per application, and per server.
COMMANDS_MAX = {CHAT: 100, USER: 15, MESSAGE: 15, ENTRY_POINT: 1}
LIST_MAX = 130
SIZE_MAX = 8000


def check(payload: object, *, editing: Object | None = None, at: Path = ()) -> list[Problem]:
    """One command; an edit is judged as the command that comes out of it."""
    if not isinstance(payload, dict):
        return [field.not_a_model(at)]
    node: Object = {**(editing or {}), **payload}
    found = [
        *field.choice(node, "type", at, KINDS),
        *_permissions(node, at),
        *field.boolean(node, "nsfw", at),
        *field.boolean(node, "dm_permission", at),
        *_choices(node, "contexts", at, (0, 1, 2)),
        *_choices(node, "integration_types", at, (0, 1)),
    ]
    if _kind(node) in (USER, MESSAGE):
        return found + _menu(node, at)
    found += option.named(node, at)
    found += option.check_all(node, at, (option.SUB, option.GROUP, *option.VALUES))
    if not found and _size(node) > SIZE_MAX:
        wording = f"Command exceeds maximum size ({SIZE_MAX})"
        found.append(Problem(at, "APPLICATION_COMMAND_TOO_LARGE", wording))
    return found


def check_all(payload: object, *, at: Path = ()) -> list[Problem]:
    """Discord docs: Application Commands > Bulk Overwrite Global Application Commands."""
    if payload is None:
        return []
    if not isinstance(payload, list):
        return [field.not_a_list(at)]
    if len(payload) > LIST_MAX:
        return [field.bad_length(at, 0, LIST_MAX)]
    found: list[Problem] = []
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(payload):
        here = (*at, index)
        found += check(command, at=here)
        name = command.get("name") if isinstance(command, dict) else None
        if not isinstance(name, str):
            continue
        if (_kind(command), name) in seen:
            wording = "Application command names must be unique"
            found.append(Problem(here, "APPLICATION_COMMANDS_DUPLICATE_NAME", wording))
        seen.add((_kind(command), name))
    return found or too_many([_kind(each) for each in payload if isinstance(each, dict)])


def too_many(kinds: list[int]) -> list[Problem]:
    """A hundred slash commands and fifteen of each menu, as they would be registered."""
    over = any(kinds.count(kind) > most for kind, most in COMMANDS_MAX.items())
    return [whole(TOO_MANY_COMMANDS)] if over else []


def _kind(node: Object) -> int:
    """A command without a type is a slash command."""
    return field.whole_number(node.get("type")) or CHAT


def _menu(node: Object, at: Path) -> list[Problem]:
    """Discord docs: Application Commands > User Commands; no description and no options."""
    found = [
        *field.text(node, "name", at, 1, option.NAME_MAX, required=True),
        *locale.check(node, "name_localizations", at, option.NAME_MAX),
    ]
    for key in ("description", "options"):
        if node.get(key):
            wording = f"Context menu commands cannot have {key}"
            path = (*at, key)
            found.append(Problem(path, "APPLICATION_COMMAND_MENU_FIELD_FORBIDDEN", wording))
    return found


def _permissions(node: Object, at: Path) -> list[Problem]:
    """default_member_permissions is a bit set, as digits or as a number."""
    value = node.get("default_member_permissions")
    return [] if value is None else field.snowflake(value, (*at, "default_member_permissions"))


def _choices(node: Object, key: str, at: Path, choices: tuple[int, ...]) -> list[Problem]:
    found = field.length(node, key, at, 1, len(choices))
    for index, value in enumerate(field.listed(node, key)):
        if field.whole_number(value) not in choices:
            found.append(field.bad_choice((*at, key, index), choices))
    return found


def _size(node: Object) -> int:
    """Names, descriptions and choices' values in all; of translations only the longest counts."""
    size = _longest(node, "name") + _longest(node, "description")
    value = node.get("value")
    size += len(value) if isinstance(value, str) else 0
    for key in ("options", "choices"):
        size += sum(_size(each) for each in field.listed(node, key) if isinstance(each, dict))
    return size


def _longest(node: Object, key: str) -> int:
    value = node.get(key)
    texts = [value] if isinstance(value, str) else []
    texts += [text for _, text in locale.items(node, f"{key}_localizations")]
    return max(map(len, texts), default=0)
