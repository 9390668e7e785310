"""The gateway: Discord's websocket for bots. Discord docs: Events > Gateway."""

import secrets

from sandbox.application import Application
from sandbox.ids import Snowflake
from sandbox.session import Arrange, Intent, Session
from sandbox.shape import Json
from sandbox.token import token_text
from sandbox.world import World

HEARTBEAT_MS = 41_250

_NEEDED = {
    "MESSAGE_REACTION": Intent.GUILD_MESSAGE_REACTIONS,
    "MESSAGE": Intent.GUILD_MESSAGES,
    "GUILD_MEMBER": Intent.GUILD_MEMBERS,
    "GUILD": Intent.GUILDS,
    "CHANNEL": Intent.GUILDS,
    "THREAD": Intent.GUILDS,
}
_HIDDEN = {"content": "", "embeds": [], "attachments": [], "components": []}


class Gateway:
    """Sessions by id; an event reaches a session by shard, intents and sight of the channel."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sessions: dict[str, Session] = {}
        self.heartbeat_ms = HEARTBEAT_MS
        self.privileged_intents = True
        self.suggested_shards = 1
        self.arrange: Arrange = lambda session, name, data: [(session, name, data)]

    def __len__(self) -> int:
        return sum(session.link is not None for session in self._sessions.values())

    # Events

    def sessions(self, application: Application | None = None) -> list[Session]:
        wanted = self._sessions.values()
        return [s for s in wanted if application is None or s.application is application]

    def event(self, name: str, data: Json, channel: Json) -> None:
        guild_id = Snowflake(channel["guild_id"])
        needed = next(intent for start, intent in _NEEDED.items() if name.startswith(start))
        for session in self.sessions():
            me = session.application.id
            if (
                session.intents & needed
                and session.serves(guild_id)
                and self._world.sees_channel(me, channel)
            ):
                self._deliver(session, name, self._readable(session, name, data))

    def interaction(self, application: Application, guild_id: Snowflake, data: Json) -> None:
        """Interactions need no intent; they go to the shard of their server."""
        for session in self.sessions(application):
            if session.serves(guild_id):
                self._deliver(session, "INTERACTION_CREATE", data)

    def guild_event(self, name: str, guild_id: Snowflake, data: Json) -> None:
        for session in self.sessions():
            if session.intents & Intent.GUILDS and session.serves(guild_id):
                self._deliver(session, name, data)

    def welcome(self, guild_id: Snowflake) -> None:
        """Tells every bot of a server that is new to it."""
        for session in self.sessions():
            if session.serves(guild_id):
                self._deliver(session, "GUILD_CREATE", self._guild(session, guild_id))

    def _deliver(self, session: Session, name: str, data: Json) -> None:
        for target, event, body in self.arrange(session, name, data):
            target.dispatch(event, body)

    def _readable(self, session: Session, name: str, data: Json) -> Json:
        """Without the message-content intent a bot reads only its own and what mentions it."""
        if name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return data
        me = session.application.id
        concerned = data["author"]["id"] == me or any(u["id"] == me for u in data["mentions"])
        if concerned or session.intents & Intent.MESSAGE_CONTENT:
            return data
        return data | _HIDDEN

    # Connections

    def open(self, application: Application, intents: Intent, shard: tuple[int, int]) -> Session:
        session = Session(secrets.token_hex(16), application, intents, shard)
        self._sessions[session.id] = session
        return session

    def find(self, session_id: object) -> Session | None:
        return self._sessions.get(session_id) if isinstance(session_id, str) else None

    def forget(self, session: Session) -> None:
        self._sessions.pop(session.id, None)

    def greet(self, session: Session, resume_url: str) -> None:
        """READY with unavailable servers, then one GUILD_CREATE for each of this shard's."""
        me = session.application.id
        there = [g for g, members in self._world.members.items() if me in members]
        served = [g for g in there if session.serves(g)]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": session.application.me,
                "guilds": [{"id": guild_id, "unavailable": True} for guild_id in served],
                "session_id": session.id,
                "resume_gateway_url": resume_url,
                "shard": list(session.shard),
                "application": {"id": session.application.id, "flags": 0},
                "session_type": "normal",
                "private_channels": [],
                "user_settings": {},
            },
        )
        for guild_id in served:
            session.dispatch("GUILD_CREATE", self._guild(session, guild_id))

    def _guild(self, session: Session, guild_id: Snowflake) -> Json:
        world, me = self._world, session.application.id
        seen = [c for c in world.channels_of(guild_id) if world.sees_channel(me, c)]
        members = world.members[guild_id]
        everybody = session.intents & Intent.GUILD_MEMBERS
        return world.guilds[guild_id] | {
            "joined_at": members[me]["joined_at"],
            "large": False,
            "unavailable": False,
            "member_count": len(members),
            "members": list(members.values()) if everybody else [members[me]],
            "channels": [c for c in seen if "thread_metadata" not in c],
            "threads": [c for c in seen if "thread_metadata" in c],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def members_chunk(self, session: Session, asked: Json) -> None:
        guild_id = Snowflake(str(asked.get("guild_id")))
        members = list(self._world.members.get(guild_id, {}).values())
        wanted = asked.get("user_ids")
        if isinstance(wanted, list):
            members = [m for m in members if m["user"]["id"] in map(str, wanted)]
        elif isinstance(prefix := asked.get("query"), str):
            members = [m for m in members if m["user"]["username"].startswith(prefix.lower())]
        chunk: Json = {"guild_id": guild_id, "members": members, "chunk_index": 0}
        chunk |= {"chunk_count": 1, "not_found": [], "presences": []}
        if "nonce" in asked:
            chunk["nonce"] = asked["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def application(self, token: object) -> Application | None:
        text = token_text(token)
        return self._world.application(text) if text else None
