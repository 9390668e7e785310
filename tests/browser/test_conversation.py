"""What people see of each other and of the bot: texts, mentions, secrets, pictures, countdowns."""

import re

from playwright.async_api import expect

from sandbox.server import Sandbox
from tests.browser.bot import DemoBot
from tests.browser.tab import Tab, Tabs


async def test_two_people_in_two_tabs_read_each_other(ada: Tab, ben: Tab) -> None:
    await ada.box.fill("Who plays?")
    await ada.page.keyboard.press("Enter")
    await expect(ben.message("Who plays?")).to_contain_text("Ada")
    await ben.box.fill("Me, **@ada**")
    await ben.page.keyboard.press("Enter")
    answer = ada.message("Me, @Ada")
    await expect(answer.locator("strong .mention")).to_have_text("@Ada")
    await expect(ada.page.locator("li.pinged")).to_contain_text("Me, @Ada")
    await expect(ben.page.locator("li.pinged")).to_have_count(0)


async def test_messages_of_one_person_stand_together(ada: Tab) -> None:
    for text in ("One", "Two"):
        await ada.box.fill(text)
        await ada.page.keyboard.press("Enter")
        await expect(ada.message(text)).to_be_visible()
    lines = ada.page.locator("li.line")
    await expect(lines).to_have_count(2)
    await expect(lines.nth(0)).not_to_have_class(re.compile("grouped"))
    await expect(lines.nth(1)).to_have_class(re.compile("grouped"))


async def test_an_ephemeral_answer_is_only_for_the_one_who_asked(ada: Tab, ben: Tab) -> None:
    await ada.slash("secret")
    secret = ada.message("swordfish")
    await expect(secret).to_contain_text("Only you can see this")
    await expect(secret).to_contain_text("Ada used /secret")
    await ada.box.fill("Did you see that?")
    await ada.page.keyboard.press("Enter")
    await expect(ben.message("Did you see that?")).to_be_visible()
    await expect(ben.page.get_by_text("swordfish")).to_have_count(0)
    await secret.get_by_role("button", name="Dismiss message").click()
    await expect(ada.page.locator("#messages").get_by_text("swordfish")).to_have_count(0)


async def test_a_deferred_answer_thinks_first(ada: Tab, bot: DemoBot) -> None:
    await ada.slash("wait think")
    await expect(ada.message("Tavolo is thinking…")).to_contain_text("Ada used /wait think")
    bot.go_on.set()
    await expect(ada.message("Thought through.")).to_be_visible()
    await expect(ada.page.locator("#messages").get_by_text("is thinking")).to_have_count(0)


def seconds(words: str) -> int:
    found = re.fullmatch(r"in (\d+) seconds", words)
    assert found, f"not a countdown in seconds: {words}"
    return int(found[1])


async def test_a_countdown_ticks_without_an_edit(ada: Tab, box: Sandbox) -> None:
    await ada.slash("countdown seconds:90")
    clock = ada.message("It starts").locator("time[data-live]")
    await expect(clock).to_have_text("in 1 minute")
    await ada.slash("countdown seconds:30")
    await expect(clock).to_have_text(re.compile(r"in \d+ seconds"))
    first = await clock.inner_text()
    edits = [request for request in box.requests if request.method == "PATCH"]
    await expect(clock).not_to_have_text(first)
    assert seconds(await clock.inner_text()) < seconds(first) <= 30
    assert [request for request in box.requests if request.method == "PATCH"] == edits


async def test_a_picture_has_its_description_and_opens_large(ada: Tab) -> None:
    await ada.slash("classic")
    image = ada.log.get_by_alt_text("Three stripes: yellow, blue and green")
    await expect(image).to_be_visible()
    await expect(image).to_have_js_property("naturalWidth", 240)
    await image.click()
    large = ada.page.get_by_role("dialog", name="Picture")
    await expect(large.get_by_alt_text("Three stripes")).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)


async def test_the_bots_own_emojis_are_drawn_in_text_and_on_buttons(ada: Tab) -> None:
    await ada.slash("emoji")
    emojis = ada.message("Look:").get_by_alt_text(":stripes:")
    await expect(emojis).to_have_count(2)
    for emoji in (emojis.first, emojis.last):
        await expect(emoji).to_have_js_property("naturalWidth", 32)


async def test_every_layout_component_is_drawn(ada: Tab) -> None:
    await ada.slash("layout")
    board = ada.message("Round 3")
    await expect(board.get_by_role("heading", name="Round 3")).to_be_visible()
    await expect(board.locator(".subtext")).to_have_text("Table 12")
    await expect(board.locator(".container")).to_have_css("--accent", "#5662ea")
    await expect(board.get_by_role("separator")).to_have_count(1)
    for alt in ("A small picture", "The row: yellow, blue, green"):
        await expect(board.get_by_alt_text(alt)).to_be_visible()
    await board.get_by_role("button", name="Spoiler, press to show").click()
    await expect(board.get_by_alt_text("The same again")).to_be_visible()
    await expect(board.get_by_role("link", name="transcript.txt")).to_have_attribute(
        "href", re.compile(r"^/attachments/")
    )
    await board.get_by_role("button", name="Details").click()
    await expect(ada.message("Details for you.")).to_contain_text("Only you can see this")


async def test_the_markdown_that_bots_use(ada: Tab) -> None:
    text = (
        r"/repeat text:# Big\n-# small\n**b** *i* __u__ ~~s~~ `c` ||hidden||\n> quoted\n"
        r"- item\n[site](https://example.org/x) \*plain\*"
    )
    await ada.box.fill(text)
    await ada.page.keyboard.press("Enter")
    prose = ada.message("Big").locator(".prose")
    for selector, words in {
        "h3": "Big",
        ".subtext": "small",
        "strong": "b",
        "em": "i",
        "u": "u",
        "s": "s",
        "code": "c",
        "blockquote": "quoted",
        "li": "item",
    }.items():
        await expect(prose.locator(selector)).to_have_text(words)
    await expect(prose.get_by_role("link", name="site")).to_have_attribute(
        "href", "https://example.org/x"
    )
    await expect(prose).to_contain_text("*plain*")
    await expect(prose.get_by_text("hidden")).to_have_css("opacity", "0")
    await prose.get_by_role("button", name="Spoiler").press("Enter")
    await expect(prose.get_by_text("hidden")).to_have_css("opacity", "1")


async def test_a_screen_reader_hears_new_messages(ada: Tab, ben: Tab) -> None:
    await ben.box.fill("Are you **there**?")
    await ben.page.keyboard.press("Enter")
    await expect(ada.page.get_by_role("log")).to_contain_text("Ben: Are you there?")


async def test_another_channel_is_marked_unread_until_visited(ada: Tab, tabs: Tabs) -> None:
    ben = await tabs.open("ben")
    await ben.page.get_by_role("button", name="general").click()
    await expect(ben.box).to_have_attribute("aria-label", "Message #general")
    await ben.box.fill("@ada come here")
    await ben.page.keyboard.press("Enter")
    channel = ada.page.get_by_role("button", name="general")
    await expect(channel).to_have_accessible_name("general 1 mentions")
    await channel.click()
    await expect(ada.message("come here")).to_be_visible()
    await expect(channel).to_have_accessible_name("general")
