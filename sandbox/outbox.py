"""Frames on their way to one websocket: what is posted in one go leaves in one piece."""

import asyncio
import contextlib
import struct

from aiohttp import web

BACKLOG = 16 * 1024 * 1024
"""Bytes that a reader may be behind."""

_FINAL, _TEXT, _BINARY = 0x80, 0x1, 0x2


class Outbox:
    """Posting never waits; a reader who falls too far behind is disconnected.

    Frames are written to the wire here and not by aiohttp, which makes a system call for each.
    """

    def __init__(
        self, request: web.Request, socket: web.WebSocketResponse, *, at_once: bool = False
    ) -> None:
        """`at_once` suits a reader who is mostly told one thing at a time."""
        self._at_once = at_once
        self._transport = request.transport
        self._socket = socket
        self._frames: list[bytes] = []
        self._closing: asyncio.Task[bool] | None = None

    def post(self, frame: str | bytes) -> None:
        if self._closing is not None:
            return
        self._frames.append(framed(frame))
        if self._at_once:
            self._flush()
        elif len(self._frames) == 1:
            asyncio.get_running_loop().call_soon(self._flush)

    def close_with(self, code: int) -> None:
        """Closes after everything that was posted before."""
        if self._closing is None:
            self._flush()
            self._closing = asyncio.create_task(self._socket.close(code=code))

    def _flush(self) -> None:
        frames, self._frames = self._frames, []
        if not frames or self._transport is None or self._transport.is_closing():
            return
        self._transport.write(b"".join(frames))
        if self._transport.get_write_buffer_size() > BACKLOG:
            self._transport.abort()

    async def stop(self) -> None:
        self._frames = []
        if self._closing is not None:
            self._closing.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError, RuntimeError):
                await self._closing


def framed(frame: str | bytes) -> bytes:
    """One whole message as a server sends it, unmasked. RFC 6455, section 5.2."""
    payload, kind = (frame.encode(), _TEXT) if isinstance(frame, str) else (frame, _BINARY)
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", _FINAL | kind, size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", _FINAL | kind, 126, size)
    else:
        head = struct.pack("!BBQ", _FINAL | kind, 127, size)
    return head + payload
