"""What the bot stands on: Python, the packages it needs, letters to draw with, a clock."""

import re
import sqlite3
import sys
import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from platform import python_version
from typing import Final

from bot import __version__
from bot.doctor.finding import Finding, ok, problem

OLDEST: Final = (3, 11)
NEEDED: Final = {
    "aiohttp": ">=3.12",
    "aiosqlite": ">=0.21",
    "babel": ">=2.17",
    "discord.py": ">=2.7.1,<2.8",
    "fluent.runtime": ">=0.4",
    "font-manrope": ">=0.0.2",
    "openskill": ">=6.1",
    "pillow": ">=12",
    "prometheus-client": ">=0.22",
    "pydantic": ">=2.11",
    "python-dotenv": ">=1.1",
}
"""The same as in pyproject.toml, which is not there when the bot is installed."""


def check() -> Iterator[Finding]:
    yield _python()
    yield from _packages()
    yield _letters()
    yield _emojis()
    yield _clock()


def _python() -> Finding:
    if sys.version_info < OLDEST:
        return problem("python", f"{python_version()} is too old: Tavolo needs 3.11 or newer")
    return ok("python", f"{python_version()} with SQLite {sqlite3.sqlite_version}")


def _packages() -> Iterator[Finding]:
    wrong = False
    for name, wanted in NEEDED.items():
        try:
            found = version(name)
        except PackageNotFoundError:
            found = ""
        if not found or not satisfies(found, wanted):
            wrong = True
            there = f"{found} is installed" if found else "it is not installed"
            yield problem("packages", f"{name}: {there}, {wanted} is needed: run make run again")
    if not wrong:
        yield ok("packages", f"Tavolo {__version__}, discord.py {version('discord.py')}")


def satisfies(found: str, wanted: str) -> bool:
    for operator, limit in re.findall(r"(>=|<)([\d.]+)", wanted):
        enough = _numbers(found) >= _numbers(limit)
        if enough != (operator == ">="):
            return False
    return True


def _numbers(text: str) -> list[int]:
    found = re.match(r"[\d.]*", text)
    assert found is not None
    return [int(part) for part in found[0].split(".") if part]


def _letters() -> Finding:
    try:
        from bot.picture.font import written

        drawn = written("17", "Bold", 24).getbbox()
    except Exception as error:  # whatever is wrong with Pillow or the font's files
        return problem("letters", f"nothing can be drawn ({error}): install the packages anew")
    if drawn is None:
        return problem("letters", "the font draws nothing: install the packages anew")
    return ok("letters", "Manrope can be drawn")


def _emojis() -> Finding:
    try:
        from bot.picture.emoji.collection import collect

        number = len(list(collect()))
    except Exception as error:
        return problem("emojis", f"they cannot be drawn ({error}): install the packages anew")
    return ok("emojis", f"{number} can be drawn")


def _clock() -> Finding:
    """Deadlines are told in the system's time and waited for in this one."""
    info, first = time.get_clock_info("monotonic"), time.monotonic()
    if not info.monotonic or time.monotonic() < first or info.resolution > 0.1:
        return problem("clock", "this machine's clock does not run evenly: games cannot be timed")
    return ok("clock", "it runs evenly")
