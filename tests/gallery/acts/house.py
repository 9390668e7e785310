"""Everything around the tables: settings, answers, threads, a restart."""

from tests.e2e.waiting import eventually
from tests.gallery import rigged
from tests.gallery.studio import Studio, told


async def settings(studio: Studio) -> None:
    (ada,) = await studio.people("ada")
    panel = await studio.slash(ada, "settings")
    await studio.shoot("settings", ada, panel)
    await studio.shoot_form("settings-times", ada, panel, "times")
    await ada.select("settings:pace", "relaxed")
    await ada.select("settings:threads", "always")
    await studio.settle()
    await studio.shoot_answer("settings-changed", ada)
    await studio.shoot("about", ada, await studio.slash(ada, "about"))


async def answers(studio: Studio) -> None:
    """What is said to a wrong press: one sentence each."""
    ada, ben, dario = await studio.people("ada", "ben", "dario")
    await studio.slash(dario, "hand")
    await studio.gather(ada, ben)
    await studio.press(dario, "leave")
    await studio.press(dario, "start")
    await studio.slash(dario, "play", game="17")
    await studio.start(ada, rigged.seventeen("4o 5c rev", "3o 2c 4o"))
    await studio.press(dario, "panel")
    await studio.press(ada, "play.4o.up")
    await studio.press(dario, "call")
    await studio.slash(dario, "end")
    await studio.slash(dario, "replay")
    await studio.shoot_log("answers", dario)
    await studio.press(ada, "call")
    await studio.shoot_answer("answer-played-last", ada)
    await studio.slash(ben, "hand")
    await studio.shoot_answer("hand", ben)
    await studio.shoot("board", ben, await studio.slash(ben, "board"))
    await studio.slash(ben, "leave")
    await studio.shoot_answer("leave", ben)
    await studio.shoot_board("17-board-left", ada)
    await studio.slash(ada, "end")
    await studio.shoot_answer("end", ada)
    await studio.shoot("17-ended-early", ada, told(ada))


async def threads(studio: Studio) -> None:
    ada, ben = await studio.people("ada", "ben")
    await studio.gather(ada, ben)
    await studio.press(ada, "thread")
    await eventually(lambda: len(ada.ephemerals))  # the thread is made before it is told
    await studio.settle()
    await studio.shoot("thread-moved", ben, told(ben))
    await studio.shoot_answer("thread-opened", ada)
    thread = next(c for c in ada.channels.values() if c.get("parent_id"))
    ada.go(thread["id"])
    await studio.settle()
    await studio.shoot_page("page-thread", ada)


async def restart(studio: Studio) -> None:
    ada, ben = await studio.people("ada", "ben")
    await studio.gather(ada, ben)
    await studio.start(ada)
    await studio.stop()
    await studio.shoot_board("restarting", ada)
