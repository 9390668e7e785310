"""What is true of every table at rest, whatever happened to it."""

from bot.table.table import Table
from tests.table.room import Room


def examine(room: Room, table: Table) -> None:
    """It is what its log says and what was shown, and it will go on by itself."""
    assert not table.stale
    assert not table.lock.locked()
    room.witness.check(table)
    shown = [seen for seen in room.witness.shown if seen.table == table.id][-1]
    assert (shown.number, shown.host, shown.chairs) == (table.number, table.host, table.chairs)
    assert (shown.started, shown.ended) == (table.state is not None, table.ended)
    if table.ended:
        assert not table.alarms, "something would happen at a table that is over"
        return
    times = [alarm.at for alarm in table.alarms]
    assert times, "nothing would ever happen here again"
    assert times == sorted(times, reverse=True)
    assert room.clock.next is not None
    assert room.clock.now() <= times[-1], "an alarm has not rung"
    assert room.clock.next <= times[-1], "nobody would ring this alarm"
    if table.state is not None:
        _examine_game(table)


def _examine_game(table: Table) -> None:
    waiting = table.game.waiting(table.state)
    assert waiting is not None
    assert [alarm.at for alarm in table.alarms if alarm.seat is None] == [table.deadline]
    cpus = {seat for seat in waiting.seats if table.chairs[seat].played_by_cpu}
    thinking = {alarm.seat for alarm in table.alarms if alarm.seat is not None}
    assert thinking == cpus - table.decided, "somebody is not asked, or asked in vain"
    if waiting.mover in cpus:
        assert waiting.mover in thinking, "a CPU has its turn and does not think about it"
    if waiting.mover is None and len(cpus) == len(waiting.seats):
        assert thinking, "all have decided, and the window is still open"
