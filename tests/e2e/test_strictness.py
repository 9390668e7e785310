"""Deliberately wrong bots: each breaks one rule and hears of it as it would from Discord.

The requests are those of the rules' own tests; here they travel through the real client.
"""

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands

from sandbox.server import Sandbox
from tests.e2e.conftest import Bot, Online
from tests.e2e.listener import Listener
from tests.sandbox.rules import wrong
from tests.sandbox.rules.build import (
    EPHEMERAL,
    V2,
    button,
    command,
    label,
    layout,
    modal,
    option,
    row,
    text,
    text_input,
)
from tests.sandbox.rules.wrong import Wrong
from tests.sandbox.rules.wrong.thing import PNG, picture

LOADING = 1 << 7
# More files than a form may have are refused before anybody looks into the body.
MESSAGES = [case for case in wrong.MESSAGES if len(case.files) <= 10]
NEW = [*MESSAGES, *(case for case in wrong.EMPTY if case.editing is None)]
PICTURE = picture(PNG)
TAKEN = "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
UNFIT = "INTERACTION_CALLBACK_TYPE_INVALID"
WRONG_TYPE = Wrong("a callback that does not fit", None, ("type",), UNFIT)


@pytest.fixture
async def listener(box: Sandbox, online: Online) -> Listener:
    listener = Listener()
    await online(listener)
    return listener


async def test_a_wrong_message_is_refused(listener: Listener) -> None:
    for case in NEW:
        await listener.is_refused("POST", listener.messages, case.sent, case)


async def test_nothing_of_a_refused_message_is_seen(box: Sandbox, listener: Listener) -> None:
    ada = await box.person("ada")
    for case in NEW[:5]:
        await listener.is_refused("POST", listener.messages, case.sent, case)
    await listener.send("POST", listener.messages, {"content": "the first that is right"})
    await ada.sees_text("the first that is right")
    assert len(ada.messages) == 1


async def test_a_wrong_edit_is_refused(listener: Listener) -> None:
    for case in [*wrong.EDITS, *wrong.EMPTY]:
        if case.editing is None:
            continue
        kept = ("flags", "components", "content", "embeds")
        sent = {key: case.editing[key] for key in kept if case.editing.get(key)}
        old: Any = case.editing["attachments"]
        files = [each["filename"] for each in old]
        made = await listener.send("POST", listener.messages, sent, files)
        path = f"{listener.messages}/{made['id']}"
        await listener.is_refused("PATCH", path, case.sent, case)


async def test_a_wrong_command_is_refused(listener: Listener) -> None:
    path = f"{listener.application_path}/commands"
    for case in wrong.COMMANDS:
        await listener.is_refused("POST", path, case.sent, case)
        await listener.is_refused("PUT", path, [case.sent], case, at=(0,))


async def test_a_wrong_list_of_commands_is_refused(listener: Listener) -> None:
    guild = listener.guilds[0].id
    for case in wrong.LISTS:
        path = listener.application_path
        await listener.is_refused("PUT", f"{path}/commands", case.sent, case)
        await listener.is_refused("PUT", f"{path}/guilds/{guild}/commands", case.sent, case)


async def test_a_wrong_emoji_is_refused(listener: Listener) -> None:
    path = f"{listener.application_path}/emojis"
    for case in wrong.EMOJIS:
        await listener.is_refused("POST", path, case.sent, case)


async def test_an_emoji_cannot_take_the_name_of_another(listener: Listener) -> None:
    path = f"{listener.application_path}/emojis"
    await listener.send("POST", path, {"name": "die_5", "image": PICTURE})
    made = await listener.send("POST", path, {"name": "die_6", "image": PICTURE})
    taken = Wrong("a name that is taken", {"name": "die_5"}, ("name",), TAKEN)
    await listener.is_refused("POST", path, {"name": "die_5", "image": PICTURE}, taken)
    await listener.is_refused("PATCH", f"{path}/{made['id']}", {"name": "die_5"}, taken)
    same = await listener.send("PATCH", f"{path}/{made['id']}", {"name": "die_6"})
    assert same["name"] == "die_6"


async def test_there_is_no_command_after_the_hundredth(listener: Listener) -> None:
    path = f"{listener.application_path}/commands"
    await listener.send("PUT", path, [command(f"c{number}") for number in range(100)])
    last = Wrong("the 101st command", None, (), "TOO_MANY_COMMANDS")
    await listener.is_refused("POST", path, command("c100"), last)
    await listener.send("POST", path, command("c99", description="Takes the place of the last"))


async def test_a_wrong_thread_is_refused(listener: Listener) -> None:
    path = listener.messages.replace("messages", "threads")
    for case in wrong.THREADS:
        await listener.is_refused("POST", path, case.sent, case)


async def test_a_wrong_answer_is_refused_and_may_be_corrected(box: Sandbox, online: Online) -> None:
    listener = Listener()
    await online(listener)
    await listener.send("PUT", f"{listener.application_path}/commands", [command()])
    ada = await box.person("ada")
    await ada.knows("play")
    typing = asyncio.create_task(ada.slash("play"))
    heard = await listener.hear()
    path = f"/interactions/{heard.id}/{heard.token}/callback"
    for case in NEW:
        await listener.is_refused("POST", path, {"type": 4, "data": case.sent}, case, at=("data",))
    for case in wrong.MODALS:
        await listener.is_refused("POST", path, {"type": 9, "data": case.sent}, case, at=("data",))
    for kind in (1, 6, 7, 8):
        await listener.is_refused("POST", path, {"type": kind, "data": {}}, WRONG_TYPE)
    await listener.send("POST", path, {"type": 4, "data": {"content": "A lobby"}})
    await typing
    assert "A lobby" in ada.sees()
    followups = f"/webhooks/{listener.application_id}/{heard.token}"
    for case in NEW:
        await listener.is_refused("POST", followups, case.sent, case)


async def test_wrong_choices_are_refused(box: Sandbox, online: Online) -> None:
    listener = Listener()
    await online(listener)
    typed = command("play", option(autocomplete=True))
    await listener.send("PUT", f"{listener.application_path}/commands", [typed])
    ada = await box.person("ada")
    await ada.knows("play")
    typing = asyncio.create_task(ada.complete("play", "game", "s"))
    heard = await listener.hear()
    path = f"/interactions/{heard.id}/{heard.token}/callback"
    for case in wrong.AUTOCOMPLETES:
        await listener.is_refused("POST", path, {"type": 8, "data": case.sent}, case, at=("data",))
    for kind in (1, 4, 5, 6, 7, 9):
        await listener.is_refused("POST", path, {"type": kind, "data": {}}, WRONG_TYPE)
    choices = [{"name": "Switch", "value": "switch"}]
    await listener.send("POST", path, {"type": 8, "data": {"choices": choices}})
    assert await typing == {"Switch": "switch"}


async def test_a_press_cannot_take_the_v2_flag_back(box: Sandbox, listener: Listener) -> None:
    board = layout(text("The board"), row(button("join")))
    await listener.send("POST", listener.messages, board)
    ada = await box.person("ada")
    await ada.sees_text("The board")
    pressing = asyncio.create_task(ada.press("Join"))
    heard = await listener.hear()
    path = f"/interactions/{heard.id}/{heard.token}/callback"
    for case in wrong.EDITS[:4]:
        await listener.is_refused("POST", path, {"type": 7, "data": case.sent}, case, at=("data",))
    await listener.send("POST", path, {"type": 7, "data": layout(text("Ada has joined"))})
    await pressing
    assert "Ada has joined" in ada.sees()


async def test_a_deferred_answer_takes_only_the_ephemeral_flag(
    box: Sandbox, listener: Listener
) -> None:
    await listener.send("PUT", f"{listener.application_path}/commands", [command()])
    ada = await box.person("ada")
    await ada.knows("play")
    typing = asyncio.create_task(ada.slash("play"))
    heard = await listener.hear()
    callback = f"/interactions/{heard.id}/{heard.token}/callback"
    await listener.send("POST", callback, {"type": 5, "data": {"flags": V2 | EPHEMERAL}})
    await typing
    original = f"/webhooks/{listener.application_id}/{heard.token}/messages/@original"
    message = await listener.send("GET", original, None)
    assert message["flags"] == LOADING | EPHEMERAL
    flagless = wrong.EDITS[3]
    await listener.is_refused("PATCH", original, {"components": [text()]}, flagless)
    message = await listener.send("PATCH", original, layout(text("Your hand")))
    assert message["flags"] == V2 | EPHEMERAL


async def test_a_modal_of_a_message_may_update_it_and_one_of_a_command_has_none(
    box: Sandbox, listener: Listener
) -> None:
    await listener.send("PUT", f"{listener.application_path}/commands", [command()])
    ada = await box.person("ada")
    await ada.knows("play")
    typing = asyncio.create_task(ada.slash("play"))
    heard = await listener.hear()
    form = {"type": 9, "data": modal(label(text_input("name")))}
    await listener.send("POST", f"/interactions/{heard.id}/{heard.token}/callback", form)
    await typing
    sending = asyncio.create_task(ada.submit(name="Ada"))
    heard = await listener.hear()
    path = f"/interactions/{heard.id}/{heard.token}/callback"
    for kind in (1, 6, 7, 8, 9):
        await listener.is_refused("POST", path, {"type": kind, "data": {}}, WRONG_TYPE)
    await listener.send("POST", path, {"type": 4, "data": {"content": "Welcome, Ada"}})
    await sending
    assert "Welcome, Ada" in ada.sees()


async def test_discord_py_s_own_classes_hear_of_it_too(box: Sandbox, online: Online) -> None:
    bot = Bot()
    await online(bot)
    channel = bot.guilds[0].text_channels[0]
    with pytest.raises(discord.HTTPException, match=r"In content: Must be 2000 or fewer"):
        await channel.send("x" * 2001)
    buttons = discord.ui.View().add_item(discord.ui.Button(label="x" * 81))
    with pytest.raises(discord.HTTPException, match=r"In components\.0\.components\.0\.label"):
        await channel.send("Two", view=buttons)
    pictures = discord.ui.LayoutView().add_item(
        discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://row.png"))
    )
    with pytest.raises(discord.HTTPException, match=r"In components\.0\.items\.0\.media\.url"):
        await channel.send(view=pictures)
    with pytest.raises(discord.HTTPException, match=r"Cannot send an empty message"):
        await channel.send()
    png = PNG + bytes(256 * 1024)
    with pytest.raises(discord.HTTPException, match=r"In image: File cannot be larger"):
        await bot.create_application_emoji(name="die_6", image=png)


class Capitals(app_commands.Translator):
    """A translation that looks right and that Discord does not take."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return "Spielen" if locale is discord.Locale.german else None


async def test_a_command_s_bad_translation_fails_its_registration(
    box: Sandbox, online: Online
) -> None:
    bot = Bot()

    @bot.tree.command(description="Opens a lobby")
    async def play(interaction: discord.Interaction) -> None:
        raise AssertionError("nobody calls it")

    await online(bot)
    await bot.tree.set_translator(Capitals())
    with pytest.raises(app_commands.CommandSyncFailure, match="Command name is invalid") as caught:
        await bot.tree.sync()
    assert (caught.value.status, caught.value.code) == (400, 50035)
