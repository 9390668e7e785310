"""The page itself: phone width, light and dark, people, reconnecting, and what must never run."""

import re

import pytest
from playwright.async_api import Page, expect

from sandbox.server import Sandbox
from tests.browser.bot import DemoBot
from tests.browser.tab import PHONE, Tab, Tabs

EVIL = "<img src=x onerror=window.owned=1>"


async def overflow(page: Page) -> list[str]:
    """The elements that reach beyond the right edge of the screen."""
    found = await page.evaluate(
        """() => [document.documentElement, document.querySelector('#scroller')]
             .filter(node => node.scrollWidth > node.clientWidth)
             .map(node => `${node.tagName} ${node.scrollWidth} > ${node.clientWidth}`)"""
    )
    assert isinstance(found, list)
    return found


async def test_phone_width_needs_no_sideways_scrolling(tabs: Tabs) -> None:
    ada = await tabs.open("ada", size=PHONE)
    for command, shown in {"classic": "A card", "layout": "Round 3", "menus": "Choose"}.items():
        await ada.slash(command)
        await expect(ada.message(shown)).to_be_visible()
        assert await overflow(ada.page) == []
    await ada.box.fill("a" * 300)
    await ada.page.keyboard.press("Enter")
    await expect(ada.message("aaaa")).to_be_visible()
    await ada.slash("greet whom:ben mood:Cheerful times:2 loud:True")
    await expect(ada.message("HELLO HELLO")).to_be_visible()
    assert await overflow(ada.page) == []


async def test_channels_are_in_a_drawer_on_a_phone(tabs: Tabs) -> None:
    ada = await tabs.open("ada", size=PHONE)
    channel = ada.page.get_by_role("button", name="general")
    await expect(channel).to_have_count(0)
    await ada.page.get_by_role("button", name="Channels", exact=True).click()
    await channel.click()
    await expect(channel).to_have_count(0)
    await expect(ada.page.get_by_role("heading", name="general")).to_be_visible()
    await expect(ada.box).to_have_attribute("aria-label", "Message #general")


@pytest.mark.parametrize(("system", "other"), [("dark", "light"), ("light", "dark")])
async def test_the_systems_colours_hold_until_the_person_chooses(
    tabs: Tabs, system: str, other: str
) -> None:
    ada = await tabs.open("ada", colours=system)
    body = ada.page.locator("html")
    await expect(body).to_have_css("color-scheme", system)
    await ada.page.get_by_role("button", name=f"Switch to the {other} theme").click()
    await expect(body).to_have_css("color-scheme", other)
    await ada.page.reload()
    await expect(body).to_have_css("color-scheme", other)


async def test_a_bot_is_among_the_members_before_it_has_said_anything(ada: Tab) -> None:
    members = ada.page.get_by_role("complementary", name="Members")
    await members.get_by_text("Tavolo").wait_for()


async def test_one_person_per_tab_and_a_switcher(tabs: Tabs, ada: Tab) -> None:
    await ada.page.get_by_role("button", name="You are Ada").click()
    await ada.page.get_by_role("link", name="Ben", exact=True).click()
    await expect(ada.page.get_by_role("button", name="You are Ben")).to_be_visible()
    await expect(ada.page).to_have_url(re.compile(r"\?as=ben#games$"))
    await ada.page.get_by_role("button", name="You are Ben").click()
    await ada.page.get_by_label("Name of somebody new").fill("eva")
    await ada.page.get_by_role("button", name="Join").click()
    await expect(ada.page.get_by_role("button", name="You are Eva")).to_be_visible()


async def test_the_page_comes_back_when_the_sandbox_does(ada: Tab, box: Sandbox) -> None:
    await ada.box.fill("Kept while away")
    port = box.port
    await box.close()
    await expect(ada.page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.get_by_role("alert")).to_contain_text("Not sent")
    await box.open(port)
    await expect(ada.page.get_by_text("Back online.")).to_be_visible()
    await expect(ada.box).to_have_value("Kept while away")
    await ada.box.press("Enter")
    await expect(ada.message("Kept while away")).to_be_visible()


async def test_names_and_texts_are_never_markup(tabs: Tabs, box: Sandbox, bot: DemoBot) -> None:
    box.world.users["ada"].global_name = EVIL
    guild = next(iter(box.world.guilds.values()))
    guild["name"] = EVIL
    ada = await tabs.open("ada")
    for text in (
        "<script>window.owned=1</script>",
        f"**{EVIL}**",
        f"```{EVIL}```",
        "[press](javascript:window.owned=1) <javascript:alert(1)>",
        "[press](data:text/html,<script>alert(1)</script>)",
        f"<t:99999999999999:R> <@1> <:a:1> [{EVIL}](https://example.org/%22onclick=%22)",
    ):
        await ada.box.fill(text)
        await ada.page.keyboard.press("Enter")
        await expect(ada.box).to_have_value("")
    await ada.slash(f"repeat text:{EVIL}")
    await expect(ada.message(re.compile("used /repeat"))).to_contain_text("onerror")
    page = ada.page
    assert await page.locator("#messages script, #messages [onerror], img[src='x']").count() == 0
    links = await page.locator("#messages a").evaluate_all("all => all.map(link => link.href)")
    assert links
    assert all(link.startswith("https://example.org/") for link in links)
    assert await page.evaluate("window.owned") is None
    await expect(page.locator(".author").first).to_have_text(EVIL)
    assert await page.evaluate("document.scripts.length") == 1


async def test_the_page_asks_nothing_of_any_other_server(tabs: Tabs, box: Sandbox) -> None:
    ada = await tabs.open("ada")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    await ada.page.reload()
    await ada.slash("layout")
    await expect(ada.message("Round 3")).to_be_visible()
    assert asked
    assert [url for url in asked if not url.startswith(box.url)] == []
