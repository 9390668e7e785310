"""Messages in channels. Discord docs: Resources > Message."""

from sandbox import compose
from sandbox.answer import (
    ARCHIVED_THREAD,
    BULK_DELETE_COUNT,
    MISSING_PERMISSIONS,
    NO_CONTENT,
    NOT_THE_AUTHOR,
    Answer,
    invalid,
)
from sandbox.guild import THREAD
from sandbox.message import REPLY, Message
from sandbox.permission import Permission
from sandbox.rest.call import Call, Endpoint
from sandbox.rules import message as rule
from sandbox.shape import Json, objects, timestamp, whole


def may_send(call: Call) -> Answer | None:
    """Sending needs its permission, and one more for embeds and files."""
    threaded = call.channel["type"] >= THREAD
    wanted = Permission.SEND_MESSAGES_IN_THREADS if threaded else Permission.SEND_MESSAGES
    if objects(call.body.get("embeds")):
        wanted |= Permission.EMBED_LINKS
    if call.uploads:
        wanted |= Permission.ATTACH_FILES
    if not call.may(wanted):
        return MISSING_PERMISSIONS
    if threaded and call.channel["thread_metadata"]["locked"]:
        return ARCHIVED_THREAD
    return None


def create(call: Call) -> Answer:
    refused = may_send(call)
    if refused is not None:
        return refused
    problems = rule.check(call.body, files=call.filenames)
    if problems:
        return invalid(problems)
    body = compose.blank(call.world, call.application.user, call.channel["id"])
    body["application_id"] = call.application.id
    _refer(call, body)
    compose.write(call.world, body, call.body | {"flags": _public(call)}, call.uploads)
    call.parts.feed.message_created(Message(body))
    return Answer(200, body)


def _public(call: Call) -> int:
    """Only an answer to an interaction can be ephemeral."""
    return whole(call.body.get("flags")) & ~(1 << 6)


def _refer(call: Call, body: Json) -> None:
    reference = call.body.get("message_reference")
    if not isinstance(reference, dict):
        return
    original = call.world.message(call.channel["id"], str(reference.get("message_id")))
    if original is not None and original.only_for is None:
        body["type"] = REPLY
        body["message_reference"] = {
            "type": 0,
            "message_id": original.id,
            "channel_id": original.channel_id,
            "guild_id": call.channel["guild_id"],
        }
        body["referenced_message"] = original.body


def edit(call: Call) -> Answer:
    message = call.message
    if message.author_id != call.application.id:
        return NOT_THE_AUTHOR
    problems = rule.check(call.body, files=call.filenames, editing=message.body)
    if problems:
        return invalid(problems)
    compose.rewrite(call.world, message.body, call.body, call.uploads)
    call.parts.feed.message_edited(message)
    return Answer(200, message.body)


def delete(call: Call) -> Answer:
    own = call.message.author_id == call.application.id
    if not own and not call.may(Permission.MANAGE_MESSAGES):
        return MISSING_PERMISSIONS
    call.parts.feed.message_deleted(call.message)
    return NO_CONTENT


def bulk_delete(call: Call) -> Answer:
    wanted = call.body.get("messages")
    if not isinstance(wanted, list) or not 2 <= len(wanted) <= 100:
        return BULK_DELETE_COUNT
    for message_id in wanted:
        message = call.world.message(call.channel["id"], str(message_id))
        if message is not None and message.only_for is None:
            call.parts.feed.message_deleted(message)
    return NO_CONTENT


def get(call: Call) -> Answer:
    return Answer(200, call.message.body)


def history(call: Call) -> Answer:
    """Newest first, before, after or around a message."""
    there = call.world.messages.get(call.channel["id"], {}).values()
    bodies = [message.body for message in there if message.only_for is None]
    limit = min(100, max(1, whole(call.query.get("limit"), 50)))
    if "after" in call.query:
        after = whole(call.query["after"])
        return Answer(200, [b for b in bodies if int(b["id"]) > after][:limit][::-1])
    if "around" in call.query:
        around = whole(call.query["around"])
        nearest = sorted(bodies, key=lambda b: abs(int(b["id"]) - around))[:limit]
        return Answer(200, sorted(nearest, key=lambda b: -int(b["id"])))
    before = whole(call.query.get("before"), 1 << 63)
    return Answer(200, [b for b in bodies if int(b["id"]) < before][::-1][:limit])


def typing(_: Call) -> Answer:
    return NO_CONTENT


def pin(call: Call) -> Answer:
    call.message.body["pinned"] = True
    call.parts.feed.message_edited(call.message)
    return NO_CONTENT


def unpin(call: Call) -> Answer:
    call.message.body["pinned"] = False
    call.parts.feed.message_edited(call.message)
    return NO_CONTENT


def pins(call: Call) -> Answer:
    there = call.world.messages.get(call.channel["id"], {}).values()
    pinned = [m.body for m in there if m.body["pinned"]]
    now = timestamp(call.world.clock.now())
    items = [{"pinned_at": now, "message": body} for body in pinned]
    return Answer(200, {"items": items, "has_more": False})


_MESSAGES = "/channels/{channel}/messages"
_MESSAGE = "/channels/{channel}/messages/{message}"

ENDPOINTS = (
    Endpoint("POST", _MESSAGES, create),
    Endpoint("GET", _MESSAGES, history, needs=Permission.READ_MESSAGE_HISTORY),
    Endpoint("POST", f"{_MESSAGES}/bulk-delete", bulk_delete, needs=Permission.MANAGE_MESSAGES),
    Endpoint("GET", f"{_MESSAGES}/pins", pins, needs=Permission.READ_MESSAGE_HISTORY),
    Endpoint("PUT", f"{_MESSAGES}/pins/{{message}}", pin, needs=Permission.PIN_MESSAGES),
    Endpoint("DELETE", f"{_MESSAGES}/pins/{{message}}", unpin, needs=Permission.PIN_MESSAGES),
    Endpoint("GET", _MESSAGE, get, needs=Permission.READ_MESSAGE_HISTORY),
    Endpoint("PATCH", _MESSAGE, edit),
    Endpoint("DELETE", _MESSAGE, delete),
    Endpoint("POST", "/channels/{channel}/typing", typing),
)
