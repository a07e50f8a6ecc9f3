"""Activated abilities of cards in play, and the free acts that join them.

An ability is a thing that lasts: it begins with the slot of its card and ends when the card leaves. So it is listed
from an index by window, it can be silenced by its source, and ``once: turn`` is the same mark that triggers have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.ask import Option, Steps, Word
from brzdek.core.catalog.schema import Word as WordField
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, perform
from brzdek.core.effects.entries import Arguments, Condition, Given, NamedOption, Verb, WindowWord
from brzdek.core.effects.events import Used
from brzdek.core.effects.flow import Then
from brzdek.core.effects.lasting import begin
from brzdek.core.effects.ongoing import CardGame, Happening, Lasting
from brzdek.core.effects.phrases import Flow, Who, listed, say
from brzdek.core.effects.runtime import use_up
from brzdek.core.effects.targets import Choose
from brzdek.core.effects.watch import Once
from brzdek.core.text import Lang, Text
from brzdek.core.values import NamedTuple

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

USE = "use"


class Ability(Verb):
    """``at: [before_move, turn_end], once: turn, price: {pay: 1}, do: effect``: what its owner may do then."""

    __slots__ = ("_key", "condition", "effect", "needs", "of_roller", "once", "windows")
    lasts = True
    gives: ClassVar[frozenset[str]] = frozenset({"player", "happening"})
    flow: Flow = ":"
    word: ClassVar[str] = "at"
    doc: ClassVar[Text] = Text(
        "Zdolność, której właściciel karty może użyć w podanych chwilach, dopóki karta leży w grze.",
        "An ability that the owner of the card may use at these moments while the card is in play.",
    )
    example: ClassVar[str] = "at: own_turn\nonce: turn\nprice: {pay: 1}\ndo: {draw: 1}"

    def __init__(self, windows: Sequence[WindowWord], effect: Effect, condition: Condition | None, once: Once) -> None:
        self.windows = tuple(windows)
        self.effect = effect
        self.condition = condition
        self.once: Once = once
        self.needs = effect.needs - self.gives
        self.of_roller = condition is not None and condition.of_roller
        """Is it for nobody but the one whose dice are on the table?"""
        self._key = effect.effect.key if isinstance(effect, Choose) else effect.key

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            language.timing(),
            {
                "do": NamedOption(language.part, Text("co się dzieje", "what happens"), required=True),
                "price": NamedOption(language.part, Text("co trzeba za to dać, w całości", "what it costs, in full")),
                "once": NamedOption(
                    WordField(("turn", "ever")), Text("raz na turę albo raz w ogóle", "once per turn, or once ever")
                ),
                "only_if": NamedOption(language.condition, Text("tylko pod tym warunkiem", "only on this condition")),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Effect:
        windows = [given.language.windows[word] for word in given.value]
        price, effect = given.get("price"), given.get("do")
        priced = effect if price is None else Then(price, effect)
        return cls(windows, priced, given.get("only_if"), given.get("once", ""))

    def do(self, ctx: Context[Any]) -> None:
        """From now on it may be used."""
        record = begin(self, ctx, None)
        for window in self.windows:
            ctx.game.ongoing.keep(record, "uses", window.word)

    def usable(self, ctx: Context[Any]) -> bool:
        """Would it do something for its owner in this context?"""
        return (self.condition is None or self.condition.holds(ctx)) and self.effect.possible(ctx)

    def phrase(self, lang: Lang, who: Who) -> str:
        when = listed(lang, [window.reads.to(lang) for window in self.windows], "or")
        key = {"": "use", "turn": "use_turn", "ever": "use_ever"}[self.once]
        purpose = self.effect.purpose(lang, who)
        if purpose is None:
            effect = say(lang, f"may_choose.{who}", price=self.effect.inner(lang, who))
        else:
            effect = say(lang, f"may.{who}", price=purpose)
        clause = say(lang, key, when=when, effect=effect)
        if self.condition is None:
            return clause
        return say(lang, "use_if", condition=self.condition.clause(lang, who), effect=clause)

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return None

    @property
    def key(self) -> str:
        """What it does, not that something is chosen first."""
        return self._key


class FreeAct(NamedTuple):
    """An act of the rules that may be done beside abilities, as often as one likes: loading, releasing friends."""

    word: str
    """The first word of its options."""
    windows: frozenset[str]
    options: Callable[[Any, Word], Sequence[Option]]
    """Called with the game and who acts."""
    do: Callable[[Any, Word, Option], Steps[None]]


def actions(
    game: CardGame, actor: Word, window: str, free: Sequence[FreeAct] = (), happening: Happening | None = None
) -> list[Option]:
    """What a seat or being may do now by what lies open: ``("use", copy, key)``, and the free acts."""
    found = _abilities(game, actor, window, happening) if window in game.ongoing.uses else ()
    options: list[Option] = [one for one, _, _ in found] if found else []
    for act in free:
        if window in act.windows:
            options += act.options(game, actor)
    return options


def act(
    game: CardGame,
    actor: Word,
    option: Option,
    window: str,
    free: Sequence[FreeAct] = (),
    happening: Happening | None = None,
) -> Steps[None]:
    """Carry out one of the ``actions``."""
    if option[0] != USE:
        return next(one for one in free if one.word == option[0]).do(game, actor, option)
    using = use(game, actor, option, window, happening)
    assert using is not None, "it is none of the actions"
    return using


def use(game: CardGame, actor: Word, option: Option, window: str, happening: Happening | None) -> Steps[None] | None:
    """Use an ability, if it may be used in this window; None: it may not."""
    for one, record, ctx in _abilities(game, actor, window, happening):
        if one == option:
            return _use(game, actor, option, record, ctx)
    return None


def _use(game: CardGame, actor: Word, option: Option, record: Lasting, ctx: Context[Any]) -> Steps[None]:
    game.log.tell(Used, actor, option[1], str(option[2]))
    use_up(game, record)
    record.busy = True
    try:
        yield from perform(record.effect.effect, ctx)
    finally:
        record.busy = False


def _abilities(
    game: CardGame, actor: Word, window: str, happening: Happening | None
) -> list[tuple[Option, Lasting, Context[Any]]]:
    """The abilities that may be used; those of one copy that sound the same are numbered."""
    found: list[tuple[Option, Lasting, Context[Any]]] = []
    own = game.ongoing.uses_of(window).get(actor, ())
    seen: dict[tuple[Word, str], int] = {}
    hit = None if happening is None else happening.seat
    for record in own:
        effect, number = record.effect, 1
        if len(own) > 1:
            named = record.source, effect.key
            number = seen[named] = seen.get(named, 0) + 1
        if record.busy or record.used or game.silent(record, actor):
            continue
        ctx = record.context(game, hit)
        ctx.happening = happening
        if effect.usable(ctx):
            found.append(((USE, record.source, effect.key if number == 1 else f"{effect.key}_{number}"), record, ctx))
    return found
