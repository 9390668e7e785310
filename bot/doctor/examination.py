"""All checks, one after the other."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

from bot.complaint import Complaint
from bot.doctor import data, machine, online, port, texts, token
from bot.doctor.finding import Finding, Level, ok, problem, warning
from bot.settings import Settings, load, written

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def examine(api: str | None, offline: bool) -> Iterator[Finding]:
    yield from machine.check()
    yield from texts.check()
    try:
        settings = load(Path.cwd())
    except Complaint as complaint:
        yield problem("settings", f"{complaint}: see .env.example")
        return
    yield from _settings(settings)
    yield from data.check(settings)
    yield from port.check(settings)
    yield from _discord(settings, api, offline)


def _settings(settings: Settings) -> Iterator[Finding]:
    file = Path.cwd() / ".env"
    yield ok("settings", f"read from the environment{' and .env' if file.is_file() else ''}")
    unknown = sorted(written(file).keys() - set(Settings._fields))
    if unknown:
        yield warning("settings", f"{file} sets {', '.join(unknown)}: see .env.example for names")
    if settings.METRICS_PORT is not None and settings.METRICS_HOST not in LOOPBACK:
        yield warning(
            "metrics",
            f"whoever reaches {settings.METRICS_HOST}:{settings.METRICS_PORT} can read them:"
            " see that only your Prometheus does",
        )
    if settings.DISCORD_TOKEN is not None and "DISCORD_TOKEN" not in os.environ:
        yield from data.check_secret(file)


def _discord(settings: Settings, api: str | None, offline: bool) -> Iterator[Finding]:
    elsewhere = api or settings.DISCORD_API_BASE
    secret = settings.DISCORD_TOKEN.reveal() if settings.DISCORD_TOKEN else None
    if secret is None and not elsewhere:
        yield warning("token", "there is no DISCORD_TOKEN, so the bot would start the sandbox")
        return
    if not elsewhere:
        assert secret is not None
        shape = token.check(secret)
        yield shape
        if shape.level is Level.PROBLEM:
            return
    if offline:
        yield ok("discord", "not asked")
        return
    yield from asyncio.run(_online(elsewhere or online.DISCORD, secret or "sandbox"))


async def _online(base: str, secret: str) -> list[Finding]:
    return [finding async for finding in online.check(base, secret)]
