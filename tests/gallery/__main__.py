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
from tests.gallery import readme
from tests.gallery.acts import ACTS
from tests.gallery.album import write_index
from tests.gallery.camera import Camera
from tests.gallery.studio import studio

FOLDER = Path("gallery")


def main() -> int:
    wanted = _arguments()
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    unknown = set(wanted.languages) - set(Catalogue.load().languages)
    if chromium is None:
        return _complain(f"no Chromium on the PATH: none of {', '.join(CHROMIUM)}")
    if unknown:
        return _complain(f"there is no language {', '.join(sorted(unknown))}")
    if wanted.readme:
        with TemporaryDirectory() as folder:
            made = asyncio.run(_take(chromium, Path(folder), readme.scenes(), [readme.LANGUAGE]))
            readme.put_into_docs(Path(folder))
        return _report(made)
    if not wanted.scenes and len(wanted.languages) == len(Catalogue.load().languages):
        shutil.rmtree(wanted.folder, ignore_errors=True)  # nothing stays of screens that are gone
    made = asyncio.run(_take(chromium, wanted.folder, wanted.scenes, wanted.languages))
    print(write_index(wanted.folder))
    return _report(made)


def _complain(reason: str) -> int:
    print(reason, file=sys.stderr)
    return 2


def _report(camera: Camera) -> int:
    for error in camera.errors:
        print(f"the page failed: {error}", file=sys.stderr)
    return 1 if camera.errors else 0


def _arguments() -> argparse.Namespace:
    languages = list(Catalogue.load().languages)
    parser = argparse.ArgumentParser(prog="tests.gallery", description=__doc__)
    parser.add_argument("--languages", type=_words, default=languages, help="by default all")
    parser.add_argument("--scenes", type=_words, default=[], help="parts of their names")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--readme", action="store_true", help="just the pictures in docs/")
    return parser.parse_args()


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[,\s]+", text) if word]


async def _take(chromium: str, folder: Path, scenes: list[str], languages: list[str]) -> Camera:
    began = time.monotonic()
    wanted = re.compile("|".join(map(re.escape, scenes)))
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=SWITCHES)
        camera = Camera(browser, folder, wanted)
        for language in languages:
            for act in ACTS:
                with TemporaryDirectory() as data:
                    async with studio(Path(data), camera, language, act.settings) as stage:
                        await act.play(stage)
            took = time.monotonic() - began
            print(f"{language}: {camera.taken} pictures in {took:.0f} s", flush=True)
        await browser.close()
        return camera


if __name__ == "__main__":
    sys.exit(main())
