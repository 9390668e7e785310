"""A bot's first answer to an interaction.

Discord docs: Receiving and Responding > Create Interaction Response.
"""

from collections.abc import Callable
from enum import IntEnum

from sandbox import compose
from sandbox.answer import NO_CONTENT, Answer, invalid
from sandbox.interaction import Interaction, Kind
from sandbox.message import CHAT_INPUT_COMMAND, DEFAULT, EPHEMERAL, LOADING, REPLY, Message
from sandbox.rest.call import Call, Endpoint
from sandbox.rules import interaction as rule
from sandbox.shape import Json, objects, whole


class Reply(IntEnum):
    PONG, MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9


def answer(call: Call) -> Answer:
    """An invalid answer leaves the interaction open: the bot may try again in time."""
    found = call.parts.desk.acknowledgeable(call.path["interaction"], call.path["token"])
    if isinstance(found, Answer):
        return found
    problems = rule.check(
        call.payload,
        answers=int(found.kind),
        files=call.filenames,
        editing=found.source.body if found.source else None,
        kind=found.completing,
    )
    if problems:
        return invalid(problems)
    reply = Reply(whole(call.body.get("type")))
    call.parts.desk.acknowledge(found)
    data = call.body.get("data")
    message = _ACTS[reply](call, found, data if isinstance(data, dict) else {})
    found.report("answered")
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return NO_CONTENT
    return Answer(200, _response(found, reply, message))


def _response(interaction: Interaction, reply: Reply, message: Message | None) -> Json:
    """Discord docs: Receiving and Responding > Interaction Callback Response Object."""
    about: Json = {"id": interaction.id, "type": int(interaction.kind)}
    resource: Json = {"type": int(reply)}
    if message is not None:
        flags = message.body["flags"]
        about["response_message_id"] = message.id
        about["response_message_loading"] = bool(flags & LOADING)
        about["response_message_ephemeral"] = bool(flags & EPHEMERAL)
        if reply in (Reply.MESSAGE, Reply.UPDATE):
            resource["message"] = message.body
    return {"interaction": about, "resource": resource}


def new_body(call: Call, interaction: Interaction) -> Json:
    """A message that answers an interaction says so, and to which message or command."""
    kind = CHAT_INPUT_COMMAND if interaction.kind is Kind.COMMAND else DEFAULT
    application = interaction.application
    body = compose.blank(call.world, application.user, interaction.channel["id"], kind)
    body["application_id"] = body["webhook_id"] = application.id
    body["interaction_metadata"] = interaction.metadata()
    if interaction.kind is Kind.COMMAND:
        body["interaction"] = {
            "id": interaction.id,
            "type": int(interaction.kind),
            "name": interaction.name,
            "user": interaction.user.as_json(),
        }
    elif interaction.source is not None:
        refer(body, interaction.source, interaction.channel)
    return body


def refer(body: Json, original: Message, channel: Json) -> None:
    body["type"] = REPLY
    body["message_reference"] = {
        "type": 0,
        "message_id": original.id,
        "channel_id": original.channel_id,
        "guild_id": channel["guild_id"],
    }


def post(call: Call, interaction: Interaction, body: Json) -> Message:
    """Shows a new message: to everybody, or only to who interacted."""
    ephemeral = body["flags"] & EPHEMERAL
    message = Message(body, interaction.user.id if ephemeral else None)
    call.parts.feed.message_created(message)
    return message


def _message(call: Call, interaction: Interaction, data: Json) -> Message:
    body = new_body(call, interaction)
    compose.write(call.world, body, data, call.uploads)
    message = post(call, interaction, body)
    interaction.original_id = message.id
    return message


def _defer(call: Call, interaction: Interaction, data: Json) -> Message:
    """A deferred message takes only the ephemeral flag."""
    body = new_body(call, interaction)
    body["flags"] = LOADING | whole(data.get("flags")) & EPHEMERAL
    message = post(call, interaction, body)
    interaction.original_id = message.id
    return message


def _defer_update(_: Call, interaction: Interaction, __: Json) -> Message | None:
    interaction.original_id = interaction.source.id if interaction.source else None
    return interaction.source


def _update(call: Call, interaction: Interaction, data: Json) -> Message | None:
    message = interaction.source
    if message is not None:
        interaction.original_id = message.id
        if call.world.message(message.channel_id, message.id) is message:
            compose.rewrite(call.world, message.body, data, call.uploads)
            call.parts.feed.message_edited(message)
    return message


def _choices(_: Call, interaction: Interaction, data: Json) -> None:
    choices = objects(data.get("choices"))
    interaction.tell({"t": "choices", "nonce": interaction.nonce, "choices": choices})


def _modal(_: Call, interaction: Interaction, data: Json) -> None:
    interaction.modal = data
    for component in compose.walk(data.get("components")):
        compose.spell_ids(component)
    interaction.tell(
        {
            "t": "modal",
            "nonce": interaction.nonce,
            "modal": {key: data.get(key) for key in ("custom_id", "title", "components")},
            "interaction_id": interaction.id,
        }
    )


def _pong(_: Call, __: Interaction, ___: Json) -> None:
    return None


_ACTS: dict[Reply, Callable[[Call, Interaction, Json], Message | None]] = {
    Reply.PONG: _pong,
    Reply.MESSAGE: _message,
    Reply.DEFER: _defer,
    Reply.DEFER_UPDATE: _defer_update,
    Reply.UPDATE: _update,
    Reply.CHOICES: _choices,
    Reply.MODAL: _modal,
}

ENDPOINTS = (Endpoint("POST", "/interactions/{interaction}/{token}/callback", answer, open=True),)
