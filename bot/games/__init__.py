"""The games. A new one is a folder beside these and one line in the catalogue."""

from bot.engine.game import Catalogue
from bot.games.seventeen import SEVENTEEN
from bot.games.switch import SWITCH

CATALOGUE: Catalogue = {game.id: game for game in (SEVENTEEN, SWITCH)}
