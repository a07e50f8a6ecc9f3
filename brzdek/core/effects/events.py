"""Events of games with copies, zones, abilities and thrown dice."""

from __future__ import annotations

from brzdek.core.ask import Word
from brzdek.core.facts import declared
from brzdek.core.log import Event, Secret


class Moved(Event):
    """A copy went from one zone to another; "" where not everybody may see which one."""

    copy: str
    kind_left: str
    left: Word | None
    """Whose zone it left."""
    kind_reached: str
    reached: Word | None


class MovedSecretly(Secret):
    """The same for a seat that sees which copy it is, in either zone."""

    copy: str
    kind_left: str
    left: Word | None
    kind_reached: str
    reached: Word | None


class Thrown(Event):
    """Dice fell, and may still be thrown again; ``Rolled`` tells what came of it."""

    seat: int
    dice: tuple[int, ...]


class Used(Event):
    """A seat or a being used an ability of a card."""

    actor: Word
    copy: Word
    key: str


EVENTS = declared(__name__, Event)
