"""`python -m bot` for somebody who also mistypes: one clear line, and the right exit code."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.progress import SOON, progress

Captured = pytest.CaptureFixture[str]

TWO = ("simulate", "--game", "17", "--seats", "random,normal", "--games", "3", "--seed", "a")


def played(folder: Path) -> Path:
    file = folder / "games.jsonl"
    assert main([*TWO, "--out", str(file)]) == 0
    return file


def complaint(capsys: Captured, *arguments: str) -> str:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("python -m bot: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("simulate", "--game", "chess", "--seats", "random,random"), "there is 17 or switch"),
        (("simulate", "--game", "17", "--seats", "random"), "2 to 6 seats, not 1"),
        (("simulate", "--game", "switch", "--seats", "easy," * 4 + "easy"), "2 to 4 seats, not 5"),
        (("simulate", "--game", "17", "--seats", "random,genius"), "no CPU level is called 'geni"),
        (("simulate", "--game", "17", "--seats", "easy,easy", "--match"), "no option --match"),
        (("simulate", "--game", "17", "--seats", "easy,easy", "--games", "0"), "at least one game"),
        (("simulate", "--game", "17", "--seats", "easy,easy", "--games", "x"), "invalid int value"),
        (("simulate", "--game", "17"), "required: --seats"),
        (("verify",), "required: FILE"),
        (("verify", "no-such-file"), "no-such-file cannot be read: No such file"),
        (("dance",), "invalid choice: 'dance'"),
        (("export-standings", "-", "--guild", "x"), "--guild: 'x' is no id of Discord's"),
        (("export-standings", "-", "--guild", "9" * 30), "is no id of Discord's"),
        (("import-standings", "-", "--guild", "9" * 19), "is no id of Discord's"),
        (("import-standings", "-", "--guild", "0"), "is no id of Discord's"),
    ],
)
def test_a_mistake_gets_one_line(capsys: Captured, arguments: tuple[str, ...], says: str) -> None:
    assert says in complaint(capsys, *arguments)


def test_a_folder_for_data_that_is_none_gets_one_line(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "file"))
    assert "file/health cannot be looked at: Not a directory" in complaint(capsys, "health")
    assert "there is no database" in complaint(capsys, "backup", "copy")


def test_an_output_that_cannot_be_written_gets_one_line(capsys: Captured, tmp_path: Path) -> None:
    assert "cannot be written" in complaint(capsys, *TWO, "--out", str(tmp_path / "no" / "file"))


@pytest.mark.parametrize("content", [b"Dear diary", b"", b"[1]", b'{"tavolo": 2}', b"\xff\xfe\x00"])
def test_a_file_that_is_no_transcript_gets_one_line(
    capsys: Captured, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert "is not a transcript: " in complaint(capsys, "verify", str(file))


def test_what_was_simulated_is_verified_game_by_game(capsys: Captured, tmp_path: Path) -> None:
    assert main(["verify", str(played(tmp_path))]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["game 1", "game 2", "game 3"]
    assert all(line.endswith("finished: verified") for line in lines)


def test_a_tampered_transcript_is_caught_with_game_and_step(
    capsys: Captured, tmp_path: Path
) -> None:
    file = played(tmp_path)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    second = [n for n, line in enumerate(lines) if "tavolo" in line][1]
    lines[second + 4]["after"]["tokens"][0][0] += 1
    file.write_text("\n".join(map(json.dumps, lines)))
    assert main(["verify", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines()[1].startswith("game 2, step 4: after.tokens is ")
    assert err == ""


def test_the_same_seed_gives_the_same_games(capsys: Captured, tmp_path: Path) -> None:
    written = played(tmp_path).read_text()
    assert main([*TWO, "--out", "-"]) == 0
    assert capsys.readouterr().out == written


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = [sys.executable, "-m", "bot", *TWO[:-4], "--games", "200", "--out", "-"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1


def test_a_pipe_shows_no_progress(capsys: Captured) -> None:
    assert list(progress([1, 2, 3], "games")) == [1, 2, 3]
    assert capsys.readouterr().err == ""


def test_a_terminal_shows_progress_once_it_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    reader, writer = pty.openpty()
    hours = iter(range(0, 1000, int(SOON) + 1))
    monkeypatch.setattr("bot.progress.monotonic", lambda: next(hours))
    with os.fdopen(writer, "w") as terminal, monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", terminal)
        assert list(progress([1, 2], "games")) == [1, 2]
        terminal.flush()
        shown = ""
        while "2/2 games, 0 s left" not in shown:  # it arrives in any number of pieces
            shown += os.read(reader, 10_000).decode()
    os.close(reader)
    assert "1/2 games" in shown
