"""Reactions. Discord docs: Resources > Message > Create Reaction."""

import re

from sandbox.answer import MISSING_PERMISSIONS, NO_CONTENT, UNKNOWN_EMOJI, Answer
from sandbox.ids import Snowflake
from sandbox.permission import Permission
from sandbox.rest.call import Call, Endpoint
from sandbox.shape import Json, objects

_CUSTOM = re.compile(r"(?:a:)?(\w+):(\d+)")


def _emoji(call: Call) -> Json | None:
    """A custom emoji is written name:id and must exist; anything else short is a character."""
    text = call.path["emoji"]
    custom = _CUSTOM.fullmatch(text)
    if custom is None:
        return {"id": None, "name": text} if len(text) <= 16 and not text.isascii() else None
    if Snowflake(custom[2]) not in call.application.emojis:
        return None
    return {"id": custom[2], "name": custom[1]}


def _reaction(call: Call, emoji: Json) -> Json | None:
    present = objects(call.message.body.get("reactions"))
    return next((r for r in present if r["emoji"] == emoji), None)


def add(call: Call) -> Answer:
    emoji = _emoji(call)
    if emoji is None:
        return UNKNOWN_EMOJI
    reactions: list[Json] = call.message.body.setdefault("reactions", [])
    reaction = _reaction(call, emoji)
    if reaction is None:
        if not call.may(Permission.ADD_REACTIONS):
            return MISSING_PERMISSIONS
        normal = {"burst": 0, "normal": 1}
        reaction = {"emoji": emoji, "count": 1, "count_details": normal, "me": True}
        reactions.append(reaction | {"me_burst": False, "burst_colors": []})
        _tell(call, "MESSAGE_REACTION_ADD", emoji)
    return NO_CONTENT


def remove(call: Call) -> Answer:
    emoji = _emoji(call)
    if emoji is None:
        return UNKNOWN_EMOJI
    reaction = _reaction(call, emoji)
    if reaction is not None:
        call.message.body["reactions"].remove(reaction)
        _tell(call, "MESSAGE_REACTION_REMOVE", emoji)
    return NO_CONTENT


def clear(call: Call) -> Answer:
    call.message.body["reactions"] = []
    call.parts.crowd.message(call.message)
    return NO_CONTENT


def reactors(call: Call) -> Answer:
    emoji = _emoji(call)
    if emoji is None:
        return UNKNOWN_EMOJI
    reacted = _reaction(call, emoji) is not None
    return Answer(200, [call.application.user] if reacted else [])


def _tell(call: Call, name: str, emoji: Json) -> None:
    event = {
        "user_id": call.application.id,
        "channel_id": call.channel["id"],
        "message_id": call.message.id,
        "guild_id": call.channel["guild_id"],
        "emoji": emoji,
        "burst": False,
        "type": 0,
    }
    call.parts.gateway.event(name, event, call.channel)
    call.parts.crowd.message(call.message)


_REACTIONS = "/channels/{channel}/messages/{message}/reactions"

ENDPOINTS = (
    Endpoint("PUT", f"{_REACTIONS}/{{emoji}}/@me", add, needs=Permission.READ_MESSAGE_HISTORY),
    Endpoint("DELETE", f"{_REACTIONS}/{{emoji}}/@me", remove),
    Endpoint("GET", f"{_REACTIONS}/{{emoji}}", reactors),
    Endpoint("DELETE", _REACTIONS, clear, needs=Permission.MANAGE_MESSAGES),
)
