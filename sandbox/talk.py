"""What is said on one gateway connection, and with which code a bad word ends it.

Discord docs: Topics > Opcodes and Status Codes > Gateway Close Event Codes.
"""

import asyncio
import json
from collections.abc import Callable

from aiohttp import WSMsgType, web

from sandbox.gateway import Gateway
from sandbox.session import KNOWN_INTENTS, PRIVILEGED, Intent, Link, Op, Session
from sandbox.token import token_text

MAX_FRAME = 4096
FRAMES_PER_MINUTE = 120
RESUMABLE_SECONDS = 300.0
WIRE_SECONDS = 0.02
"""A heartbeat is answered no sooner than over a wire: discord.py notes when it has sent one only
after sending it, and would count a quicker answer from the heartbeat before."""

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN = 4001, 4002, 4003, 4004
TWICE_IDENTIFIED, BAD_SEQUENCE, TOO_FAST, TIMED_OUT = 4005, 4007, 4008, 4009
BAD_SHARD, BAD_VERSION, BAD_INTENTS, DISALLOWED_INTENTS = 4010, 4012, 4013, 4014


async def serve(gateway: Gateway, request: web.Request) -> web.StreamResponse:
    """Holds one bot's connection until either side ends it."""
    socket = web.WebSocketResponse(max_msg_size=MAX_FRAME * 4)
    await socket.prepare(request)
    # A compression that is not spoken here is answered with plain text, which clients accept.
    link = Link(request, socket, packed=request.query.get("compress") == "zlib-stream")
    talk = Talk(gateway, link, f"ws://{request.host}/gateway")
    if request.query.get("v") not in ("9", "10"):
        link.outbox.close_with(BAD_VERSION)
    elif request.query.get("encoding", "json") != "json":
        link.outbox.close_with(DECODE_ERROR)
    else:
        link.op(Op.HELLO, {"heartbeat_interval": gateway.heartbeat_ms, "_trace": ["sandbox"]})
        talk.watch()
    try:
        async for frame in socket:
            if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                talk.take(frame.data)
    finally:
        talk.end(clean=socket.close_code in (1000, 1001))
        await link.outbox.stop()
    return socket


class Talk:
    """One connection's conversation: identify or resume first, then heartbeats."""

    def __init__(self, gateway: Gateway, link: Link, resume_url: str) -> None:
        self._gateway = gateway
        self._link = link
        self._resume_url = resume_url
        self._session: Session | None = None
        self._frames: list[float] = []
        self._watch: asyncio.TimerHandle | None = None
        self._answer: asyncio.TimerHandle | None = None
        self._ops: dict[int, Callable[[object], int | None]] = {
            Op.IDENTIFY: self._identify,
            Op.RESUME: self._resume,
        }

    def take(self, raw: str | bytes) -> None:
        """Answers one frame; a bad one closes the connection with Discord's own code."""
        code = self._judge(raw)
        if code is not None:
            self._link.outbox.close_with(code)

    def _judge(self, raw: str | bytes) -> int | None:
        now = asyncio.get_running_loop().time()
        self._frames = [moment for moment in self._frames if moment > now - 60.0] + [now]
        if len(self._frames) > FRAMES_PER_MINUTE:
            return TOO_FAST
        if len(raw) > MAX_FRAME:
            return DECODE_ERROR
        try:
            frame = json.loads(raw)
        except (ValueError, RecursionError):
            return DECODE_ERROR
        if not isinstance(frame, dict) or type(frame.get("op")) is not int:
            return DECODE_ERROR
        return self._act(frame["op"], frame.get("d"))

    def _act(self, op: int, data: object) -> int | None:
        if op == Op.HEARTBEAT:
            self._acknowledge()
            self.watch()
            return None
        if op in self._ops:
            return self._ops[op](data)
        if self._session is None:
            return NOT_AUTHENTICATED
        if op == Op.REQUEST_MEMBERS:
            if not isinstance(data, dict):
                return DECODE_ERROR
            self._gateway.members_chunk(self._session, data)
            return None
        return None if op in (Op.PRESENCE, Op.VOICE_STATE, Op.SOUNDBOARD) else UNKNOWN_OPCODE

    def _identify(self, data: object) -> int | None:
        if self._session is not None:
            return TWICE_IDENTIFIED
        if not isinstance(data, dict):
            return DECODE_ERROR
        application = self._gateway.application(data.get("token"))
        if application is None:
            return BAD_TOKEN
        shard = _shard(data.get("shard", [0, 1]))
        if shard is None:
            return BAD_SHARD
        intents = data.get("intents")
        if type(intents) is not int or intents < 0 or intents & ~KNOWN_INTENTS:
            return BAD_INTENTS
        if intents & PRIVILEGED and not self._gateway.privileged_intents:
            return DISALLOWED_INTENTS
        self._session = self._gateway.open(application, Intent(intents), shard)
        self._session.attach(self._link)
        self._gateway.greet(self._session, self._resume_url)
        return None

    def _resume(self, data: object) -> int | None:
        if self._session is not None:
            return TWICE_IDENTIFIED
        if not isinstance(data, dict):
            return DECODE_ERROR
        session = self._gateway.find(data.get("session_id"))
        sequence = data.get("seq")
        if session is None or session.application.token != token_text(data.get("token")):
            self._link.op(Op.INVALID_SESSION, False)
            return None
        if type(sequence) is not int or not 0 <= sequence <= session.sequence:
            return BAD_SEQUENCE
        missed = session.missed_since(sequence)
        if missed is None:
            self._gateway.forget(session)
            self._link.op(Op.INVALID_SESSION, False)
            return None
        self._session = session
        session.attach(self._link)
        for text in missed:
            self._link.send(text)
        session.dispatch("RESUMED", {"_trace": ["sandbox"]})
        return None

    def _acknowledge(self) -> None:
        loop = asyncio.get_running_loop()
        self._answer = loop.call_later(WIRE_SECONDS, self._link.op, Op.ACK)

    def watch(self) -> None:
        """A connection without heartbeats is closed; this is about the wire, so in real time."""
        if self._watch is not None:
            self._watch.cancel()
        patience = 2 * self._gateway.heartbeat_ms / 1000
        outbox = self._link.outbox
        loop = asyncio.get_running_loop()
        self._watch = loop.call_later(patience, outbox.close_with, TIMED_OUT)

    def end(self, *, clean: bool) -> None:
        """A bot that says goodbye ends its session; one that vanishes may resume it for a while."""
        for timer in (self._watch, self._answer):
            if timer is not None:
                timer.cancel()
        session = self._session
        if session is None:
            return
        session.detach(self._link)
        if clean and session.link is None:
            self._gateway.forget(session)
        else:
            loop = asyncio.get_running_loop()
            loop.call_later(RESUMABLE_SECONDS, self._expire, session)

    def _expire(self, session: Session) -> None:
        if session.link is None:
            self._gateway.forget(session)


def _shard(value: object) -> tuple[int, int] | None:
    if not isinstance(value, list) or len(value) != 2:
        return None
    number, count = value
    if type(number) is not int or type(count) is not int or not 0 <= number < count:
        return None
    return number, count
