"""What a finished game proves, or where it has been tampered with."""

from bot.render import symbol
from bot.render.cast import cast
from bot.render.phrase import chip, lines, small
from bot.render.replay import STEP
from bot.render.scene import Say
from bot.render.screen import Button, Row, Rule, Screen, Text
from bot.table.log import Saved
from bot.table.proof import Proof


def file_name(saved: Saved) -> str:
    """Of the transcript."""
    return f"tavolo-{saved.opened.game}-table-{saved.opened.table}.jsonl"


def draw_proof(saved: Saved, proof: Proof, place: int, say: Say) -> Screen:
    """`place` is the frame of the replay that one goes on to."""
    if proof.fault is not None:
        return _draw_fault(saved, proof, say)
    assert saved.started is not None
    heading = f"## {symbol.RIGHT} {say(f'game-{saved.opened.game}')} · {say('proof-title')}"
    holds = "proof-holds" if proof.sealed else "proof-holds-unsealed"
    command = chip(f"python -m bot verify {file_name(saved)}")
    return Screen(
        (
            Text(lines(heading, _what(saved, proof, say), say(holds))),
            Rule(),
            Text(
                lines(
                    small(say("proof-commit", commit=chip(proof.commit))),
                    small(say("proof-seed", seed=chip(saved.opened.seed.hex()))),
                    small(say("proof-salt", salt=chip(saved.started.salt))),
                    say("proof-file", command=command),
                )
            ),
            Row((Button(say("button-replay"), f"{STEP}.{place}", bound=False),)),
        ),
        symbol.YOURS,
    )


def _draw_fault(saved: Saved, proof: Proof, say: Say) -> Screen:
    heading = f"## {symbol.WRONG} {say(f'game-{saved.opened.game}')} · {say('proof-title-failed')}"
    found = say(
        f"proof-fault-{proof.fault}",
        step=proof.step,
        commit=chip(proof.commit),
        sealed=chip(proof.sealed or ""),
    )
    return Screen((Text(lines(heading, found, say("proof-means"))),), symbol.ALARM)


def _what(saved: Saved, proof: Proof, say: Say) -> str:
    assert saved.ended is not None
    players = cast(saved.seated.chairs, say)
    winners = [f"**{players[seat]}**" for seat in saved.ended.winners]
    names = say.write.all(winners)
    return say("proof-table", table=str(saved.opened.table), steps=proof.step, names=names)
