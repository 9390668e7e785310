"""python -m tests.picture: draws the golden pictures anew."""

from bot.picture.draw import draw
from tests.picture.drawings import drawings
from tests.picture.test_emoji import SHEET, sheet
from tests.picture.test_golden import FOLDER, shrunk


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    for name, drawing in drawings():
        shrunk(draw(drawing)).save(FOLDER / f"{name}.png", optimize=True)
    SHEET.parent.mkdir(exist_ok=True)
    sheet().save(SHEET, optimize=True)


if __name__ == "__main__":
    main()
