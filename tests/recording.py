"""Keeps what the tests' bots sent, for the check against Discord's own description."""

import json
import os
from dataclasses import fields
from pathlib import Path

from sandbox.server import Sandbox

FOLDER = Path("artifacts/requests")


def keep_requests(box: Sandbox, test: str) -> None:
    """One file for each process of this run; what an earlier run left is removed."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"alone-{os.getpid()}")
    worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
    folder = Path(os.environ.get("SANDBOX_RECORD", FOLDER))
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.jsonl"):
        if not file.name.startswith(run):
            file.unlink(missing_ok=True)
    with (folder / f"{run}-{worker}.jsonl").open("a") as out:
        for request in box.requests:
            sent = {part.name: getattr(request, part.name) for part in fields(request)}
            out.write(json.dumps({"test": test} | sent) + "\n")
