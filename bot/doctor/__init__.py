"""`python -m bot doctor`: what is wrong, and what to do about it."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter

from bot.doctor.finding import Level, many


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--offline", action="store_true", help="ask nothing of Discord")
    parser.add_argument(
        "--api", type=_address, metavar="URL", help="another server that speaks Discord's API"
    )


def _address(text: str) -> str:
    if not text.startswith(("http://", "https://")):
        raise ArgumentTypeError(f"{text!r} does not begin with http:// or https://")
    return text


def run(arguments: Namespace) -> int:
    """0 if the bot can run."""
    from bot.doctor.examination import examine  # a lot to import, which other commands need not

    found: Counter[Level] = Counter()
    for finding in examine(arguments.api, arguments.offline):
        found[finding.level] += 1
        print(finding, flush=True)
    print(f"\n{', '.join(_counted(found)) or 'all is well'}")
    return 1 if found[Level.PROBLEM] else 0


def _counted(found: Counter[Level]) -> list[str]:
    bad = [(level, found[level]) for level in (Level.PROBLEM, Level.WARNING)]
    return [many(number, level) for level, number in bad if number]
