"""The people who are looking: one visitor per open page, each told only what they may see."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from sandbox.ids import Snowflake
from sandbox.message import Message
from sandbox.outbox import Outbox
from sandbox.permission import Permission, bits
from sandbox.shape import Json, encode
from sandbox.user import User
from sandbox.world import World

HISTORY = 100


@dataclass(slots=True, eq=False)
class Visitor:
    """One open page (or test driver) of one person in one server."""

    user: User
    guild_id: Snowflake
    outbox: Outbox

    def tell(self, frame: Json) -> None:
        self.outbox.post(encode(frame))


class Crowd:
    """Knows who is connected and what each of them may see."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._in_guild: defaultdict[Snowflake, list[Visitor]] = defaultdict(list)

    def enter(self, visitor: Visitor) -> None:
        self._in_guild[visitor.guild_id].append(visitor)

    def leave(self, visitor: Visitor) -> None:
        self._in_guild[visitor.guild_id].remove(visitor)

    def __len__(self) -> int:
        return sum(map(len, self._in_guild.values()))

    def __iter__(self) -> Iterator[Visitor]:
        return chain.from_iterable(self._in_guild.values())

    def outboxes(self) -> list[Outbox]:
        return [visitor.outbox for visitor in self]

    def _tell(self, frame: Json, to: Iterable[Visitor]) -> None:
        visitors = list(to)
        if visitors:
            text = encode(frame)
            for visitor in visitors:
                visitor.outbox.post(text)

    def _who_sees(self, channel: Json) -> list[Visitor]:
        return [
            visitor
            for visitor in self._in_guild[channel["guild_id"]]
            if self._world.sees_channel(visitor.user.id, channel)
        ]

    def message(self, message: Message) -> None:
        readers = self._who_sees(self._world.channels[message.channel_id])
        frame = {"t": "message", "message": message.body}
        self._tell(frame, (v for v in readers if message.visible_to(v.user.id)))

    def message_gone(self, message: Message) -> None:
        readers = self._who_sees(self._world.channels[message.channel_id])
        frame = {"t": "message_delete", "channel_id": message.channel_id, "id": message.id}
        self._tell(frame, (v for v in readers if message.visible_to(v.user.id)))

    def channel(self, channel: Json) -> None:
        """Who can see it gets it; for who cannot, it is gone, as after losing the right."""
        seeing = self._who_sees(channel)
        self._tell({"t": "channel", "channel": channel}, seeing)
        there = self._in_guild[channel["guild_id"]]
        gone = {"t": "channel_delete", "id": channel["id"]}
        self._tell(gone, (v for v in there if v not in seeing))

    def channel_gone(self, channel: Json) -> None:
        there = self._in_guild[channel["guild_id"]]
        self._tell({"t": "channel_delete", "id": channel["id"]}, there)

    def commands_changed(self) -> None:
        for visitor in self:
            visitor.tell({"t": "commands", "commands": self.commands(visitor)})

    def emojis_changed(self) -> None:
        self._tell({"t": "emojis", "emojis": self.emojis()}, self)

    def people_changed(self) -> None:
        self._each(lambda visitor: {"t": "people", "people": self.people(visitor.guild_id)})

    def _each(self, frame: Callable[[Visitor], Json]) -> None:
        for visitor in self:
            visitor.tell(frame(visitor))

    # What a screen is made of

    def hello(self, visitor: Visitor) -> Json:
        world, user = self._world, visitor.user
        guild = world.guilds[visitor.guild_id]
        channels = [
            channel
            for channel in world.channels_of(visitor.guild_id)
            if world.sees_channel(user.id, channel)
        ]
        return {
            "t": "hello",
            "me": self._person(user, visitor.guild_id),
            "people": self.people(visitor.guild_id),
            "guild": {key: guild[key] for key in ("id", "name", "preferred_locale", "roles")},
            "channels": channels,
            "messages": {channel["id"]: self._history(channel, user) for channel in channels},
            "commands": self.commands(visitor),
            "emojis": self.emojis(),
            "now": int(world.clock.now() * 1000),
        }

    def _history(self, channel: Json, user: User) -> list[Json]:
        there = self._world.messages.get(channel["id"], {}).values()
        return [message.body for message in there if message.visible_to(user.id)][-HISTORY:]

    def _person(self, user: User, guild_id: Snowflake) -> Json:
        rights = self._world.guild_rights(user.id, guild_id)
        return {
            "id": user.id,
            "username": user.username,
            "global_name": user.global_name,
            "avatar_url": f"/avatars/{user.id}.svg",
            "locale": user.locale,
            "bot": False,
            "roles": self._world.member(guild_id, user.id)["roles"],
            "permissions": str(int(rights)),
        }

    def people(self, guild_id: Snowflake) -> list[Json]:
        members = self._world.members[guild_id]
        there = (user for user in self._world.users.values() if user.id in members)
        return [self._person(user, guild_id) for user in there]

    def commands(self, visitor: Visitor) -> list[Json]:
        """What this person may use: default_member_permissions hides the rest."""
        rights = self._world.guild_rights(visitor.user.id, visitor.guild_id)
        return [
            command | {"application": {"id": application.id, "name": application.name}}
            for application in self._world.applications.values()
            for command in application.usable_commands(visitor.guild_id)
            if may_use(command, rights)
        ]

    def emojis(self) -> list[Json]:
        return [
            emoji
            for application in self._world.applications.values()
            for emoji in application.emojis.values()
        ]


def may_use(command: Json, rights: Permission) -> bool:
    """Discord docs: Application Commands > Permissions: "0" means administrators only."""
    needed = command.get("default_member_permissions")
    if needed is None or rights & Permission.ADMINISTRATOR:
        return True
    wanted = bits(needed)
    return bool(wanted) and rights & wanted == wanted
