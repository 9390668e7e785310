"""Whether anything is still on its way: between gestures at a table whose time stands still."""

from collections.abc import Iterable

from cogs.desk import Desk
from cogs.publisher import Publisher
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.table.clock import DrivenClock


def is_quiet(box: Sandbox, desk: Desk, clock: DrivenClock, people: Iterable[Person]) -> bool:
    """The clocks sleep, every board and panel is sent, and everybody has seen it."""
    boards = [one.publisher for one in desk._boards.values()]
    panels = [one.publisher for some in desk._panels.values() for one in some.values()]
    return (
        clock.asleep == 1
        and not desk.hub._clockwork._ringing
        and all(map(_is_idle, (*boards, *panels)))
        and all(is_up_to_date(box, person) for person in people)
    )


def _is_idle(publisher: Publisher) -> bool:
    return publisher._task is None and not publisher.busy and not publisher._holds


def is_up_to_date(box: Sandbox, person: Person) -> bool:
    there = box.world.messages.get(person.channel, {}).values()
    seen = [message.body for message in there if message.visible_to(person.me["id"])]
    return seen == person.messages
