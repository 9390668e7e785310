"""Translations of names and descriptions. Discord docs: Reference > Locales."""

from sandbox.rules import field
from sandbox.rules.problem import Object, Path, Problem

LOCALES = (
    *("ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr"),
    *("he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro"),
    *("ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
)


def check(node: Object, key: str, at: Path, high: int) -> list[Problem]:
    """A text of 1 to high characters per locale, and no locale that Discord does not know."""
    here = (*at, key)
    value = node.get(key)
    if value is None:
        return []
    if not isinstance(value, dict):
        wording = "Only dictionaries may be used in a DictType"
        return [Problem(here, "DICT_TYPE_CONVERT", wording)]
    found: list[Problem] = []
    for locale in value:
        if locale not in LOCALES:
            found.append(field.bad_choice((*here, locale), LOCALES))
        else:
            found += field.text(value, locale, here, 1, high)
    return found


def items(node: Object, key: str) -> list[tuple[str, str]]:
    """The translations that are there, each with its locale."""
    value = node.get(key)
    if not isinstance(value, dict):
        return []
    return [(locale, each) for locale, each in value.items() if isinstance(each, str)]
