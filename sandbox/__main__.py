"""`python -m sandbox`: a Discord on your own machine, until Ctrl-C."""

import argparse
import asyncio
import contextlib
import errno
import os
import signal
import sys
from pathlib import Path

from sandbox.origin import is_loopback
from sandbox.server import Sandbox

PORT = 8017


def read_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    port = os.environ.get("SANDBOX_PORT", str(PORT))
    parser.add_argument("--port", default=port, type=int, help=f"default {PORT}, or SANDBOX_PORT")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--data", type=Path, help="folder that keeps the world between runs")
    parser.add_argument(
        "--allow-remote", action="store_true", help="permit a --host that others can reach"
    )
    return parser.parse_args(arguments)


async def serve(port: int, host: str, data: Path | None) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    async with Sandbox.start(port, host=host) as box:
        print(f"The sandbox is at {box.url}", flush=True)
        await stop.wait()


def main() -> int:
    chosen = read_arguments()
    if not is_loopback(chosen.host) and not chosen.allow_remote:
        print(
            f"The sandbox has no passwords, so it does not listen on {chosen.host} "
            "without --allow-remote.",
            file=sys.stderr,
        )
        return 2
    try:
        asyncio.run(serve(chosen.port, chosen.host, chosen.data))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        print(
            f"Port {chosen.port} is taken: stop the program that uses it, "
            "or choose another with --port or SANDBOX_PORT.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
