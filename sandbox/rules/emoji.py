"""Application emojis. Discord docs: Emoji > Create Application Emoji."""

import base64
import binascii
import re
from collections.abc import Container

from sandbox.rules import field
from sandbox.rules.problem import Object, Path, Problem

IMAGE_MAX = 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]+")
# Discord docs: Reference > Image Data.
DATA = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,")
SIGNATURES = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF87a", b"GIF89a", b"RIFF", b"\x00\x00\x00")


def check(
    payload: object, *, editing: bool = False, taken: Container[str] = (), at: Path = ()
) -> list[Problem]:
    """A name of 2 to 32 letters, digits and _, not `taken` yet, and a picture of 256 KiB."""
    if not isinstance(payload, dict):
        return [field.not_a_model(at)]
    found = _name(payload, at, required=not editing, taken=taken)
    return found if editing else found + _image(payload, at)


def _name(payload: Object, at: Path, *, required: bool, taken: Container[str]) -> list[Problem]:
    found = field.text(payload, "name", at, 2, 32, required=required)
    name = payload.get("name")
    if found or not isinstance(name, str):
        return found
    path = (*at, "name")
    if not NAME.fullmatch(name):
        wording = "String value did not match validation regex."
        return [Problem(path, "STRING_TYPE_REGEX", wording)]
    if name in taken:
        wording = "This emoji name is already taken"
        return [Problem(path, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", wording)]
    return []


def _image(payload: Object, at: Path) -> list[Problem]:
    image = payload.get("image")
    path = (*at, "image")
    if image is None:
        return [field.missing(path)]
    invalid = [Problem(path, "IMAGE_INVALID", "Invalid image data")]
    if not isinstance(image, str) or not (start := DATA.match(image)):
        return invalid
    try:
        content = base64.b64decode(image[start.end() :], validate=True)
    except (binascii.Error, ValueError):
        return invalid
    if not content.startswith(SIGNATURES):
        return invalid
    if len(content) > IMAGE_MAX:
        wording = "File cannot be larger than 256.0 kb."
        return [Problem(path, "BINARY_TYPE_MAX_SIZE", wording)]
    return []
