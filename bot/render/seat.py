"""A seat's player in pictures and in their descriptions, where nothing is markup."""

from bot.drawing.seat import Name
from bot.engine.game import Seat
from bot.render.name import plain
from bot.render.scene import Scene


def drawn(scene: Scene, seat: Seat) -> Name:
    return Name(spoken(scene, seat), scene.say("picture-player", number=seat + 1))


def spoken(scene: Scene, seat: Seat) -> str:
    return plain(scene.seats[seat].name)
