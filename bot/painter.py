"""The painter: draws in a process of its own, so that no press waits while a picture is made.

The process (bot/picture/__main__.py) is there from the first picture on, and gone when the bot is,
however the bot ends: it reads what to draw from a pipe that then has an end.
"""

import pickle
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from bot.picture.emoji.emoji import Emoji
    from bot.picture.gallery import Drawing

PROJECT: Final = Path(__file__).parents[1]


class Gone(Exception):
    """The process has ended, or was ended, before it answered; the next question starts another."""


class Closed(Gone):
    """There will be no other process: the bot stops."""


class Undrawable(Exception):
    """What went wrong over there while it was drawn."""


class Painter:
    """Asked from any thread, and by one at a time: it answers one question after the other."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._asking = threading.Lock()
        self._closed = threading.Event()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def draw(self, drawing: "Drawing") -> bytes:
        """As PNG."""
        png: bytes = self._ask(drawing)
        return png

    def emoji(self, number: int) -> "Emoji | None":
        """None: there are not so many."""
        emoji: Emoji | None = self._ask(number)
        return emoji

    def kill(self) -> None:
        """Whoever waits for an answer learns that it is gone."""
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        """For good: also for whoever is still about to ask, in another thread."""
        self._closed.set()
        self.kill()
        with self._asking:
            self._end()

    def _ask(self, question: object) -> Any:
        with self._asking:
            if self._closed.is_set():
                raise Closed("it is closed")
            process = self._process = self._process or _start()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                pickle.dump(question, process.stdin)
                process.stdin.flush()
                answer = pickle.load(process.stdout)  # noqa: S301 - our own process wrote it
            except (OSError, EOFError, pickle.UnpicklingError) as error:
                self._end()
                kind = Closed if self._closed.is_set() else Gone
                raise kind(f"it ended with {process.returncode}") from error
        if isinstance(answer, str):
            raise Undrawable(answer)
        return answer

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            with suppress(OSError):  # what was not sent any more
                self._process.communicate()
            self._process = None


def _start() -> subprocess.Popen[bytes]:
    """In a session of its own: Ctrl-C is meant for the bot, which may still draw."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-m", "bot.picture"],
        cwd=PROJECT,
        stdin=pipe,
        stdout=pipe,
        start_new_session=True,
    )
