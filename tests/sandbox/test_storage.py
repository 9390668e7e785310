"""A world that is stopped and taken up again."""

from pathlib import Path

import pytest

from sandbox.clock import DrivenClock
from sandbox.compose import spoken
from sandbox.ids import Snowflake
from sandbox.media import Upload, attach
from sandbox.message import Message
from sandbox.server import Sandbox
from sandbox.storage import Storage, Unreadable
from sandbox.world import HOME, World


def _world() -> World:
    world = World.with_home(DrivenClock())
    world.base_url = "http://127.0.0.1:1"
    return world


def _say(world: World, content: str, only_for: Snowflake | None = None) -> Message:
    channel = world.channels_of(HOME)[0]
    message = Message(spoken(world, world.users["ada"], channel, content).body, only_for)
    world.keep(message)
    return message


def test_everything_comes_back(tmp_path: Path) -> None:
    world = _world()
    world.add_user("eva").locale = "nl"
    bot = world.application("sandbox")
    bot.commands[None] = [{"id": "1", "name": "play", "type": 1}]
    bot.commands[HOME] = [{"id": "2", "name": "end", "type": 1}]
    secret = _say(world, "psst", only_for=world.users["ben"].id)
    shown = _say(world, "a picture")
    shown.body["attachments"] = [attach(world, shown.channel_id, Upload(0, "a.png", b"png"), {})]
    Storage(tmp_path).save(world)

    again = _world()
    again.base_url = "http://127.0.0.1:2"
    assert Storage(tmp_path).load(again)
    assert again.users == world.users
    assert again.application("sandbox").commands == bot.commands
    assert again.application("sandbox").id == bot.id
    assert [m.only_for for m in again.all_messages()] == [secret.only_for, None]
    attachment = next(m for m in again.all_messages() if m.id == shown.id).body["attachments"][0]
    assert attachment["url"].startswith("http://127.0.0.1:2/attachments/")
    assert again.files[attachment["id"]] == b"png"
    assert int(again.snowflakes.make()) > int(shown.id)


def test_files_of_deleted_messages_are_deleted(tmp_path: Path) -> None:
    world = _world()
    shown = _say(world, "a picture")
    shown.body["attachments"] = [attach(world, shown.channel_id, Upload(0, "a.png", b"png"), {})]
    Storage(tmp_path).save(world)
    world.drop(shown)
    Storage(tmp_path).save(world)
    assert list((tmp_path / "sandbox-files").iterdir()) == []


def test_nothing_saved_is_nothing_loaded(tmp_path: Path) -> None:
    assert not Storage(tmp_path).load(_world())


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"version": 99}', '{"version": 1}'])
def test_a_file_that_is_no_world_is_left_alone_and_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "sandbox.json").write_text(text)
    with pytest.raises(Unreadable, match=r"sandbox\.json is not a sandbox's world"):
        Storage(tmp_path).load(_world())
    assert (tmp_path / "sandbox.json").read_text() == text


async def test_a_sandbox_takes_up_where_it_stopped(tmp_path: Path) -> None:
    async with Sandbox.start(data=tmp_path) as box:
        ada = await box.person("ada")
        await ada.say("see you tomorrow")
        await ada.sees_text("tomorrow")
    async with Sandbox.start(data=tmp_path) as box:
        ada = await box.person("ada")
        assert ada.sees() == "Ada\nsee you tomorrow"
