"""Verbs about sleep tokens."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from brzdek.core.effects.context import Context
from brzdek.core.effects.phrases import Reading, deed
from brzdek.core.text import Lang, Text
from brzdek.games.magia_i_miecz.cards.card_verbs import IT, CardDeed
from brzdek.games.magia_i_miecz.cards.forms import pronoun
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.rules import gifts, sleep

Here: TypeAlias = Context[World]


class Sleep(CardDeed):
    """``sleep: it``: an enemy gets a sleep token."""

    __slots__ = ()
    word: ClassVar[str] = "sleep"
    doc: ClassVar[Text] = Text(
        "Kładzie na Wrogu żeton Snu (najwyżej jeden).", "Puts a sleep token on an enemy (one at most)."
    )
    example: ClassVar[str] = "choose: {card: {awake: enemy}}\nthen: {sleep: it}"
    reads: ClassVar[Reading] = deed(
        ("połóż", "kładzie", "położyć"), ("put", "puts"), Text("na {card} żeton Snu", "a sleep token on {card}")
    )

    def values(self, lang: Lang) -> dict[str, str]:
        if self.which == IT:
            return {"card": ON_IT[pronoun(lang)] if lang == "pl" else "it"}
        return {"card": Text("tej karcie", "this card").to(lang)}

    def act(self, ctx: Here, copy: str) -> None:
        sleep.put_to_sleep(ctx.game, ctx.seat, copy)

    def possible(self, ctx: Here) -> bool:
        copy = self.copy(ctx)
        return copy is not None and copy not in sleep.sleepers(ctx.game) and sleep.tokens_left(ctx.game) > 0


class Wake(CardDeed):
    """``wake: it``: it loses its sleep token."""

    __slots__ = ()
    word: ClassVar[str] = "wake"
    doc: ClassVar[Text] = Text("Zdejmuje z Wroga żeton Snu.", "Takes the sleep token off an enemy.")
    example: ClassVar[str] = "each: {card: {asleep: dragon}}\ndo: {wake: it}"
    reads: ClassVar[Reading] = deed(
        ("zdejmij", "zdejmuje", "zdjąć"), ("take", "takes"), Text("z {card} żeton Snu", "the sleep token off {card}")
    )

    def values(self, lang: Lang) -> dict[str, str]:
        if self.which == IT:
            return {"card": pronoun(lang, "of_whom")}
        return {"card": Text("tej karty", "this card").to(lang)}

    def act(self, ctx: Here, copy: str) -> None:
        gifts.rouse(ctx.game, copy)


ON_IT = {"go": "nim", "ją": "niej", "je": "nim"}
"""The pronouns after "na", by how the same card is called in the accusative."""

VERBS = (Sleep, Wake)
