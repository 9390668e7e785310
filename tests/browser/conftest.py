"""Chromium, a sandbox and the demo bot; each test has people in tabs of their own."""

import asyncio
import os
import shutil
import time
from collections.abc import AsyncIterator, Generator
from pathlib import Path

import pytest
import pytest_asyncio
from discord.gateway import DiscordWebSocket
from discord.http import Route
from playwright.async_api import Browser, async_playwright, expect

from sandbox.clock import DrivenClock
from sandbox.server import Sandbox
from tests.browser.bot import DemoBot, point_at
from tests.browser.tab import PATIENCE_MS, Tab, Tabs
from tests.e2e.conftest import HOUR_MS
from tests.recording import keep_requests

CHROMIUM = (
    "chromium-headless-shell",  # needs less than half of the processor's time
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
# Quiet on the network, and able to run as root in a container.
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-features=Translate,OptimizationHints,MediaRouter",
    "--mute-audio",
]
ARTIFACTS = Path("artifacts")
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One event loop for the whole worker, because the browser lives as long as the worker."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Leaves the outcome where the fixture that takes screenshots can see it."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(
            f"no Chromium on the PATH: none of {', '.join(CHROMIUM)}"
        )
    expect.set_options(timeout=PATIENCE_MS)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield browser
        await browser.close()


@pytest.fixture
def clock() -> DrivenClock:
    """The sandbox's time stands still, so that no interaction fails because a machine is busy."""
    return DrivenClock(time.time())


@pytest_asyncio.fixture(loop_scope="session")
async def box(clock: DrivenClock, request: pytest.FixtureRequest) -> AsyncIterator[Sandbox]:
    async with Sandbox.start(port=0, clock=clock) as box:
        box.gateway.heartbeat_ms = HOUR_MS
        yield box
    keep_requests(box, request.node.nodeid)


@pytest_asyncio.fixture(loop_scope="session")
async def bot(box: Sandbox) -> AsyncIterator[DemoBot]:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    point_at(box.url)
    async with DemoBot() as bot:
        running = asyncio.create_task(bot.start("sandbox"))
        online = asyncio.create_task(bot.online.wait())
        await asyncio.wait({running, online}, timeout=10, return_when=asyncio.FIRST_COMPLETED)
        assert bot.online.is_set(), running.exception() if running.done() else "the bot is late"
        yield bot
        bot.go_on.set()
    running.cancel()  # it may be waiting to reconnect
    await asyncio.gather(running, return_exceptions=True)
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


@pytest_asyncio.fixture(loop_scope="session")
async def tabs(
    browser: Browser, box: Sandbox, bot: DemoBot, request: pytest.FixtureRequest
) -> AsyncIterator[Tabs]:
    tabs = Tabs(browser, box.url)
    yield tabs
    if request.node.stash.get(FAILED, False):
        await tabs.photograph(ARTIFACTS, request.node.name)
    for context in tabs.contexts:
        await context.close()
    assert not tabs.errors


@pytest_asyncio.fixture(loop_scope="session")
async def ada(tabs: Tabs) -> Tab:
    return await tabs.open("ada")


@pytest_asyncio.fixture(loop_scope="session")
async def ben(tabs: Tabs) -> Tab:
    return await tabs.open("ben")
