"""Learning to play: every page of the rules."""

from bot.render.rules import Asked
from bot.render.screens import SCREENS
from tests.gallery.studio import Studio


async def rules(studio: Studio) -> None:
    (ada,) = await studio.people("ada")
    await studio.shoot("rules", ada, await studio.slash(ada, "rules"))
    for game, screens in SCREENS.items():
        await studio.slash(ada, "rules", game=game)
        for number, page in enumerate(screens.rules.pages, start=1):
            await ada.select(f"rules:jump.{game}", page.word)
            await studio.settle()
            await studio.shoot_answer(f"rules-{game}-{number:02}-{page.word}", ada)
            if page.answer is not None:
                await studio.press(ada, Asked(game, page.answer.word).word(0))
                name = f"rules-{game}-{number:02}-{page.answer.word}"
                await studio.shoot_answer(name, ada)
