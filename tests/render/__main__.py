"""python -m tests.render: draws the golden screens anew."""

from tests.render.page import page
from tests.render.positions import screens
from tests.render.test_golden import FOLDER


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, screen in screens():
        (FOLDER / f"{name}.txt").write_text(page(screen), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
