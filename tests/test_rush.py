"""What can wait lets presses go first, though not for long."""

import asyncio

from cogs.rush import Rush


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_nobody_waits_when_nobody_presses() -> None:
    await asyncio.wait_for(Rush().passes(), 5)


async def test_who_can_wait_goes_on_when_the_last_press_is_answered() -> None:
    rush = Rush()
    rush.begins(1)
    rush.begins(2)
    waiting = asyncio.create_task(rush.passes())
    rush.ends(1)
    rush.ends(1)  # told twice
    await settled()
    assert not waiting.done(), "one press is not answered yet"
    rush.ends(2)
    await settled()
    assert waiting.done()


async def test_an_answer_that_takes_long_holds_up_nobody_for_good() -> None:
    rush = Rush()
    rush.begins(1)
    await asyncio.wait_for(asyncio.gather(*(rush.passes() for _ in range(50))), 5)


async def test_those_who_waited_go_one_by_one() -> None:
    """Between any two of them the event loop looks whether somebody has pressed something."""
    rush, turns, turn = Rush(), list[int](), 0

    async def goes() -> None:
        await rush.passes()
        turns.append(turn)

    rush.begins(1)
    going = [asyncio.create_task(goes()) for _ in range(5)]
    await settled()
    rush.ends(1)
    while not all(task.done() for task in going):
        turn += 1
        await asyncio.sleep(0)
    assert len(set(turns)) == 5, f"some went in the same turn: {turns}"
