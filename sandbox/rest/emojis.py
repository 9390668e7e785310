"""Application emojis. Discord docs: Resources > Emoji."""

import base64
import binascii

from sandbox.answer import NO_CONTENT, UNKNOWN_EMOJI, Answer, invalid, refusal
from sandbox.ids import Snowflake
from sandbox.rest.call import Call, Endpoint
from sandbox.rules import emoji as rule
from sandbox.shape import Json

MOST = 2000
TOO_MANY = refusal(400, 30008, "Maximum number of emojis reached (2000)")
BAD_PICTURE = refusal(400, 50035, "Invalid Form Body")


def get_all(call: Call) -> Answer:
    return Answer(200, {"items": list(call.application.emojis.values())})


def create(call: Call) -> Answer:
    taken = [emoji["name"] for emoji in call.application.emojis.values()]
    problems = rule.check(call.payload, taken=taken)
    if problems:
        return invalid(problems)
    if len(call.application.emojis) >= MOST:
        return TOO_MANY
    picture = _picture(call.body.get("image"))
    if picture is None:
        return BAD_PICTURE
    emoji_id = call.world.snowflakes.make()
    call.world.files[emoji_id] = picture
    made: Json = {
        "id": emoji_id,
        "name": call.body.get("name"),
        "roles": [],
        "user": call.application.user,
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    call.application.emojis[emoji_id] = made
    call.parts.crowd.emojis_changed()
    return Answer(201, made)


def _picture(data: object) -> bytes | None:
    """Discord docs: Reference > Image Data: `data:image/png;base64,...`."""
    if not isinstance(data, str) or not data.startswith("data:image/"):
        return None
    try:
        return base64.b64decode(data.partition(",")[2], validate=True)
    except (binascii.Error, ValueError):
        return None


def _found(call: Call) -> Json | None:
    return call.application.emojis.get(Snowflake(call.path["emoji"]))


def get(call: Call) -> Answer:
    emoji = _found(call)
    return Answer(200, emoji) if emoji else UNKNOWN_EMOJI


def rename(call: Call) -> Answer:
    emoji = _found(call)
    if emoji is None:
        return UNKNOWN_EMOJI
    taken = [each["name"] for each in call.application.emojis.values() if each is not emoji]
    problems = rule.check(call.payload, editing=True, taken=taken)
    if problems:
        return invalid(problems)
    emoji["name"] = call.body.get("name", emoji["name"])
    call.parts.crowd.emojis_changed()
    return Answer(200, emoji)


def delete(call: Call) -> Answer:
    emoji = _found(call)
    if emoji is None:
        return UNKNOWN_EMOJI
    del call.application.emojis[emoji["id"]]
    call.world.files.pop(emoji["id"], None)
    call.parts.crowd.emojis_changed()
    return NO_CONTENT


_EMOJIS = "/applications/{application}/emojis"

ENDPOINTS = (
    Endpoint("GET", _EMOJIS, get_all),
    Endpoint("POST", _EMOJIS, create),
    Endpoint("GET", f"{_EMOJIS}/{{emoji}}", get),
    Endpoint("PATCH", f"{_EMOJIS}/{{emoji}}", rename),
    Endpoint("DELETE", f"{_EMOJIS}/{{emoji}}", delete),
)
