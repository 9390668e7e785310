"""What is logged is one line an event, without secrets."""

import json
import logging
from collections.abc import Iterator
from datetime import datetime

import pytest

from bot.logs import CHATTY, FORMATS, begin

SECRET = "secret-of-a-bot-as-nobody-knows"


def line(
    message: str,
    *arguments: object,
    error: BaseException | None = None,
    style: str = "text",
    logger: str = "bot.test",
) -> str:
    about = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord(logger, logging.INFO, "", 0, message, arguments, about)
    return FORMATS[style]([SECRET]).format(record)


def failure(message: str) -> BaseException:
    try:
        raise ValueError(message)
    except ValueError as error:
        return error


@pytest.fixture
def fresh() -> Iterator[None]:
    """Whatever a test does to logging is undone."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for chatty in CHATTY:
        logging.getLogger(chatty).setLevel(logging.NOTSET)
    logging.captureWarnings(False)


def test_an_event_is_one_line_of_pairs() -> None:
    text = line("table %d\nis open", 7)
    assert text.count("\n") == 0
    assert 'level=INFO logger=bot.test message="table 7\\nis open"' in text


def test_an_error_stays_on_its_line() -> None:
    text = line("it failed", error=failure("two\nlines"))
    assert "ValueError" in text
    assert "\n" not in text


def test_that_discord_is_out_of_reach_needs_no_traceback() -> None:
    def refused(logger: str) -> str:
        try:
            raise ConnectionRefusedError("nobody listens")
        except OSError as error:
            return line("once more in 2 s", error=error, logger=logger)

    assert 'exception="ConnectionRefusedError: nobody listens"' in refused("discord.shard")
    assert "Traceback" in refused("bot.run"), "there it may be a mistake"


def test_json_is_one_object_a_line() -> None:
    text = line("table %d\nis open", 7, error=failure("two\nlines"), style="json")
    assert "\n" not in text
    found = json.loads(text)
    assert list(found) == ["ts", "level", "logger", "message", "exception"]
    assert (found["level"], found["logger"]) == ("INFO", "bot.test")
    assert found["message"] == "table 7\nis open"
    assert found["exception"].endswith("ValueError: two\nlines")
    assert datetime.fromisoformat(found["ts"]).tzinfo is not None
    assert "exception" not in json.loads(line("all is well", style="json"))


@pytest.mark.parametrize("style", FORMATS)
@pytest.mark.parametrize(
    "secret",
    [
        "webhooks/123/aW50ZXJhY3Rpb24_secret-token",
        "interactions/9/aW50ZXJhY3Rpb24_secret-token/callback",
        "Bot MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.secret-token-of-twenty-seven-xyz",
        SECRET,
    ],
)
def test_tokens_are_struck_out(secret: str, style: str) -> None:
    address = f"https://discord.example/api/v10/{secret}"
    text = line("POST %s failed", address, error=failure(address), style=style)
    assert "secret" not in text
    assert "failed" in text


def test_an_everyday_word_is_no_secret() -> None:
    record = logging.LogRecord("bot.test", logging.INFO, "", 0, "the sandbox stops", (), None)
    assert "sandbox" in FORMATS["text"](["sandbox"]).format(record)


@pytest.mark.parametrize("chatty", ["discord.http", "aiosqlite"])
def test_what_is_sent_and_stored_is_never_logged(
    capsys: pytest.CaptureFixture[str], fresh: None, chatty: str
) -> None:
    begin("DEBUG")
    logging.getLogger(chatty).debug("a request with a hand in it")
    logging.getLogger("bot").debug("our own")
    logged = capsys.readouterr().err
    assert "our own" in logged
    assert "hand" not in logged


def test_the_level_says_how_much_is_logged(capsys: pytest.CaptureFixture[str], fresh: None) -> None:
    begin("ERROR", "json")
    for level in (logging.INFO, logging.WARNING, logging.ERROR):
        logging.getLogger("bot").log(level, "%s", logging.getLevelName(level))
    [logged] = capsys.readouterr().err.splitlines()
    assert json.loads(logged)["message"] == "ERROR"
