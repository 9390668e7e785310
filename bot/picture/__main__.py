"""The other side of bot/painter.py: `python -m bot.picture` draws what it is asked, until the end.

A question is a drawing or the number of an emoji. An answer is what was asked for, or a text that
says why there is none.
"""

import os
import pickle
import signal
import sys
from contextlib import suppress

from bot.picture.draw import draw
from bot.picture.emoji.collection import numbered
from bot.picture.emoji.emoji import Emoji
from bot.picture.gallery import Drawing


def main() -> None:
    with suppress(AttributeError):  # Windows
        os.nice(10)  # whoever presses something goes first
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # meant for the bot, which may still draw
    asked, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing else may get between the answers
    with suppress(EOFError, BrokenPipeError):
        while True:
            answer = _answer(pickle.load(asked))  # noqa: S301 - the bot wrote it
            pickle.dump(answer, answers)
            answers.flush()


def _answer(question: Drawing | int) -> bytes | Emoji | str | None:
    try:
        return numbered(question) if isinstance(question, int) else draw(question)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


if __name__ == "__main__":
    main()
