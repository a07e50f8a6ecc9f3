"""What can happen in Sabotażysta."""

from __future__ import annotations

from brzdek.core import events as core
from brzdek.core.facts import declared
from brzdek.core.log import Event, Secret
from brzdek.games.sabotazysta.cards.corridors import Cell


class Round(Event):
    """A round begins."""

    round: int
    seat: int
    """Who has the first turn."""


class Role(Secret):
    """A dwarf card was dealt."""

    role: str


# --- a turn


class PathLaid(Event):
    seat: int
    card: str
    cell: Cell
    turned: bool


class Uncovered(Event):
    """A goal card was turned face up."""

    cell: Cell
    card: str


class Broke(Event):
    seat: int
    whom: int
    card: str


class Repaired(Event):
    seat: int
    whom: int
    tool: str


class Collapsed(Event):
    seat: int
    cell: Cell
    card: str
    """The path card that is gone."""


class Looked(Event):
    """Somebody looked at a face-down goal card."""

    seat: int
    cell: Cell


class Saw(Secret):
    """What the map showed."""

    cell: Cell
    card: str


class Passed(Event):
    seat: int


class Discarded(Secret):
    """What was discarded in passing."""

    card: str


class NothingToUse(Event):
    """A turn without a card in hand."""

    seat: int


class Drew(Secret):
    card: str


# --- the end of a round


class RoundOver(Event):
    round: int
    winners: str
    """``miners``, ``saboteurs`` or ``nobody``."""


class Roles(Event):
    """Everybody's dwarf cards, by seat."""

    roles: tuple[str, ...]


class Gold(Event):
    """Somebody got so many gold cards."""

    seat: int
    n: int


class Nuggets(Secret):
    """What is on the gold cards one got."""

    values: tuple[int, ...]


class GameOver(Event):
    scores: tuple[int, ...]


EVENTS = (*core.EVENTS, *declared(__name__, Event))
