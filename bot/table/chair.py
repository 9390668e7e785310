"""Who sits where."""

from typing import NamedTuple

from bot.table.ids import UserId


class Chair(NamedTuple):
    """A place at the table. With a level it is a CPU's for good; away, for the time being."""

    name: str
    user: UserId | None
    level: str | None
    ticket: str
    """The id of the interaction that filled the chair: its share of the salt."""
    away: bool = False
    left: UserId | None = None
    """Who sat here until a CPU took the seat over."""

    @property
    def kept(self) -> bool:
        """Of a rematch: the person has not pressed yet, so the seat is only kept for them."""
        return not self.ticket

    @property
    def is_cpu(self) -> bool:
        """Whether a CPU sat down here, and did not take the seat over from somebody."""
        return self.user is None and self.level is not None and self.left is None

    def is_of(self, user: UserId) -> bool:
        """Whether they sit here, or did until a CPU took over."""
        return user in (self.user, self.left)

    @property
    def played_by_cpu(self) -> bool:
        return self.user is None or self.away


STAND_IN = "normal"
"""The level that plays for people who are late, away or gone."""
