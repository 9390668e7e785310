"""The few pictures that the README shows, made small."""

from pathlib import Path
from typing import Final

from PIL import Image

FOLDER: Final = Path("docs/pictures")
LANGUAGE: Final = "en-US"
PICTURES: Final = {
    "17.png": "log-17--desktop-dark",
    "switch.png": "switch-board-risk--desktop-light",
    "profile.png": "profile-17--desktop-dark",
    "phone.png": "page-17-guest--phone-light",
}
"""By file: the name of the picture in the gallery."""
COLOURS: Final = 128


def scenes() -> list[str]:
    return [name.partition("--")[0] for name in PICTURES.values()]


def put_into_docs(gallery: Path, folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file, name in PICTURES.items():
        taken = Image.open(gallery / LANGUAGE / f"{name}.png").convert("RGB")
        few = taken.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        few.save(folder / file, optimize=True)
