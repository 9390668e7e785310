"""People's names are text among text, and nobody is pinged but the player to move."""

import re
from collections.abc import Iterator

from sandbox.compose import walk
from sandbox.record import Request
from sandbox.server import Sandbox
from sandbox.world import HOME
from tests.e2e.bot.company import (
    CALLBACK,
    MESSAGES,
    board,
    is_to_move,
    play,
    seated,
    to_move,
    words,
)
from tests.e2e.bot.conftest import Start
from tests.e2e.waiting import eventually
from tests.table.clock import DrivenClock

NASTY = {
    "ada": "**@everyone** <@1090000000000000104>",
    "ben": "[x](http://x) `||_~~#\n# Ben",
    "cleo": "<#1090000000000000022> <t:0:R> @here",
}
ESCAPED = re.compile(r"\\.")
MARKUP = re.compile(r"[\[\]~_|]|@everyone|@here|<@1090000000000000104>|<#|<t:0|\n# ")
"""Nothing of this stands in any text of the bot's own."""


def bodies(box: Sandbox) -> Iterator[tuple[Request, dict[str, object]]]:
    """Everything that was sent to be shown."""
    for request in box.requests:
        body = request.body
        if isinstance(body, dict):
            data = body.get("data", body) if request.route == CALLBACK else body
            if isinstance(data, dict) and "components" in data:
                yield request, data


async def test_nasty_names_are_harmless_wherever_they_stand(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    for name, nick in NASTY.items():
        box.world.member(HOME, box.world.users[name].id)["nick"] = nick
    await seated(box, "ada", "ben", game="Switch", channel="other-table")
    people = await seated(box, "ada", "ben", "cleo")
    await play(people)
    await eventually(lambda: all("call" in words(board(person)) for person in people))
    caller = next(person for person in people if is_to_move(person))
    await caller.press("17!", on=board(caller))
    await caller.sees_text("Round 2")
    await people[0].slash("end")
    await people[1].sees_text("The table is closed")

    seen = 0
    for _, body in bodies(box):
        for part in walk(body["components"]):
            content = str(part.get("content", ""))
            seen += "everyone" in content
            found = MARKUP.search(ESCAPED.sub("", content))
            assert not found, f"{found} in {content!r}"
    assert seen > 5, "in lobbies, boards, results and ends"


async def test_only_a_new_board_pings_and_only_the_player_to_move(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    people = await seated(box, "ada", "ben")
    await play(people)
    caller = await to_move(people)
    await caller.until(lambda _: "call" in words(board(caller)))
    await caller.press("17!", on=board(caller))
    for person in people:
        await person.sees_text("17 · Round 2")
    (starter,) = filter(is_to_move, people)
    for request, body in bodies(box):
        mentions = body["allowed_mentions"]
        assert isinstance(mentions, dict)
        assert mentions["parse"] == []
        pinged = [starter.me["id"]] if request.route == MESSAGES else []
        assert [str(user) for user in mentions.get("users", [])] == pinged
    [posted] = box.requests.to("POST", MESSAGES)
    assert posted.status == 200
