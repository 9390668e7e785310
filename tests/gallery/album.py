"""The page to look through the pictures: everything that lies in the folder."""

import html
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).with_name("album.html")
HERE: Final = "<!-- pictures -->"


def write_index(folder: Path) -> Path:
    shots = sorted(folder.glob("*/*.png"), key=lambda path: (path.name, path.parent.name))
    figures = "\n".join(_figure(path.relative_to(folder)) for path in shots)
    index = folder / "index.html"
    folder.mkdir(parents=True, exist_ok=True)
    index.write_text(PAGE.read_text("utf-8").replace(HERE, figures), "utf-8")
    return index


def _figure(path: Path) -> str:
    """Its name tells what it is: `de/17-board-x2--phone-dark.png`."""
    scene, _, way = path.stem.partition("--")
    size, _, theme = way.partition("-")
    told = {"scene": scene, "language": path.parent.name, "size": size, "theme": theme}
    data = " ".join(f'data-{key}="{html.escape(value)}"' for key, value in told.items())
    source, title = html.escape(path.as_posix()), html.escape(" · ".join(told.values()))
    return (
        f'<figure {data}><figcaption>{title}</figcaption><a href="{source}">'
        f'<img loading="lazy" src="{source}" alt="{title}"></a></figure>'
    )
