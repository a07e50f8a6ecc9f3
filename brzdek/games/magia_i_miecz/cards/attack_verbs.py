"""Verbs that begin a fight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Steps
from brzdek.core.catalog.schema import Whole, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, needs_of, perform
from brzdek.core.effects.entries import Arguments, Given, NamedOption, PlainVerb, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who, deed
from brzdek.core.text import Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.card_verbs import IT, copy_of
from brzdek.games.magia_i_miecz.cards.naming import named, one_named
from brzdek.games.magia_i_miecz.cards.word_verbs import WordVerb
from brzdek.games.magia_i_miecz.rules import combat, duels, events, shooting
from brzdek.games.magia_i_miecz.rules.powers import may_evade
from brzdek.games.magia_i_miecz.rules.state import World

Here: TypeAlias = Context[World]


class AttackedBy(Verb):
    """``attacked_by: duch_skal``: a being of the boards attacks at once."""

    __slots__ = ("being", "drawn", "lost", "needs", "won")
    asks = True
    word: ClassVar[str] = "attacked_by"
    doc: ClassVar[Text] = Text(
        "Atakuje istota opisana na planszy (karta rodzaju „being”); „won”, „lost”, „drawn” – co potem.",
        "A being of the boards attacks (a card of the kind “being”); “won”, “lost”, “drawn” – what follows.",
    )
    example: ClassVar[str] = "attacked_by: rozbojnik_z_lasu\nwon: {gain: {gold: 1}}"

    def __init__(self, being: str, won: Effect | None, lost: Effect | None, drawn: Effect | None) -> None:
        self.being = being
        self.won = won
        self.lost = lost
        self.drawn = drawn
        self.needs = needs_of(won, lost, drawn)

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            Word(),
            {
                "won": NamedOption(language.part, Text("co po wygranej", "what follows a win")),
                "lost": NamedOption(language.part, Text("co po przegranej", "what follows a loss")),
                "drawn": NamedOption(language.part, Text("co po remisie", "what follows a draw")),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("won"), given.get("lost"), given.get("drawn"))

    def run(self, ctx: Here) -> Steps[None]:
        outcome = yield from combat.attacked_by_being(ctx.game, ctx.seat, self.being)
        effect = {"won": self.won, "lost": self.lost, "drawn": self.drawn}.get(outcome)
        if effect is not None:
            yield from perform(effect, ctx)

    def phrase(self, lang: Lang, who: Who) -> str:
        lead = (
            Text("atakuje cię {name}", "you are attacked by {name}")
            if who == "you"
            else Text("atakuje go {name}", "is attacked by {name}")
        )
        told = fill(lang, lead.to(lang), {"name": self._described(lang)})
        for effect, after in (
            (self.won, Text("po wygranej {effect}", "after a win, {effect}")),
            (self.lost, Text("po przegranej {effect}", "after a loss, {effect}")),
            (self.drawn, Text("po remisie {effect}", "after a draw, {effect}")),
        ):
            if effect is not None:
                told += "; " + fill(lang, after.to(lang), {"effect": effect.inner(lang, who)})
        return told

    def _described(self, lang: Lang) -> str:
        return one_named(self.being, lang)


class SlipPast(WordVerb):
    """``slip_past: rycerz``: instead of what a being of the boards wants; only for whom something lets evade it."""

    __slots__ = ("being",)
    word: ClassVar[str] = "slip_past"
    doc: ClassVar[Text] = Text(
        "Wymyka się istocie opisanej na planszy (karta rodzaju „being”), która nie walczy, lecz czegoś żąda; "
        "możliwe tylko dla tego, komu coś na to pozwala.",
        "Evades a being of the boards (a card of the kind “being”) that does not fight but wants something; "
        "only possible for whoever is allowed to by something.",
    )
    example: ClassVar[str] = "one_of: [{lose: {gold: 1}}, {slip_past: rycerz_w_czerni}]"
    reads: ClassVar[Reading] = deed(
        ("wymknij się", "wymyka się", "wymknąć się"),
        ("evade", "evades"),
        Text(
            "{verb} temu, kto tu czeka ({name}), jeśli coś na to pozwala",
            "{verb} whoever waits here ({name}), if anything allows it",
        ),
    )

    def __init__(self, being: str) -> None:
        self.being = being

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"name": named(self.being, lang)}

    def do(self, ctx: Here) -> None:
        ctx.game.log.tell(events.Evaded, ctx.seat, (self.being,))

    def possible(self, ctx: Here) -> bool:
        return may_evade(ctx.game, ctx.seat, self.being)


class Attack(PlainVerb):
    """``attack``: the chosen player, at once."""

    __slots__ = ()
    asks = True
    needs = frozenset({"player"})
    word: ClassVar[str] = "attack"
    doc: ClassVar[Text] = Text("Atakuje wybranego Poszukiwacza.", "Attacks the chosen adventurer.")
    example: ClassVar[str] = "choose: {player: met}\nthen: attack"
    reads: ClassVar[Reading] = deed(("zaatakuj", "atakuje", "zaatakować"), ("attack", "attacks"), Text("go", "them"))

    def run(self, ctx: Here) -> Steps[None]:
        yield from duels.attack(ctx.game, ctx.seat, ctx.player)

    def possible(self, ctx: Here) -> bool:
        return ctx.player != ctx.seat and not ctx.game.fights


class Shoot(Verb):
    """``shoot``: the chosen card or player, from afar; a miss costs nothing."""

    __slots__ = ("strength",)
    asks = True
    word: ClassVar[str] = "shoot"
    doc: ClassVar[Text] = Text(
        "Strzela do wybranej karty albo Poszukiwacza: Siła („strength” albo własna) + kostka przeciw Sile "
        "(Mocy) celu + kostka; "
        "trafiona karta jest odrzucana, Poszukiwacz traci 1 Wytrzymałości.",
        "Shoots at the chosen card or adventurer: Strength (“strength” or one's own) + a die against the "
        "target's Strength "
        "(Craft) + a die; a card that is hit is discarded, an adventurer loses 1 Endurance.",
    )
    example: ClassVar[str] = "choose: {card: {near: enemy}}\nthen: shoot"
    reads: ClassVar[Reading] = deed(
        ("strzel", "strzela", "strzelić"),
        ("shoot", "shoots"),
        Text("{verb} do tego celu{force}", "{verb} at that target{force}"),
    )

    def __init__(self, strength: int) -> None:
        self.strength = strength

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        force = NamedOption(Whole(1, 12), Text("Siła strzału", "the Strength of the shot"))
        return Arguments(None, {"force": force})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.get("force", 0))

    def values(self, lang: Lang) -> Mapping[str, Any]:
        force = Text(" z Siłą {n}", " with Strength {n}") if self.strength else Text("", "")
        return {"force": fill(lang, force.to(lang), {"n": self.strength})}

    def run(self, ctx: Here) -> Steps[None]:
        copy = copy_of(ctx, IT)
        yield from shooting.shoot(ctx, self.strength, copy if copy is not None else ctx.player)

    def possible(self, ctx: Here) -> bool:
        return copy_of(ctx, IT) is not None or ("player" in ctx.bound and ctx.player != ctx.seat)


VERBS = (AttackedBy, SlipPast, Attack, Shoot)
