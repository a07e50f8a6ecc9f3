"""Announced happenings: what others may answer before something lands.

Only verbs that ask may announce. The order is always the same: first the other seats may answer, each answer being
announced and answerable in its turn, until all pass; then what lasts acts on it (``before``, ``instead_of``).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.ask import Ask, Option, Steps, Word
from brzdek.core.effects.context import NOTHING, Context
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import AmountVerb, Arguments, EventWord, PlainVerb, Whose
from brzdek.core.effects.flow import Series
from brzdek.core.effects.ongoing import CardGame, Happening
from brzdek.core.effects.phrases import Reading, same
from brzdek.core.effects.runtime import use_up
from brzdek.core.effects.targets import PLAYER, aim, land
from brzdek.core.effects.watch import Before, is_meant
from brzdek.core.text import Text

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

PASS: Option = ("pass",)


class Answerers(ABC):
    """A game's rules for answering. One object without state; verbs hand it to ``announce``."""

    def order(self, game: CardGame, happening: Happening) -> Sequence[int]:
        """The seats that may answer, in order: all but the author, from the author's left."""
        return [(happening.by + step) % game.players for step in range(1, game.players)]

    @abstractmethod
    def is_asked(self, game: CardGame, seat: int, happening: Happening) -> bool:
        """Is this seat asked at all?

        Decide it from what everybody can see (does the seat hold any face-down card?). Asking only those who can
        answer would show the others what is in a hand; a seat without an answer is asked and can only pass.
        """

    @abstractmethod
    def options(self, game: CardGame, seat: int, happening: Happening) -> Sequence[Option]:
        """What this seat can answer with."""

    @abstractmethod
    def answer(self, game: CardGame, seat: int, option: Option, happening: Happening) -> Steps[None]:
        """Carry out an answer: pay for it, announce it, and let it act on the happening if it lands."""


def announce(ctx: Context[Any], happening: Happening, answerers: Answerers | None = None) -> Steps[Happening]:
    """Announce something and let it be answered. The caller then looks at what has become of it."""
    stack = ctx.game.ongoing.stack
    stack.append(happening)
    if answerers is not None:
        yield from _hear_answers(ctx.game, happening, answerers)
    if not happening.cancelled:
        yield from _interrupt(ctx.game, happening)
    stack.pop()
    return happening


def announce_effect(
    effect: Effect, ctx: Context[Any], kind: str, answerers: Answerers | None = None
) -> Steps[Happening | None]:
    """Choose the target of an effect (a spell, say), announce it, and let it land on whom it now hits.

    None: there was no target. ``by`` of the happening is who counts as its author in the end.
    """
    aimed = yield from aim(effect, ctx)
    if aimed is None:
        return None
    target = aimed.bound.get(PLAYER)
    happening = Happening(kind, target if isinstance(target, int) else None, ctx.seat, about=ctx.source)
    yield from announce(ctx, happening, answerers)
    if not happening.cancelled:
        bound = aimed.bound if happening.seat is None else {**aimed.bound, PLAYER: happening.seat}
        yield from land(effect, Context(ctx.game, happening.by, ctx.source, bound=bound))
    return happening


def subject_of(event: EventWord, happening: Happening) -> int | None:
    """Who is "you" in the words of the event."""
    return happening.seat if event.subject == "seat" else happening.by


def _hear_answers(game: CardGame, happening: Happening, answerers: Answerers) -> Steps[None]:
    """Go round until everybody who may answer has passed since the last answer."""
    passed: set[int] = set()
    while not happening.cancelled:
        waiting = [seat for seat in answerers.order(game, happening) if seat not in passed]
        seat = next((seat for seat in waiting if answerers.is_asked(game, seat, happening)), None)
        if seat is None:
            return
        options = [PASS, *answerers.options(game, seat, happening)]
        answer: Option = yield Ask(seat, "answer", options, (happening.kind, happening.by, happening.about))
        if answer == PASS:
            passed.add(seat)
        else:
            yield from answerers.answer(game, seat, answer, happening)
            passed.clear()


def _interrupt(game: CardGame, happening: Happening) -> Steps[None]:
    """Let everything that lasts act on it, in the order in which it came into play."""
    for record in tuple(game.ongoing.before.get(happening.kind, ())):
        if happening.cancelled:
            return
        effect = record.effect
        subject = subject_of(effect.event, happening)
        ctx = record.context(game, subject)
        ctx.happening = happening
        if not effect.answers(ctx, record, subject):
            continue
        record.busy = True
        if (yield from effect.interrupt(ctx, happening)):
            use_up(game, record)
        record.busy = False


# -- cards that answer


class Answer(Before):
    """``answer: cast, only_if: {aimed_at: you}, do: reflect``: what a card in hand can be played against."""

    __slots__ = ()
    word: ClassVar[str] = "answer"
    doc: ClassVar[Text] = Text(
        "Kartę można zagrać w odpowiedzi na zapowiedziane zdarzenie; odpowiada się na cudze czyny i na to, co spotyka "
        "odpowiadającego, chyba że „whose” mówi inaczej.",
        "The card may be played in answer to an announced event; the acts of others are answered, and what is to "
        "hit the one who answers, unless “whose” says otherwise.",
    )
    example: ClassVar[str] = "answer: cast\nonly_if: {aimed_at: you}\ndo: reflect"

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        common = super().arguments(language)
        return Arguments(common.value, {name: common.options[name] for name in ("do", "they", "whose", "only_if")})

    @classmethod
    def usual(cls, event: EventWord) -> Whose:
        return "others" if event.subject == "by" else "you"

    def do(self, ctx: Context[Any]) -> None:
        """It lies in wait; nothing happens by itself."""

    def possible(self, ctx: Context[Any]) -> bool:
        return False

    def context(self, game: Any, seat: int, source: Word, happening: Happening) -> Context[Any]:
        """The context in which the card of this seat acts on the happening."""
        bound = NOTHING if happening.seat is None else {PLAYER: happening.seat}
        return Context(game, seat, source, bound=bound, happening=happening)

    def fits(self, ctx: Context[Any]) -> bool:
        """May the card be played against the happening of the context?"""
        happening = ctx.happening
        if happening is None or happening.cancelled or happening.kind != self.event.word:
            return False
        if not is_meant(self.whose, ctx.seat, subject_of(self.event, happening)):
            return False
        return (self.condition is None or self.condition.holds(ctx)) and self.effect.possible(ctx)


def answer_in(effect: Effect | None, ctx_of: Callable[[Answer], Context[Any]]) -> Answer | None:
    """The first answer among the effects of a card's slot that fits."""
    parts = effect.parts if isinstance(effect, Series) else (effect,)
    return next((part for part in parts if isinstance(part, Answer) and part.fits(ctx_of(part))), None)


# -- what an answer can do


class Cancel(PlainVerb):
    """``cancel``: it does not happen."""

    __slots__ = ()
    word: ClassVar[str] = "cancel"
    doc: ClassVar[Text] = Text("Zapowiedziane zdarzenie nie następuje.", "The announced event does not happen.")
    example: ClassVar[str] = "answer: cast\ndo: cancel"
    reads: ClassVar[Reading] = same("anuluj to", "cancel it")
    needs = frozenset({"happening"})

    def do(self, ctx: Context[Any]) -> None:
        if ctx.happening is not None:
            self.act(ctx, ctx.happening)

    def act(self, ctx: Context[Any], happening: Happening) -> None:
        happening.cancelled = True

    def possible(self, ctx: Context[Any]) -> bool:
        return ctx.happening is not None and not ctx.happening.cancelled


class Reflect(Cancel):
    """``reflect``: it strikes its author instead; the one who reflects it becomes its author."""

    __slots__ = ()
    word: ClassVar[str] = "reflect"
    doc: ClassVar[Text] = Text(
        "Zapowiedziane zdarzenie spotyka tego, kto je wywołał, jakby wywołał je odbijający.",
        "The announced event hits the one who caused it, as if the one who reflects it had caused it.",
    )
    example: ClassVar[str] = "answer: cast\ndo: reflect"
    reads: ClassVar[Reading] = same("odbij to na sprawcę", "turn it back on its author")

    def act(self, ctx: Context[Any], happening: Happening) -> None:
        happening.seat, happening.by = happening.by, ctx.seat

    def possible(self, ctx: Context[Any]) -> bool:
        return super().possible(ctx) and ctx.happening is not None and ctx.happening.seat is not None


class Redirect(Cancel):
    """``choose: {player: other}, then: redirect``: it hits the chosen player."""

    __slots__ = ()
    word: ClassVar[str] = "redirect"
    doc: ClassVar[Text] = Text(
        "Zapowiedziane zdarzenie spotyka wybranego gracza.", "The announced event hits the chosen player instead."
    )
    example: ClassVar[str] = "answer: cast\ndo: {choose: {player: other}, then: redirect}"
    reads: ClassVar[Reading] = same("skieruj to na tego gracza", "turn it on that player")

    needs = frozenset({"happening", "player"})

    def act(self, ctx: Context[Any], happening: Happening) -> None:
        happening.seat = ctx.player

    def possible(self, ctx: Context[Any]) -> bool:
        return super().possible(ctx) and ctx.happening is not None and ctx.happening.seat not in (None, ctx.player)


class Weaken(AmountVerb):
    """``weaken: 1``: it is smaller by so much; at 0 it does not happen."""

    __slots__ = ()
    word: ClassVar[str] = "weaken"
    doc: ClassVar[Text] = Text(
        "Zapowiedziane zdarzenie jest o tyle mniejsze; zmniejszone do zera nie następuje.",
        "The announced event is smaller by so much; brought down to nothing it does not happen.",
    )
    example: ClassVar[str] = "before: lose_life\ndo: {weaken: 1}"
    reads: ClassVar[Reading] = same("zmniejsz to o {n}", "reduce it by {n}")

    needs = frozenset({"happening"})

    def do(self, ctx: Context[Any]) -> None:
        happening = ctx.happening
        if happening is not None:
            happening.amount = max(0, happening.amount - self.amount)
            happening.cancelled = happening.amount == 0

    def possible(self, ctx: Context[Any]) -> bool:
        return ctx.happening is not None and not ctx.happening.cancelled and ctx.happening.amount > 0
