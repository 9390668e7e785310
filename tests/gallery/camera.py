"""Photographs of the page, as one person sees it on a desktop and on a phone, dark and light."""

import asyncio
import json
import re
from base64 import b64decode
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.async_api import Browser, BrowserContext, CDPSession, Page, WebSocket

from sandbox.person import Person
from sandbox.shape import Json
from tests.e2e.waiting import eventually

Theme = Literal["dark", "light"]
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
TALL: Final = 2600
"""High enough for every message; a page of this height is never photographed as a whole."""
PATIENCE_MS: Final = 15_000

PLACED: Final = """async (part) => {
    part.scrollIntoView({ block: "nearest" });
    await Promise.all([...part.querySelectorAll("img")].map((image) => image.decode()));
    const { x, y, width, height } = part.getBoundingClientRect();
    return { x, y, width, height };
}"""
"""Where it is, when its pictures are there."""

DRAWN: Final = """async (root) => {
    await Promise.all([...root.querySelectorAll("img")].map((image) => image.decode()));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


class Size(NamedTuple):
    name: str
    width: int
    height: int
    scale: int
    """Pixels of the screen for one of the page."""


SIZES: Final = (Size("desktop", 1280, 800, 1), Size("phone", 390, 844, 2))


class Tab:
    """A page, and what has reached it."""

    def __init__(self, page: Page, size: Size) -> None:
        self.page = page
        self.size = size
        self.seen: dict[str, Json] = {}
        """The newest state of each message."""
        self._devtools: CDPSession | None = None
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)

    def _take(self, payload: str | bytes) -> None:
        frame = json.loads(payload)
        match frame["t"]:
            case "hello":
                self.seen = {m["id"]: m for some in frame["messages"].values() for m in some}
            case "message":
                self.seen[frame["message"]["id"]] = frame["message"]

    async def receives(self, messages: list[Json]) -> None:
        await eventually(lambda: all(self.seen.get(m["id"]) == m for m in messages))

    async def capture(self, place: Json) -> bytes:
        """A part of the page. Not by `screenshot`, which takes three times as long."""
        if self._devtools is None:
            self._devtools = await self.page.context.new_cdp_session(self.page)
        clip = place | {"scale": self.size.scale}
        taken = await self._devtools.send("Page.captureScreenshot", {"clip": clip})
        return b64decode(taken["data"])

    async def resize(self, height: int) -> None:
        await self.page.set_viewport_size({"width": self.size.width, "height": height})


class Camera:
    def __init__(self, browser: Browser, folder: Path, wanted: re.Pattern[str]) -> None:
        """Only pictures whose name has the wanted words are taken."""
        self._browser = browser
        self._folder = folder
        self._wanted = wanted
        self._tabs: dict[tuple[str, Size], Tab] = {}
        self._url = ""
        self._language = ""
        self._now = datetime.fromtimestamp(0, UTC)
        self.errors: list[str] = []
        self.taken = 0

    async def set_up(self, url: str, language: str, now: float) -> None:
        """For another act: pages of the one before are closed."""
        for tab in self._tabs.values():
            await tab.page.context.close()
        self._tabs, self._url, self._language = {}, url, language
        (self._folder / language).mkdir(parents=True, exist_ok=True)
        await self.set_time(now)

    async def _context(self, size: Size) -> BrowserContext:
        context = await self._browser.new_context(
            viewport={"width": size.width, "height": TALL},
            device_scale_factor=size.scale,
            has_touch=size.scale > 1,
            timezone_id="Europe/Amsterdam",
            locale=self._language,
        )
        context.set_default_timeout(PATIENCE_MS)
        return context

    async def set_time(self, now: float) -> None:
        """What the pages' clocks show from now on: countdowns are the same in every run."""
        self._now = datetime.fromtimestamp(now, UTC)
        for tab in self._tabs.values():
            await tab.page.clock.set_fixed_time(self._now)

    def wants(self, name: str) -> bool:
        return bool(self._wanted.search(name))

    async def shoot(self, name: str, person: Person, message: Json) -> None:
        """One message, as this person sees it."""
        await self._shoot(name, person, [message], f'li[data-id="{message["id"]}"]')

    async def shoot_log(self, name: str, person: Person) -> None:
        """All messages of the channel, one below the other."""
        await self._shoot(name, person, person.messages, "#messages")

    async def _shoot(self, name: str, person: Person, shown: list[Json], part: str) -> None:
        if self.wants(name):
            await asyncio.gather(*(self._capture(name, person, shown, part, s) for s in SIZES))

    async def _capture(
        self, name: str, person: Person, shown: list[Json], part: str, size: Size
    ) -> None:
        tab = await self._tab(person, size)
        await tab.receives(shown)
        place = await tab.page.locator(part).evaluate(PLACED)
        for theme in THEMES:
            await tab.page.emulate_media(color_scheme=theme)
            self._path(name, size, theme).write_bytes(await tab.capture(place))
            self.taken += 1

    async def shoot_page(self, name: str, person: Person, typed: str = "") -> None:
        """The whole page, at its end, with something typed into the composer if need be."""
        if not self.wants(name):
            return
        for size in SIZES:
            tab = await self._tab(person, size)
            await tab.resize(size.height)
            await tab.receives(person.messages)
            if typed:
                await tab.page.locator("#composer").press_sequentially(typed)
                await tab.page.locator(".suggestion, .command").first.wait_for()
            await self._snap(name, tab)
            await tab.resize(TALL)
            if typed:
                await self._close(tab)

    async def shoot_form(self, name: str, person: Person, message: Json, button: str) -> None:
        """The form that this button opens."""
        if not self.wants(name):
            return
        for size in SIZES:
            tab = await self._tab(person, size)
            await tab.resize(size.height)
            await tab.receives([message])
            await tab.page.locator(f'[data-custom-id="{button}"]').click()
            await tab.page.locator("dialog.modal").wait_for()
            await self._snap(name, tab)
            await self._close(tab)

    async def _close(self, tab: Tab) -> None:
        """The next picture of this person is taken in a page as new."""
        self._tabs = {key: other for key, other in self._tabs.items() if other is not tab}
        await tab.page.context.close()

    async def _snap(self, name: str, tab: Tab) -> None:
        for theme in THEMES:
            await tab.page.emulate_media(color_scheme=theme)
            await tab.page.evaluate(f"({DRAWN})(document)")
            path = self._path(name, tab.size, theme)
            await tab.page.screenshot(path=path, animations="disabled")
            self.taken += 1

    def _path(self, name: str, size: Size, theme: Theme) -> Path:
        return self._folder / self._language / f"{name}--{size.name}-{theme}.png"

    async def _tab(self, person: Person, size: Size) -> Tab:
        """Opened in the channel that the person looks at, when it is first needed."""
        key = (f"{person.name} {person.channel}", size)
        if key not in self._tabs:
            # In a context of its own: of several pages in one, all but one are drawn slowly.
            page = await (await self._context(size)).new_page()
            await page.clock.set_fixed_time(self._now)
            page.on("pageerror", lambda error: self.errors.append(str(error)))
            tab = self._tabs[key] = Tab(page, size)
            channel = person.channels[person.channel]["name"]
            await page.goto(f"{self._url}/?as={person.name}#{channel}")
            await eventually(lambda: tab.seen or not person.messages)
        return self._tabs[key]
