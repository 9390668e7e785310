"""Screens of games that are over, for golden files: steps, analyses and proofs."""

from collections.abc import Iterator

from bot.games import CATALOGUE
from bot.render.analysis import draw_analysis
from bot.render.proof import draw_proof
from bot.render.replay import draw_frame, frames, place_of
from bot.render.screen import Screen
from bot.table.proof import prove
from bot.table.replay import Replay, replay
from tests.render.stage import reader
from tests.table.finished import saved


def replayed(table: int, game: str, *, match: bool = False) -> Replay:
    played = replay(saved(table, game, match=match), CATALOGUE)
    assert isinstance(played, Replay)
    return played


def screens() -> Iterator[tuple[str, Screen]]:
    say = reader()
    for game in CATALOGUE:
        played = replayed(3, game)
        film = frames(played)
        first = place_of(film, next(iter(played.judgements)))
        for name, place in (("start", 0), ("step", 4), ("judged", first), ("end", len(film) - 1)):
            yield f"replay-{game}-{name}", draw_frame(played, film, place, say)
        yield f"analysis-{game}", draw_analysis(played, film, 0, first, say)
    long = replayed(4, "switch", match=True)
    yield "analysis-match-page", draw_analysis(long, frames(long), 2, 7, say)

    found = saved(3)
    proof, _ = prove(found, None, CATALOGUE)
    yield "proof", draw_proof(found, proof._replace(sealed=proof.commit), 0, say)
    yield "proof-unsealed", draw_proof(found, proof, 0, say)
    for fault in ("seed", "start", "move", "end"):
        wrong = proof._replace(fault=fault, step=12, sealed="0" * 64)
        yield f"proof-fault-{fault}", draw_proof(found, wrong, 0, say)
