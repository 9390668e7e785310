"""The world in a file, so that a sandbox can be stopped and taken up again."""

import json
import os
from dataclasses import asdict
from pathlib import Path

from sandbox.application import Application
from sandbox.ids import Snowflake
from sandbox.message import Message
from sandbox.shape import Json, encode
from sandbox.user import User
from sandbox.world import World

VERSION = 1
KEPT_MESSAGES = 200
# Addresses of files are kept without the port, which may be another one next time.
ANYWHERE = "sandbox://here"


class Unreadable(Exception):
    """The file exists but is not a world; nothing is overwritten before somebody has looked."""


class Storage:
    """One JSON file beside a folder of attachments and emojis; a write replaces the file whole."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "sandbox.json"
        self._files = folder / "sandbox-files"

    def save(self, world: World) -> None:
        text = encode(_freeze(world)).replace(encode(world.base_url)[1:-1], ANYWHERE)
        self._files.mkdir(parents=True, exist_ok=True)
        for file_id, content in world.files.items():
            path = self._files / file_id
            if not path.exists():
                _replace(path, content)
        _replace(self._file, text.encode())
        for path in self._files.iterdir():
            if Snowflake(path.name) not in world.files:
                path.unlink()

    def load(self, world: World) -> bool:
        """Fills the world with what was saved, if anything was."""
        try:
            text = self._file.read_text()
        except FileNotFoundError:
            return False
        try:
            saved = json.loads(text.replace(ANYWHERE, world.base_url))
            if saved["version"] != VERSION:
                raise ValueError(f"version {saved['version']}")
            _thaw(world, saved)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            reason = f"{self._file} is not a sandbox's world ({error}): move it away to start anew."
            raise Unreadable(reason) from error
        for path in self._files.iterdir() if self._files.is_dir() else ():
            world.files[Snowflake(path.name)] = path.read_bytes()
        return True


def _replace(path: Path, content: bytes) -> None:
    """Either the old content or the new one is there, whenever the power fails."""
    new = path.with_name(f"{path.name}.new")
    with new.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def _freeze(world: World) -> Json:
    return {
        "version": VERSION,
        "users": [asdict(user) for user in world.users.values()],
        "guilds": list(world.guilds.values()),
        "members": world.members,
        "channels": list(world.channels.values()),
        "thread_members": {thread: list(some) for thread, some in world.thread_members.items()},
        "messages": [
            {"body": message.body, "only_for": message.only_for}
            for there in world.messages.values()
            for message in list(there.values())[-KEPT_MESSAGES:]
        ],
        "applications": [
            asdict(application)
            | {"commands": list(application.commands.items()), "emojis": application.emojis}
            for application in world.applications.values()
        ],
    }


def _thaw(world: World, saved: Json) -> None:
    users = {each["username"]: User(**each) for each in saved["users"]}
    applications = {each["token"]: _application(each) for each in saved["applications"]}
    messages = [Message(each["body"], each["only_for"]) for each in saved["messages"]]
    channels = {Snowflake(each["id"]): each for each in saved["channels"]}
    world.users, world.applications, world.channels = users, applications, channels
    world.guilds = {Snowflake(each["id"]): each for each in saved["guilds"]}
    world.members = saved["members"]
    world.thread_members = {t: set(some) for t, some in saved["thread_members"].items()}
    world.messages = {}
    for message in messages:
        world.messages.setdefault(message.channel_id, {})[message.id] = message
    taken = (
        [message.id for message in messages]
        + list(channels)
        + [a.id for a in applications.values()]
    )
    world.snowflakes.skip(max(taken, key=int))


def _application(saved: Json) -> Application:
    commands = dict(saved["commands"])
    return Application(**(saved | {"commands": commands}))
