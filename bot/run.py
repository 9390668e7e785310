"""`python -m bot`: the bot at Discord or, without a token, in the sandbox beside it."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path

import aiohttp
import discord

from bot import __version__, logs
from bot.app import Tavolo, point_at
from bot.backups import Backups, Plan, make
from bot.complaint import Complaint
from bot.health import Health
from bot.limit import Limit
from bot.metrics import SILENCE, Meter
from bot.painter import Painter
from bot.settings import Settings, load
from bot.store.database import NAME
from bot.store.store import Store
from bot.table.clock import WallClock
from bot.task import begin
from bot.text.catalogue import Catalogue

PATIENCE = 15.0
"""Seconds that the sandbox may take to start."""

TURN = 0.0001
"""Seconds for which one thread keeps another waiting: what waits is the disk's answer to a press.

Python itself would allow five milliseconds.
"""

WRONG = 2
"""The exit code for what the person at the keyboard can put right."""
CRASHED = 1

GARBAGE = (2_000, 10, 1_000)
"""How much may pile up before Python's collector looks for circles; the last is for all there is.

It stops everybody for as long as it looks at two hundred tables: thirty milliseconds.
"""

SANDBOX_TOKEN = "sandbox"  # noqa: S105 - the sandbox takes any

OUT_OF_REACH = (aiohttp.ClientError, discord.GatewayNotFound, discord.DiscordServerError)

_log = logging.getLogger(__name__)


def run() -> int:
    settings = load(Path.cwd())
    token = settings.DISCORD_TOKEN
    secrets = [token.reveal()] if token else []
    logs.begin(settings.LOG_LEVEL, settings.LOG_FORMAT, secrets)
    sys.setswitchinterval(TURN)
    work = _at_sandbox if settings.in_sandbox else _at_discord
    try:
        return asyncio.run(_until_stopped(work(settings)))
    except Complaint as complaint:
        if settings.LOG_FORMAT == "text":
            raise
        _log.critical("%s", complaint)  # whoever reads JSON reads nothing else
        return WRONG
    except Exception:
        _log.critical("the bot has crashed", exc_info=True)
        return CRASHED


async def _until_stopped(work: Coroutine[object, object, int]) -> int:
    """Ctrl-C and SIGTERM end the work; it cleans up after itself."""
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, task.cancel)
    try:
        return await task
    except asyncio.CancelledError:
        return 0


async def _at_discord(settings: Settings) -> int:
    assert settings.DISCORD_TOKEN is not None
    token = settings.DISCORD_TOKEN.reveal()
    try:
        if settings.DISCORD_API_BASE is not None:
            await _point_at(settings.DISCORD_API_BASE, token)
        async with _bot(settings) as bot:
            greeting = begin(_greet(bot, settings))
            try:
                await _stay_online(bot, token)
            finally:
                greeting.cancel()
    except discord.LoginFailure:
        raise Complaint("DISCORD_TOKEN is not accepted: copy it anew") from None
    except (*OUT_OF_REACH, TimeoutError) as error:
        raise Complaint(f"Discord cannot be reached: {error}") from None
    return 0


@contextlib.asynccontextmanager
async def _bot(settings: Settings) -> AsyncIterator[Tavolo]:
    """The store is closed after the bot: whatever happens last is stored."""
    path, clock = settings.DATA_DIR / NAME, WallClock()
    plan = Plan(path, settings.backups, settings.BACKUP_EVERY * 3600, settings.BACKUP_KEEP)
    limit = Limit(settings.PRESSES_PER_SECOND)
    with Painter() as painter:
        async with (
            _meter(settings) as meter,
            Store.open(path, meter, lambda: _save_old(plan)) as store,
            Backups(plan, clock, meter) if plan.every else contextlib.nullcontext(),
            Tavolo(store, clock, Catalogue.load(), painter, meter, limit) as bot,
            Health(settings.DATA_DIR, bot.is_connected),
        ):
            yield bot


@contextlib.asynccontextmanager
async def _meter(settings: Settings) -> AsyncIterator[Meter]:
    if settings.METRICS_PORT is None:
        yield SILENCE
        return
    from bot.prometheus import serving  # whoever does not want it does not wait for it

    async with serving(settings.METRICS_HOST, settings.METRICS_PORT) as meter:
        yield meter


def _save_old(plan: Plan) -> None:
    """An update cannot be taken back, but its backup can be restored with the old program."""
    if not plan.every:
        return
    try:
        made = make(plan, time.time())
    except Complaint as complaint:
        raise Complaint(
            f"no update without a backup: {complaint} (BACKUP_EVERY=0 updates without one)"
        ) from None
    _log.warning("the database is updated; as it was before, it is in %s", made)


async def _go_online(bot: Tavolo, token: str) -> None:
    """What is there before the first press stays: from then on no pause is spent looking at it."""
    await bot.login(token)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    gc.enable()
    preparing = begin(_prepare(bot))
    try:
        await bot.connect()
    finally:
        preparing.cancel()


async def _prepare(bot: Tavolo) -> None:
    """What says texts comes while Discord looks up who it is that has just introduced itself."""
    await bot.wait_for("socket_raw_send")
    bot.text.prepare()
    gc.freeze()


async def _stay_online(bot: Tavolo, token: str) -> None:
    """Closes the client before cancelling it: while it reconnects it swallows a cancellation."""
    online = asyncio.create_task(_go_online(bot, token))
    try:
        await asyncio.wait({online})
    finally:
        await bot.close()
        online.cancel()
        await asyncio.wait({online})
    online.result()


async def _point_at(api: str, token: str) -> None:
    try:
        await point_at(api, token)
    except (aiohttp.ClientError, TimeoutError, ValueError, LookupError, TypeError) as error:
        reason = str(error) or "it does not answer in time"
        raise Complaint(f"DISCORD_API_BASE: no Discord API at {api}: {reason}") from None


async def _at_sandbox(settings: Settings) -> int:
    async with _sandbox(settings) as process:
        if not await _has_started(process):
            return WRONG  # and the sandbox has said why
        address = f"http://127.0.0.1:{settings.SANDBOX_PORT}"
        await _point_at(f"{address}/api/v10", SANDBOX_TOKEN)
        async with _bot(settings) as bot:
            try:
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(_stay_online(bot, SANDBOX_TOKEN))
                    tasks.create_task(_announce(bot, address))
                    tasks.create_task(_stop_with(process))
            except* Complaint as complaints:
                raise complaints.exceptions[0] from None
    return 0


@contextlib.asynccontextmanager
async def _sandbox(settings: Settings) -> AsyncIterator[Process]:
    """A sandbox in a process of its own; it is gone when the bot is, however the bot ends."""
    arguments = ("--port", str(settings.SANDBOX_PORT), "--data", str(settings.DATA_DIR / "sandbox"))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--with-parent", *arguments), stdin=PIPE, stdout=PIPE
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            # Not process.terminate(): it may reap the child, which asyncio then misses and tells.
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGTERM)
            await process.wait()


async def _has_started(process: Process) -> bool:
    """Its first line says that it listens; it ends without one when it cannot."""
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            return bool(await process.stdout.readline())
    except TimeoutError:
        raise Complaint(f"the sandbox did not start within {PATIENCE:.0f} seconds") from None


async def _greet(bot: Tavolo, settings: Settings) -> None:
    """Whoever starts it sees that it has worked."""
    await bot.wait_until_ready()
    servers = "1 server" if len(bot.guilds) == 1 else f"{len(bot.guilds)} servers"
    said = f"Tavolo {__version__} is connected as {bot.user} to {servers}."
    _log.info("%s", said)
    if settings.LOG_FORMAT == "text":
        print(f"{said} Ctrl-C stops it.", flush=True)


async def _announce(bot: Tavolo, address: str) -> None:
    await bot.wait_until_ready()
    print(
        "\nTavolo is running in the sandbox, a Discord on your own machine.\n"
        f"Open {address} in a browser and type /play.\n"
        f"A second person: {address}/?as=ben in another tab. Ctrl-C stops everything.\n",
        flush=True,
    )


async def _stop_with(process: Process) -> None:
    await process.wait()
    raise Complaint("the sandbox stopped, so the bot stops too")
