"""The acts of the gallery can be played; nothing is photographed here."""

from pathlib import Path

import pytest

from sandbox.person import Person
from sandbox.shape import Json
from tests.e2e.bot.conftest import Quick
from tests.gallery.acts import ACTS, IN_EMOJIS, Act
from tests.gallery.studio import studio


class Blind:
    """A camera that knows what would be on the pictures."""

    def __init__(self) -> None:
        self.names: list[str] = []

    async def set_up(self, url: str, language: str, now: float) -> None:
        pass

    async def set_time(self, now: float) -> None:
        pass

    async def shoot(self, name: str, person: Person, message: Json) -> None:
        assert message in person.messages
        self.names.append(name)

    async def shoot_log(self, name: str, person: Person) -> None:
        self.names.append(name)

    async def shoot_page(self, name: str, person: Person, typed: str = "") -> None:
        self.names.append(name)

    async def shoot_form(self, name: str, person: Person, message: Json, button: str) -> None:
        self.names.append(name)


PLAIN = [act for act in ACTS if act.settings != IN_EMOJIS]
"""Emojis are uploaded by the real gallery only."""


@pytest.mark.parametrize("act", PLAIN, ids=lambda act: f"{act.play.__module__}.{act.play.__name__}")
async def test_an_act_is_played_to_its_end(
    act: Act, tmp_path: Path, discord_addresses: None
) -> None:
    camera = Blind()
    async with studio(tmp_path, camera, "en-US", act.settings, Quick) as stage:
        await act.play(stage)
    assert camera.names
    assert len(set(camera.names)) == len(camera.names), "two pictures have one name"
