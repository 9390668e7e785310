"""The wire to Discord, looked at from outside: which requests there are, and what became of them.

discord.py waits out rate limits by itself and tells nobody but its log.
"""

from typing import Final

import aiohttp
from yarl import URL

from bot.metrics import Meter

TOO_MANY: Final = 429
RESOURCES: Final = frozenset(
    {"applications", "channels", "gateway", "guilds", "interactions", "users", "webhooks"}
)


def trace(meter: Meter) -> aiohttp.TraceConfig:
    """For discord.py's `http_trace`: sees the answers to interactions, too."""

    async def ended(_: object, __: object, request: aiohttp.TraceRequestEndParams) -> None:
        status = request.response.status
        resource, interaction = _parts(request.url)
        meter.requested(resource, request.method, status)
        if status == TOO_MANY:
            meter.limited(request.response.headers.get("X-RateLimit-Scope", "unknown"))
        elif interaction is not None and request.response.ok:
            meter.acknowledged(interaction)

    async def failed(_: object, __: object, request: aiohttp.TraceRequestExceptionParams) -> None:
        meter.requested(_parts(request.url)[0], request.method, 0)

    config = aiohttp.TraceConfig()
    config.on_request_end.append(ended)
    config.on_request_exception.append(failed)
    return config


def _parts(url: URL) -> tuple[str, int | None]:
    """What the request is about and, for an answer, the id of what it answers."""
    after = iter(url.parts)
    resource = next((part for part in after if part in RESOURCES), "other")
    number = next(after, "")
    answers = resource == "interactions" and number.isdecimal()
    return resource, int(number) if answers else None
