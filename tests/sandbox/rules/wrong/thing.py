"""Wrong emojis and threads."""

import base64

from tests.sandbox.rules.wrong.case import (
    BAD_LENGTH,
    CHOICES,
    REQUIRED,
    Wrong,
)

PNG = b"\x89PNG\r\n\x1a\n"


def picture(content: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


EMOJIS = [
    Wrong("an emoji without name", {"image": picture(PNG)}, ("name",), REQUIRED),
    Wrong("an emoji's name of 1", {"name": "x", "image": picture(PNG)}, ("name",), BAD_LENGTH),
    Wrong(
        "an emoji's name of 33", {"name": "x" * 33, "image": picture(PNG)}, ("name",), BAD_LENGTH
    ),
    Wrong(
        "an emoji's name with a hyphen",
        {"name": "die-6", "image": picture(PNG)},
        ("name",),
        "STRING_TYPE_REGEX",
    ),
    Wrong("an emoji without image", {"name": "die_6"}, ("image",), REQUIRED),
    Wrong(
        "an emoji by address",
        {"name": "die_6", "image": "https://example.org/a.png"},
        ("image",),
        "IMAGE_INVALID",
    ),
    Wrong(
        "an emoji that is no picture",
        {"name": "die_6", "image": picture(b"hello")},
        ("image",),
        "IMAGE_INVALID",
    ),
    Wrong(
        "an emoji that is no base64",
        {"name": "die_6", "image": "data:image/png;base64,%%%"},
        ("image",),
        "IMAGE_INVALID",
    ),
    Wrong(
        "an emoji of more than 256 KiB",
        {"name": "die_6", "image": picture(PNG + bytes(256 * 1024))},
        ("image",),
        "BINARY_TYPE_MAX_SIZE",
    ),
]

THREADS = [
    Wrong("a thread without name", {"type": 11}, ("name",), REQUIRED),
    Wrong("a thread's empty name", {"name": "", "type": 11}, ("name",), BAD_LENGTH),
    Wrong("a thread's name of 101", {"name": "x" * 101, "type": 11}, ("name",), BAD_LENGTH),
    Wrong(
        "a thread for two hours",
        {"name": "x", "type": 11, "auto_archive_duration": 120},
        ("auto_archive_duration",),
        CHOICES,
    ),
    Wrong(
        "a thread's slow mode",
        {"name": "x", "type": 11, "rate_limit_per_user": 21601},
        ("rate_limit_per_user",),
        "NUMBER_TYPE_MAX",
    ),
    Wrong("a thread that is a channel", {"name": "x", "type": 0}, ("type",), CHOICES),
]
