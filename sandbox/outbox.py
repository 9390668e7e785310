"""Frames on their way to one websocket, sent in order by one task."""

import asyncio
import contextlib
from collections import deque

from aiohttp import web

BACKLOG = 10_000


class Outbox:
    """Posting never waits; a reader who falls too far behind is disconnected."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._frames: deque[str | bytes] = deque()
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._send())
        self._close_code: int | None = None

    def post(self, frame: str | bytes) -> None:
        if self._close_code is not None:
            return
        if len(self._frames) >= BACKLOG:
            self.close_with(1008)
            return
        self._frames.append(frame)
        self._wake.set()

    def close_with(self, code: int) -> None:
        """Closes after everything that was posted before."""
        if self._close_code is None:
            self._close_code = code
            self._wake.set()

    async def _send(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                while self._frames:
                    frame = self._frames.popleft()
                    if isinstance(frame, bytes):
                        await self._socket.send_bytes(frame)
                    else:
                        await self._socket.send_str(frame)
                if self._close_code is not None:
                    await self._socket.close(code=self._close_code)
                    return
                self._wake.clear()
                await self._wake.wait()

    async def stop(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
