"""17: from an empty lobby to a rematch."""

from tests.gallery import rigged
from tests.gallery.studio import Studio, told

TURNS = 10
"""Of people, until the row wraps."""


async def lobby(studio: Studio) -> None:
    ada, ben, cleo = await studio.people("ada", "ben", "cleo")
    await studio.shoot_page("commands", ada, typed="/")
    await studio.shoot_page("commands-play", ada, typed="/play ")
    await studio.slash(ada, "play", game="17")
    await studio.shoot_board("lobby-open", ada)
    await studio.press(ada, "cpu")
    await studio.shoot_answer("lobby-add-cpu", ada)
    await studio.press(ada, "cpu.normal")
    await studio.shoot_answer("lobby-add-another-cpu", ada)
    await studio.press(ben, "join")
    await studio.press(cleo, "join")
    await studio.shoot_board("lobby-ready", ada)
    await studio.shoot_answer("lobby-joined", ben)
    await studio.shoot_page("page-lobby", ada)
    await studio.press(ada, "close-lobby")
    await studio.shoot("lobby-cancelled", ada, ada.messages[0])


async def game(studio: Studio) -> None:
    """Ben calls too soon and into a trap; Ada calls rightly, and that is her third victory."""
    ada, ben, cleo = await studio.people("ada", "ben", "cleo")
    await studio.gather(ada, ben, cleo)
    rules = rigged.seventeen(
        *("4o 5c rev", "3o 2c 4o", "x2 1o trap"),
        pile="2o x2 3c 5o 5c 4c 5o trash",
        tokens=("v", "vp", "p"),
    )
    await studio.start(ada, rules)
    await studio.shoot_board("17-board-dealt", ada)
    await studio.shoot_panel("17-panel-turn", ada)
    await studio.shoot_panel("17-panel-wait", ben)
    await studio.shoot_page("page-17-turn", ada)
    await studio.press(ada, "play.4o.up")
    await studio.shoot_board("17-board-first-card", ben)
    await studio.until_turn_of(1)
    await studio.shoot_panel("17-panel-may-call", ben)
    await studio.press(ben, "play.3o.down")
    await studio.until_turn_of(2)
    await studio.press(cleo, "play.x2.up")
    await studio.until_turn_of(0)
    await studio.shoot_board("17-board-x2", ben)
    await studio.shoot_panel("17-panel-x2-first", ada)
    await studio.press(ada, "play.5c.down")
    await studio.shoot_panel("17-panel-x2-second", ada)
    await studio.shoot_board("17-board-x2-second", ben)
    await studio.press(ada, "play.rev.up")
    await studio.shoot_board("17-board-reversed", ben)
    await studio.until_turn_of(2)
    await studio.press(cleo, "play.trap.down")
    await studio.until_turn_of(1)
    await studio.press(ben, "play.2c.down")
    await studio.until_turn_of(0)
    await studio.press(ada, "play.2o.up")
    await studio.shoot_board("17-board-window", ben)
    await studio.shoot_page("page-17-row", ben)
    await studio.until_turn_of(2)
    await studio.shoot_log("log-17", cleo)
    await studio.shoot_page("page-17-guest", await studio.person("dario"))
    await studio.press(ben, "call")
    await studio.shoot_board("17-board-called", ada)
    await studio.time_passes()
    await studio.shoot("17-result-wrong", ada, told(ada))
    await studio.shoot_board("17-board-next-round", ada)
    await studio.press(ada, "play.5c.down")
    await studio.until_turn_of(1)
    await studio.press(ben, "play.5o.up")
    await studio.until_turn_of(2)
    await studio.press(cleo, "play.3c.up")
    await studio.until_turn_of(0)
    await studio.shoot_panel("17-panel-knows-more", ada)
    await studio.press(ada, "play.5o.down")
    await studio.until_turn_of(1)
    await studio.press(ben, "play.4o.up")
    await studio.press(ada, "call")
    await studio.time_passes()
    await studio.shoot("17-result-right", ada, told(ada))
    await studio.shoot_board("17-end", ada)
    await studio.shoot_panel("17-panel-over", ada)
    await studio.shoot_page("page-17-end", ada)
    await studio.press(ben, "rematch")
    await studio.shoot_board("lobby-rematch", ben)


async def crowd(studio: Studio) -> None:
    """Six at a table, two of them CPU players, and a row that wraps."""
    four = await studio.people("ada", "ben", "cleo", "dario")
    ada = four[0]
    await studio.gather(*four)
    await studio.press(ada, "cpu")
    await studio.press(ada, "cpu.normal")
    await studio.press(ada, "cpu.hard")
    await studio.shoot_board("lobby-full", ada)
    hands = ("1o trap 2c", "1o 2c 1o", "x2 1o 1c", "1o trash 2o", "rev 1o trap", "1c 2o rev")
    tokens = ("vv", "p", "v", "", "vp", "p")
    await studio.start(ada, rigged.seventeen(*hands, pile="2o 3c 1c 2o 2o 3o", tokens=tokens))
    plays = {
        0: ["1o.up", "trap.down", "2c.down"],
        1: ["2c.down", "1o.down", "1o.up"],
        2: ["1o.down", "1c.down", "x2.down"],
        3: ["2o.up", "1o.down", "trash.down"],
    }
    for _ in range(TURNS):
        seat = await studio.until_somebody_moves(range(len(four)))
        await studio.press(four[seat], f"play.{plays[seat].pop(0)}")
    await studio.shoot_board("17-board-six", ada)


async def in_words(studio: Studio) -> None:
    """The same where a server wants texts only."""
    await _in_style(studio, "text")


async def in_emojis(studio: Studio) -> None:
    await _in_style(studio, "emoji")


async def _in_style(studio: Studio, style: str) -> None:
    ada, ben, cleo = await studio.people("ada", "ben", "cleo")
    await studio.gather(ada, ben, cleo)
    hands = ("4o 5c rev", "3o 2c 4o", "x2 1o trap")
    await studio.start(ada, rigged.seventeen(*hands, tokens=("v", "vp", "p")))
    await studio.press(ada, "play.4o.up")
    await studio.until_turn_of(1)
    await studio.press(ben, "play.2c.down")
    await studio.until_turn_of(2)
    await studio.press(cleo, "play.1o.down")
    await studio.until_turn_of(0)
    await studio.shoot_board(f"17-{style}-board", ada)
    await studio.shoot_panel(f"17-{style}-panel", ada)
    await studio.press(ben, "call")
    await studio.time_passes()
    await studio.shoot(f"17-{style}-result", ada, told(ada))
