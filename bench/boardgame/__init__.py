"""boardgame.io as a neighbour process, for bench/engine.py: play.mjs beside this file."""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent

Answer = Callable[[float], tuple[int, int, float]]
"""Seconds to play for in; actions, games and seconds played out."""


class Skipped(Exception):
    """boardgame.io cannot be run here; the message says why."""


def replay(transcripts: str) -> int:
    """How many steps boardgame.io's 17 replays: all of them, or `node` says where it differs."""
    replayed = subprocess.run(
        [_node(), str(HERE / "replay.mjs")],
        input=transcripts,
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    steps: int = json.loads(replayed.stdout)["steps"]
    return steps


@contextmanager
def boardgame(seats: int) -> Iterator[Answer]:
    command = [_node(), str(HERE / "play.mjs"), str(seats)]
    _install()
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as process:
        assert process.stdin
        assert process.stdout
        questions, answers = process.stdin, process.stdout

        def answer(seconds: float) -> tuple[int, int, float]:
            questions.write(f"{seconds}\n")
            played = json.loads(answers.readline())
            return played["actions"], played["games"], played["seconds"]

        yield answer


def _node() -> str:
    node = shutil.which("node")
    if node is None:
        raise Skipped("there is no node")
    return node


def _install() -> None:
    if (HERE / "node_modules" / "boardgame.io").exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise Skipped("there is no npm to install it with")
    install = subprocess.run(
        [npm, "ci", "--no-audit", "--no-fund"],
        cwd=HERE,
        capture_output=True,
        check=False,
        text=True,
    )
    if install.returncode:
        reason = install.stderr.strip().splitlines() or ["no reason given"]
        raise Skipped(f"npm ci failed: {reason[0]}")
