"""What action cards of Sabotażysta can do: the game's own words of the card language."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.catalog.schema import ListOf
from brzdek.core.catalog.schema import Word as WordField
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import Arguments, Given, PlainVerb, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who, same
from brzdek.core.text import Lang, Text

TOOLS = {
    "cart": Reading(Text("wagonik", "cart"), Text("wagonika", "cart")),
    "lantern": Reading(Text("latarnię", "lantern"), Text("latarni", "lantern")),
    "pickaxe": Reading(Text("kilof", "pickaxe"), Text("kilofa", "pickaxe")),
}
"""The tools: as what is repaired, and as what is missing."""


class Deed(Verb):
    """What an action card does to one target, which is chosen together with the card; the rules carry it out."""

    __slots__ = ()


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


class Collapse(Deed, PlainVerb):
    """Remove a path card from the maze."""

    __slots__ = ()
    word = "collapse"
    doc = Text("usuwa z labiryntu jedną kartę korytarza", "removes one path card from the maze")
    example = "collapse"
    reads = same(
        "usuń z labiryntu 1 kartę korytarza (nie start ani cel)",
        "remove 1 path card from the maze (not the start or a goal)",
    )


class LookAtGoal(Deed, PlainVerb):
    """Look at a face-down goal card, in secret."""

    __slots__ = ()
    word = "look_at_goal"
    doc = Text(
        "pozwala w tajemnicy obejrzeć zakrytą kartę celu", "lets the player look at a face-down goal card in secret"
    )
    example = "look_at_goal"
    reads = same("obejrzyj w tajemnicy 1 zakrytą kartę celu", "look at 1 face-down goal card in secret")


LANGUAGE = Language(Text("Sabotażysta", "Saboteur"), verbs=(Break, Repair, Collapse, LookAtGoal))
"""An action card does one thing to one target, so the words that join effects are left out."""
