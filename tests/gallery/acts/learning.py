"""Learning to play: every page of the rules, and every step of the tutorials."""

from bot.lesson import LESSONS
from bot.render.rules import Asked
from bot.render.screens import SCREENS
from bot.render.tutorial import AT, Pressed
from sandbox.screen import show
from tests.e2e.bot.company import buttons
from tests.gallery.studio import Studio, does


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


async def tutorial(studio: Studio) -> None:
    (ada,) = await studio.people("ada")
    await studio.shoot("tutorial", ada, await studio.slash(ada, "tutorial"))
    for game, lesson in LESSONS.items():
        await studio.slash(ada, "tutorial", game=game)
        for number, step in enumerate(lesson.steps[: lesson.length]):
            await studio.shoot_answer(f"tutorial-{game}-{number + 1:02}", ada)
            message = ada.ephemerals[-1]
            wanted = Pressed(game, number, step.wants)
            fitting = [do for do in map(does, buttons(message)) if _is(do, wanted)]
            assert fitting, f"{step.wants} is not offered:\n{show(message)}"
            await studio.press(ada, fitting[0], on=message)
        await studio.shoot_answer(f"tutorial-{game}-end", ada)
    await studio.shoot("tutorial-done", ada, await studio.slash(ada, "tutorial"))


def _is(do: str, wanted: Pressed) -> bool:
    return do.startswith(f"{AT}.") and Pressed.read(do) == wanted
