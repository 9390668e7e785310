"""What verify says of a file, and games to be tampered with."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from bot.engine.transcript import dumps
from bot.engine.verify import Deviation, NotATranscript, Verified, verify
from bot.games import CATALOGUE
from bot.simulate import simulate

Document = list[dict[str, Any]]
Result = Verified | Deviation | str

GAMES = list(CATALOGUE)


@cache
def written(game: str, seed: str = "verify") -> str:
    rules = CATALOGUE[game]
    lines = simulate(rules, ["normal"] * rules.seats[0], rules.options, seed)
    return "\n".join(map(dumps, lines))


def document(game: str, seed: str = "verify") -> Document:
    return [json.loads(line) for line in written(game, seed).split("\n")]


def judge(lines: Sequence[object]) -> list[Result]:
    """One result per game; the last may be the sentence that says why it is no transcript."""
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    results: list[Result] = []
    try:
        results.extend(verify(texts, CATALOGUE))
    except NotATranscript as error:
        results.append(str(error))
    for result in results:
        said = result if isinstance(result, str) else " ".join(map(str, result))
        assert "\n" not in said
        said.encode()
    return results


def is_proved(results: Sequence[Result]) -> bool:
    return bool(results) and all(isinstance(result, Verified) for result in results)


def deviation(lines: Sequence[object]) -> Deviation:
    result = judge(lines)[-1]
    assert isinstance(result, Deviation), f"not a deviation: {result}"
    return result


def where(lines: Document, index: int) -> str:
    return "header" if index == 0 else "end" if index == len(lines) - 1 else f"step {index}"
