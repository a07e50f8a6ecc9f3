"""Action cards: what each may be played on, and what it does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, TypeAlias, cast

from brzdek.core.ask import Word
from brzdek.core.legality import Reason
from brzdek.games.sabotazysta.cards.corridors import cell_named, cell_word, is_cell
from brzdek.games.sabotazysta.cards.verbs import Break, Collapse, Deed, Repair
from brzdek.games.sabotazysta.rules import events, reasons
from brzdek.games.sabotazysta.rules.state import Mine

Target: TypeAlias = tuple[Word, ...]
"""The words of an option that follow the card."""


class Action(ABC):
    """What an action card does to one target, which is chosen together with the card."""

    __slots__ = ()
    aimed_at_maze: ClassVar[bool] = False

    @abstractmethod
    def targets(self, game: Mine) -> Sequence[Target]:
        """What the card may be played on now: this decides."""

    def obstacle(self, game: Mine, target: Target) -> Reason | None:
        """What stands against this target; with no target given, against playing the card at all."""
        targets = self.targets(game)
        if target:
            return None if target in targets else self.objection(game, target)
        return None if targets else self.useless

    @abstractmethod
    def objection(self, game: Mine, target: Target) -> Reason:
        """Why this, which is not among the targets, is none."""

    @property
    @abstractmethod
    def useless(self) -> Reason:
        """Why the card cannot be played when there is no target."""

    @abstractmethod
    def play(self, game: Mine, seat: int, card: str, target: Target) -> None:
        """Carry it out; the card has left the hand."""


class Breaking(Action):
    """A broken-tool card is put in front of a player."""

    __slots__ = ("tool",)

    def __init__(self, deed: Break) -> None:
        self.tool = deed.tool

    def targets(self, game: Mine) -> Sequence[Target]:
        return [(seat,) for seat, broken in enumerate(game.broken) if self.tool not in broken]

    def objection(self, game: Mine, target: Target) -> Reason:
        whom = target[0]
        return reasons.AlreadyBroken(whom, self.tool) if isinstance(whom, int) else reasons.OnAPlayer()

    @property
    def useless(self) -> Reason:
        return reasons.AllBroken(self.tool)

    def play(self, game: Mine, seat: int, card: str, target: Target) -> None:
        whom = cast(int, target[0])
        game.broken[whom][self.tool] = card
        game.aims.clear()
        game.log.tell(events.Broke, seat, whom, card)


class Repairing(Action):
    """A broken-tool card is taken away from a player."""

    __slots__ = ("tools",)

    def __init__(self, deed: Repair) -> None:
        self.tools = deed.tools

    def targets(self, game: Mine) -> Sequence[Target]:
        if len(self.tools) == 1:
            return [(seat,) for seat, broken in enumerate(game.broken) if self.tools[0] in broken]
        return [(seat, tool) for seat, broken in enumerate(game.broken) for tool in self.tools if tool in broken]

    def objection(self, game: Mine, target: Target) -> Reason:
        whom, *named = target
        if not isinstance(whom, int):
            return reasons.OnAPlayer()
        wanted = tuple(tool for tool in self.tools if tool in named or not named)
        if not wanted:
            return reasons.OtherTool(self.tools)
        if any(tool in game.broken[whom] for tool in wanted):
            return reasons.OneTool(self.tools)
        return reasons.NotBroken(whom, wanted)

    @property
    def useless(self) -> Reason:
        return reasons.NothingToRepair(self.tools)

    def play(self, game: Mine, seat: int, card: str, target: Target) -> None:
        whom = cast(int, target[0])
        tool = cast(str, target[1]) if len(target) > 1 else self.tools[0]
        game.discard += [(game.broken[whom].pop(tool), True), (card, True)]
        game.aims.clear()
        game.log.tell(events.Repaired, seat, whom, tool)


class Rockfall(Action):
    """A path card is removed from the maze."""

    __slots__ = ()
    aimed_at_maze: ClassVar[bool] = True

    def targets(self, game: Mine) -> Sequence[Target]:
        return [(cell_word(cell),) for cell in game.maze.path_cells()]

    def objection(self, game: Mine, target: Target) -> Reason:
        place = target[0]
        if is_cell(place) and (cell := cell_named(place)) in game.maze.fixed:
            return reasons.Unmovable(cell)
        return reasons.NothingThere()

    @property
    def useless(self) -> Reason:
        return reasons.NothingToCollapse()

    def play(self, game: Mine, seat: int, card: str, target: Target) -> None:
        cell = cell_named(target[0])
        gone = game.maze.remove(cell)
        game.maze_changed()
        game.discard += [(gone.card, True), (card, True)]
        if game.last_laid == cell:
            game.last_laid = None
        game.log.tell(events.Collapsed, seat, cell, gone.card)


class LookingAtMap(Action):
    """The player looks at a face-down goal card, in secret."""

    __slots__ = ()
    aimed_at_maze: ClassVar[bool] = True

    def targets(self, game: Mine) -> Sequence[Target]:
        return [(cell_word(cell),) for cell in game.maze.hidden]

    def objection(self, game: Mine, target: Target) -> Reason:
        place = target[0]
        if is_cell(place) and (cell := cell_named(place)) in game.maze.goal_cells():
            return reasons.FaceUp(cell)
        return reasons.NoGoal(tuple(game.maze.hidden))

    @property
    def useless(self) -> Reason:
        return reasons.NoGoal(())

    def play(self, game: Mine, seat: int, card: str, target: Target) -> None:
        cell = cell_named(target[0])
        face = game.maze.hidden[cell]
        game.seen[seat][cell] = face
        game.discard.append((card, True))
        game.reveals += 1
        game.log.tell(events.Looked, seat, cell)
        game.log.tell(events.Saw, seat, cell, face)


def action_of(deed: Deed) -> Action:
    """The rules for what a card says."""
    match deed:
        case Break():
            return Breaking(deed)
        case Repair():
            return Repairing(deed)
        case Collapse():
            return Rockfall()
        case _:
            return LookingAtMap()
