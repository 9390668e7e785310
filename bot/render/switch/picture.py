"""The picture of a table of Switch, and its description."""

from collections.abc import Iterator

from bot.drawing.switch import Pile, Table
from bot.engine.game import Seat
from bot.games.switch.roll import DONE, Face
from bot.games.switch.view import View
from bot.render.phrase import described
from bot.render.scene import Say, Scene
from bot.render.screen import Picture
from bot.render.seat import drawn, spoken


def board(view: View, scene: Scene) -> Iterator[Picture]:
    """Also of a game that is over, as it lies then."""
    if not scene.look.pictures:
        return
    seats = range(len(view.tops))
    piles = tuple(
        Pile(
            drawn(scene, Seat(seat)),
            view.tops[seat],
            view.blocked[seat],
            view.hold[seat],
            view.scores[seat] if view.match else None,
        )
        for seat in seats
    )
    if view.phase == "over":
        table = Table(piles, None, None, (), None, ())
    else:
        table = Table(piles, view.turn, view.pot, view.dice, view.die, tuple(view.allows))
    yield _picture(table, scene)


def result(view: View, scene: Scene) -> Iterator[Picture]:
    """W2: how far everybody's pile had come; the table itself is set up anew by then."""
    if not scene.look.pictures:
        return
    assert view.result is not None
    piles = tuple(
        Pile(drawn(scene, Seat(seat)), points + 1, False, 0, view.scores[seat])
        for seat, points in enumerate(view.result.points)
    )
    yield _picture(Table(piles, None, None, (), None, ()), scene)


def _picture(table: Table, scene: Scene) -> Picture:
    say = scene.say
    piles = [_pile(table, Seat(seat), scene) for seat in range(len(table.piles))]
    pot = "" if table.pot is None else say("switch-alt-pot", n=table.pot)
    return Picture(table, described([*_thrown(table, say), *piles, pot]))


def _thrown(table: Table, say: Say) -> Iterator[str]:
    if table.die is not None:
        face = say("die-green") if table.die == "green" else say("die-red")
        yield say("switch-alt-die", face=face)
    if table.dice:
        thrown = say("switch-alt-dice", dice=say.write.series(map(str, table.dice)))
        cards = say.write.series(map(str, table.allows))
        makes = [say("switch-allows", cards=cards)] if cards else []
        yield f"{say.write.series([thrown, *makes])}."


def _pile(table: Table, seat: Seat, scene: Scene) -> str:
    say, pile = scene.say, table.piles[seat]
    done = pile.top == DONE
    parts = (
        say("switch-alt-done") if done else say("switch-top", card=pile.top),
        say("switch-blocked") if pile.blocked else "",
        say("switch-alt-tokens", n=pile.hold) if pile.hold else "",
        "" if pile.score is None else say("switch-points", n=pile.score),
    )
    key = "switch-alt-to-move" if seat == table.turn else "switch-alt-pile"
    told = say.write.series(part for part in parts if part)
    return say(key, name=spoken(scene, seat), pile=told)


def name_side(side: Face, say: Say) -> str:
    """A face of the Switch die."""
    match side:
        case "green":
            return say("sign-green")
        case "red":
            return say("sign-red")
        case "block":
            return say("sign-block-face")
        case "blank":
            return say("sign-blank")
