"""The import contracts bite: rules that reach for a clock, chance or Discord are reported."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project, to be spoiled."""
    for package in ("bot", "cogs", "sandbox"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / package, tmp_path / package, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def broken(project: Path) -> str:
    """What lint-imports says, and nothing if it is content."""
    command = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run(
        [sys.executable, "-c", command, "--no-cache"],
        cwd=project,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout if done.returncode else ""


def test_every_forbidden_import_is_reported(copy: Path) -> None:
    offences = {
        "bot/engine/chance.py": ("random", "secrets"),
        "bot/engine/play.py": ("asyncio", "sqlite3"),
        "bot/games/seventeen/rules.py": ("time", "discord"),
        "bot/games/seventeen/view.py": ("datetime", "aiohttp"),
        "bot/picture/sheet.py": ("asyncio", "random"),
    }
    for file, modules in offences.items():
        path = copy / file
        path.write_text("".join(f"import {m}\n" for m in modules) + path.read_text("utf-8"))
    report = broken(copy)
    for file, modules in offences.items():
        importer = file.removesuffix(".py").replace("/", ".")
        for module in modules:
            assert f"{importer} -> {module} (l." in report, f"{importer} may import {module}"


def test_an_engine_that_knows_a_game_is_reported(copy: Path) -> None:
    path = copy / "bot/engine/cpu.py"
    path.write_text(path.read_text("utf-8") + "\nfrom bot.games import CATALOGUE\n")
    assert "bot.engine.cpu -> bot.games (l." in broken(copy)


@pytest.mark.parametrize(
    ("file", "statement", "reported"),
    [
        ("bot/table/hub.py", "from bot.games import CATALOGUE", "bot.table.hub -> bot.games"),
        ("bot/table/hub.py", "import sqlite3", "bot.table.hub -> sqlite3"),
        ("bot/table/hub.py", "import discord", "bot.table.hub -> discord"),
        ("bot/text/catalogue.py", "import bot.table.hub", "bot.text.catalogue -> bot.table.hub"),
        ("bot/store/rows.py", "import bot.render.end", "bot.store.rows -> bot.render.end"),
        ("bot/render/end.py", "import bot.store.rows", "bot.render.end -> bot.store.rows"),
        ("bot/house.py", "import discord", "bot.house -> discord"),
        ("sandbox/world.py", "import bot.settings", "sandbox.world -> bot.settings"),
    ],
)
def test_an_arrow_that_points_upwards_is_reported(
    copy: Path, file: str, statement: str, reported: str
) -> None:
    path = copy / file
    path.write_text(f"{path.read_text('utf-8')}\n{statement}\n")
    assert f"{reported} (l." in broken(copy)


def test_the_project_as_it_is_keeps_its_contracts(copy: Path) -> None:
    assert broken(copy) == ""
