"""From /play to the first hand."""

from sandbox.server import Sandbox
from tests.e2e.bot.conftest import Start


async def test_a_lobby_fills_and_everybody_gets_a_hand_of_their_own(
    box: Sandbox, start: Start
) -> None:
    await start()
    ada, ben = await box.person("ada"), await box.person("ben")
    await ada.slash("play", game="17")
    await ben.press("Join")
    await ada.sees_text("Seats: 2 of 6")
    await ada.press("Start")
    await ada.sees_text("Your hand")
    await ben.sees_text("Your hand")
