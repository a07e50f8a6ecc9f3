"""The state of a game of Sabotażysta."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from brzdek.core.ask import Option
from brzdek.core.duplicate import flat
from brzdek.core.rulebook import Game
from brzdek.core.values import NamedTuple, dataclass, field
from brzdek.games.sabotazysta.cards.corridors import Cell, Corridors
from brzdek.games.sabotazysta.rules.maze import Laid, Maze

if TYPE_CHECKING:
    from brzdek.games.sabotazysta.rules.actions import Action


class Kit(NamedTuple):
    """What the rules need of the catalog at every move, looked up once a game."""

    corridors: dict[str, tuple[Corridors, ...]]
    """Each path card's corridors: upright, and turned where that makes a difference."""
    start: Laid
    goals: Mapping[str, Corridors]
    goal_cards: Sequence[str]
    actions: Mapping[str, Action]
    """What each action card does."""
    aimed_at_maze: Sequence[str]
    """Action cards whose targets lie in the maze."""
    deck: Sequence[str]
    """All path and action cards that are played from the hand."""
    discards: Mapping[str, Option]
    saboteurs: frozenset[str]
    """Dwarf cards on the saboteurs' side."""
    treasures: frozenset[str]
    breaking: Mapping[str, Sequence[str]]
    """For each tool, the cards that break it."""

    def __deepcopy__(self, memo: object) -> Kit:
        return self


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class Mine(Game):
    """A game in progress. Cards of a kind are alike, so a card is its id."""

    APART: ClassVar[frozenset[str]] = Game.APART | {"kit", "placements", "aims"}

    kit: Kit
    round: int = 0
    turn: int = 0
    """The seat whose turn it is."""
    starter: int = 0
    """The seat that began this round."""

    pool: list[str] = field(default_factory=list)
    """The dwarf cards of this game."""
    roles: list[str] = field(default_factory=list)
    spare: str = ""
    """The dwarf card left over this round, seen by nobody."""
    roles_open: bool = False

    deck: list[str] = field(default_factory=list)
    """The last card is on top."""
    discard: list[tuple[str, bool]] = field(default_factory=list)
    """Cards with: face up?"""
    hands: list[list[str]] = field(default_factory=list)
    broken: list[dict[str, str]] = field(default_factory=list)
    """In front of each player: the broken tools, with the cards that broke them."""
    maze: Maze = field(default_factory=Maze)
    seen: list[dict[Cell, str]] = field(default_factory=list)
    """What each player's maps have shown this round."""
    layer: int | None = None
    """Who laid the last path card of this round."""
    last_laid: Cell | None = None

    gold_deck: list[int] = field(default_factory=list)
    gold: list[list[int]] = field(default_factory=list)
    """The values of each player's gold cards."""
    offered: list[int] = field(default_factory=list)
    """Gold cards being divided among the miners."""
    chooser: int | None = None
    """The miner who looks at the gold cards on offer."""

    placements: dict[str, list[Option]] = field(default_factory=dict)
    """Where each path card may be laid now; emptied whenever the maze changes."""
    aims: dict[str, list[Option]] = field(default_factory=dict)
    """What each action card may be played on now; emptied when its targets may have changed."""

    def duplicate(self) -> Self:
        other = self._parted()
        other.hands = [hand.copy() for hand in self.hands]
        other.broken = [broken.copy() for broken in self.broken]
        other.seen = [seen.copy() for seen in self.seen]
        other.gold = [gold.copy() for gold in self.gold]
        other.maze = flat(self.maze)
        return other

    def maze_changed(self) -> None:
        self.placements.clear()
        for card in self.kit.aimed_at_maze:
            self.aims.pop(card, None)

    def is_saboteur(self, seat: int) -> bool:
        return self.roles[seat] in self.kit.saboteurs

    def from_seat(self, first: int, step: int = 1) -> list[int]:
        """All seats, clockwise (or, with -1, counterclockwise) from the given one."""
        return [(first + step * turns) % self.players for turns in range(self.players)]
