"""`python -m tests.gallery --languages de,fr --scenes board`: writes gallery/index.html."""

import argparse
import asyncio
import re
import shutil
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import async_playwright

from bot.text.catalogue import Catalogue
from tests.browser.conftest import CHROMIUM, SWITCHES
from tests.gallery.acts import ACTS
from tests.gallery.album import write_index
from tests.gallery.camera import Camera
from tests.gallery.studio import studio

FOLDER = Path("gallery")


def main() -> int:
    wanted = _arguments()
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if chromium is None:
        print(f"no Chromium on the PATH: none of {', '.join(CHROMIUM)}", file=sys.stderr)
        return 2
    unknown = set(wanted.languages) - set(Catalogue.load().languages)
    if unknown:
        print(f"there is no language {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    if not wanted.scenes and wanted.languages == list(Catalogue.load().languages):
        shutil.rmtree(wanted.folder, ignore_errors=True)  # nothing stays of screens that are gone
    scenes = re.compile("|".join(map(re.escape, wanted.scenes)))
    began = time.monotonic()
    camera = asyncio.run(_take(chromium, wanted.folder, scenes, wanted.languages))
    index = write_index(wanted.folder)
    print(f"{camera.taken} pictures in {time.monotonic() - began:.0f} s: {index}")
    for error in camera.errors:
        print(f"the page failed: {error}", file=sys.stderr)
    return 1 if camera.errors else 0


def _arguments() -> argparse.Namespace:
    languages = list(Catalogue.load().languages)
    parser = argparse.ArgumentParser(prog="tests.gallery", description=__doc__)
    words = lambda text: [word for word in re.split(r"[,\s]+", text) if word]  # noqa: E731
    parser.add_argument("--languages", type=words, default=languages, help="by default all")
    parser.add_argument("--scenes", type=words, default=[], help="parts of their names")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    return parser.parse_args()


async def _take(
    chromium: str, folder: Path, scenes: re.Pattern[str], languages: list[str]
) -> Camera:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=SWITCHES)
        camera = Camera(browser, folder, scenes)
        for language in languages:
            for act in ACTS:
                print(f"{language}: {act.play.__module__}.{act.play.__name__}", flush=True)
                with TemporaryDirectory() as data:
                    async with studio(Path(data), camera, language, **act.settings) as stage:
                        await act.play(stage)
            print(f"{language}: {camera.taken} pictures so far", flush=True)
        await browser.close()
        return camera


if __name__ == "__main__":
    sys.exit(main())
