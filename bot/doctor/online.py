"""What Discord says: who the bot is, what it may do where, and what time it is."""

import time
from collections.abc import AsyncIterator
from email.utils import parsedate_to_datetime
from typing import Any, Final, NamedTuple

import aiohttp

from bot.doctor.finding import Finding, many, ok, problem, warning
from bot.doctor.token import WHERE
from bot.invite import lacking, link
from bot.picture.emoji.collection import collect

DISCORD: Final = "https://discord.com/api/v10"
PATIENCE: Final = 10.0
OK: Final = 200
UNAUTHORIZED: Final = 401
PAGE: Final = 200
"""As many servers Discord names at once."""
MOST: Final = 10
"""As many servers are named that lack something."""
FAR: Final = 60.0
NEAR: Final = 3.0
"""Seconds by which a clock may be wrong; Discord tells the time in whole ones."""
FEW: Final = 10
"""Logins a day that should be left."""

UNREACHABLE: Final = (aiohttp.ClientError, TimeoutError, ValueError, LookupError, TypeError)


class Answer(NamedTuple):
    status: int
    body: Any
    date: str | None


class Api:
    def __init__(self, base: str, http: aiohttp.ClientSession) -> None:
        self._base = base.rstrip("/")
        self._http = http

    async def get(self, path: str) -> Answer:
        async with self._http.get(f"{self._base}{path}") as answer:
            if answer.status not in (OK, UNAUTHORIZED):
                raise ValueError(f"it answers {path.partition('?')[0]} with {answer.status}")
            body = await answer.json() if answer.status == OK else None
            return Answer(answer.status, body, answer.headers.get("Date"))


async def check(base: str, token: str) -> AsyncIterator[Finding]:
    try:
        async with aiohttp.ClientSession(
            headers={"Authorization": f"Bot {token}"},
            timeout=aiohttp.ClientTimeout(total=PATIENCE),
        ) as http:
            async for finding in _ask(Api(base, http)):
                yield finding
    except UNREACHABLE as error:
        reason = str(error) or "it does not answer in time"
        yield problem("discord", f"{base} cannot be asked ({reason}): see to network and proxy")


async def _ask(api: Api) -> AsyncIterator[Finding]:
    me = await api.get("/users/@me")
    if me.status == UNAUTHORIZED:
        yield problem("discord", f"DISCORD_TOKEN is not accepted: {WHERE}")
        return
    yield ok("discord", f"the bot is called {me.body['username']}")
    if me.date is not None:
        yield clock(parsedate_to_datetime(me.date).timestamp(), time.time())
    application = (await api.get("/applications/@me")).body
    yield _endpoint(application)
    yield _logins((await api.get("/gateway/bot")).body)
    yield _commands((await api.get(f"/applications/{application['id']}/commands")).body)
    yield _emojis((await api.get(f"/applications/{application['id']}/emojis")).body)
    async for finding in _servers(api, application["id"]):
        yield finding


def clock(there: float, here: float) -> Finding:
    wrong = here - there
    told = f"this machine's is {abs(wrong):.0f} s {'fast' if wrong > 0 else 'slow'}"
    if abs(wrong) > FAR:
        return problem("clock", f"{told}: countdowns on boards are wrong, set it with NTP")
    if abs(wrong) > NEAR:
        return warning("clock", f"{told}: countdowns on boards are off by that, set it with NTP")
    return ok("clock", "it tells the same time as Discord's")


def _endpoint(application: Any) -> Finding:
    if application.get("interactions_endpoint_url"):
        return problem(
            "application",
            "presses go to its Interactions Endpoint URL, so the bot hears none:"
            " delete that in the developer portal",
        )
    return ok("application", "presses come to the bot")


def _logins(gateway: Any) -> Finding:
    left = int(gateway["session_start_limit"]["remaining"])
    if left < FEW:
        return warning(
            "logins", f"only {left} are left today: find out why the bot restarts so often"
        )
    return ok("logins", f"{left} are left today")


def _commands(commands: Any) -> Finding:
    if not commands:
        return warning("commands", "Discord knows none yet: the bot tells them when it starts")
    return ok("commands", f"Discord knows {len(commands)}")


def _emojis(there: Any) -> Finding:
    """Names change with the drawings, so what is there under its name is up to date."""
    wanted = {emoji.name for emoji in collect()}
    missing = wanted - {emoji["name"] for emoji in there["items"]}
    if missing:
        told = f"{len(missing)} of {len(wanted)} are not uploaded"
        return warning("emojis", f"{told}: the bot does that while it runs, plain signs till then")
    return ok("emojis", f"all {len(wanted)} are uploaded")


async def _servers(api: Api, application: str) -> AsyncIterator[Finding]:
    number, poor, after = 0, 0, "0"
    while True:
        guilds = (await api.get(f"/users/@me/guilds?limit={PAGE}&after={after}")).body
        for guild in guilds:
            number, after = number + 1, guild["id"]
            missing = lacking(int(guild["permissions"]))
            poor += bool(missing)
            if missing and poor <= MOST:
                yield warning(
                    "servers",
                    f"{_shown(guild['name'])}: {', '.join(missing)} missing: give it to the bot's"
                    " role, or to the bot in its channels",
                )
        if len(guilds) < PAGE:
            break
    if not number:
        yield warning("servers", f"the bot is in none yet: invite it with {link(application)}")
    elif poor > MOST:
        yield warning("servers", f"{poor - MOST} more of {number} lack something")
    elif not poor:
        yield ok("servers", f"it is in {many(number, 'server')} and has every permission it needs")


def _shown(name: object) -> str:
    """Somebody else's words on a terminal: nothing in them moves its cursor."""
    return "".join(char for char in str(name) if char.isprintable())
