"""A filled-in modal, turned into what the bot receives.

Discord docs: Components > Component Reference, the interaction response of each field.
"""

from sandbox.compose import walk
from sandbox.shape import Json, objects, whole

ROW, STRING_SELECT, TEXT_INPUT, LABEL = 1, 3, 4, 18
RADIO, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
SELECTS = (3, 5, 6, 7, 8, CHECKBOX_GROUP)
FIELDS = (*SELECTS, TEXT_INPUT, RADIO, CHECKBOX)


def fill(modal: Json, values: Json) -> list[Json] | str:
    """The submitted components, or one sentence about what is wrong."""
    names = {c.get("custom_id") for c in walk(modal.get("components")) if c.get("type") in FIELDS}
    unknown = [name for name in values if name not in names]
    if unknown:
        return f"The form has no field {unknown[0]}."
    return _fill(objects(modal.get("components")), values)


def _fill(components: list[Json], values: Json) -> list[Json] | str:
    filled: list[Json] = []
    for component in components:
        kind = component.get("type")
        shown: Json = {"type": kind, "id": component.get("id", 0)}
        if kind == ROW:
            inner = _fill(objects(component.get("components")), values)
            if isinstance(inner, str):
                return inner
            shown["components"] = inner
        elif kind == LABEL:
            inner = _fill(objects([component.get("component")]), values)
            if isinstance(inner, str):
                return inner
            shown["component"] = inner[0] if inner else None
        elif kind in FIELDS:
            answer = _answer(component, values)
            if isinstance(answer, str):
                return answer
            shown |= answer
        filled.append(shown)
    return filled


def _answer(field: Json, values: Json) -> Json | str:
    name = field["custom_id"]
    match field["type"]:
        case 4:
            value = values.get(name, field.get("value") or "")
            return _text(field, value)
        case 23:
            return {"custom_id": name, "value": bool(values.get(name, field.get("default")))}
        case 21:
            return _one(field, values.get(name, next(iter(_preset(field)), None)))
        case _:
            return _selected(field, values.get(name, _preset(field)))


def _preset(field: Json) -> list[str]:
    """What is chosen already when the form opens."""
    defaults = [str(each.get("id")) for each in objects(field.get("default_values"))]
    options = objects(field.get("options"))
    return defaults or [str(each.get("value")) for each in options if each.get("default")]


def _text(field: Json, value: object) -> Json | str:
    least, most = whole(field.get("min_length")), whole(field.get("max_length"), 4000)
    if not isinstance(value, str):
        return "A text field takes text."
    if not value and not field.get("required", True):
        return {"custom_id": field["custom_id"], "value": ""}
    if not max(1, least) <= len(value) <= most:
        return f"A field needs {max(1, least)} to {most} characters."
    return {"custom_id": field["custom_id"], "value": value}


def _one(field: Json, value: object) -> Json | str:
    if value is None and field.get("required", True):
        return "A required field is empty."
    problem = wrong_selection(field, [str(value)]) if value is not None else None
    return problem or {"custom_id": field["custom_id"], "value": value}


def _selected(field: Json, value: object) -> Json | str:
    chosen = [str(each) for each in value] if isinstance(value, list) else [str(value)]
    problem = wrong_selection(field, chosen, required=bool(field.get("required", True)))
    return problem or {"custom_id": field["custom_id"], "values": chosen}


def wrong_selection(select: Json, values: list[str], *, required: bool = True) -> str | None:
    """Discord docs: Component Reference > String Select, Checkbox Group: counts and options."""
    least = whole(select.get("min_values"), 1) if required or values else 0
    options = objects(select.get("options"))
    all_of_them = len(options) if select.get("type") == CHECKBOX_GROUP else 1
    most = whole(select.get("max_values"), all_of_them)
    if not least <= len(values) <= most or len(set(values)) != len(values):
        return f"Choose {least} to {most}."
    if select.get("type") in (STRING_SELECT, RADIO, CHECKBOX_GROUP):
        offered = {option.get("value") for option in options}
        if not offered.issuperset(values):
            return "That is not one of the options."
    return None
