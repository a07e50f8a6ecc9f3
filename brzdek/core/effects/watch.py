"""Verbs that wait for an event: after it, before it, instead of it."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

from brzdek.core.ask import Option, Steps
from brzdek.core.ask import Word as AnyWord
from brzdek.core.catalog.schema import Flag, Word
from brzdek.core.effects.choices import NO, YES, wished
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question, inside, perform
from brzdek.core.effects.entries import Arguments, Condition, EventWord, Given, NamedOption, Verb, Whose
from brzdek.core.effects.lasting import Until, begin, until_of, until_option
from brzdek.core.effects.ongoing import Happening, Lasting
from brzdek.core.effects.phrases import Flow, Reading, Who, say
from brzdek.core.effects.runtime import GAME_END
from brzdek.core.effects.targets import landing
from brzdek.core.text import Lang, Text

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

Once: TypeAlias = Literal["", "turn", "ever"]

WHOSE = Word(("you", "others", "anyone"))


def event_clause(lang: Lang, reading: Reading, whose: Whose, who: Who) -> str:
    """ "tracisz życie", "inny gracz traci życie", "ktokolwiek traci życie"."""
    if whose == "you" and who == "you":
        return reading.to(lang, "you")
    subject = {"you": "that_player", "others": "other_player", "anyone": "any_player"}[whose]
    return f"{say(lang, subject)} {reading.to(lang, 'they')}"


def is_meant(whose: Whose, owner: AnyWord, subject: AnyWord | None) -> bool:
    return whose == "anyone" or (subject == owner) == (whose == "you")


class OnAnnounced(Verb):
    """A verb that changes what is announced around it."""

    __slots__ = ()
    needs = frozenset({"happening"})

    @abstractmethod
    def agree_with(self, event: EventWord) -> None:
        """Word it for this event, if it is not worded for one already."""


def tell_event(effect: Effect, event: EventWord) -> None:
    """Let the words of a freshly read effect agree with the event that they are about."""
    if "happening" in effect.needs:
        for one in (effect, *inside(effect)):
            if isinstance(one, OnAnnounced):
                one.agree_with(event)


class Watch(Verb):
    """What ``when``, ``before`` and ``instead_of`` have in common."""

    __slots__ = ("condition", "effect", "event", "needs", "once", "until", "whose")
    lasts = True
    gives: ClassVar[frozenset[str]] = frozenset({"player"})
    """What it provides to its effect."""
    flow: Flow = ":"

    def __init__(
        self,
        event: EventWord,
        effect: Effect,
        whose: Whose,
        condition: Condition | None,
        once: Once,
        until: Until | None,
    ) -> None:
        tell_event(effect, event)
        self.event = event
        self.effect = effect
        self.needs = effect.needs - self.gives
        self.whose: Whose = whose
        self.condition = condition
        self.once: Once = once
        self.until = until

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            language.event,
            {
                "do": NamedOption(language.part, Text("co robi właściciel karty", "what the owner of the card does")),
                "they": NamedOption(
                    language.part, Text("co robi ten, komu się to zdarza", "what the one to whom it happens does")
                ),
                "whose": NamedOption(WHOSE, Text("komu się zdarza; zwykle „you”", "to whom it happens; usually “you”")),
                "only_if": NamedOption(language.condition, Text("tylko pod tym warunkiem", "only on this condition")),
                "once": NamedOption(
                    Word(("turn", "ever")), Text("raz na turę albo raz w ogóle", "once per turn, or once ever")
                ),
                "until": until_option(language),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Any:
        effect = landing(given.get("they"), given.get("do"))
        if effect is None:
            return given.problem("one_option_of", word=cls.word, options="do, they")
        event = given.language.events[given.value]
        condition, once, until = given.get("only_if"), given.get("once", ""), until_of(given)
        return cls(event, effect, given.get("whose", cls.usual(event)), condition, once, until)

    @classmethod
    def usual(cls, event: EventWord) -> Whose:
        """Whose events are meant when nothing is said."""
        return "you"

    def meant(self, record: Lasting, subject: AnyWord | None) -> bool:
        """Does it wait for what happens to this seat or being, and may it be set off?"""
        return not (record.busy or record.used) and is_meant(self.whose, record.owner, subject)

    def answers(self, ctx: Context[Any], record: Lasting, subject: AnyWord | None) -> bool:
        """Is it set off when the event happens to this seat or being?"""
        if not self.meant(record, subject):
            return False
        if ctx.game.silent(record, subject):
            return False
        return self.condition is None or self.condition.holds(ctx)

    def reading(self) -> Reading:
        return self.event.happens

    def phrase(self, lang: Lang, who: Who) -> str:
        return self._waiting(lang, who, self.follows(lang, who, inner=False))

    def inner(self, lang: Lang, who: Who) -> str:
        return self._waiting(lang, who, self.follows(lang, who, inner=True))

    def _waiting(self, lang: Lang, who: Who, effect: str) -> str:
        event = event_clause(lang, self.reading(), self.whose, who)
        if self.condition is not None:
            event = say(lang, "event_if", event=event, condition=self.condition.clause(lang, who))
        key = {"": "when", "turn": "when_turn", "ever": "when_once"}[self.once]
        clause = say(lang, key, event=event, effect=effect)
        if self.until is None or (self.once == "ever" and self.until.moment.tick == GAME_END):
            return clause
        return say(lang, "until_first", effect=clause, until=self.until.words(lang))

    def follows(self, lang: Lang, who: Who, *, inner: bool) -> str:
        return self.effect.worded(lang, who, inner)

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return None


class When(Watch):
    """``when: event, do: effect``: a trigger."""

    __slots__ = ()
    word: ClassVar[str] = "when"
    doc: ClassVar[Text] = Text("Po każdym takim zdarzeniu.", "After each such event.")
    example: ClassVar[str] = "when: buy\ndo: {gold: 1}\nonce: turn"

    def do(self, ctx: Context[Any]) -> None:
        ctx.game.ongoing.keep(begin(self, ctx, self.until), "triggers", self.event.word)


class Before(Watch):
    """``before: event, do: effect``: while an announced event can still be changed."""

    __slots__ = ()
    gives: ClassVar[frozenset[str]] = frozenset({"player", "happening"})
    word: ClassVar[str] = "before"
    doc: ClassVar[Text] = Text(
        "Gdy zdarzenie jest zapowiedziane i można je jeszcze zmienić („cancel”, „weaken”).",
        "When the event is announced and can still be changed (“cancel”, “weaken”).",
    )
    example: ClassVar[str] = "before: lose_life\ndo: {roll: {4+: cancel}}"

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.announced, super().arguments(language).options)

    def do(self, ctx: Context[Any]) -> None:
        ctx.game.ongoing.keep(begin(self, ctx, self.until), "before", self.event.word)

    def reading(self) -> Reading:
        return self.event.would or self.event.happens

    def interrupt(self, ctx: Context[Any], happening: Happening) -> Steps[bool]:
        """Let it act on what is about to happen. Did it?"""
        yield from perform(self.effect, ctx)
        return True


class InsteadOf(Question, Before):
    """``instead_of: event, do: effect``: a replacement."""

    __slots__ = ("optional",)
    optional: bool
    word: ClassVar[str] = "instead_of"
    doc: ClassVar[Text] = Text(
        "Zamiast zapowiedzianego zdarzenia dzieje się co innego; z „optional: true” można wybrać.",
        "Something else happens instead of the announced event; with “optional: true” it is a choice.",
    )
    example: ClassVar[str] = "instead_of: lose_life\ndo: {lose: {gold: 1}}\noptional: true"

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        common = super().arguments(language)
        optional = NamedOption(Flag(), Text("czy można z tego zrezygnować", "may it be declined?"))
        return Arguments(common.value, {**common.options, "optional": optional})

    @classmethod
    def make(cls, given: Given) -> Any:
        made = super().make(given)
        if isinstance(made, InsteadOf):
            made.optional = given.get("optional", False)
        return made

    def interrupt(self, ctx: Context[Any], happening: Happening) -> Steps[bool]:
        if not self.effect.payable(ctx):
            return False
        if self.optional and (yield from self.put(ctx, "may", [YES, NO])) == NO:
            return False
        happening.cancelled = True
        yield from perform(self.effect, ctx)
        return True

    def follows(self, lang: Lang, who: Who, *, inner: bool) -> str:
        if not self.optional:
            return say(lang, "instead", effect=self.effect.worded(lang, who, inner))
        purpose = self.effect.purpose(lang, who)
        if purpose is None:
            return say(lang, f"instead_choice.{who}", effect=self.effect.worded(lang, who, inner))
        return say(lang, f"instead_may.{who}", effect=purpose)

    def question(self, lang: Lang) -> str:
        return wished(lang, self.effect)

    def label(self, lang: Lang, option: Option) -> str | None:
        return say(lang, str(option[1]))
