"""People at their browsers: what they do and read in the page."""

import re
from pathlib import Path

from playwright.async_api import Browser, BrowserContext, Locator, Page

PATIENCE_MS = 10_000
DESKTOP, PHONE = (1280, 800), (390, 844)


class Tab:
    """One person's tab: what they do in the page, by the words that they read there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.log = page.get_by_role("list", name="Messages in")
        self.box = page.locator("#composer")

    async def slash(self, line: str) -> None:
        """Writes a whole command line, and sends it with Enter."""
        await self.box.fill(f"/{line} ")
        await self.page.locator(".command").wait_for()
        await self.page.keyboard.press("Enter")

    def message(self, text: str | re.Pattern[str]) -> Locator:
        """The newest message that says so."""
        return self.log.get_by_role("article").filter(has_text=text).last

    def button(self, name: str) -> Locator:
        return self.log.get_by_role("button", name=name, exact=True).last

    def menu(self, name: str) -> Locator:
        return self.log.get_by_role("combobox", name=name).last

    def option(self, name: str) -> Locator:
        return self.page.get_by_role("option", name=name)


class Tabs:
    """Opens tabs at the sandbox; an error in a page's script fails the test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self.contexts: list[BrowserContext] = []
        self.pages: list[Page] = []
        self.errors: list[str] = []

    async def open(
        self, name: str, *, size: tuple[int, int] = DESKTOP, colours: str = "dark"
    ) -> Tab:
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if colours == "light" else "dark",
            timezone_id="Europe/Amsterdam",
        )
        context.set_default_timeout(PATIENCE_MS)
        self.contexts.append(context)
        return await self.another(context, name)

    async def another(self, context: BrowserContext, name: str) -> Tab:
        page = await context.new_page()
        self.pages.append(page)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("dialog", lambda dialog: self.errors.append(f"dialog: {dialog.message}"))
        await page.goto(f"{self._url}/?as={name}#games")
        tab = Tab(page)
        await page.get_by_role("button", name="You are").or_(tab.box).first.wait_for()
        await tab.log.wait_for(state="attached")
        return tab

    async def photograph(self, folder: Path, test: str) -> None:
        for number, page in enumerate(self.pages):
            name = re.sub(r"\W+", "-", test)
            await page.screenshot(path=folder / f"{name}-{number}.png")
