"""Components of a message, classic and V2. Discord docs: Component Reference."""

from collections.abc import Collection, Iterator
from functools import partial

from sandbox.rules import button, field, media, select
from sandbox.rules.kind import SELECTS, Kind
from sandbox.rules.problem import Object, Path, Problem

TOTAL_MAX = 40
TEXT_MAX = 4000
ROWS_MAX = 5
ROW_WIDTH = 5
COLOUR_MAX = 0xFFFFFF


def check(
    components: object,
    *,
    v2: bool,
    files: Collection[str] | None = None,
    at: Path = ("components",),
) -> list[Problem]:
    """Everything about a message's components; `files` are the names a medium may refer to."""
    if components is None:
        return []
    if not isinstance(components, list):
        return [field.not_a_list(at)]
    # Discord docs: Component Reference > Legacy Message Component Behavior.
    most = TOTAL_MAX if v2 else ROWS_MAX
    if len(components) > most:
        return [field.bad_length(at, 0, most)]
    allowed: field.Rules = _top(files) if v2 else {Kind.ROW: row}
    found: list[Problem] = []
    for index, component in enumerate(components):
        here = (*at, index)
        if isinstance(component, dict):
            found += field.union(component, here, allowed)
        else:
            found.append(field.not_a_model(here))
    found += repeated(components, at)
    return found or (_totals(components, at) if v2 else [])


def row(component: Object, at: Path) -> list[Problem]:
    """Discord docs: Component Reference > Action Row; five buttons or one select."""
    found = [
        *field.integer(component, "id", at, 0, 2**31 - 1),
        *field.length(component, "components", at, 1, ROW_WIDTH, required=True),
        *field.each(component, "components", at, partial(field.union, rules=_in_row())),
    ]
    return found or too_wide(component, at)


def too_wide(component: Object, at: Path) -> list[Problem]:
    """A select is as wide as its row, so that nothing stands beside it."""
    found: list[Problem] = []
    width = 0
    for index, child in enumerate(field.listed(component, "components")):
        kind = child.get("type") if isinstance(child, dict) else None
        width += 1 if kind == Kind.BUTTON else ROW_WIDTH
        if width > ROW_WIDTH:
            path = (*at, "components", index)
            wording = "The specified component exceeds the maximum width"
            found.append(Problem(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", wording))
    return found


def text(component: Object, at: Path) -> list[Problem]:
    """Discord docs: Component Reference > Text Display."""
    return [
        *field.integer(component, "id", at, 0, 2**31 - 1),
        *field.text(component, "content", at, 1, TEXT_MAX, required=True),
    ]


def walk(components: object, at: Path) -> Iterator[tuple[Path, Object]]:
    """Every component in reading order, however deep; what is no component is passed over."""
    waiting = list(reversed(_children(components, at)))
    while waiting:
        path, component = waiting.pop()
        yield path, component
        inner = _children(component.get("components"), (*path, "components"))
        for key in ("accessory", "component"):
            child = component.get(key)
            if isinstance(child, dict):
                inner.append(((*path, key), child))
        waiting.extend(reversed(inner))


def repeated(components: object, at: Path) -> list[Problem]:
    """No two components share a custom_id, nor an id; disabled ones count too."""
    found: list[Problem] = []
    custom: set[str] = set()
    numbers: set[int] = set()
    for path, component in walk(components, at):
        name = component.get("custom_id")
        if isinstance(name, str) and name in custom:
            wording = "Component custom id cannot be duplicated"
            found.append(Problem((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", wording))
        elif isinstance(name, str):
            custom.add(name)
        number = field.whole_number(component.get("id"))
        if number and number in numbers:
            wording = "Component id cannot be duplicated"
            found.append(Problem((*path, "id"), "COMPONENT_ID_DUPLICATED", wording))
        elif number:
            numbers.add(number)
    return found


def _children(components: object, at: Path) -> list[tuple[Path, Object]]:
    listed = components if isinstance(components, list) else []
    return [((*at, index), child) for index, child in enumerate(listed) if isinstance(child, dict)]


def _totals(components: list[object], at: Path) -> list[Problem]:
    """Forty components and 4,000 characters in the whole message."""
    found: list[Problem] = []
    every = [component for _, component in walk(components, at)]
    if len(every) > TOTAL_MAX:
        wording = f"Total number of components cannot exceed {TOTAL_MAX}"
        found.append(Problem(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", wording))
    contents = (each.get("content") for each in every if each.get("type") == Kind.TEXT)
    if sum(len(content) for content in contents if isinstance(content, str)) > TEXT_MAX:
        wording = f"Components displayable text size exceeds maximum size of {TEXT_MAX}"
        found.append(Problem(at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", wording))
    return found


def _in_row() -> field.Rules:
    rules = select.rules()
    return {Kind.BUTTON: button.check, **{kind: rules[kind] for kind in SELECTS}}


def _in_container(files: Collection[str] | None) -> field.Rules:
    return {
        Kind.ROW: row,
        Kind.SECTION: partial(_section, files=files),
        Kind.TEXT: text,
        Kind.GALLERY: partial(media.gallery, files=files),
        Kind.FILE: partial(media.file, files=files),
        Kind.SEPARATOR: _separator,
    }


def _top(files: Collection[str] | None) -> field.Rules:
    return {**_in_container(files), Kind.CONTAINER: partial(_container, files=files)}


def _section(component: Object, at: Path, *, files: Collection[str] | None) -> list[Problem]:
    """Discord docs: Component Reference > Section; one to three texts and an accessory."""
    accessories: field.Rules = {
        Kind.BUTTON: button.check,
        Kind.THUMBNAIL: partial(media.thumbnail, files=files),
    }
    accessory = partial(field.union, rules=accessories)
    return [
        *field.integer(component, "id", at, 0, 2**31 - 1),
        *field.length(component, "components", at, 1, 3, required=True),
        *field.each(component, "components", at, partial(field.union, rules={Kind.TEXT: text})),
        *field.one(component, "accessory", at, accessory, required=True),
    ]


def _separator(component: Object, at: Path) -> list[Problem]:
    """Discord docs: Component Reference > Separator."""
    return [
        *field.integer(component, "id", at, 0, 2**31 - 1),
        *field.choice(component, "spacing", at, (1, 2)),
        *field.boolean(component, "divider", at),
    ]


def _container(component: Object, at: Path, *, files: Collection[str] | None) -> list[Problem]:
    """Discord docs: Component Reference > Container; no container stands in another."""
    inner = partial(field.union, rules=_in_container(files))
    return [
        *field.integer(component, "id", at, 0, 2**31 - 1),
        *field.integer(component, "accent_color", at, 0, COLOUR_MAX),
        *field.boolean(component, "spoiler", at),
        *field.length(component, "components", at, 1, TOTAL_MAX, required=True),
        *field.each(component, "components", at, inner),
    ]
