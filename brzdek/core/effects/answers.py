"""Announced happenings: what others may answer before something lands.

Only verbs that ask may announce. The order is always the same: first the other seats may answer, each answer being
announced and answerable in its turn, until all pass; then what lasts acts on it (``before``, ``instead_of``).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.ask import ANSWER, PASS, Ask, Option, Steps, Word
from brzdek.core.effects.around import from_left
from brzdek.core.effects.context import NOTHING, Context
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.endless import Endless
from brzdek.core.effects.entries import IT, AmountVerb, Arguments, EventWord, PlainVerb, Whose
from brzdek.core.effects.flow import Series
from brzdek.core.effects.ongoing import CardGame, Happening
from brzdek.core.effects.phrases import Reading, deed
from brzdek.core.effects.runtime import use_up
from brzdek.core.effects.targets import PLAYER, aim, hit_by, land, land_on
from brzdek.core.effects.watch import Before, OnAnnounced, is_meant
from brzdek.core.text import Lang, Text

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language


ANSWER_LIMIT = 500
"""So many answers may be given to one happening; more is a game that would go on for ever."""


class Answerers(ABC):
    """A game's rules for answering. One object without state; verbs hand it to ``announce``.

    Those who answer are seats, and beings for which a seat answers (``CardGame.player_of``).
    """

    def order(self, game: Any, happening: Happening) -> Sequence[Word]:
        """Those who may answer, in order: all but the author, from the author's left."""
        others = from_left(game, happening.by)
        return others if happening.for_ is None else [*others, happening.by]

    def idle(self, game: Any, window: str, seat: int) -> bool:
        """Is it plain at a glance that nobody is asked in such a window of this seat?"""
        return False

    @abstractmethod
    def is_asked(self, game: CardGame, actor: Word, happening: Happening) -> bool:
        """Is this seat or being asked at all?

        Decide it from what everybody can see (does the seat hold any face-down card?). Asking only those who can
        answer would show the others what is in a hand; a seat without an answer is asked and can only pass.
        """

    @abstractmethod
    def options(self, game: CardGame, actor: Word, happening: Happening) -> Sequence[Option]:
        """What it can answer with."""

    def offer(self, game: CardGame, actor: Word, happening: Happening) -> Sequence[Option] | None:
        """Its options if it is asked; None if it is not."""
        return self.options(game, actor, happening) if self.is_asked(game, actor, happening) else None

    def offers(self, game: Any, happening: Happening) -> list[tuple[Word, Sequence[Option]]]:
        """All who are asked, in order, with their options: until somebody answers nothing changes."""
        found: list[tuple[Word, Sequence[Option]]] = []
        for actor in self.order(game, happening):
            offered = self.offer(game, actor, happening)
            if offered is not None:
                found.append((actor, offered))
        return found

    @abstractmethod
    def answer(self, game: CardGame, actor: Word, option: Option, happening: Happening) -> Steps[None]:
        """Carry out an answer: pay for it, announce it, and let it act on the happening if it lands."""


def acting(
    game: Any,
    actor: Word,
    source: Word = "",
    bound: Mapping[str, Word] = NOTHING,
    happening: Happening | None = None,
) -> Context[Any]:
    """The context in which a seat, or a being by its player, acts."""
    if isinstance(actor, int):
        return Context(game, actor, source, bound, happening)
    return Context(game, _player_of(game, actor), source, bound, happening, actor)


def announce(ctx: Context[Any], happening: Happening, answerers: Answerers | None = None) -> Steps[Happening]:
    """Announce something and let it be answered. The caller then looks at what has become of it."""
    stack = ctx.game.ongoing.stack
    stack.append(happening)
    try:
        if answerers is not None and not answerers.idle(ctx.game, happening.opens, happening.by):
            offers = answerers.offers(ctx.game, happening)
            if offers:
                yield from hear_answers(ctx.game, happening, answerers, offers)
        if not happening.cancelled and happening.kind in ctx.game.ongoing.before:
            yield from _interrupt(ctx.game, happening)
    finally:
        stack.pop()
    return happening


def announce_effect(
    effect: Effect, ctx: Context[Any], kind: str, answerers: Answerers | None = None
) -> Steps[Happening | None]:
    """Choose branch and target of an effect (a spell, say), announce it, and let it land on whom it now hits.

    None: there was no target. ``author`` of the happening is who counts as its author in the end.
    """
    aimed = yield from aim(effect, ctx)
    if aimed is None:
        return None
    hit = hit_by(ctx.game, aimed.ctx.bound)
    happening = Happening(kind, hit, ctx.seat, about=ctx.source, targets=aimed.ctx.bound, for_=ctx.for_)
    yield from announce(ctx, happening, answerers)
    if happening.cancelled:
        return happening
    landing = acting(ctx.game, happening.author, ctx.source, aimed.ctx.bound, ctx.happening)
    if happening.seat is not None and happening.seat != hit:
        yield from land_on(aimed.effect, landing, happening.seat)
    else:
        yield from land(aimed.effect, landing)
    return happening


def subject_of(event: EventWord, happening: Happening) -> Word | None:
    """Who is "you" in the words of the event."""
    return happening.seat if event.subject == "seat" else happening.author


def hear_answers(
    game: CardGame, happening: Happening, answerers: Answerers, offers: Sequence[tuple[Word, Sequence[Option]]]
) -> Steps[None]:
    """Go round, with these offers at first, until everybody who may answer has passed since the last answer."""
    answers: list[Word] = []
    while not happening.cancelled:
        about = (happening.kind, happening.by, happening.about)
        for actor, offered in offers:
            answer: Option = yield question(game, actor, offered, about)
            if answer != PASS:
                answers.append(answer[1] if len(answer) > 1 else answer[0])
                if len(answers) > ANSWER_LIMIT:
                    raise Endless(game, answers)
                yield from answerers.answer(game, actor, answer, happening)
                offers = answerers.offers(game, happening)
                break
        else:
            return


def question(game: CardGame, actor: Word, offered: Sequence[Option], about: Option) -> Ask:
    """Will a seat, or the one who answers for a being, do one of these?"""
    if isinstance(actor, int):
        return Ask(actor, ANSWER, [PASS, *offered], about)
    return Ask(_player_of(game, actor), ANSWER, [PASS, *offered], about, actor)


def _player_of(game: CardGame, being: str) -> int:
    seat = game.player_of(being)
    if seat is None:
        raise LookupError(f"nobody plays {being}")
    return seat


def _interrupt(game: CardGame, happening: Happening) -> Steps[None]:
    """Let everything that lasts act on it, in the order in which it came into play."""
    for record in tuple(game.ongoing.before.get(happening.kind, ())):
        if happening.cancelled:
            return
        effect = record.effect
        subject = subject_of(effect.event, happening)
        if not effect.meant(record, subject):
            continue
        ctx = record.context(game, subject)
        ctx.happening = happening
        if not effect.answers(ctx, record, subject):
            continue
        record.busy = True
        try:
            if (yield from effect.interrupt(ctx, happening)):
                use_up(game, record)
        finally:
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

    def context(self, game: Any, actor: Word, source: Word, happening: Happening) -> Context[Any]:
        """The context in which the card of this seat or being acts on the happening."""
        bound = NOTHING if happening.seat is None else {PLAYER: happening.seat}
        return acting(game, actor, source, bound, happening)

    def fits(self, ctx: Context[Any]) -> bool:
        """May the card be played against the happening of the context?"""
        return self.timely(ctx) and self.effect.possible(ctx)

    def timely(self, ctx: Context[Any]) -> bool:
        """Is the happening of the context one that it answers?"""
        happening = ctx.happening
        if happening is None or happening.cancelled or happening.kind != self.event.word:
            return False
        if not is_meant(self.whose, ctx.actor, subject_of(self.event, happening)):
            return False
        return self.condition is None or self.condition.holds(ctx)


def answer_in(effect: Effect | None, ctx_of: Callable[[Answer], Context[Any]]) -> Answer | None:
    """The first answer among the effects of a card's slot that fits."""
    parts = effect.parts if isinstance(effect, Series) else (effect,)
    return next((part for part in parts if isinstance(part, Answer) and part.fits(ctx_of(part))), None)


# -- what an answer can do


class Cancel(OnAnnounced, PlainVerb):
    """``cancel``: it does not happen."""

    __slots__ = ("it",)
    word: ClassVar[str] = "cancel"
    doc: ClassVar[Text] = Text("Zapowiedziane zdarzenie nie następuje.", "The announced event does not happen.")
    example: ClassVar[str] = "answer: cast\ndo: cancel"
    reads: ClassVar[Reading] = Reading(
        Text("anuluj {it}", "cancel {it}"), Text("anuluje {it}", "cancels {it}"), Text("{it} anulować", "cancel {it}")
    )

    def __init__(self) -> None:
        self.it = IT

    def agree_with(self, event: EventWord) -> None:
        self.it = event.it if self.it is IT else self.it

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"it": self.it.to(lang)}

    def do(self, ctx: Context[Any]) -> None:
        if ctx.happening is not None:
            self.act(ctx, ctx.happening)

    def act(self, ctx: Context[Any], happening: Happening) -> None:
        happening.cancelled = True

    def possible(self, ctx: Context[Any]) -> bool:
        return ctx.happening is not None and not ctx.happening.cancelled and not ctx.happening.moment


class Reflect(Cancel):
    """``reflect``: it strikes its author instead; the one who reflects it becomes its author."""

    __slots__ = ()
    word: ClassVar[str] = "reflect"
    doc: ClassVar[Text] = Text(
        "Zapowiedziane zdarzenie spotyka tego, kto je wywołał, jakby wywołał je odbijający.",
        "The announced event hits the one who caused it, as if the one who reflects it had caused it.",
    )
    example: ClassVar[str] = "answer: cast\ndo: reflect"
    reads: ClassVar[Reading] = deed(
        ("odbij", "odbija", "odbić"), ("turn", "turns"), Text("{it} na sprawcę", "{it} back on its author")
    )

    def act(self, ctx: Context[Any], happening: Happening) -> None:
        """A being is not hit by its own act: then it only does not happen."""
        if happening.for_ is not None:
            happening.cancelled = True
            return
        happening.seat, happening.by, happening.for_ = happening.by, ctx.seat, ctx.for_

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
    reads: ClassVar[Reading] = deed(
        ("skieruj", "kieruje", "skierować"), ("turn", "turns"), Text("{it} na tego gracza", "{it} on that player")
    )

    needs = frozenset({"happening", "player"})

    def act(self, ctx: Context[Any], happening: Happening) -> None:
        happening.seat = ctx.player

    def possible(self, ctx: Context[Any]) -> bool:
        return super().possible(ctx) and ctx.happening is not None and ctx.happening.seat not in (None, ctx.player)


class Weaken(OnAnnounced, AmountVerb):
    """``weaken: 1``: it is smaller by so much; at 0 it does not happen."""

    __slots__ = ("it",)
    word: ClassVar[str] = "weaken"
    doc: ClassVar[Text] = Text(
        "Zapowiedziane zdarzenie jest o tyle mniejsze; zmniejszone do zera nie następuje.",
        "The announced event is smaller by so much; brought down to nothing it does not happen.",
    )
    example: ClassVar[str] = "before: lose_life\ndo: {weaken: 1}"
    reads: ClassVar[Reading] = deed(
        ("zmniejsz", "zmniejsza", "zmniejszyć"), ("reduce", "reduces"), Text("{it} o {n}", "{it} by {n}")
    )

    def __init__(self, amount: int) -> None:
        super().__init__(amount)
        self.it = IT

    def agree_with(self, event: EventWord) -> None:
        self.it = event.it if self.it is IT else self.it

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {**super().values(lang), "it": self.it.to(lang)}

    def do(self, ctx: Context[Any]) -> None:
        happening = ctx.happening
        if happening is not None:
            happening.amount = max(0, happening.amount - self.amount)
            happening.cancelled = happening.amount == 0

    def possible(self, ctx: Context[Any]) -> bool:
        return ctx.happening is not None and not ctx.happening.cancelled and ctx.happening.amount > 0
