"""Message objects in Discord's shape, from what somebody wrote."""

import re

from sandbox.ids import Snowflake
from sandbox.message import DEFAULT, Message
from sandbox.shape import Json, timestamp
from sandbox.user import User
from sandbox.world import World

_MENTION = re.compile(r"<@!?(\d+)>")


def blank(world: World, author: Json, channel_id: Snowflake, kind: int = DEFAULT) -> Json:
    """Discord docs: Resources > Message > Message Object, with nothing in it yet."""
    return {
        "id": world.snowflakes.make(),
        "channel_id": channel_id,
        "type": kind,
        "author": author,
        "content": "",
        "timestamp": timestamp(world.clock.now()),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
    }


def mentioned(world: World, text: str) -> list[Json]:
    ids = dict.fromkeys(_MENTION.findall(text))
    users = (world.user_by_id(user_id) for user_id in ids)
    return [user.as_json() for user in users if user is not None]


def spoken(world: World, user: User, channel: Json, content: str) -> Message:
    """What a person typed into a channel."""
    body = blank(world, user.as_json(), channel["id"])
    body["content"] = content
    body["mentions"] = mentioned(world, content)
    body["guild_id"] = channel["guild_id"]
    return Message(body)
