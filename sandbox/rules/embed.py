"""Embeds. Discord docs: Message > Embed Object, Embed Limits."""

from collections.abc import Iterator

from sandbox.rules import field
from sandbox.rules.problem import Object, Path, Problem

TOTAL_MAX = 6000
EMBEDS_MAX = 10
WEB = ("http", "https")
SHOWN = ("title", "description", "fields", "author", "footer", "image", "thumbnail", "timestamp")


def check_all(payload: Object, at: Path) -> list[Problem]:
    """Ten embeds of at most 6,000 characters together."""
    found = [
        *field.length(payload, "embeds", at, 0, EMBEDS_MAX),
        *field.each(payload, "embeds", at, check),
    ]
    size = sum(map(len, _texts(payload)))
    if size > TOTAL_MAX:
        wording = f"Embed size exceeds maximum size of {TOTAL_MAX}"
        found.append(Problem((*at, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", wording))
    return found


def check(embed: Object, at: Path) -> list[Problem]:
    """The lengths of one embed, and that it shows anything at all."""
    if not embed:
        wording = "List item values of ModelType are required"
        return [Problem(at, "LIST_ITEM_VALUE_REQUIRED", wording)]
    found = [
        *field.text(embed, "title", at, 0, 256),
        *field.text(embed, "description", at, 0, 4096),
        *field.url(embed, "url", at, 2048, WEB),
        *field.integer(embed, "color", at, 0, 0xFFFFFF),
        *field.length(embed, "fields", at, 0, 25),
        *field.each(embed, "fields", at, _field),
        *field.one(embed, "author", at, _author),
        *field.one(embed, "footer", at, _footer),
        *field.one(embed, "image", at, _image),
        *field.one(embed, "thumbnail", at, _image),
    ]
    if not found and not any(embed.get(key) for key in SHOWN):
        found.append(field.missing((*at, "description")))
    return found


def _field(entry: Object, at: Path) -> list[Problem]:
    found = [
        *field.text(entry, "name", at, 0, 256, required=True),
        *field.text(entry, "value", at, 0, 1024, required=True),
        *field.boolean(entry, "inline", at),
    ]
    found += [field.missing((*at, key)) for key in ("name", "value") if _blank(entry.get(key))]
    return found


def _author(author: Object, at: Path) -> list[Problem]:
    return [
        *field.text(author, "name", at, 0, 256, required=True),
        *field.url(author, "url", at, 2048, WEB),
        *field.url(author, "icon_url", at, 2048, (*WEB, "attachment")),
    ]


def _footer(footer: Object, at: Path) -> list[Problem]:
    return [
        *field.text(footer, "text", at, 0, 2048, required=True),
        *field.url(footer, "icon_url", at, 2048, (*WEB, "attachment")),
    ]


def _image(image: Object, at: Path) -> list[Problem]:
    return field.url(image, "url", at, 2048, (*WEB, "attachment"), required=True)


def _blank(value: object) -> bool:
    return isinstance(value, str) and not value.strip()


def _texts(payload: Object) -> Iterator[str]:
    """What counts towards the 6,000: titles, descriptions, fields, footers and authors' names."""
    for embed in field.listed(payload, "embeds"):
        if not isinstance(embed, dict):
            continue
        nodes: list[tuple[object, tuple[str, ...]]] = [(embed, ("title", "description"))]
        nodes += [(each, ("name", "value")) for each in field.listed(embed, "fields")]
        nodes += [(embed.get("author"), ("name",)), (embed.get("footer"), ("text",))]
        for node, keys in nodes:
            for key in keys:
                value = node.get(key) if isinstance(node, dict) else None
                if isinstance(value, str):
                    yield value
