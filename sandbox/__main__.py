"""`python -m sandbox`: a Discord on your own machine, until Ctrl-C."""

import argparse
import asyncio
import contextlib
import errno
import gc
import os
import signal
import sys
import threading
from pathlib import Path

from sandbox.origin import is_loopback
from sandbox.server import Sandbox
from sandbox.storage import Unreadable

PORT = 8017


def read_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    port = os.environ.get("SANDBOX_PORT") or str(PORT)
    parser.add_argument("--port", default=port, type=int, help=f"default {PORT}, or SANDBOX_PORT")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--data", type=Path, help="folder that keeps the world between runs")
    parser.add_argument(
        "--allow-remote", action="store_true", help="permit a --host that others can reach"
    )
    parser.add_argument(
        "--with-parent",
        action="store_true",
        help="stop when standard input ends, and leave Ctrl-C to whoever holds its other end",
    )
    parser.add_argument(
        "--limits",
        choices=("generous", "discord"),
        default="generous",
        help="rate limits: practically none, or like those seen at Discord",
    )
    return parser.parse_args(arguments)


async def serve(chosen: argparse.Namespace) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, stop.set)
    if chosen.with_parent:
        _end_with_parent(stop)
    async with Sandbox.start(chosen.port, host=chosen.host, data=chosen.data) as box:
        if chosen.limits == "discord":
            box.limits.like_discord()
        print(f"The sandbox is at {box.url}", flush=True)
        await stop.wait()


def _end_with_parent(stop: asyncio.Event) -> None:
    """The other end of standard input closes however its holder ends, even when it is killed."""
    loop = asyncio.get_running_loop()

    def watch() -> None:
        while os.read(sys.stdin.fileno(), 4096):
            pass
        with contextlib.suppress(RuntimeError):  # it has stopped already
            loop.call_soon_threadsafe(stop.set)

    # Ctrl-C reaches both; the parent says goodbye first, and then closes its end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=watch, daemon=True).start()


def explain(error: Exception, chosen: argparse.Namespace) -> str:
    """One sentence that says what to do."""
    if isinstance(error, Unreadable):
        return str(error)
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return (
            f"Port {chosen.port} is taken: stop the program that uses it, "
            f"or choose another with SANDBOX_PORT={chosen.port % 65535 + 1}."
        )
    return f"The sandbox cannot start on {chosen.host} port {chosen.port}: {error}"


def main() -> int:
    chosen = read_arguments()
    if not is_loopback(chosen.host) and not chosen.allow_remote:
        print(
            f"The sandbox has no passwords, so it does not listen on {chosen.host} "
            "without --allow-remote.",
            file=sys.stderr,
        )
        return 2
    # Messages and requests are kept for long and hold no cycles: looking for some is work in vain.
    gc.set_threshold(50_000, 20, 50)
    try:
        asyncio.run(serve(chosen))
    except (OSError, OverflowError, Unreadable) as error:
        print(explain(error, chosen), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
