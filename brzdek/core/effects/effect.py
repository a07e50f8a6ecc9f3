"""A compiled piece of a card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.phrases import Who, paragraph
from brzdek.core.text import Lang

E = TypeVar("E", bound="Effect")


class Effect(ABC):
    """What a card does. Compiled once, never changed, shared by all games that use the card.

    An effect that never asks is a plain call, ``do``. One that may ask (``asks``) is a generator, ``run``;
    calling its ``do`` is a mistake. ``perform`` drives either.
    """

    __slots__ = ()
    word: ClassVar[str] = ""
    """The word that stands for it in YAML."""
    asks: bool = False
    terse: bool = False
    """Reads as a bare sum such as "+2 ⟦skill⟧", which lists well with commas."""
    needs: frozenset[str] = frozenset()
    """What must be chosen or announced around it: kinds of targets ("card"), or "happening"."""
    flows: bool = False
    """Reads on from a subject: "każdy inny gracz" + "odrzuca 1 kartę". Otherwise a colon stands between."""

    def __deepcopy__(self: E, memo: object) -> E:
        return self

    def plain(self) -> str:
        """Its form in plain data: what it says."""
        return self.text("en")

    # -- carrying it out

    def do(self, ctx: Context[Any]) -> None:
        """Carry it out; only for effects that never ask."""
        raise TypeError(f"{type(self).__name__} may ask: run it")

    def run(self, ctx: Context[Any]) -> Steps[None]:
        """Carry it out, asking."""
        self.do(ctx)
        yield from ()

    def possible(self, ctx: Context[Any]) -> bool:
        """Would it change anything? What would not may not be chosen."""
        return True

    def payable(self, ctx: Context[Any]) -> bool:
        """Can it be carried out in full, as a price must be?"""
        return self.possible(ctx)

    # -- words

    @abstractmethod
    def phrase(self, lang: Lang, who: Who) -> str:
        """A clause without capital and full stop, told to the reader ("you") or about a player ("they")."""

    def sentences(self, lang: Lang) -> list[str]:
        """The clauses that stand as sentences of their own on the card."""
        return [self.phrase(lang, "you")]

    def text(self, lang: Lang) -> str:
        """What the card says, with icon marks such as ``⟦skill⟧``."""
        return paragraph(self.sentences(lang))

    @property
    def key(self) -> str:
        """A stable word for it in transcripts, when it is one of several to choose from."""
        return self.word


def perform(effect: Effect, ctx: Context[Any]) -> Steps[None]:
    """Carry out an effect, whether it asks or not."""
    if effect.asks:
        yield from effect.run(ctx)
    else:
        effect.do(ctx)


def needs_of(*effects: Effect | None) -> frozenset[str]:
    """What these effects need together."""
    return frozenset().union(*[effect.needs for effect in effects if effect is not None])


class Question(Effect):
    """An effect that puts a question of its own. While it is open, ``game.ongoing.question`` is this effect."""

    __slots__ = ()

    @abstractmethod
    def question(self, lang: Lang) -> str:
        """The question, one short sentence."""

    @abstractmethod
    def label(self, lang: Lang, option: Option) -> str | None:
        """An option of the question in words; None when the game itself names it (a player, a card)."""

    def put(self, ctx: Context[Any], topic: str, options: Sequence[Option]) -> Steps[Option]:
        """Ask the seat that the effect concerns."""
        ongoing = ctx.game.ongoing
        ongoing.question, ongoing.asked = self, ctx.seat
        answer: Option = yield Ask(ctx.seat, topic, options, (ctx.source,))
        ongoing.question = ongoing.asked = None
        return answer
