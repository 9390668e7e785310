"""The image has what the bot needs. Read, not built: there is no Docker where the tests run."""

import re
import tomllib
from pathlib import Path

from bot.invite import ALL

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = (ROOT / "compose.yaml").read_text()
IGNORED = (ROOT / ".dockerignore").read_text().split()


def copied() -> set[str]:
    """What goes from the checkout into the image."""
    return set(re.findall(r"^COPY (?!--from)(\S+) ", DOCKERFILE, re.MULTILINE))


def test_every_package_is_copied() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    found = project["tool"]["setuptools"]["packages"]["find"]["include"]
    assert copied() == {name.rstrip("*") for name in found} | {"requirements/run.lock"}


def test_nothing_that_is_copied_is_ignored() -> None:
    for source in copied():
        assert (ROOT / source).exists()
        assert source.split("/")[0] not in IGNORED


def test_secrets_and_data_stay_outside() -> None:
    assert {".env", ".env.*", "data", ".git"} <= set(IGNORED)


def test_every_file_that_is_read_belongs_to_its_package() -> None:
    """Files that are no code are left out of an installation unless they are named."""
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]
    named: set[Path] = set()
    for package, patterns in tool["setuptools"]["package-data"].items():
        folder = ROOT / package.replace(".", "/")
        named |= {file for pattern in patterns for file in folder.glob(pattern)}
    read = {
        file
        for package in ("bot", "cogs", "sandbox")
        for file in (ROOT / package).rglob("*")
        if file.is_file() and file.suffix not in (".py", ".pyc")
    }
    assert read <= named, f"left behind: {sorted(map(str, read - named))}"


def test_packages_are_installed_by_their_hashes() -> None:
    assert "--require-hashes" in DOCKERFILE
    lock = (ROOT / "requirements" / "run.lock").read_text()
    packages = re.findall(r"^[\w.-]+==.*$", lock, re.MULTILINE)
    assert packages
    assert all(line.endswith("\\") for line in packages), "each line goes on with its hashes"


def test_it_is_nobody_special_and_stops_when_it_is_told() -> None:
    assert re.search(r"^USER tavolo$", DOCKERFILE, re.MULTILINE)
    assert 'CMD ["python", "-m", "bot"]' in DOCKERFILE, "no shell between Docker and the bot"
    for line in ("read_only: true", "init: true", "stop_grace_period: 10s", "DATA_DIR: /data"):
        assert line in COMPOSE


def test_the_guides_invite_with_what_is_needed() -> None:
    for name in ("README.md", "docs/operating.md"):
        assert f"permissions={ALL}" in (ROOT / name).read_text(), name
