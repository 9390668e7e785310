"""Pictures and files in components. Discord docs: Component Reference > Unfurled Media Item."""

from collections.abc import Collection
from functools import partial

from sandbox.rules import field
from sandbox.rules.problem import Object, Path, Problem

ATTACHMENT = "attachment://"
ALT_TEXT_MAX = 1024


def gallery(component: Object, at: Path, *, files: Collection[str] | None) -> list[Problem]:
    """Discord docs: Component Reference > Media Gallery; one to ten items."""
    return [
        *field.integer(component, "id", at, 0, 2**31 - 1),
        *field.length(component, "items", at, 1, 10, required=True),
        *field.each(component, "items", at, partial(picture, files=files)),
    ]


def thumbnail(component: Object, at: Path, *, files: Collection[str] | None) -> list[Problem]:
    """Discord docs: Component Reference > Thumbnail."""
    return [
        *field.integer(component, "id", at, 0, 2**31 - 1),
        *picture(component, at, files=files),
    ]


def picture(item: Object, at: Path, *, files: Collection[str] | None) -> list[Problem]:
    """A medium with alt text of at most 1,024 characters."""
    schemes = ("http", "https", "attachment")
    return [
        *field.text(item, "description", at, 1, ALT_TEXT_MAX),
        *field.boolean(item, "spoiler", at),
        *field.one(
            item, "media", at, partial(_medium, files=files, schemes=schemes), required=True
        ),
    ]


def file(component: Object, at: Path, *, files: Collection[str] | None) -> list[Problem]:
    """Discord docs: Component Reference > File; it shows an attachment and no other address."""
    medium = partial(_medium, files=files, schemes=("attachment",))
    return [
        *field.integer(component, "id", at, 0, 2**31 - 1),
        *field.boolean(component, "spoiler", at),
        *field.one(component, "file", at, medium, required=True),
    ]


def _medium(
    medium: Object, at: Path, *, files: Collection[str] | None, schemes: tuple[str, ...]
) -> list[Problem]:
    found = field.url(medium, "url", at, 2048, schemes, required=True)
    address = medium.get("url")
    if found or files is None or not isinstance(address, str):
        return found
    if address.startswith(ATTACHMENT) and address.removeprefix(ATTACHMENT) not in files:
        wording = "The referenced attachment in an unfurled media item was not found"
        code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
        return [Problem((*at, "url"), code, wording)]
    return []
