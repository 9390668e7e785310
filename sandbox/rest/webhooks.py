"""What a bot may still do with an interaction's token: followups and the original answer.

Discord docs: Receiving and Responding > Followup Messages.
"""

from sandbox import compose
from sandbox.answer import NO_CONTENT, UNKNOWN_MESSAGE, Answer, invalid
from sandbox.interaction import Interaction
from sandbox.message import LOADING, Message
from sandbox.rest.call import Call, Endpoint
from sandbox.rest.callbacks import new_body, post, refer
from sandbox.rules import message as rule


def followup(call: Call) -> Answer:
    """After a deferral the first followup becomes the original answer."""
    interaction = call.parts.desk.workable(call.path["application"], call.path["token"])
    if isinstance(interaction, Answer):
        return interaction
    original = _original(call, interaction)
    if original is not None and original.body["flags"] & LOADING:
        return _edit(call, original)
    problems = rule.check(call.body, files=call.filenames)
    if problems:
        return invalid(problems)
    body = new_body(call, interaction)
    compose.write(call.world, body, call.body, call.uploads)
    if original is not None:
        refer(body, original, interaction.channel)
    return Answer(200, post(call, interaction, body).body)


def _original(call: Call, interaction: Interaction) -> Message | None:
    if interaction.original_id is None:
        return None
    return call.world.message(interaction.channel["id"], interaction.original_id)


def _wanted(call: Call) -> Message | Answer:
    """The message a token may touch: its own channel's answers of this bot, and for an ephemeral
    one only with a token of the person who sees it."""
    interaction = call.parts.desk.workable(call.path["application"], call.path["token"])
    if isinstance(interaction, Answer):
        return interaction
    named = call.path["message"]
    if named == "@original":
        return _original(call, interaction) or UNKNOWN_MESSAGE
    message = call.world.message(interaction.channel["id"], named)
    if message is None or not message.visible_to(interaction.user.id):
        return UNKNOWN_MESSAGE
    answered = message.body.get("webhook_id") == interaction.application.id
    return message if answered or message is interaction.source else UNKNOWN_MESSAGE


def get(call: Call) -> Answer:
    message = _wanted(call)
    return message if isinstance(message, Answer) else Answer(200, message.body)


def edit(call: Call) -> Answer:
    message = _wanted(call)
    return message if isinstance(message, Answer) else _edit(call, message)


def _edit(call: Call, message: Message) -> Answer:
    problems = rule.check(call.body, files=call.filenames, editing=message.body)
    if problems:
        return invalid(problems)
    compose.rewrite(call.world, message.body, call.body, call.uploads)
    call.parts.feed.message_edited(message)
    return Answer(200, message.body)


def delete(call: Call) -> Answer:
    message = _wanted(call)
    if isinstance(message, Answer):
        return message
    call.parts.feed.message_deleted(message)
    return NO_CONTENT


_WEBHOOK = "/webhooks/{application}/{token}"

ENDPOINTS = (
    Endpoint("POST", _WEBHOOK, followup, open=True),
    Endpoint("GET", f"{_WEBHOOK}/messages/{{message}}", get, open=True),
    Endpoint("PATCH", f"{_WEBHOOK}/messages/{{message}}", edit, open=True),
    Endpoint("DELETE", f"{_WEBHOOK}/messages/{{message}}", delete, open=True),
)
