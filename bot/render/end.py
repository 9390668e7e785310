"""How a table ends: the standing and the winners, or nothing of the kind."""

from collections.abc import Iterable, Sequence

from bot.engine.game import Seat
from bot.render import symbol, verb
from bot.render.phrase import kind, lines, names, title, words
from bot.render.scene import Scene
from bot.render.screen import Button, Picture, Row, Rule, Screen, Text


def draw_standing(
    scene: Scene,
    winners: Sequence[Seat],
    order: Iterable[Seat],
    held: Sequence[str],
    shown: tuple[Picture, ...] = (),
) -> Screen:
    """`held` is what counts in the game, by seat; `order` goes from the first to the last."""
    say = scene.say
    won = say("end-won" if len(winners) == 1 else "end-shared", names=names(winners, scene))
    places = [
        words(
            symbol.WINNER if seat in winners else symbol.NOT_NOW,
            scene.name(seat),
            kind(scene.seats[seat], say),
            held[seat],
            _rating(scene, seat),
        )
        for seat in order
    ]
    return Screen(
        (
            Text(lines(f"## {title(scene, say('end-title'))}", f"{symbol.VICTORY} {won}")),
            *(shown or (Rule(),)),
            Text(lines(*places)),
            Row(
                (
                    Button(say("button-rematch"), verb.REMATCH, "primary"),
                    Button(say("button-replay"), verb.REPLAY),
                    Button(say("button-verify"), verb.VERIFY),
                )
            ),
        ),
        symbol.WON,
    )


def _rating(scene: Scene, seat: Seat) -> str:
    change = scene.changes[seat] if scene.changes else None
    if change is None:
        return ""
    gained = scene.say.write.signed(change.points)
    told = scene.say("rating-change", points=str(change.after.points), change=gained)
    return f"· {told}" + (
        f" · {scene.say('rating-provisional')}" if change.after.provisional else ""
    )


def draw_aborted(scene: Scene, reason: str) -> Screen:
    """The reason is the key of a text."""
    say = scene.say
    heading = f"### {title(scene, say('aborted-title'))}"
    return Screen((Text(lines(heading, say(reason))),), symbol.DONE)
