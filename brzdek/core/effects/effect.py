"""A compiled piece of a card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from brzdek.core.ask import NO_STEPS, Option, Steps, choose
from brzdek.core.effects.context import Context
from brzdek.core.effects.phrases import Flow, Who, about, say
from brzdek.core.effects.slots import Clause, Part, Sum, sentence, sentences
from brzdek.core.events import Stopped
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
    needs: frozenset[str] = frozenset()
    """What must be chosen or announced around it: kinds of targets ("card"), or "happening"."""
    lasts: bool = False
    """Does it rather begin than happen: a rule, a reaction or an ability that holds as long as its card lies there?"""
    only_reacts: bool = False
    """Does it ask only where a card in play lets somebody react?"""
    causes: ClassVar[tuple[str, ...]] = ()
    """The events that it brings about."""
    together: bool = False
    """Where several targets are chosen: does it take them all at once (``ctx.chosen``), or one after another?"""
    flow: Flow = ":"
    """What joins it to a subject: nothing in "każdy inny gracz" + "odrzuca 1 kartę"."""
    is_price: bool = False
    """Is it a mere price? What stands behind it in the same effect is done only if it can be paid."""
    once: str = ""
    """How often it may come about, of what lasts: "turn" for once in each, "ever"; "": as often as it may."""
    final: bool = False
    """Counts only at the end of the game, so that its conditions look at nothing else."""

    def __deepcopy__(self: E, memo: object) -> E:
        return self

    def plain(self) -> Any:
        """Its form in plain data: its word and what it was given, whatever it says on a card."""
        return given_to(self)

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

    def purpose(self, lang: Lang, who: Who) -> str | None:
        """The clause after "aby" or "możesz": "odrzucić 1 kartę"; None for what is no deed of the player's."""
        return None

    def gained(self, lang: Lang) -> str | None:
        """What stands after "zyskać" in its purpose, if that is all of it: "2 ⟦skill⟧"."""
        return None

    def inner(self, lang: Lang, who: Who) -> str:
        """The clause inside a list or a table: one that opens a list of its own has it in brackets there."""
        return self.phrase(lang, who)

    def worded(self, lang: Lang, who: Who, inner: bool) -> str:
        return self.inner(lang, who) if inner else self.phrase(lang, who)

    def apart(self, lang: Lang, who: Who) -> str:
        """The clause behind a condition, away from its subject: English has to name that once more."""
        clause = self.inner(lang, who)
        if lang == "pl" or who == "you" or self.flow == ":":
            return clause
        return about(say(lang, "that_player"), clause, self.flow)

    def sums(self, lang: Lang) -> tuple[Sum, ...]:
        """The sums that it consists of, if it is nothing else."""
        return ()

    def told(self, lang: Lang, *, headed: bool = False) -> list[Part]:
        """What it says as parts of a slot; ``headed``: right behind a heading."""
        sums = self.sums(lang)
        return list(sums) if sums else [Clause(sentence(self.opening(lang) if headed else self.phrase(lang, "you")))]

    def opening(self, lang: Lang) -> str:
        """The clause right behind a heading, where a colon stands already."""
        return self.inner(lang, "you")

    def text(self, lang: Lang) -> str:
        """What the card says, with icon marks such as ``⟦skill⟧``."""
        return " ".join(sentences(self.told(lang)))

    @property
    def key(self) -> str:
        """A stable word for it in transcripts, when it is one of several to choose from."""
        return self.word


DERIVED = frozenset(
    (
        "_act",
        "_key",
        "_known",
        "_lately",
        "asks",
        "doc",
        "during",
        "final",
        "flow",
        "is_price",
        "it",
        "lasts",
        "needs",
        "occasions",
        "of_roller",
        "reads",
        "standing",
        "whole_prices",
    )
)
"""What an effect keeps beside that which it was given."""


def given_to(value: Any) -> Any:
    """A compiled word, or what it was given, as plain data."""
    if isinstance(value, Mapping):
        return {str(key): given_to(item) for key, item in value.items()}
    if isinstance(value, tuple) and hasattr(value, "word"):
        return value.word
    if isinstance(value, (list, tuple)):
        return [given_to(item) for item in value]
    if not hasattr(type(value), "__slots__"):
        return value
    names = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ()) if name not in DERIVED]
    given = {name: given_to(getattr(value, name)) for name in names}
    return [getattr(value, "word", "") or type(value).__name__, given]


def inside(value: Any) -> Iterator[Effect]:
    """All the effects that stand inside a compiled word."""
    for kind in type(value).__mro__:
        for name in getattr(kind, "__slots__", ()):
            for part in _parts(getattr(value, name, None)):
                if isinstance(part, Effect):
                    yield part
                if hasattr(type(part), "__slots__"):
                    yield from inside(part)


def with_inside(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Some effects, each with all that stand inside it."""
    for effect in effects:
        yield from (effect, *inside(effect))


def _parts(value: Any) -> list[Any]:
    if isinstance(value, Mapping):
        return list(value.values())
    if isinstance(value, (list, tuple)):
        return [part for item in value for part in _parts(item)]
    return [value]


def asks_itself(effect: Effect) -> bool:
    """Does it ask even where no card in play reacts?"""
    return any(one.asks and not one.only_reacts and not _derived(one) for one in (effect, *inside(effect)))


def _derived(effect: Effect) -> bool:
    """Does it ask only because something inside it does?"""
    return any("asks" in getattr(kind, "__slots__", ()) for kind in type(effect).__mro__)


def perform(effect: Effect, ctx: Context[Any]) -> Steps[None]:
    """Carry out an effect, whether it asks or not; one within too many others is stopped, and told.

    Once the game is over nobody is asked any more.
    """
    if not effect.asks:
        effect.do(ctx)
        return NO_STEPS
    return _perform(effect, ctx)


def _perform(effect: Effect, ctx: Context[Any]) -> Steps[None]:
    game = ctx.game
    if game.over:
        return
    ongoing = game.ongoing
    if not ongoing.enter():
        if not ongoing.stopped:
            game.log.tell(Stopped, ctx.source)
        ongoing.stopped = True
        return
    try:
        yield from effect.run(ctx)
    finally:
        ongoing.leave()


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
        """Ask the seat that the effect concerns, unless there is only one answer."""
        ongoing = ctx.game.ongoing
        ongoing.question, ongoing.asked = self, ctx.seat
        answer = yield from choose(ctx.seat, topic, options, (ctx.source,), ctx.for_)
        ongoing.question = ongoing.asked = None
        return answer
