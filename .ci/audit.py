"""Known holes in the packages that the bot runs with: `make audit`. Standard library only.

pip-audit lives in an environment of its own, so that it is no dependency. Where it or its data
cannot be reached, the audit is skipped and says why; a hole that was found is exit code 1.
"""

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "run.lock"
HOME = ROOT / ".audit"
PATIENCE = 300


class Unreachable(Exception):
    """Why there is no audit."""


def main() -> int:
    try:
        report = ask(provide())
        lines, code = verdict(report)
    except Unreachable as reason:
        lines, code = [f"audit skipped: {reason}"], 0
    print("\n".join(lines))
    return code


def provide() -> Path:
    """pip-audit, installed if it is not there yet."""
    program = HOME / "bin" / "pip-audit"
    if not program.exists():
        try:
            venv.create(HOME, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise Unreachable(f"no environment for pip-audit can be made: {error}") from None
        run(HOME / "bin" / "python", "-m", "pip", "install", "-q", "--retries", "1", "pip-audit")
    if not program.exists():
        raise Unreachable("pip-audit cannot be installed here")
    return program


def ask(program: Path) -> dict[str, Any]:
    file = HOME / "report.json"
    file.unlink(missing_ok=True)
    options = ("--disable-pip", "--require-hashes", "--progress-spinner", "off")
    said = run(program, *options, "--format", "json", "--output", file, "-r", LOCK)
    try:
        report: dict[str, Any] = json.loads(file.read_text())
    except (OSError, ValueError):
        raise Unreachable(f"pip-audit has no answer: {said}") from None
    return report


def run(*command: object) -> str:
    """The last thing that it says; whether it succeeds shows in what it leaves behind."""
    try:
        done = subprocess.run(  # noqa: S603 - our own words
            list(map(str, command)), capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise Unreachable(f"no answer within {PATIENCE} seconds") from None
    return (done.stderr.strip().splitlines() or ["nothing"])[-1]


def verdict(report: dict[str, Any]) -> tuple[list[str], int]:
    """What to say, and the exit code. A package without data is not a package without holes."""
    packages = report["dependencies"]
    unknown = [one["name"] for one in packages if "skip_reason" in one]
    if len(unknown) == len(packages):
        raise Unreachable("there are no data about any package in reach")
    lines = [
        f"HOLE {one['name']} {one['version']}: {hole['id']},"
        f" mended in {', '.join(hole['fix_versions']) or 'no version yet'}"
        for one in packages
        for hole in one.get("vulns", ())
    ]
    code = 1 if lines else 0
    lines.append(f"{len(packages) - len(unknown)} packages looked up, {len(lines)} holes known")
    if unknown:
        lines.append(f"no data about {', '.join(unknown)}")
    return lines, code


if __name__ == "__main__":
    sys.exit(main())
