"""Everybody reads their own language, and together they read that of the server."""

import shutil
from pathlib import Path

import pytest

from bot.text.catalogue import FALLBACK, FOLDER, Catalogue
from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from sandbox.shape import Json, objects
from sandbox.world import HOME
from tests.e2e.bot.company import board, words
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, presses
from tests.e2e.bot.life import life
from tests.e2e.bot.yesterday import played
from tests.e2e.conftest import Online
from tests.table.clock import DrivenClock
from tests.text.shelf import catalogue

COMMANDS = "/applications/{application}/commands"
LOCALES = {"nl": "nl", "fr": "fr", "de": "de", "es-ES": "es-ES", "es-419": "es-ES", "it": "it"}
"""Discord's languages, and which of ours each of them reads."""


async def guest(box: Sandbox, name: str, locale: str) -> Person:
    person = await box.person(name)
    await person.speak(locale)
    return person


async def press(person: Person, do: str) -> None:
    """By what the button does: what stands on it is another matter here."""
    await person.until(lambda _: do in words(board(person)))
    await person.press(words(board(person))[do]["custom_id"])


def own(person: Person) -> str:
    return show(person.ephemerals[-1])


async def test_a_german_in_a_french_server_sees_a_french_board_and_a_german_panel(
    box: Sandbox, start: Start
) -> None:
    box.world.guilds[HOME]["preferred_locale"] = "fr"
    await start(DrivenClock())
    fr, de, it = map(catalogue().speaker, ("fr", "de", "it"))
    hans, gino = await guest(box, "hans", "de"), await guest(box, "gino", "it")
    await hans.slash("play", game="17")
    await hans.sees_text(fr("lobby-title", game="17"))
    await press(gino, "join")
    await gino.until(lambda _: it("lobby-you-are-in", game="17") in gino.sees())
    await press(hans, "cpu")
    await presses(hans, de("level-hard"))
    await hans.sees_text(de("lobby-levels-more", name=de("cpu-1")))
    await gino.sees_text(f"**{fr('cpu-1')}** · {fr('level-hard')}")
    await press(hans, "start")
    await hans.until(lambda _: "panel" in words(board(hans)))

    for line in (
        f"{{{fr('seventeen-empty-row')}",  # how the picture is described
        f"\n{fr('seventeen-empty-row')}",
        fr("seventeen-last-dealt"),
        f"**{fr('cpu-1')}**",
        f"[{fr('button-hand')}]",
    ):
        assert line in show(board(hans) or {})
    await gino.until(lambda _: f"### {it('panel-title')}" in own(gino))
    await hans.until(lambda _: f"### {de('panel-title')}" in own(hans))
    task = de("panel-play") if de("panel-play") in own(hans) else de("panel-wait")
    for line in (f"{{{de('panel-alt', cards='')[:-2]}", task, de("panel-no-tokens")):
        assert line in own(hans)

    await hans.slash("play", game="17")
    assert answer(hans) == de("refused-table-here")
    await gino.slash("end")
    assert answer(gino).startswith(it("refused-not-host-or-moderator", host="?").partition("?")[0])
    await hans.slash("end")
    await gino.sees_text(fr("aborted-ended"))


async def test_the_panel_calls_cpu_players_as_its_reader_does_and_the_board_as_the_server_does(
    box: Sandbox, start: Start
) -> None:
    box.world.guilds[HOME]["preferred_locale"] = "fr"
    await start(DrivenClock())
    fr, de = map(catalogue().speaker, ("fr", "de"))
    hans = await guest(box, "hans", "de")
    await hans.slash("play", game="switch")
    await press(hans, "cpu")
    for _ in range(2):
        await presses(hans, de("level-easy"))
    await press(hans, "start")
    await hans.until(lambda _: de("blocks-title") in own(hans))
    for key in ("cpu-1", "cpu-2"):
        assert f"**{fr(key)}**" in show(board(hans) or {})
        assert f"[{de('button-block-whom', name=de(key))}]" in own(hans)


async def test_commands_options_and_choices_have_names_in_every_language(
    box: Sandbox, start: Start
) -> None:
    await start()
    ada = await box.person("ada")
    for command in ada.commands:
        check(command, "name", f"name-{command['name']}")
        check(command, "description", f"command-{command['name']}")
        for option in objects(command.get("options")):
            check(option, "name", f"name-{command['name']}-{option['name']}")
            check(option, "description", f"command-{command['name']}-{option['name']}")
            for choice in objects(option.get("choices")):
                names = choice["name_localizations"]
                assert names.keys() == LOCALES.keys(), choice
                assert names["es-419"] == names["es-ES"]


def check(thing: Json, field: str, key: str) -> None:
    text = catalogue()
    told = {locale: text.speaker(ours)(key) for locale, ours in LOCALES.items()}
    assert thing[f"{field}_localizations"] == told
    assert thing[field] == text.speaker(FALLBACK)(key)


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """English, and a Dutch that is nearly the same."""
    for language in (FALLBACK, "nl"):
        shutil.copytree(FOLDER / FALLBACK, tmp_path / "texts" / language)
    return tmp_path / "texts"


def synced(box: Sandbox) -> int:
    return len(box.requests.to("PUT", COMMANDS))


async def test_commands_are_told_to_discord_again_when_a_translation_changes(
    box: Sandbox, online: Online, tmp_path: Path, texts: Path
) -> None:
    for _ in range(2):
        async with life(tmp_path, online, DrivenClock(), Catalogue.load(texts, strict=True)):
            assert synced(box) == 1
    path = texts / "nl" / "commands.ftl"
    path.write_text(path.read_text("utf-8").replace("-quick = Quick", "-quick = Vlug"), "utf-8")
    async with life(tmp_path, online, DrivenClock(), Catalogue.load(texts, strict=True)):
        assert synced(box) == 2
        ada = await box.person("ada")
        assert "Vlug" in str(ada.commands)


async def test_lists_are_in_the_language_of_the_server_and_all_else_in_ones_own(
    box: Sandbox, start: Start
) -> None:
    box.world.guilds[HOME]["preferred_locale"] = "fr"
    bot = await start(DrivenClock())
    fr, de = map(catalogue().speaker, ("fr", "de"))
    ada = await guest(box, "ada", "de")
    await ada.slash("leaderboard")
    assert fr("leaderboard-nobody", game="17") in show(ada.messages[-1])
    await ada.slash("profile")
    assert answer(ada) == de("refused-profile-own")
    for command, text in (
        ("privacy", de("privacy-title")),
        ("about", de("about-invite")),
        ("replay", de("refused-no-games")),
    ):
        await ada.slash(command)
        assert text in own(ada), command
    await played(bot.store, 5, "17", "ada", "ben", ago=7200)
    names = de.write.all(["Ada", "Ben", de("cpu-1")])
    choice = de("replay-choice", table="5", game="17", names=names, ago="vor 2 Stunden")
    assert await ada.complete("replay", "table") == {choice: "5"}
    await ada.slash("replay", table="5")
    assert f"**{de('cpu-1')}**" in own(ada)
