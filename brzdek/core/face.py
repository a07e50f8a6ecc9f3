"""How a game shows itself to a person: words and drawings, made only when somebody looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from brzdek.core.ask import Ask, Option
from brzdek.core.log import Event
from brzdek.core.text import Lang, Say, Text

if TYPE_CHECKING:
    from brzdek.core.catalog import Card

Fragment: TypeAlias = tuple[str, str]
"""An ink and a piece of text."""
Line: TypeAlias = list[Fragment]

INKS = ("", "title", "dim", "you", "good", "bad", "gold", "secret", "last", "rock", "key")
"""The names of inks that a drawing may use; the shell decides what they look like."""


@dataclass(frozen=True, slots=True)
class Style:
    """What the screen can do."""

    width: int = 80
    unicode: bool = True
    """Box characters and symbols; without it only letters and ASCII signs."""
    compact: bool = False
    """The screen is low: use as few lines as can be."""
    height: int = 0
    """Lines that can be seen at once beside the prompt; 0: it does not matter."""


def text_of(lines: Sequence[Line]) -> list[str]:
    """Drawn lines as plain text."""
    return ["".join(text for _, text in line).rstrip() for line in lines]


V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Look(Generic[V]):
    """A command of one game that shows something and changes nothing, such as ``where``."""

    names: Text
    """The word to type, in both languages; further words after a bar."""
    help: Text
    show: Callable[[V, str, Say, Style], list[Line]]
    """View, the rest of the typed line, words, style."""
    offers: Callable[[V, Lang], Sequence[str]] | None = None
    """What completion offers after the word."""


@dataclass(frozen=True, slots=True)
class Macro(Generic[V]):
    """Words that stand for several answers in a row, such as ``play all``."""

    names: Text
    """What to type, in both languages, one or more words; other ways to say it after a bar."""
    help: Text
    next: Callable[[V, Ask], Option | None]
    """The answer to the open question of the seat that typed it; None: it ends here, a person must decide."""


class Face(ABC, Generic[V]):
    """Words and drawings of one game, from the view of one seat."""

    looks: Sequence[Look[V]] = ()
    macros: Sequence[Macro[V]] = ()

    @abstractmethod
    def say(self, lang: Lang) -> Say:
        """The game's messages in this language."""

    @abstractmethod
    def status(self, view: V, say: Say) -> str:
        """The resources that matter, a few words for the prompt."""

    @abstractmethod
    def board(self, view: V, say: Say, style: Style) -> list[Line]:
        """The table as this seat sees it: the drawing and what lies around it."""

    @abstractmethod
    def hand(self, view: V, say: Say, style: Style) -> list[Line]:
        """What this seat holds."""

    @abstractmethod
    def score(self, view: V, say: Say, style: Style) -> list[Line]:
        """The standing as far as this seat may know it."""

    @abstractmethod
    def question(self, view: V, ask: Ask, say: Say) -> str:
        """What is being asked, one short sentence."""

    def picture(self, view: V, ask: Ask, say: Say, style: Style) -> list[Line]:
        """What there is to see before a question is put, beside the table; most questions need nothing."""
        return []

    @abstractmethod
    def option(self, view: V, option: Option, say: Say) -> str:
        """An option as a person would say it."""

    @abstractmethod
    def event(self, view: V, event: Event, say: Say) -> str | None:
        """What happened, one sentence; None for what needs no words."""

    def gather(self, events: Sequence[Event]) -> Sequence[Event]:
        """Events as they are told: several in a row may be told as one."""
        return events

    @abstractmethod
    def forms(self, view: V, option: Option) -> Sequence[Mapping[str, Sequence[str]]]:
        """How each word of an option may be typed: for every word, the forms by language.

        ``[{"pl": ["zagraj"], "en": ["play"]}, {"pl": ["zakręt w lewo"], "en": ["curve S-W"]}, ...]``.
        The first form of a language is the one that completion offers. The stable word itself always works.
        """

    def menu(self, view: V, ask: Ask, say: Say, style: Style) -> list[tuple[str, list[int]]] | None:
        """The options in groups, as (heading, indexes of options); None: one plain list."""
        return None

    def brief(self, view: V, option: Option, say: Say) -> str:
        """An option in a list, under the heading of its group; the heading need not be repeated."""
        return self.option(view, option, say)

    def refusal(self, view: V, ask: Ask, line: str, say: Say) -> str | None:
        """Why a typed line is no move now, one sentence, if the game knows what is meant."""
        return None

    def card(self, card: Card, say: Say, style: Style) -> list[Line]:
        """What there is to see of a card beside its name and text: a picture, a price."""
        return []

    def drawn(self, text: str, say: Say, style: Style) -> str:
        """A text of a card with every icon drawn."""
        from brzdek.core.effects.phrases import with_icons

        return with_icons(text, lambda icon: self.icon(icon, say, style))

    def icon(self, name: str, say: Say, style: Style) -> str:
        """An icon inside a card's text, as a sign or a word; the message ``icon.name`` if the game has one."""
        key = f"icon.{name}"
        return say(key) if say.knows(key) else name.replace("_", " ")
