"""Commands, buttons, selects and forms, each answered by a real bot."""

import asyncio
import re

from playwright.async_api import expect

from sandbox.clock import DrivenClock
from sandbox.server import Sandbox
from tests.browser.bot import DemoBot
from tests.browser.tab import Tab, Tabs


async def test_a_command_is_completed_with_the_keyboard_alone(ada: Tab, box: Sandbox) -> None:
    keys = ada.page.keyboard
    await ada.box.press("/")
    await expect(ada.option("/greet")).to_be_visible()
    await keys.type("gre")
    await expect(ada.page.get_by_role("option")).to_have_count(1)
    await keys.press("Tab")
    whom = ada.page.get_by_role("combobox", name="whom (required)")
    await expect(whom).to_be_focused()
    await keys.type("be")
    await expect(ada.option("@Ben")).to_have_attribute("aria-selected", "true")
    await keys.press("Enter")
    await expect(ada.page.get_by_role("combobox", name="mood (required)")).to_be_focused()
    await keys.press("ArrowDown")
    await expect(ada.option("Grumpy")).to_have_attribute("aria-selected", "true")
    await keys.press("Enter")
    await keys.type("times:3")
    await expect(ada.page.get_by_role("combobox", name="times")).to_have_value("3")
    await keys.press("Enter")
    answer = ada.message("Hello Hello Hello @Ben (G)")
    await expect(answer).to_contain_text("Ada used /greet")
    await expect(answer).to_contain_text("BOT")
    await expect(ada.box).to_be_focused()


async def test_a_command_that_is_not_complete_says_what_is_missing(ada: Tab) -> None:
    await ada.box.fill("/greet whom:ben ")
    await expect(ada.page.get_by_role("combobox", name="mood (required)")).to_be_focused()
    await ada.page.keyboard.press("Escape")
    await ada.page.keyboard.press("Enter")
    problem = ada.page.get_by_role("alert")
    await expect(problem).to_have_text("mood: This option is required. Specify a value.")
    await ada.page.keyboard.type("Cheerful times:9")
    await ada.page.keyboard.press("Enter")
    await expect(problem).to_have_text("times: Enter 5 or less.")
    await ada.page.keyboard.press("Backspace")
    await ada.page.keyboard.type("2")
    await ada.page.keyboard.press("Enter")
    await expect(ada.message("Hello Hello @Ben (C)")).to_be_visible()


async def test_a_command_that_does_not_exist_is_not_sent(ada: Tab) -> None:
    await ada.box.fill("/dance")
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.get_by_role("alert")).to_contain_text("There is no command /dance here")
    await expect(ada.log.get_by_role("article")).to_have_count(0)


async def test_the_bot_completes_an_option(ada: Tab) -> None:
    await ada.box.press_sequentially("/city b")
    for name in ("Berlin", "Bologna", "Brussels"):
        await expect(ada.option(name)).to_be_visible()
    await ada.page.keyboard.type("o")
    await expect(ada.option("Berlin")).to_have_count(0)
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.get_by_role("combobox", name="name (required)")).to_have_value("Bologna")
    await ada.page.keyboard.press("Enter")
    await expect(ada.message("You chose BOLOGNA.")).to_be_visible()


async def test_commands_are_named_in_the_persons_language(ada: Tab) -> None:
    await ada.page.get_by_role("button", name="You are Ada").click()
    await ada.page.get_by_label("Language", exact=True).select_option("nl")
    await expect(ada.page.get_by_role("button", name="You are Ada")).to_contain_text("Nederlands")
    await ada.page.keyboard.press("Escape")
    await ada.box.fill("/begr")
    await expect(ada.option("/begroet")).to_contain_text("Zeg hallo")
    await ada.slash("begroet wie:ben stemming:Vrolijk")
    await expect(ada.message("Hello @Ben (C)")).to_be_visible()
    await ada.slash("countdown seconds:30")
    await expect(ada.message("It starts over")).to_contain_text(
        re.compile(r"over (30|2\d) seconden")
    )


async def test_a_command_can_be_typed_with_the_names_of_its_options(ada: Tab) -> None:
    """Key by key: its first option is open as soon as the command is written."""
    await ada.box.focus()
    await ada.page.keyboard.type("/greet whom:ben mood:Cheerful")
    await ada.page.keyboard.press("Enter")
    await expect(ada.message("Hello @Ben")).to_be_visible()


async def test_a_command_for_managers_is_not_offered_to_others(ada: Tab, tabs: Tabs) -> None:
    cleo = await tabs.open("cleo")
    for tab, count in ((ada, 1), (cleo, 0)):
        await tab.box.fill("/")
        await expect(tab.option("/secret")).to_be_visible()
        await expect(tab.option("/govern")).to_have_count(count)


async def test_a_button_changes_the_message_for_everybody(ada: Tab, ben: Tab) -> None:
    await ada.slash("classic")
    await ben.button("Count: 0").click()
    await ada.button("Count: 1").press("Enter")
    await expect(ada.button("Count: 2")).to_be_focused()
    await expect(ben.button("Count: 2")).to_be_visible()
    await expect(ben.button("Not now")).to_be_disabled()
    await expect(ben.log.get_by_role("link", name="Link")).to_have_attribute(
        "rel", re.compile("noopener")
    )


async def test_a_button_may_answer_one_person_alone(ada: Tab, ben: Tab) -> None:
    await ada.slash("classic")
    await ben.button("Whisper").click()
    await expect(ben.message("Only for @Ben.")).to_contain_text("Only you can see this")
    await ben.button("Count: 0").click()
    await expect(ada.button("Count: 1")).to_be_visible()
    await expect(ada.page.get_by_text("Only for")).to_have_count(0)


async def test_what_is_not_answered_fails_after_three_seconds(
    ada: Tab, bot: DemoBot, clock: DrivenClock
) -> None:
    await ada.slash("classic")
    button = ada.log.get_by_role("button", name="Silence")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await ada.slash("wait forever")
    await expect(ada.message("Sending command…")).to_be_visible()
    async with asyncio.timeout(10):
        for _ in ("classic", "Silence", "wait forever"):
            await bot.heard.get()
    clock.advance(2.9)
    await expect(button).to_have_attribute("aria-busy", "true")
    await expect(ada.page.locator(".failure")).to_have_count(0)
    clock.advance(0.2)
    await expect(ada.message("This interaction failed")).to_contain_text("A classic message")
    await expect(button).not_to_have_attribute("aria-busy", "true")
    late = ada.message("The application did not respond")
    await expect(late).to_contain_text("Ada used /wait forever")
    await late.get_by_role("button", name="Dismiss message").click()
    await expect(late).to_have_count(0)


async def test_a_select_is_chosen_with_mouse_or_keyboard(ada: Tab, ben: Tab) -> None:
    await ada.slash("menus")
    await ben.menu("Level").click()
    await ben.option("Hard").click()
    await expect(ada.message("Level Hard")).to_be_visible()
    await ada.menu("Level").press("ArrowDown")
    await expect(ada.page.get_by_role("listbox", name="Level")).to_be_focused()
    await ada.page.keyboard.press("Home")
    await ada.page.keyboard.press("Enter")
    await expect(ben.message("Level Easy")).to_be_visible()


async def test_an_open_list_survives_an_edit_of_its_message(ada: Tab, ben: Tab) -> None:
    await ada.slash("menus")
    await ben.menu("Level").click()
    await expect(ben.option("Easy")).to_be_visible()
    await ada.menu("Level").click()
    await ada.option("Hard").click()
    await expect(ben.message("Level Hard")).to_be_visible()
    place = await ben.page.locator(".listbox").bounding_box()
    menu = await ben.menu("Level").bounding_box()
    assert place
    assert menu
    assert abs(place["x"] - menu["x"]) < 2
    await ben.option("Easy").click()
    await expect(ada.message("Level Easy")).to_be_visible()


async def test_several_people_are_chosen_from_a_list_that_can_be_searched(ada: Tab) -> None:
    await ada.slash("menus")
    await ada.menu("Guests").click()
    search = ada.page.get_by_role("combobox", name="Search: Guests")
    await search.fill("ben")
    await expect(ada.page.get_by_role("option")).to_have_count(1)
    await ada.option("Ben").click()
    await search.fill("cle")
    await ada.option("Cleo").click()
    await ada.page.get_by_role("button", name="Done").click()
    await expect(ada.message("Guests: Ben, Cleo")).to_be_visible()


async def test_channels_and_roles_can_be_chosen(ada: Tab) -> None:
    await ada.slash("menus")
    await ada.menu("Channel").click()
    await expect(ada.option("other-table")).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await expect(ada.menu("Channel")).to_be_focused()
    await ada.menu("Role").click()
    await expect(ada.option("@Moderators")).to_be_visible()


async def test_a_form_is_checked_and_sent(ada: Tab, ben: Tab) -> None:
    await ada.slash("form")
    form = ada.page.get_by_role("dialog", name="Your table")
    name = form.get_by_label("Name")
    await expect(name).to_be_focused()
    await name.fill("ab")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_contain_text("Must be at least 3 characters.")
    await name.fill("The attic")
    level = form.get_by_role("combobox", name="Level")
    await level.click()
    await ada.page.keyboard.press("Escape")
    await expect(level).to_be_focused()
    await level.click()
    await ada.option("Hard").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(ben.message("Table: The attic / Hard")).to_be_visible()


async def test_a_form_can_be_left_without_sending(ada: Tab) -> None:
    await ada.slash("classic")
    await ada.button("Open form").click()
    form = ada.page.get_by_role("dialog", name="Your table")
    await form.get_by_label("Name").fill("Not this one")
    await ada.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await expect(ada.button("Open form")).to_be_focused()
