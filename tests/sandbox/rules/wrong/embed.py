"""Wrong embeds."""

from tests.sandbox.rules.build import Json
from tests.sandbox.rules.wrong.case import MAX_LENGTH, REQUIRED, Wrong


def _embed(**embed: object) -> Json:
    return {"embeds": [embed]}


EMBEDS = [
    Wrong("eleven embeds", {"embeds": [{"title": "x"}] * 11}, ("embeds",), MAX_LENGTH),
    Wrong("an empty embed", _embed(), ("embeds", 0), "LIST_ITEM_VALUE_REQUIRED"),
    Wrong("an embed of a colour alone", _embed(color=1), ("embeds", 0, "description"), REQUIRED),
    Wrong("an embed's title of 257", _embed(title="x" * 257), ("embeds", 0, "title"), MAX_LENGTH),
    Wrong(
        "an embed's description of 4,097",
        _embed(description="x" * 4097),
        ("embeds", 0, "description"),
        MAX_LENGTH,
    ),
    Wrong(
        "26 fields",
        _embed(fields=[{"name": "x", "value": "y"}] * 26),
        ("embeds", 0, "fields"),
        MAX_LENGTH,
    ),
    Wrong(
        "a field's name of 257",
        _embed(fields=[{"name": "x" * 257, "value": "y"}]),
        ("embeds", 0, "fields", 0, "name"),
        MAX_LENGTH,
    ),
    Wrong(
        "a field's value of 1,025",
        _embed(fields=[{"name": "x", "value": "y" * 1025}]),
        ("embeds", 0, "fields", 0, "value"),
        MAX_LENGTH,
    ),
    Wrong(
        "an empty field",
        _embed(fields=[{"name": "x", "value": ""}]),
        ("embeds", 0, "fields", 0, "value"),
        REQUIRED,
    ),
    Wrong(
        "a footer of 2,049",
        _embed(footer={"text": "x" * 2049}),
        ("embeds", 0, "footer", "text"),
        MAX_LENGTH,
    ),
    Wrong(
        "an author of 257",
        _embed(author={"name": "x" * 257}),
        ("embeds", 0, "author", "name"),
        MAX_LENGTH,
    ),
    Wrong(
        "an embed's colour",
        _embed(title="x", color=0x1000000),
        ("embeds", 0, "color"),
        "NUMBER_TYPE_MAX",
    ),
    Wrong(
        "an embed's url",
        _embed(title="x", url="ftp://example.org"),
        ("embeds", 0, "url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    Wrong(
        "embeds of 6,001 in all",
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        ("embeds",),
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
]
