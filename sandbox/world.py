"""Everything that exists in the sandbox: people, servers, channels, messages, bots, files."""

from collections.abc import Iterable, Iterator

from sandbox import permission
from sandbox.application import Application, display_name
from sandbox.clock import Clock
from sandbox.guild import PRIVATE_THREAD, new_channel, new_guild, new_member, new_role
from sandbox.ids import Snowflake, Snowflakes
from sandbox.message import Message
from sandbox.permission import EVERYONE, MODERATOR, NOTHING, Permission
from sandbox.shape import Json
from sandbox.user import FOUNDERS, User

HOME = Snowflake("1090000000000000001")
MODERATORS = Snowflake("1090000000000000011")
HOME_CHANNELS: tuple[tuple[str, Snowflake], ...] = (
    ("general", Snowflake("1090000000000000021")),
    ("games", Snowflake("1090000000000000022")),
    ("other-table", Snowflake("1090000000000000023")),
)
KEPT_MESSAGES = 1000


class World:
    """The state, and nothing but the state: no connection and no timer lives here."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.users: dict[str, User] = {}
        self.guilds: dict[Snowflake, Json] = {}
        self.members: dict[Snowflake, dict[Snowflake, Json]] = {}
        self.channels: dict[Snowflake, Json] = {}
        self.thread_members: dict[Snowflake, set[Snowflake]] = {}
        self.messages: dict[Snowflake, dict[Snowflake, Message]] = {}
        self.applications: dict[str, Application] = {}
        self.files: dict[Snowflake, bytes] = {}
        self.base_url = ""
        self.changed = False

    @classmethod
    def with_home(cls, clock: Clock) -> "World":
        """A world with one server, its three channels and its four people."""
        world = cls(clock)
        for username, global_name, user_id in FOUNDERS:
            world.users[username] = User(user_id, username, global_name)
        world.add_guild("Tavolo's table", owner="ada", guild_id=HOME)
        home = world.guilds[HOME]
        home["roles"].append(new_role(MODERATORS, "Moderators", MODERATOR, position=1))
        world.member(HOME, world.users["ben"].id)["roles"].append(MODERATORS)
        for name, channel_id in HOME_CHANNELS:
            world.add_channel(HOME, name, channel_id)
        return world

    # People, servers and channels

    def add_user(self, username: str, guilds: Iterable[Snowflake] | None = None) -> User:
        """A new person is an ordinary member of those servers, or else of every server."""
        user = User(self.snowflakes.make(), username, username[:1].upper() + username[1:])
        self.users[username] = user
        for guild_id in self.guilds if guilds is None else guilds:
            self._join(guild_id, user.as_json(), [])
        return user

    def user_by_id(self, user_id: str) -> User | None:
        return next((user for user in self.users.values() if user.id == user_id), None)

    def add_guild(self, name: str, *, owner: str, guild_id: Snowflake | None = None) -> Json:
        guild_id = guild_id or self.snowflakes.make()
        guild = self.guilds[guild_id] = new_guild(guild_id, name, self.users[owner].id)
        self.members[guild_id] = {}
        for user in self.users.values():
            self._join(guild_id, user.as_json(), [])
        for application in self.applications.values():
            self._install(guild_id, application)
        return guild

    def add_channel(
        self, guild_id: Snowflake, name: str, channel_id: Snowflake | None = None
    ) -> Json:
        channel_id = channel_id or self.snowflakes.make()
        position = len(self.channels_of(guild_id))
        channel = new_channel(channel_id, guild_id, name, position)
        self.channels[channel_id] = channel
        return channel

    def channels_of(self, guild_id: Snowflake) -> list[Json]:
        """A server's channels and threads."""
        return [c for c in self.channels.values() if c["guild_id"] == guild_id]

    def _join(self, guild_id: Snowflake, user: Json, roles: list[Snowflake]) -> None:
        member = new_member(user, self.clock.now(), roles)
        self.members[guild_id][Snowflake(user["id"])] = member

    def member(self, guild_id: Snowflake, user_id: Snowflake) -> Json:
        return self.members[guild_id][user_id]

    # Bots

    def application(self, token: str) -> Application:
        """The bot of a token, made on first use and a member of every server."""
        known = self.applications.get(token)
        if known is not None:
            return known
        owner = self.users[FOUNDERS[0][0]].as_json()
        made = Application(self.snowflakes.make(), token, display_name(token), owner)
        self.applications[token] = made
        for guild_id in self.guilds:
            self._install(guild_id, made)
        return made

    def application_by_id(self, application_id: str) -> Application | None:
        return next((a for a in self.applications.values() if a.id == application_id), None)

    def _install(self, guild_id: Snowflake, application: Application) -> None:
        role_id = self.snowflakes.make()
        granted = EVERYONE | MODERATOR | Permission.MANAGE_CHANNELS
        granted |= Permission.CREATE_PRIVATE_THREADS
        role = new_role(role_id, application.name, granted, position=2, managed=True)
        role["tags"] = {"bot_id": application.id}
        self.guilds[guild_id]["roles"].append(role)
        self._join(guild_id, application.user, [role_id])

    # Rights

    def rights(self, user_id: Snowflake, channel: Json) -> Permission:
        """What somebody may do in a channel; a thread follows its parent."""
        guild_id = Snowflake(channel["guild_id"])
        member = self.members[guild_id].get(user_id)
        if member is None:
            return NOTHING
        parent = self.channels.get(Snowflake(channel["parent_id"] or ""), channel)
        ruling = parent if "thread_metadata" in channel else channel
        return permission.in_channel(self.guilds[guild_id], member, ruling)

    def guild_rights(self, user_id: Snowflake, guild_id: Snowflake) -> Permission:
        member = self.members[guild_id].get(user_id)
        return permission.in_guild(self.guilds[guild_id], member) if member else NOTHING

    def sees_channel(self, user_id: Snowflake, channel: Json) -> bool:
        """A private thread is seen by its members and by those who manage threads."""
        rights = self.rights(user_id, channel)
        if channel["type"] == PRIVATE_THREAD and not rights & Permission.MANAGE_THREADS:
            return user_id in self.thread_members.get(channel["id"], ())
        return bool(rights & Permission.VIEW_CHANNEL)

    # Messages

    def keep(self, message: Message) -> None:
        """Adds or replaces a message; a channel forgets its oldest ones beyond a thousand."""
        there = self.messages.setdefault(message.channel_id, {})
        if message.id not in there and message.only_for is None:
            self.channels[message.channel_id]["last_message_id"] = message.id
        there[message.id] = message
        while len(there) > KEPT_MESSAGES:
            self.drop(next(iter(there.values())))

    def drop(self, message: Message) -> None:
        self.messages.get(message.channel_id, {}).pop(message.id, None)
        for attachment in message.body["attachments"]:
            self.files.pop(attachment["id"], None)

    def message(self, channel_id: Snowflake, message_id: str) -> Message | None:
        return self.messages.get(channel_id, {}).get(Snowflake(message_id))

    def find_message(self, message_id: str) -> Message | None:
        wanted = Snowflake(message_id)
        return next((there[wanted] for there in self.messages.values() if wanted in there), None)

    def all_messages(self) -> Iterator[Message]:
        for there in self.messages.values():
            yield from there.values()
