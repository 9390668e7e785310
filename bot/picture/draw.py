"""From a drawing to its picture."""

from bot.drawing import seventeen, switch
from bot.drawing.lesson import Lesson
from bot.drawing.profile import Profile
from bot.picture.gallery import Drawing
from bot.picture.lesson import draw_lesson
from bot.picture.profile import draw_profile
from bot.picture.seventeen import draw_board, draw_hand, draw_result
from bot.picture.switch import draw_table


def draw(drawing: Drawing) -> bytes:
    match drawing:
        case seventeen.Board():
            return draw_board(drawing)
        case seventeen.Result():
            return draw_result(drawing)
        case seventeen.Hand():
            return draw_hand(drawing)
        case switch.Table():
            return draw_table(drawing)
        case Profile():
            return draw_profile(drawing)
        case Lesson():
            return draw_lesson(drawing)
