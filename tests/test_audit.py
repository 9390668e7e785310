"""`make audit` tells holes from packages about which nothing is known."""

import runpy
from pathlib import Path
from typing import Any

import pytest

AUDIT = runpy.run_path(str(Path(__file__).parent.parent / ".ci" / "audit.py"))

SOUND: dict[str, Any] = {"name": "sound", "version": "1", "vulns": []}
HOLED: dict[str, Any] = {
    "name": "holed",
    "version": "2",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["2.1"]}, {"id": "PYSEC-2", "fix_versions": []}],
}
UNKNOWN: dict[str, Any] = {"name": "unknown", "skip_reason": "not found"}


def verdict(*packages: dict[str, Any]) -> tuple[list[str], int]:
    lines, code = AUDIT["verdict"]({"dependencies": packages})
    return lines, code


def test_a_hole_is_named_with_what_mends_it_and_fails() -> None:
    lines, code = verdict(SOUND, HOLED, UNKNOWN)
    assert code == 1
    assert lines == [
        "HOLE holed 2: PYSEC-1, mended in 2.1",
        "HOLE holed 2: PYSEC-2, mended in no version yet",
        "2 packages looked up, 2 holes known",
        "no data about unknown",
    ]


def test_sound_packages_pass() -> None:
    assert verdict(SOUND) == (["1 packages looked up, 0 holes known"], 0)


def test_where_nothing_is_known_nothing_is_claimed() -> None:
    with pytest.raises(AUDIT["Unreachable"], match="no data about any package"):
        verdict(UNKNOWN, UNKNOWN)


def test_where_there_is_no_room_for_pip_audit_it_is_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setitem(AUDIT["provide"].__globals__, "HOME", tmp_path / "file" / "audit")
    with pytest.raises(AUDIT["Unreachable"], match="no environment for pip-audit can be made"):
        AUDIT["provide"]()
