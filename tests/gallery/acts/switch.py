"""Switch: a single round, and a match."""

from tests.gallery import rigged
from tests.gallery.studio import Studio, told

ROLLS = "block block 1 2 4 1 3 5 block blank green red green"
WINNING = "5 5 5 6 4"
"""Makes 15 and 16."""
LATE = (15, 12, 9)


async def game(studio: Studio) -> None:
    """Every phase of the board."""
    ada, ben, cleo = await studio.people("ada", "ben", "cleo")
    await studio.gather(ada, ben, cleo, game="Switch")
    await studio.shoot_board("lobby-switch", ada)
    await studio.start(ada, rigged.switch(ROLLS))
    await studio.shoot_board("switch-board-start", ada)
    await studio.shoot_panel("switch-panel-none", ada)
    await studio.press(ada, "die")
    await studio.shoot_board("switch-board-token", ada)
    await studio.press(ben, "die")
    await studio.press(cleo, "roll")
    await studio.shoot_board("switch-board-rolled", ada)
    await studio.press(cleo, "discard")
    await studio.shoot_board("switch-board-discarding", ada)
    await studio.press(ada, "panel")
    await studio.shoot_panel("switch-panel-block", ada)
    await studio.shoot_page("page-switch-block", ada)
    await studio.time_passes()
    await studio.shoot_board("switch-board-more", ada)
    for _ in range(6):
        await studio.press(cleo, "discard")
        await studio.time_passes()
    await studio.shoot_board("switch-board-risk", cleo)
    await studio.press(cleo, "stop")
    await studio.press(ada, "roll")
    await studio.press(ada, "discard")
    await studio.press(ben, "panel")
    await studio.press(ben, "block.0")
    await studio.shoot_board("switch-board-blocking", ada)
    await studio.time_passes()
    await studio.shoot_board("switch-board-after-block", ada)
    await studio.press(ben, "die")
    await studio.press(cleo, "die")
    await studio.shoot_board("switch-board-unblock", ada)
    await studio.press(ada, "die")
    await studio.shoot_board("switch-board-swap", ada)
    await studio.press(ada, "swap.2")
    await studio.shoot_board("switch-board-swap-window", ben)
    await studio.time_passes()
    await studio.shoot_board("switch-board-swapped", ada)
    await studio.press(ben, "die")
    await studio.shoot_board("switch-board-blocked", cleo)


async def last_round(studio: Studio) -> None:
    ada, ben, cleo = await studio.people("ada", "ben", "cleo")
    await studio.gather(ada, ben, cleo, game="Switch")
    await studio.start(ada, rigged.switch(WINNING, tops=LATE))
    await studio.press(ada, "roll")
    await studio.shoot_board("switch-board-late", ada)
    await studio.press(ada, "discard")
    await studio.press(ada, "discard")
    await studio.shoot_board("switch-end", ada)
    await studio.shoot_panel("switch-panel-over", ada)


async def match(studio: Studio) -> None:
    """A round ends, and then the match."""
    ada, ben, cleo = await studio.people("ada", "ben", "cleo")
    await studio.gather(ada, ben, cleo, game="Switch", match=True)
    await studio.shoot_board("lobby-match", ada)
    await studio.start(ada, rigged.switch(WINNING, tops=LATE, scores=(71, 40, 62)))
    await studio.press(ada, "roll")
    await studio.press(ada, "discard")
    await studio.press(ada, "discard")
    await studio.shoot("switch-match-result", ada, told(ada))
    await studio.shoot_board("switch-match-board", ada)


async def match_end(studio: Studio) -> None:
    ada, ben, cleo = await studio.people("ada", "ben", "cleo")
    await studio.gather(ada, ben, cleo, game="Switch", match=True)
    await studio.start(ada, rigged.switch(WINNING, tops=LATE, scores=(87, 55, 71)))
    await studio.press(ada, "roll")
    await studio.press(ada, "discard")
    await studio.press(ada, "discard")
    await studio.shoot_board("switch-match-end", ada)


async def in_words(studio: Studio) -> None:
    await _in_style(studio, "text")


async def in_emojis(studio: Studio) -> None:
    await _in_style(studio, "emoji")


async def _in_style(studio: Studio, style: str) -> None:
    ada, ben, cleo = await studio.people("ada", "ben", "cleo")
    await studio.gather(ada, ben, cleo, game="Switch")
    await studio.start(ada, rigged.switch("block 4 5 3 3", tops=(4, 9, 12)))
    await studio.press(ada, "die")
    await studio.press(ben, "roll")
    await studio.shoot_board(f"switch-{style}-board", ada)
