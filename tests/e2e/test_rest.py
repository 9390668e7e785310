"""REST v10 as the real client uses it, apart from interactions."""

import io
import struct
import zlib
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from sandbox.permission import Permission
from sandbox.server import Sandbox
from tests.e2e.conftest import Bot, Online
from tests.e2e.waiting import eventually


def png(width: int = 3, height: int = 2) -> bytes:
    """A real picture, one grey pixel after another."""

    def chunk(name: bytes, data: bytes) -> bytes:
        checksum = struct.pack(">I", zlib.crc32(name + data))
        return struct.pack(">I", len(data)) + name + data + checksum

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    pixels = zlib.compress((b"\0" + b"\x80" * width) * height)
    signature = b"\x89PNG\r\n\x1a\n"
    return signature + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


@pytest.fixture
async def bot(box: Sandbox, online: Online) -> Bot:
    bot = Bot(intents=discord.Intents(guilds=True, guild_messages=True, guild_reactions=True))
    await online(bot)
    return bot


def games(bot: Bot) -> discord.TextChannel:
    channel = discord.utils.get(bot.get_all_channels(), name="games")
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_the_bot_learns_who_it_is(box: Sandbox, bot: Bot) -> None:
    about = await bot.application_info()
    assert (about.name, about.owner.name) == ("Tavolo", "ada")
    assert bot.user is not None
    assert (await bot.fetch_user(bot.user.id)).bot
    assert [g.name async for g in bot.fetch_guilds()] == ["Tavolo's table"]
    shards, url, _ = await bot.http.get_bot_gateway()
    assert (shards, url.split("?")[0]) == (1, f"ws://127.0.0.1:{box.port}/gateway")


async def test_messages_are_made_edited_read_and_deleted(box: Sandbox, bot: Bot) -> None:
    ada = await box.person("ada")
    message = await games(bot).send("one", embed=discord.Embed(title="A title"))
    await ada.sees_text("A title")
    await message.edit(content="two", embed=None)
    screen = await ada.sees_text("two")
    assert "A title" not in screen
    again = await games(bot).fetch_message(message.id)
    assert (again.content, again.edited_at is None) == ("two", False)
    reply = await message.reply("three")
    assert reply.reference is not None
    assert reply.reference.message_id == message.id
    assert [m.content async for m in games(bot).history()] == ["three", "two"]
    assert [m.content async for m in games(bot).history(after=message)] == ["three"]
    await message.delete()
    await ada.until(lambda screen: "two" not in screen)
    with pytest.raises(discord.NotFound) as refused:
        await games(bot).fetch_message(message.id)
    assert refused.value.code == 10008
    await games(bot).send("four")
    await games(bot).purge()
    await ada.until(lambda screen: screen == "")


async def test_only_its_own_messages_can_be_edited(box: Sandbox, bot: Bot) -> None:
    ada = await box.person("ada")
    await ada.say("mine")
    await ada.sees_text("mine")
    message = await games(bot).fetch_message(int(ada.messages[0]["id"]))
    with pytest.raises(discord.Forbidden) as refused:
        await message.edit(content="yours")
    assert refused.value.code == 50005
    assert ada.sees() == "Ada\nmine"


async def test_attachments_are_served_back_with_size_and_alt_text(box: Sandbox, bot: Bot) -> None:
    ada = await box.person("ada")
    picture = discord.File(io.BytesIO(png()), "board.png", description="The row: 3, 5")
    message = await games(bot).send("The board", file=picture)
    attachment = message.attachments[0]
    assert (attachment.width, attachment.height) == (3, 2)
    assert await attachment.read() == png()
    await ada.sees_text("{The row: 3, 5}")
    text = discord.File(io.BytesIO(b"moves"), "game.txt")
    message = await message.edit(attachments=[attachment, text])
    assert [a.filename for a in message.attachments] == ["board.png", "game.txt"]
    message = await message.edit(attachments=[])
    assert message.attachments == []
    with pytest.raises(discord.NotFound):
        await attachment.read()


async def test_a_picture_in_a_layout_gets_an_address(box: Sandbox, bot: Bot) -> None:
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description="The row")
    )
    view: discord.ui.LayoutView = discord.ui.LayoutView().add_item(gallery)
    await games(bot).send(view=view, file=discord.File(io.BytesIO(png()), "board.png"))
    ada = await box.person("ada")
    item = ada.messages[0]["components"][0]["items"][0]
    assert item["media"]["url"].startswith(f"{box.url}/attachments/")
    assert (item["media"]["width"], item["media"]["height"]) == (3, 2)
    async with aiohttp.ClientSession() as http, http.get(item["media"]["url"]) as response:
        assert await response.read() == png()
        assert response.content_type == "image/png"


async def test_threads_are_opened_written_in_and_archived(box: Sandbox, bot: Bot) -> None:
    ada = await box.person("ada")
    message = await games(bot).send("A table")
    thread = await message.create_thread(name="table-1")
    await thread.send("inside")
    await eventually(lambda: any(c["name"] == "table-1" for c in ada.channels.values()))
    ada.go("table-1")
    await ada.sees_text("inside")
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="table-2")
    assert refused.value.code == 160004
    await thread.edit(archived=True, name="table-1 (over)")
    await eventually(lambda: ada.channels[str(thread.id)]["thread_metadata"]["archived"])
    await thread.delete()
    await eventually(lambda: str(thread.id) not in ada.channels)


async def test_a_private_thread_is_seen_by_its_members_only(box: Sandbox, bot: Bot) -> None:
    cleo, dario = await box.person("cleo"), await box.person("dario")
    thread = await games(bot).create_thread(name="secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(int(box.world.users["cleo"].id)))
    await eventually(lambda: str(thread.id) in cleo.channels)
    assert str(thread.id) not in dario.channels


async def test_reactions_come_and_go(box: Sandbox, bot: Bot) -> None:
    message = await games(bot).send("well?")
    await message.add_reaction("🎲")
    again = await games(bot).fetch_message(message.id)
    assert [(str(r.emoji), r.count, r.me) for r in again.reactions] == [("🎲", 1, True)]
    assert bot.user is not None
    await message.remove_reaction("🎲", bot.user)
    assert (await games(bot).fetch_message(message.id)).reactions == []
    with pytest.raises(discord.NotFound):
        await message.add_reaction("no_such:123456789012345678")


async def test_application_emojis_are_made_served_and_deleted(box: Sandbox, bot: Bot) -> None:
    ada = await box.person("ada")
    emoji = await bot.create_application_emoji(name="card_3", image=png())
    await eventually(lambda: [e["name"] for e in ada.emojis] == ["card_3"])
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"{box.url}/emojis/{emoji.id}.png") as response,
    ):
        assert await response.read() == png()
    assert [e.name for e in await bot.fetch_application_emojis()] == ["card_3"]
    emoji = await emoji.edit(name="card_4")
    assert (await bot.fetch_application_emoji(emoji.id)).name == "card_4"
    await emoji.delete()
    await eventually(lambda: ada.emojis == [])


async def test_commands_keep_their_ids_when_registered_again(box: Sandbox, bot: Bot) -> None:
    @bot.tree.command(description="Plays")
    async def play(interaction: discord.Interaction) -> None: ...

    first = await bot.tree.sync()
    second = await bot.tree.sync()
    assert [c.id for c in first] == [c.id for c in second]
    await second[0].edit(description="Plays well")
    assert (await bot.tree.fetch_command(first[0].id)).description == "Plays well"
    await second[0].delete()
    assert await bot.tree.fetch_commands() == []


async def test_a_servers_own_command_hides_the_global_one(box: Sandbox, bot: Bot) -> None:
    guild = discord.Object(int(box.channel("games")["guild_id"]))
    bot.tree.add_command(app_commands.Command(name="play", description="all", callback=_nothing))
    await bot.tree.sync()
    own: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="play", description="here", callback=_nothing
    )
    bot.tree.add_command(own, guild=guild)
    await bot.tree.sync(guild=guild)
    ada = await box.person("ada")
    assert [c["description"] for c in ada.commands] == ["here"]
    other = await box.person("ada", guild=box.add_guild("elsewhere")["id"])
    assert [c["description"] for c in other.commands] == ["all"]


async def _nothing(interaction: discord.Interaction) -> None: ...


async def test_servers_members_and_roles_can_be_read(box: Sandbox, bot: Bot) -> None:
    guild = await bot.fetch_guild(bot.guilds[0].id)
    assert guild.name == "Tavolo's table"
    assert guild.approximate_member_count == 5
    ben = await guild.fetch_member(int(box.world.users["ben"].id))
    assert ben.display_name == "Ben"
    assert [role.name for role in await guild.fetch_roles()] == [
        "@everyone",
        "Moderators",
        "Tavolo",
    ]
    assert [c.name for c in await guild.fetch_channels()] == ["general", "games", "other-table"]
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(1)
    with pytest.raises(discord.NotFound):
        await bot.fetch_channel(1)


async def test_permissions_are_computed_from_roles_and_overwrites(box: Sandbox, bot: Bot) -> None:
    channel, guild = games(bot), bot.guilds[0]
    assert channel.permissions_for(guild.me).send_messages
    box.deny("sandbox", "games", Permission.SEND_MESSAGES)
    await eventually(lambda: not channel.permissions_for(guild.me).send_messages)
    ben = await guild.fetch_member(int(box.world.users["ben"].id))
    assert channel.permissions_for(ben).manage_messages
    assert not channel.permissions_for(ben).manage_guild


async def test_a_bot_can_make_and_delete_channels(box: Sandbox, bot: Bot) -> None:
    ada = await box.person("ada")
    made = await bot.guilds[0].create_text_channel("tournament")
    await eventually(lambda: str(made.id) in ada.channels)
    await made.edit(topic="Finals")
    await eventually(lambda: ada.channels[str(made.id)]["topic"] == "Finals")
    await made.delete()
    await eventually(lambda: str(made.id) not in ada.channels)


async def test_mentions_are_those_that_are_allowed(box: Sandbox, bot: Bot) -> None:
    ada, ben = (box.world.users[name].id for name in ("ada", "ben"))
    only = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(int(ada))])
    message = await games(bot).send(f"<@{ada}> <@{ben}> @everyone", allowed_mentions=only)
    assert [str(user.id) for user in message.mentions] == [ada]
    assert not message.mention_everyone
