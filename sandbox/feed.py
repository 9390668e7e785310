"""What happened, told to everybody who may know it: bots on the gateway, people on their pages."""

from typing import Protocol

from sandbox.crowd import Crowd
from sandbox.ids import Snowflake
from sandbox.message import Message
from sandbox.shape import Json
from sandbox.world import World


class Bots(Protocol):
    """The gateway's side of an event."""

    def event(self, name: str, data: Json, channel: Json) -> None: ...


class Feed:
    """Changes the world and tells it, always in this order and always both."""

    def __init__(self, world: World, crowd: Crowd, bots: Bots) -> None:
        self._world = world
        self._crowd = crowd
        self._bots = bots

    def message_created(self, message: Message) -> None:
        self._world.keep(message)
        if message.only_for is None:
            self._tell("MESSAGE_CREATE", message)
        self._crowd.message(message)

    def message_edited(self, message: Message) -> None:
        if message.only_for is None:
            self._tell("MESSAGE_UPDATE", message)
        self._crowd.message(message)

    def message_deleted(self, message: Message) -> None:
        self._world.drop(message)
        channel = self._channel(message)
        if message.only_for is None:
            gone = {"id": message.id, "channel_id": channel["id"], "guild_id": channel["guild_id"]}
            self._bots.event("MESSAGE_DELETE", gone, channel)
        self._crowd.message_gone(message)

    def _tell(self, name: str, message: Message) -> None:
        """Bots also learn which server it is in, and who the author is there."""
        channel = self._channel(message)
        extra: Json = {"guild_id": channel["guild_id"]}
        author = self._world.members[channel["guild_id"]].get(message.author_id)
        if author is not None:
            extra["member"] = {key: value for key, value in author.items() if key != "user"}
        self._bots.event(name, message.body | extra, channel)

    def _channel(self, message: Message) -> Json:
        return self._world.channels[message.channel_id]

    def channel_created(self, channel: Json) -> None:
        self._world.channels[Snowflake(channel["id"])] = channel
        self._bots.event(self._kind(channel, "CREATE"), channel, channel)
        self._crowd.channel(channel)

    def channel_changed(self, channel: Json) -> None:
        self._bots.event(self._kind(channel, "UPDATE"), channel, channel)
        self._crowd.channel(channel)

    def channel_deleted(self, channel: Json) -> None:
        self._bots.event(self._kind(channel, "DELETE"), channel, channel)
        self._crowd.channel_gone(channel)
        self._world.channels.pop(Snowflake(channel["id"]), None)
        for message in list(self._world.messages.pop(channel["id"], {}).values()):
            self._world.drop(message)

    @staticmethod
    def _kind(channel: Json, what: str) -> str:
        return f"{'THREAD' if 'thread_metadata' in channel else 'CHANNEL'}_{what}"
