"""Settings: from the environment and .env, documented in .env.example, secrets kept."""

import re
from pathlib import Path

import pytest

from bot.complaint import Complaint
from bot.settings import Settings, load

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / ".env.example"
OPERATING = ROOT / "docs" / "operating.md"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings._fields:
        monkeypatch.delenv(name, raising=False)


def test_the_example_names_every_setting_and_no_other() -> None:
    lines = [line for line in EXAMPLE.read_text().splitlines() if line and not line.startswith("#")]
    assert [line.partition("=")[0] for line in lines] == list(Settings._fields)
    assert all(line.endswith("=") for line in lines), "the example sets nothing by itself"


def default(name: str) -> str:
    value = Settings._field_defaults[name]
    return "" if value is None else f"{value}"


def test_the_example_tells_every_default() -> None:
    found = re.findall(r"Default: (\S[^\n]*)\n(\w+)=", EXAMPLE.read_text())
    told = {name: words for words, name in found}
    for name in Settings._fields:
        if default(name):
            assert told[name] == default(name)


def test_the_guide_names_every_setting_with_its_default_and_no_other() -> None:
    rows = re.findall(r"^\| `([A-Z_]+)` \| ([^|]*) \|", OPERATING.read_text(), re.MULTILINE)
    assert [name for name, _ in rows] == list(Settings._fields)
    for name, told in rows:
        if default(name):
            assert told == f"`{default(name)}`"


def test_the_example_copied_as_it_is_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(EXAMPLE.read_text())
    assert load(tmp_path) == Settings()


def test_without_a_token_the_sandbox_is_the_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert load(tmp_path).in_sandbox
    monkeypatch.setenv("DISCORD_TOKEN", "a token")
    assert not load(tmp_path).in_sandbox


def test_the_environment_outranks_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text("SANDBOX_PORT=9000\nLOG_LEVEL=INFO\n")
    monkeypatch.setenv("SANDBOX_PORT", "9001")
    settings = load(tmp_path)
    assert (settings.SANDBOX_PORT, settings.LOG_LEVEL) == (9001, "INFO")


def test_an_empty_value_is_no_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings._fields:
        monkeypatch.setenv(name, "")
    assert load(tmp_path) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SANDBOX_PORT", "many"),
        ("SANDBOX_PORT", "0"),
        ("SANDBOX_PORT", "65536"),
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "xml"),
        ("METRICS_PORT", "0"),
        ("BACKUP_EVERY", "-1"),
        ("BACKUP_KEEP", "0"),
        *(("PRESSES_PER_SECOND", text) for text in ("nan", "inf", "1e1", "1_0", "٨", ".", "0x1")),
        *(("SANDBOX_PORT", text) for text in ("８０８０", "8_080", "8080.0", "+8080")),
        ("DISCORD_API_BASE", "discord"),
        ("DISCORD_API_BASE", "https:///api/v10"),
        ("DISCORD_API_BASE", "http://127.0.0.1:many/api/v10"),
        ("DISCORD_TOKEN", "very secret\nindeed"),
    ],
)
def test_a_wrong_value_is_one_sentence_that_names_the_setting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very secret")
    monkeypatch.setenv(name, value)
    with pytest.raises(Complaint) as complaint:
        load(tmp_path)
    sentence = str(complaint.value)
    assert sentence.startswith(f"the setting {name} is wrong: ")
    assert "\n" not in sentence
    assert "very secret" not in sentence


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"DISCORD_TOKEN=\xff\xfe\x00", ".env is not in UTF-8: save it as plain text"),
        (b"LOG_LEVEL=INFO\nDISCORD_TOKEN: secret\n", ".env, line 2: this is not NAME=value"),
        (b"DISCORD_TOKEN='secret\n", ".env, line 1: this is not NAME=value"),
    ],
)
def test_a_file_that_is_not_understood_is_one_sentence(
    tmp_path: Path, content: bytes, told: str
) -> None:
    """Left out, a token that was mistyped would start the sandbox."""
    (tmp_path / ".env").write_bytes(content)
    with pytest.raises(Complaint) as complaint:
        load(tmp_path)
    assert str(complaint.value) == f"{tmp_path}/{told}"


def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    """A folder: Docker makes one where a file is to be mounted that is not there."""
    (tmp_path / ".env").mkdir()
    with pytest.raises(Complaint, match=r"\.env cannot be read: Is a directory"):
        load(tmp_path)


def test_space_around_a_token_is_none_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files with secrets often end with a line break."""
    monkeypatch.setenv("DISCORD_TOKEN", " secret \n")
    token = load(tmp_path).DISCORD_TOKEN
    assert token is not None
    assert token.reveal() == "secret"
    monkeypatch.setenv("DISCORD_TOKEN", " ")
    assert load(tmp_path).in_sandbox


def test_another_server_needs_a_token_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:8017/api/v10")
    with pytest.raises(Complaint, match="DISCORD_API_BASE needs a DISCORD_TOKEN"):
        load(tmp_path)


def test_the_token_is_never_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very secret")
    settings = load(tmp_path)
    assert "very secret" not in f"{settings!r} {settings} {settings._asdict()}"
    assert settings.DISCORD_TOKEN is not None
    assert settings.DISCORD_TOKEN.reveal() == "very secret"
