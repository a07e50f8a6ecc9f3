"""What happens only the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.ask import Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, perform
from brzdek.core.effects.entries import Arguments, Given, Verb
from brzdek.core.effects.lasting import begin
from brzdek.core.effects.phrases import Who, say
from brzdek.core.text import Lang, Text

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language


class FirstTime(Verb):
    """``first_time: effect``: once in the game for this card, however often it comes to it.

    That it has been done is a record that lasts and waits for nothing, so a game needs no place of its own for it.
    """

    __slots__ = ("asks", "effect", "needs")
    word: ClassVar[str] = "first_time"
    doc: ClassVar[Text] = Text("Tylko za pierwszym razem w grze.", "Only the first time in the game.")
    example: ClassVar[str] = "first_time: {gold: 3}"

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.asks = effect.asks
        self.needs = effect.needs

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.part)

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def do(self, ctx: Context[Any]) -> None:
        if self._begun(ctx):
            self.effect.do(ctx)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        if self._begun(ctx):
            yield from perform(self.effect, ctx)

    def _begun(self, ctx: Context[Any]) -> bool:
        """Is it the first time, and can it be done? Then it is used up."""
        if not self.possible(ctx):
            return False
        self.note(ctx)
        return True

    def note(self, ctx: Context[Any]) -> None:
        """Remember that it was done."""
        ctx.game.ongoing.keep(begin(self, ctx, None), "triggers", self.word)

    def noted(self, ctx: Context[Any]) -> bool:
        """Was it done before, by the same player with the same card?"""
        records = ctx.game.ongoing.triggers.get(self.word, ())
        return any(one.effect is self and (one.source, one.owner) == (ctx.source, ctx.actor) for one in records)

    def possible(self, ctx: Context[Any]) -> bool:
        return not self.noted(ctx) and self.effect.possible(ctx)

    def phrase(self, lang: Lang, who: Who) -> str:
        return say(lang, "first_time", effect=self.effect.inner(lang, who))

    def purpose(self, lang: Lang, who: Who) -> str | None:
        purpose = self.effect.purpose(lang, who)
        return purpose and say(lang, "first_time", effect=purpose)
