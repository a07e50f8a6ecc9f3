"""What action cards of Sabotażysta can do: the game's own words of the card language."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, TypeAlias, cast

from brzdek.core.ask import Word
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import Arguments, Given, PlainVerb, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who, same
from brzdek.core.schema import ListOf
from brzdek.core.schema import Word as WordField
from brzdek.core.text import Lang, Text
from brzdek.games.sabotazysta.maze import Cell, cell_word
from brzdek.games.sabotazysta.state import Mine

Target: TypeAlias = tuple[Word, ...]
"""The words of an option that follow the card."""

TOOLS = {
    "cart": Reading(Text("wagonik", "cart"), Text("wagonika", "cart")),
    "lantern": Reading(Text("latarnię", "lantern"), Text("latarni", "lantern")),
    "pickaxe": Reading(Text("kilof", "pickaxe"), Text("kilofa", "pickaxe")),
}
"""The tools: as what is repaired, and as what is missing."""


class Deed(Verb):
    """What an action card does to one target, which is chosen together with the card."""

    __slots__ = ()
    aimed_at_maze: ClassVar[bool] = False

    @abstractmethod
    def targets(self, game: Mine) -> Sequence[Target]:
        """What the card may be played on now."""

    @abstractmethod
    def play(self, game: Mine, seat: int, card: str, target: Target) -> None:
        """Carry it out; the card has left the hand."""


class Break(Deed):
    """Hinder a player: while the tool is broken they lay no path cards."""

    __slots__ = ("tool",)
    word = "break"
    doc = Text(
        "psuje graczowi narzędzie; z zepsutym nie wolno dokładać korytarzy",
        "breaks a player's tool; with a broken one no path cards may be laid",
    )
    example = "break: cart"

    def __init__(self, tool: str) -> None:
        self.tool = tool

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(WordField(list(TOOLS)))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def phrase(self, lang: Lang, who: Who) -> str:
        tool = TOOLS[self.tool].they.to(lang)
        if lang == "pl":
            return f"połóż przed dowolnym graczem; bez {tool} nie dokłada on korytarzy"
        return f"put it in front of any player; without a {tool} they lay no paths"

    def targets(self, game: Mine) -> Sequence[Target]:
        return [(seat,) for seat, broken in enumerate(game.broken) if self.tool not in broken]

    def play(self, game: Mine, seat: int, card: str, target: Target) -> None:
        whom = cast(int, target[0])
        game.broken[whom][self.tool] = card
        game.aims.clear()
        game.log.tell("broke", seat, whom, card)


class Repair(Deed):
    """Help a player: one of these tools, if it is broken, is whole again."""

    __slots__ = ("tools",)
    word = "repair"
    doc = Text("naprawia graczowi jedno z podanych narzędzi", "repairs one of the given tools for a player")
    example = "repair: [cart, lantern]"

    def __init__(self, tools: Sequence[str]) -> None:
        self.tools = tuple(tools)

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(ListOf(WordField(list(TOOLS)), 1, len(TOOLS)))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def phrase(self, lang: Lang, who: Who) -> str:
        tools = [TOOLS[tool].you.to(lang) for tool in self.tools]
        if lang == "pl":
            return f"napraw dowolnemu graczowi {' albo '.join(tools)}"
        return f"repair any player's {' or '.join(tools)}"

    def targets(self, game: Mine) -> Sequence[Target]:
        if len(self.tools) == 1:
            return [(seat,) for seat, broken in enumerate(game.broken) if self.tools[0] in broken]
        return [(seat, tool) for seat, broken in enumerate(game.broken) for tool in self.tools if tool in broken]

    def play(self, game: Mine, seat: int, card: str, target: Target) -> None:
        whom = cast(int, target[0])
        tool = cast(str, target[1]) if len(target) > 1 else self.tools[0]
        game.discard += [(game.broken[whom].pop(tool), True), (card, True)]
        game.aims.clear()
        game.log.tell("repaired", seat, whom, tool)


class Collapse(Deed, PlainVerb):
    """Remove a path card from the maze."""

    __slots__ = ()
    aimed_at_maze: ClassVar[bool] = True
    word = "collapse"
    doc = Text("usuwa z labiryntu jedną kartę korytarza", "removes one path card from the maze")
    example = "collapse"
    reads = same(
        "usuń z labiryntu 1 kartę korytarza (nie start ani cel)",
        "remove 1 path card from the maze (not the start or a goal)",
    )

    def targets(self, game: Mine) -> Sequence[Target]:
        return [(cell_word(cell),) for cell in game.maze.path_cells()]

    def play(self, game: Mine, seat: int, card: str, target: Target) -> None:
        cell = _cell(target)
        gone = game.maze.remove(cell)
        game.maze_changed()
        game.discard += [(gone.card, True), (card, True)]
        if game.last_laid == cell:
            game.last_laid = None
        game.log.tell("collapsed", seat, cell, gone.card)


class LookAtGoal(Deed, PlainVerb):
    """Look at a face-down goal card, in secret."""

    __slots__ = ()
    aimed_at_maze: ClassVar[bool] = True
    word = "look_at_goal"
    doc = Text(
        "pozwala w tajemnicy obejrzeć zakrytą kartę celu", "lets the player look at a face-down goal card in secret"
    )
    example = "look_at_goal"
    reads = same("obejrzyj w tajemnicy 1 zakrytą kartę celu", "look at 1 face-down goal card in secret")

    def targets(self, game: Mine) -> Sequence[Target]:
        return [(cell_word(cell),) for cell in game.maze.hidden]

    def play(self, game: Mine, seat: int, card: str, target: Target) -> None:
        cell = _cell(target)
        face = game.maze.hidden[cell]
        game.seen[seat][cell] = face
        game.discard.append((card, True))
        game.reveals += 1
        game.log.tell("looked", seat, cell)
        game.log.whisper((seat,), "saw", cell, face)


def _cell(target: Target) -> Cell:
    x, y = cast(str, target[0]).split(",")
    return int(x), int(y)


LANGUAGE = Language(Text("Sabotażysta", "Saboteur"), verbs=(Break, Repair, Collapse, LookAtGoal))
"""An action card does one thing to one target, so the words that join effects are left out."""
