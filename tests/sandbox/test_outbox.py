"""Frames as they stand on the wire. RFC 6455, section 5.2."""

import pytest

from sandbox.outbox import framed
from sandbox.server import Sandbox


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, "81 00"),
        (125, "81 7d"),
        (126, "81 7e 00 7e"),
        (65_535, "81 7e ff ff"),
        (65_536, "81 7f 00 00 00 00 00 01 00 00"),
    ],
)
def test_a_frame_says_how_long_it_is(size: int, head: str) -> None:
    assert framed("x" * size) == bytes.fromhex(head) + b"x" * size
    assert framed(b"x" * size) == b"\x82" + bytes.fromhex(head)[1:] + b"x" * size


def test_letters_count_as_the_bytes_they_take() -> None:
    assert framed("è") == b"\x81\x02\xc3\xa8"


async def test_people_read_long_and_many_frames_in_order() -> None:
    async with Sandbox.start() as box:
        ada = await box.person("ada")
        for number in range(60):
            await ada.say(f"{number} " + "è" * 1990)
        await ada.sees_text("59 è")
        ben = await box.person("ben")  # whose greeting holds it all
        told = [message["content"].split()[0] for message in ben.messages]
        assert told == [str(number) for number in range(60)]
        assert ben.sees() == ada.sees()
