"""Verbs about a fight that goes on, and about enemies in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Steps
from brzdek.core.catalog.schema import Record, Whole, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import Arguments, Given, NamedOption, PlainVerb, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who, deed, same
from brzdek.core.effects.runtime import allowed
from brzdek.core.text import Book, Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.card_verbs import ABOUT, IT, NEEDS, THIS, CardDeed, CardVerb, copy_of
from brzdek.games.magia_i_miecz.cards.forms import pronoun
from brzdek.games.magia_i_miecz.rules import combat
from brzdek.games.magia_i_miecz.rules.state import World

Here: TypeAlias = Context[World]
FOE = "foe"


class Defeat(CardVerb):
    """``defeat: about``: an enemy is killed; its card may be kept as a trophy."""

    __slots__ = ("trophy",)
    asks = True
    word: ClassVar[str] = "defeat"
    doc: ClassVar[Text] = Text(
        "Zabija Wroga: karta staje się trofeum („trophy: false” – jest odrzucana).",
        "Kills an enemy: its card becomes a trophy (“trophy: false”: it is discarded).",
    )
    example: ClassVar[str] = "instead_of: attacked\nonly_if: {foe: spirit}\ndo: {defeat: about}\noptional: true"
    reads: ClassVar[Reading] = deed(("zabij", "zabija", "zabić"), ("kill", "kills"), Text("{card}", "{card}"))
    DIES: ClassVar[Reading] = same("ten Wróg ginie", "this enemy dies")
    NO_TROPHY: ClassVar[Reading] = deed(
        ("zabij", "zabija", "zabić"), ("kill", "kills"), Text("{card} (bez trofeum)", "{card} (without a trophy)")
    )

    def __init__(self, which: str, trophy: bool = True) -> None:
        super().__init__(which)
        self.trophy = trophy

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        from brzdek.core.catalog.schema import Flag

        trophy = NamedOption(Flag(), Text("czy karta staje się trofeum", "does the card become a trophy?"))
        return Arguments(Word((IT, THIS, ABOUT)), {"trophy": trophy})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("trophy", True))

    def reading(self) -> Reading:
        if self.which == THIS:
            return self.DIES
        return self.reads if self.trophy else self.NO_TROPHY

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"card": Text("tego Wroga", "that enemy").to(lang)} if self.which == ABOUT else super().values(lang)

    def run(self, ctx: Here) -> Steps[None]:
        enemy = self._enemy(ctx)
        if enemy is not None:
            yield from combat.defeat(ctx.game, ctx.seat, enemy, trophy=self.trophy)

    def possible(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        return self._enemy(ctx) is not None and (fight is None or not combat.inescapable(ctx.game, fight))

    def _enemy(self, ctx: Here) -> str | None:
        """A card, or a being of the board."""
        being = ctx.bound.get("card") if self.which == IT else ctx.happening and ctx.happening.about
        found = self.copy(ctx)
        return str(being) if found is None and being in ctx.game.catalog.cards else found


class Evade(Verb):
    """``evade: foe``: all of the other side; ``it``, ``this``, ``about``: one enemy."""

    __slots__ = ("needs", "which")
    word: ClassVar[str] = "evade"
    doc: ClassVar[Text] = Text(
        "Wymyka się: „foe” – wszystkim, z którymi miał walczyć; „it”, „this”, „about” – jednemu Wrogowi.",
        "Evades: “foe” – all whom he was to fight; “it”, “this”, “about” – one enemy.",
    )
    example: ClassVar[str] = "choose: {card: {foe: enemy}}\nthen: {evade: it}"
    reads: ClassVar[Reading] = deed(
        ("wymknij się", "wymyka się", "wymknąć się"), ("evade", "evades"), Text("{verb} {card}", "{verb} {card}")
    )
    TO_WHOM: ClassVar[Book] = {
        FOE: Text("przeciwnikowi", "the opponent"),
        THIS: Text("temu Wrogowi", "this enemy"),
        ABOUT: Text("temu Wrogowi", "that enemy"),
    }

    def __init__(self, which: str) -> None:
        self.which = which
        self.needs = NEEDS.get(which, frozenset())

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Word((FOE, IT, THIS, ABOUT)))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def values(self, lang: Lang) -> Mapping[str, Any]:
        if self.which == IT:
            return {"card": pronoun(lang, "to_whom")}
        return {"card": self.TO_WHOM[self.which].to(lang)}

    def do(self, ctx: Here) -> None:
        if self.which == FOE:
            combat.evade_all(ctx.game, ctx.seat)
            return
        copy = copy_of(ctx, self.which)
        if copy is None:
            copy = str(ctx.bound.get("card", "")) or None
        if copy is not None:
            combat.evade_one(ctx.game, ctx.seat, copy)

    def possible(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        if not allowed(ctx.game, ctx.seat, "evade"):
            return False
        if self.which == FOE:
            return (
                fight is not None and ctx.seat in (fight.seat, *fight.foes) and not combat.inescapable(ctx.game, fight)
            )
        return fight is None or not combat.inescapable(ctx.game, fight)


class Kill(PlainVerb):
    """``kill_foe``: the enemies of this fight die."""

    __slots__ = ()
    word: ClassVar[str] = "kill_foe"
    doc: ClassVar[Text] = Text(
        "Wrogowie w tej walce giną (walka jest wygrana).", "The enemies in this combat die (the combat is won)."
    )
    example: ClassVar[str] = "kill_foe"
    reads: ClassVar[Reading] = deed(
        ("zabij", "zabija", "zabić"), ("kill", "kills"), Text("Wroga, z którym walczysz", "the enemy you fight")
    )

    def do(self, ctx: Here) -> None:
        combat.settle_as(ctx.game, ctx.seat, "won")

    def possible(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        return (
            fight is not None and fight.seat == ctx.seat and not fight.duel and not combat.inescapable(ctx.game, fight)
        )


class MakeDraw(PlainVerb):
    """``make_draw``: the fight counts as a draw."""

    __slots__ = ()
    word: ClassVar[str] = "make_draw"
    doc: ClassVar[Text] = Text("Walka kończy się remisem.", "The combat counts as a draw.")
    example: ClassVar[str] = "make_draw"
    reads: ClassVar[Reading] = same("walka kończy się remisem", "the combat counts as a draw")

    def do(self, ctx: Here) -> None:
        combat.settle_as(ctx.game, ctx.seat, "drawn")

    def possible(self, ctx: Here) -> bool:
        return ctx.game.fight is not None and ctx.game.fight.over != "drawn"


class Refight(PlainVerb):
    """``refight``: the dice of the fight fall once more; that counts."""

    __slots__ = ()
    word: ClassVar[str] = "refight"
    doc: ClassVar[Text] = Text(
        "Walka jest rozgrywana jeszcze raz; liczy się drugi wynik (raz na walkę).",
        "The combat is fought once more; the second result stands (once a combat).",
    )
    example: ClassVar[str] = "refight"
    reads: ClassVar[Reading] = deed(
        ("powtórz", "powtarza", "powtórzyć"),
        ("fight", "fights"),
        Text("{verb} walkę (liczy się drugi wynik)", "{verb} the combat once more (the second result stands)"),
    )

    def do(self, ctx: Here) -> None:
        fight = ctx.game.fight
        if fight is not None:
            fight.again = True

    def possible(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        return fight is not None and bool(fight.over) and not fight.again


class Champion(Verb):
    """``champion: {strength: 3, craft: 3}``: somebody fights in one's place."""

    __slots__ = ("craft", "strength")
    word: ClassVar[str] = "champion"
    doc: ClassVar[Text] = Text(
        "Ta karta walczy za Poszukiwacza z podaną Siłą (Mocą): jego przedmioty się nie liczą, a przegrana "
        "nie kosztuje Wytrzymałości.",
        "This card fights in the adventurer's place with this Strength (Craft): his items do not count, and "
        "a loss costs no Endurance.",
    )
    example: ClassVar[str] = "champion: {strength: 3, craft: 3}"

    def __init__(self, strength: int, craft: int) -> None:
        self.strength = strength
        self.craft = craft

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Record({}, {"strength": Whole(1, 20), "craft": Whole(1, 20)}))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value.get("strength", 0), given.value.get("craft", 0))

    def do(self, ctx: Here) -> None:
        fight = ctx.game.fight
        if fight is not None:
            fight.champions[ctx.seat] = (str(ctx.source), self.strength, self.craft)

    def possible(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        if fight is None or ctx.seat not in (fight.seat, *fight.foes) or fight.over or ctx.seat in fight.champions:
            return False
        return bool(self.strength if fight.how == "melee" else self.craft)

    def phrase(self, lang: Lang, who: Who) -> str:
        return fill(
            lang,
            Text("ta karta walczy za ciebie z {force}", "this card fights in your place with {force}").to(lang),
            {"force": self._force(lang)},
        )

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return fill(
            lang,
            Text(
                "posłać tę kartę do walki zamiast siebie, z {force}", "let this card fight in your place with {force}"
            ).to(lang),
            {"force": self._force(lang)},
        )

    def _force(self, lang: Lang) -> str:
        parts = [Text(f"Siłą {self.strength}", f"Strength {self.strength}")] if self.strength else []
        parts += [Text(f"Mocą {self.craft}", f"Craft {self.craft}")] if self.craft else []
        return Text(" i ", " and ").to(lang).join(part.to(lang) for part in parts)


class ReplaceFoe(CardDeed):
    """``replace_foe: it``: the chosen enemy is fought instead."""

    __slots__ = ()
    word: ClassVar[str] = "replace_foe"
    doc: ClassVar[Text] = Text(
        "Zamienia Wroga, z którym się walczy, na wybranego (leżą potem zamienieni miejscami).",
        "Swaps the enemy that is fought for the chosen one (their cards change places).",
    )
    example: ClassVar[str] = "choose: {card: {anywhere: enemy}}\nthen: {replace_foe: it}"
    reads: ClassVar[Reading] = deed(
        ("zamień", "zamienia", "zamienić"),
        ("swap", "swaps"),
        Text("Wroga, z którym walczysz, na {card}", "the enemy you fight for {card}"),
    )

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"card": pronoun(lang, "on_whom")}

    def act(self, ctx: Here, copy: str) -> None:
        combat.replace_foe(ctx.game, ctx.seat, copy)

    def possible(self, ctx: Here) -> bool:
        copy = self.copy(ctx)
        return copy is not None and combat.replaceable(ctx.game, ctx.seat, copy)


VERBS = (
    Defeat,
    Evade,
    Kill,
    MakeDraw,
    Refight,
    Champion,
    ReplaceFoe,
)
