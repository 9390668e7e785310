"""python -m bot: run (the default) and the commands below."""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Final, NoReturn

from bot.complaint import Complaint

COMMANDS: Final = {
    "backup": "copy the database, also while the bot runs",
    "restore": "put a backup in the place of the database",
    "export-standings": "write the results of a server to a CSV file",
    "import-standings": "take results from such a file, all or none",
    "forget": "delete everything about somebody, as /privacy does",
    "doctor": "tell what is wrong here, and what to do about it",
    "health": "tell whether a bot is running here and connected",
    "simulate": "play CPU against CPU and write transcripts",
    "verify": "prove every game of a transcript file",
}
"""Each is a module, which nobody imports who does not name it: above all a bot that starts."""


class Parser(argparse.ArgumentParser):
    """Complains in one line; --help has the rest."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(message)


def main(argv: Sequence[str] | None = None) -> int:
    parser = Parser(prog="python -m bot", description="Tavolo: table games in Discord channels.")
    commands = parser.add_subparsers(dest="command", parser_class=Parser)
    commands.add_parser("run", help="run the bot, in the sandbox without a token (default)")
    given = sys.argv[1:] if argv is None else argv
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary)
        if name in given:
            _module(name).add_arguments(command)
    try:
        arguments = parser.parse_args(given)
        exit_code = _execute(arguments)
        sys.stdout.flush()  # here, where a failure can still be told
        return exit_code
    except Complaint as complaint:
        print(f"{parser.prog}: {complaint}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):  # the reader has seen enough, e.g. `| head`
            return 1
        print(
            f"{parser.prog}: {error.filename or 'standard output'}: {error.strerror}",
            file=sys.stderr,
        )
        return 2


def _execute(arguments: argparse.Namespace) -> int:
    if arguments.command in COMMANDS:
        return int(_module(arguments.command).run(arguments))
    # All that is made while the bot starts, it keeps: bot/run.py lets the collector look again.
    gc.disable()
    from bot.run import run  # all of discord.py, which the other commands need not wait for

    return run()


def _module(command: str) -> ModuleType:
    return import_module(f"bot.{command.replace('-', '_')}")


if __name__ == "__main__":
    sys.exit(main())
