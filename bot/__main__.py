"""python -m bot: run (the default) and the commands below."""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from bot import (
    backup,
    doctor,
    export_standings,
    health,
    import_standings,
    restore,
    simulate,
    verify,
)
from bot.complaint import Complaint

COMMANDS = {
    "backup": (backup, "copy the database, also while the bot runs"),
    "restore": (restore, "put a backup in the place of the database"),
    "export-standings": (export_standings, "write the results of a server to a CSV file"),
    "import-standings": (import_standings, "take results from such a file, all or none"),
    "doctor": (doctor, "tell what is wrong here, and what to do about it"),
    "health": (health, "tell whether a bot is running here and connected"),
    "simulate": (simulate, "play CPU against CPU and write transcripts"),
    "verify": (verify, "prove every game of a transcript file"),
}


class Parser(argparse.ArgumentParser):
    """Complains in one line; --help has the rest."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(message)


def main(argv: Sequence[str] | None = None) -> int:
    parser = Parser(prog="python -m bot", description="Tavolo: table games in Discord channels.")
    commands = parser.add_subparsers(dest="command", parser_class=Parser)
    commands.add_parser("run", help="run the bot, in the sandbox without a token (default)")
    for name, (module, summary) in COMMANDS.items():
        module.add_arguments(commands.add_parser(name, help=summary, description=summary))
    try:
        arguments = parser.parse_args(argv)
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
        print(f"{parser.prog}: standard output: {error.strerror}", file=sys.stderr)
        return 2


def _execute(arguments: argparse.Namespace) -> int:
    if arguments.command in COMMANDS:
        module, _ = COMMANDS[arguments.command]
        return int(module.run(arguments))
    # All that is made while the bot starts, it keeps: bot/run.py lets the collector look again.
    gc.disable()
    from bot.run import run  # discord.py takes a second to import, which the others need not wait

    return run()


if __name__ == "__main__":
    sys.exit(main())
