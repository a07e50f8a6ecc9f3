"""What one player of Sabotażysta may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from brzdek.core.ask import Option
from brzdek.core.legality import Reason
from brzdek.core.plain import plain
from brzdek.core.rulebook import View
from brzdek.games.sabotazysta.cards.corridors import Cell, Corridors
from brzdek.games.sabotazysta.rules import legality
from brzdek.games.sabotazysta.rules.maze import Laid
from brzdek.games.sabotazysta.rules.state import Mine
from brzdek.games.sabotazysta.view.imagining import imagined

_NOTHING: Mapping[Any, Any] = MappingProxyType({})


class MineView(View[Mine]):
    """A window onto the game: own secrets, everything face up, and how many cards lie elsewhere."""

    __slots__ = ()

    # -- own secrets

    @property
    def role(self) -> str | None:
        return None if self.seat is None else self._game.roles[self.seat]

    @property
    def hand(self) -> Sequence[str]:
        return () if self.seat is None else tuple(self._game.hands[self.seat])

    @property
    def gold(self) -> Sequence[int]:
        """The values of one's own gold cards."""
        return () if self.seat is None else tuple(self._game.gold[self.seat])

    @property
    def findings(self) -> Mapping[Cell, str]:
        """What one's own maps have shown this round."""
        return _NOTHING if self.seat is None else MappingProxyType(self._game.seen[self.seat])

    @property
    def offered(self) -> Sequence[int]:
        """Gold cards on offer, while one is choosing."""
        return tuple(self._game.offered) if self.seat is not None and self._game.chooser == self.seat else ()

    # -- what lies open

    @property
    def laid(self) -> Mapping[Cell, Laid]:
        return MappingProxyType(self._game.maze.laid)

    @property
    def reached(self) -> Mapping[Cell, int]:
        """The edges of each card from which a corridor leads back to the start."""
        return MappingProxyType(self._game.maze.reached)

    @property
    def frontier(self) -> Sequence[Cell]:
        """Empty cells to which a corridor from the start leads."""
        return tuple(self._game.maze.frontier)

    @property
    def start(self) -> Cell:
        return self._game.maze.start

    @property
    def goals(self) -> Sequence[Cell]:
        """Cells of face-down goal cards, from top to bottom."""
        return sorted(self._game.maze.hidden, key=lambda cell: (cell[1], cell[0]))

    @property
    def goal_cells(self) -> Sequence[Cell]:
        return self._game.maze.goal_cells()

    @property
    def last_laid(self) -> Cell | None:
        return self._game.last_laid

    @property
    def broken(self) -> Sequence[Mapping[str, str]]:
        """Broken tools in front of each player."""
        return tuple([MappingProxyType(broken) for broken in self._game.broken])

    @property
    def open_discard(self) -> list[str]:
        """Cards that were discarded face up."""
        return [card for card, face_up in self._game.discard if face_up]

    @property
    def roles(self) -> Sequence[str] | None:
        """Everybody's roles, once the round is over."""
        return tuple(self._game.roles) if self._game.roles_open else None

    @property
    def round(self) -> int:
        return self._game.round

    @property
    def rounds(self) -> int:
        return int(self._game.options["rounds"])

    @property
    def turn(self) -> int:
        return self._game.turn

    @property
    def starter(self) -> int:
        return self._game.starter

    @property
    def pool(self) -> Sequence[str]:
        """The dwarf cards of this game; all but one of them are dealt."""
        return tuple(self._game.pool)

    # -- the cards

    @property
    def corridors(self) -> Mapping[str, tuple[Corridors, ...]]:
        """Each path card's corridors: upright, and turned where that makes a difference."""
        return MappingProxyType(self._game.kit.corridors)

    @property
    def treasures(self) -> frozenset[str]:
        """Goal cards with a treasure."""
        return self._game.kit.treasures

    @property
    def saboteurs(self) -> frozenset[str]:
        """Dwarf cards on the saboteurs' side."""
        return self._game.kit.saboteurs

    # -- what is allowed

    def fitting(self, cell: Cell) -> int:
        """The sets of open edges (bit n: the set n) that match all face-up neighbours of this cell."""
        return self._game.maze.fitting(cell)

    def uses(self) -> list[Option]:
        """What one may do with the cards of one's hand."""
        return [] if self.seat is None or self.over else legality.uses(self._game, self.seat)

    def why_not(self, option: Option) -> Reason | None:
        return None if self.seat is None or self.over else legality.why_not(self._game, self.seat, option)

    # -- how many

    @property
    def hand_counts(self) -> list[int]:
        return [len(hand) for hand in self._game.hands]

    @property
    def gold_counts(self) -> list[int]:
        return [len(gold) for gold in self._game.gold]

    @property
    def deck_count(self) -> int:
        return len(self._game.deck)

    @property
    def discard_count(self) -> int:
        return len(self._game.discard)

    @property
    def gold_deck_count(self) -> int:
        return len(self._game.gold_deck)

    @property
    def scores(self) -> list[int] | None:
        """Everybody's nuggets, once the game is over."""
        return None if self.hoards is None else [sum(gold) for gold in self.hoards]

    @property
    def hoards(self) -> list[list[int]] | None:
        """Everybody's gold cards, the most valuable first, once the game is over."""
        return [sorted(gold, reverse=True) for gold in self._game.gold] if self._game.over else None

    def imagine(self, seed: int, odds: Sequence[float] | None = None) -> Mine:
        """``odds``: for each seat, how much likelier a saboteur would have done what was done there."""
        assert self.seat is not None, "an onlooker has nothing to think about"
        return imagined(self._game, self.seat, self.events(), seed, odds)

    def data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "names": list(self.names),
            "round": self.round,
            "rounds": self.rounds,
            "turn": self.turn,
            "starter": self.starter,
            "over": self.over,
            "role": self.role,
            "hand": list(self.hand),
            "gold": list(self.gold),
            "offered": sorted(self.offered),
            "findings": plain(dict(self.findings)),
            "maze": plain({cell: [laid.card, laid.turned] for cell, laid in self.laid.items()}),
            "goals": plain(list(self.goals)),
            "last_laid": plain(self.last_laid),
            "broken": [sorted(tools) for tools in self.broken],
            "discarded": self.open_discard,
            "roles": None if self.roles is None else list(self.roles),
            "pool": sorted(self.pool),
            "hand_counts": self.hand_counts,
            "gold_counts": self.gold_counts,
            "deck_count": self.deck_count,
            "discard_count": self.discard_count,
            "gold_deck_count": self.gold_deck_count,
            "scores": self.scores,
            "hoards": self.hoards,
        }
