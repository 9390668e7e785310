"""boardgame.io as a neighbour process: play.mjs for bench/engine, store.mjs for bench/store."""

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
    with _asked("play.mjs", str(seats)) as ask:

        def answer(seconds: float) -> tuple[int, int, float]:
            played = ask(seconds)
            return int(played["actions"]), int(played["games"]), played["seconds"]

        yield answer


@contextmanager
def stored(folder: Path, tables: int) -> Iterator[Callable[[float], float]]:
    """Seconds to play for in; moves a second that its file storage has taken out."""
    with _asked("store.mjs", str(folder), str(tables)) as ask:

        def pace(seconds: float) -> float:
            played = ask(seconds)
            return played["moves"] / played["seconds"]

        yield pace


@contextmanager
def _asked(*command: str) -> Iterator[Callable[[float], dict[str, float]]]:
    """A program of this folder that answers every line with one."""
    script, *arguments = command
    whole = [_node(), str(HERE / script), *arguments]
    _install()
    with subprocess.Popen(
        whole, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as process:
        assert process.stdin
        assert process.stdout
        questions, answers = process.stdin, process.stdout

        def ask(seconds: float) -> dict[str, float]:
            questions.write(f"{seconds}\n")
            told: dict[str, float] = json.loads(answers.readline())
            return told

        yield ask


def _node() -> str:
    node = shutil.which("node")
    if node is None:
        raise Skipped("there is no node")
    return node


def _install() -> None:
    needed = ("boardgame.io", "node-persist")
    if all((HERE / "node_modules" / name).exists() for name in needed):
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
        errors = [line for line in install.stderr.splitlines() if "error" in line.lower()]
        raise Skipped(f"npm ci failed: {errors[0] if errors else install.returncode}")
