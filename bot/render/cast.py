"""Who is who at a table, in the reader's language: the log knows CPU players by one name only."""

from collections.abc import Sequence

from bot.privacy import ALIAS
from bot.render.name import fit
from bot.render.scene import Say
from bot.table.chair import Chair
from bot.table.lobby import CPU_NAMES


def cast(chairs: Sequence[Chair], say: Say) -> tuple[str, ...]:
    """The names of all seats, fit for markdown.

    A CPU player has a name of the language, which nobody else at the table has; as chairs keep
    their names, it keeps it for the whole game.
    """
    shown = [say("forgotten") if chair.name == ALIAS else chair.name for chair in chairs]
    taken = {name.casefold() for name, chair in zip(shown, chairs, strict=True) if not chair.is_cpu}
    for seat, chair in enumerate(chairs):
        if chair.is_cpu and chair.name in CPU_NAMES:
            shown[seat] = _free_name(CPU_NAMES.index(chair.name), taken, say)
        taken.add(shown[seat].casefold())
    return tuple(map(fit, shown))


def _free_name(first: int, taken: set[str], say: Say) -> str:
    """There are as many names as seats at the largest table, so one is always free."""
    numbers = [(first + step) % len(CPU_NAMES) + 1 for step in range(len(CPU_NAMES))]
    return next(name for n in numbers if (name := say(f"cpu-{n}")).casefold() not in taken)
