"""What is logged is one line an event, without secrets."""

import logging

import pytest

from bot.logs import OneLine, begin


def line(message: str, *arguments: object, error: BaseException | None = None) -> str:
    about = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord("bot.test", logging.INFO, "", 0, message, arguments, about)
    return OneLine().format(record)


def test_an_event_is_one_line_of_pairs() -> None:
    text = line("table %d\nis open", 7)
    assert text.count("\n") == 0
    assert 'level=INFO logger=bot.test message="table 7\\nis open"' in text


def test_an_error_stays_on_its_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        text = line("it failed", error=error)
    assert "ValueError" in text
    assert "\n" not in text


@pytest.mark.parametrize(
    "secret",
    [
        "webhooks/123/aW50ZXJhY3Rpb24_secret-token",
        "interactions/9/aW50ZXJhY3Rpb24_secret-token/callback",
        "Bot MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.secret-token-of-twenty-seven-xyz",
    ],
)
def test_tokens_are_struck_out(secret: str) -> None:
    assert "secret" not in line("POST %s failed", f"https://discord.example/api/v10/{secret}")


def test_discord_py_never_logs_whole_requests(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        begin("DEBUG")
        logging.getLogger("discord.http").debug("a request with a hand in it")
        logging.getLogger("bot").debug("our own")
        logged = capsys.readouterr().err
        assert "our own" in logged
        assert "hand" not in logged
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        logging.getLogger("discord").setLevel(logging.NOTSET)
