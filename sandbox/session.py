"""A bot's session on the gateway: it outlives its connection, so that it can be resumed."""

import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntFlag

from aiohttp import web

from sandbox.application import Application
from sandbox.ids import Snowflake, shard_of
from sandbox.outbox import Outbox
from sandbox.shape import Json, encode

REPLAYABLE = 2000


class Op:
    """Discord docs: Topics > Opcodes and Status Codes > Gateway Opcodes."""

    DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE = 0, 1, 2, 3, 4
    RESUME, RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 6, 7, 8, 9, 10, 11
    SOUNDBOARD = 31


class Intent(IntFlag):
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
# Bits 17 to 19, 22, 23 and above 25 have no meaning: Discord docs: Gateway > List of Intents.
KNOWN_INTENTS = (1 << 17) - 1 | 0b11 << 20 | 0b11 << 24


class Link:
    """One websocket of a bot, plain or with one zlib stream over all its frames.

    The stream is stored and not packed (level 0): on one's own machine no wire is narrow.
    """

    def __init__(self, request: web.Request, socket: web.WebSocketResponse, packed: bool) -> None:
        self._request = request
        self.outbox = Outbox(request, socket, at_once=True)
        self._packer = zlib.compressobj(level=0) if packed else None

    def send(self, text: str) -> None:
        if self._packer is None:
            self.outbox.post(text)
            return
        packed = self._packer.compress(text.encode()) + self._packer.flush(zlib.Z_SYNC_FLUSH)
        self.outbox.post(packed)

    def op(self, op: int, data: object = None) -> None:
        self.send(encode({"op": op, "d": data, "s": None, "t": None}))

    def abort(self) -> None:
        """Cuts the wire without a closing frame, as a broken network would."""
        if self._request.transport is not None:
            self._request.transport.abort()


@dataclass(slots=True, eq=False)
class Session:
    """Numbers its events and remembers the latest, to replay what a lost connection missed."""

    id: str
    application: Application
    intents: Intent
    shard: tuple[int, int] = (0, 1)
    link: Link | None = None
    sequence: int = 0
    _sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYABLE))

    def serves(self, guild_id: Snowflake) -> bool:
        number, count = self.shard
        return shard_of(guild_id, count) == number

    def dispatch(self, name: str, data: Json) -> None:
        self.sequence += 1
        text = encode({"op": Op.DISPATCH, "t": name, "s": self.sequence, "d": data})
        self._sent.append((self.sequence, text))
        if self.link is not None:
            self.link.send(text)

    def missed_since(self, sequence: int) -> list[str] | None:
        """The frames after `sequence`, or None when some of them are no longer remembered."""
        if sequence < self.sequence and (not self._sent or self._sent[0][0] > sequence + 1):
            return None
        return [text for number, text in self._sent if number > sequence]

    def attach(self, link: Link) -> None:
        """The newest connection is the session's only one."""
        if self.link is not None:
            self.link.outbox.close_with(4000)
        self.link = link

    def detach(self, link: Link) -> None:
        if self.link is link:
            self.link = None


Arrange = Callable[[Session, str, Json], list[tuple[Session, str, Json]]]
