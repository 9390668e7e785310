"""Screens look as they looked when somebody last read them (`python -m tests.render`)."""

from pathlib import Path

from tests.render.page import page
from tests.render.positions import screens

FOLDER = Path(__file__).parent / "golden"


def test_every_screen_is_as_it_was_read() -> None:
    drawn = {name: page(screen) for name, screen in screens()}
    kept = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    assert drawn.keys() == kept.keys()
    for name, text in drawn.items():
        assert text == kept[name], f"{name} has changed: python -m tests.render, and read it"
