"""Verbs about cards: who gets them, where they go."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Steps
from brzdek.core.catalog.schema import Whole, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import Arguments, Given, NamedOption, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, deed, same
from brzdek.core.text import Book, Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.forms import pronoun
from brzdek.games.magia_i_miecz.cards.naming import named
from brzdek.games.magia_i_miecz.cards.word_verbs import WordVerb
from brzdek.games.magia_i_miecz.rules import things
from brzdek.games.magia_i_miecz.rules.state import World

Here: TypeAlias = Context[World]
IT, THIS, ABOUT = "it", "this", "about"
REFERENCES: Book = {
    THIS: Text("tę kartę", "this card"),
    ABOUT: Text("tamtą kartę", "that card"),
}
NEEDS: Mapping[str, frozenset[str]] = {IT: frozenset({"card"}), THIS: frozenset(), ABOUT: frozenset({"happening"})}


def copy_of(ctx: Here, which: str) -> str | None:
    """The card that ``it``, ``this`` or ``about`` stands for, if there is one.

    Adventurers and squires in play are none: they never change hands.
    """
    if which == IT:
        found = ctx.bound.get("card")
    elif which == THIS:
        found = ctx.source
    else:
        found = None if ctx.happening is None else ctx.happening.about
    zone = ctx.game.zones.lying(found) if found else None
    return None if zone is None or zone.kind.name == "pair" else str(found)


class CardVerb(Verb):
    """A verb with a card behind it: ``it`` (the chosen one), ``this``, ``about`` (that of the event)."""

    __slots__ = ("needs", "which")

    def __init__(self, which: str) -> None:
        self.which = which
        self.needs = NEEDS[which]

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Word((IT, THIS, ABOUT)))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"card": pronoun(lang) if self.which == IT else REFERENCES[self.which].to(lang)}

    def copy(self, ctx: Here) -> str | None:
        return copy_of(ctx, self.which)

    def possible(self, ctx: Here) -> bool:
        return self.copy(ctx) is not None


class CardDeed(CardVerb):
    """What is done to the card without a question."""

    __slots__ = ()

    def do(self, ctx: Here) -> None:
        copy = self.copy(ctx)
        if copy is not None:
            self.act(ctx, copy)

    @abstractmethod
    def act(self, ctx: Here, copy: str) -> None:
        """The card is there."""


class Discard(CardVerb):
    """``discard: it``: to the pile of its origin; a friend or servant dies so."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "discard"
    doc: ClassVar[Text] = Text(
        "Odkłada kartę na stos, z którego pochodzi (Przyjaciel ginie).",
        "Puts a card on the pile it comes from (a friend dies).",
    )
    example: ClassVar[str] = "choose: {card: {own: item}}\nthen: {discard: it}"
    reads: ClassVar[Reading] = deed(
        ("odrzuć", "odrzuca", "odrzucić"), ("discard", "discards"), Text("{card}", "{card}")
    )

    def run(self, ctx: Here) -> Steps[None]:
        copy = self.copy(ctx)
        if copy is not None:
            yield from things.discard_card(ctx, copy)


class TakeCard(CardVerb):
    """``take: it``: to oneself, if one may own it."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "take"
    doc: ClassVar[Text] = Text(
        "Bierze kartę dla siebie, jeśli wolno ją mieć (nosiciela z ładunkiem).",
        "Takes a card, if one may own it (a carrier with its load).",
    )
    example: ClassVar[str] = "choose: {card: {theirs: item}}\nthen: {take: it}"
    reads: ClassVar[Reading] = deed(("weź", "bierze", "wziąć"), ("take", "takes"), Text("{card}", "{card}"))

    def run(self, ctx: Here) -> Steps[None]:
        copy = self.copy(ctx)
        if copy is not None and things.may_own(ctx.game, ctx.seat, copy):
            yield from things.take(ctx.game, ctx.seat, copy)

    def possible(self, ctx: Here) -> bool:
        copy = self.copy(ctx)
        return copy is not None and things.may_own(ctx.game, ctx.seat, copy)


class GiveCard(CardVerb):
    """``give: this``: to whoever caused what happens."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "give"
    doc: ClassVar[Text] = Text("Oddaje kartę temu, kto to wywołał.", "Gives a card to the one who caused it.")
    example: ClassVar[str] = "choose: {player: other}\nthey: {choose: {card: {own: item}}, then: {give: it}}"
    reads: ClassVar[Reading] = deed(("oddaj", "oddaje", "oddać"), ("give up", "gives up"), Text("{card}", "{card}"))

    def run(self, ctx: Here) -> Steps[None]:
        copy = self.copy(ctx)
        by = ctx.happening.by if ctx.happening is not None else ctx.by
        if copy is None:
            return
        if by != ctx.seat and things.may_own(ctx.game, by, copy):
            yield from things.take(ctx.game, by, copy)
        else:
            yield from things.discard_card(ctx, copy)


class LayCard(CardDeed):
    """``lay: this, onto: chosen``: face up on a space."""

    __slots__ = ("where",)
    word: ClassVar[str] = "lay"
    doc: ClassVar[Text] = Text(
        "Kładzie kartę odkrytą na obszarze: „chosen” – wybranym, „here” – swoim, albo o tym id.",
        "Puts a card face up on a space: “chosen”, “here” (one's own), or by its id.",
    )
    example: ClassVar[str] = "lay: this\nonto: miasto"
    reads: ClassVar[Reading] = deed(
        ("połóż", "kładzie", "położyć"), ("put", "puts"), Text("{card} {space}", "{card} {space}")
    )
    WHERE: ClassVar[Book] = {
        "chosen": Text("tam", "there"),
        "here": Text("na swoim obszarze", "on your space"),
    }

    def __init__(self, which: str, where: str) -> None:
        super().__init__(which)
        self.where = where
        if where == "chosen":
            self.needs = self.needs | {"space"}

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        where = NamedOption(
            Word(), Text("obszar: chosen, here albo id", "the space: chosen, here or an id"), required=True
        )
        return Arguments(Word((IT, THIS, ABOUT)), {"onto": where})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("onto"))

    def values(self, lang: Lang) -> Mapping[str, Any]:
        where = self.WHERE.get(self.where)
        if where is None:
            told = Text(f"na obszarze {named(self.where, 'pl')}", f"on the {named(self.where, 'en')}")
            where = told
        return {**super().values(lang), "space": where.to(lang)}

    def act(self, ctx: Here, copy: str) -> None:
        if self.where == "chosen":
            space = str(ctx.bound["space"])
        elif self.where == "here":
            space = ctx.game.adventurers[ctx.seat].space
        else:
            space = self.where
        things.lay(ctx.game, copy, space)


class LayGold(WordVerb):
    """``lay_gold: oaza``: all one's gold goes to that space."""

    __slots__ = ("where",)
    word: ClassVar[str] = "lay_gold"
    doc: ClassVar[Text] = Text(
        "Całe złoto trafia na ten obszar („here” – swój).", "All one's gold goes to that space (“here”: one's own)."
    )
    example: ClassVar[str] = "lay_gold: oaza"
    reads: ClassVar[Reading] = same("całe twoje złoto trafia na obszar {space}", "all your gold goes to the {space}")

    def __init__(self, where: str) -> None:
        self.where = where

    def values(self, lang: Lang) -> Mapping[str, Any]:
        here = Text("Poszukiwacza", "space where you are")
        return {"space": here.to(lang) if self.where == "here" else named(self.where, lang)}

    def do(self, ctx: Here) -> None:
        adventurer = ctx.game.adventurers[ctx.seat]
        space = adventurer.space if self.where == "here" else self.where
        things.lay_gold(ctx.game, ctx.seat, space)

    def possible(self, ctx: Here) -> bool:
        return ctx.game.adventurers[ctx.seat].gold > 0


class Drift(CardDeed):
    """``drift: this, dice: 1, way: clockwise``: the card goes so many spaces further in its ring."""

    __slots__ = ("dice", "steps", "way")
    word: ClassVar[str] = "drift"
    doc: ClassVar[Text] = Text(
        "Karta wędruje o tyle obszarów (rzut „dice” kostkami albo „steps”) w danym kierunku, ze swojego "
        "obszaru albo z obszaru właściciela.",
        "The card goes so many spaces (“dice” rolled, or “steps”) in that direction, from its space or its owner's.",
    )
    example: ClassVar[str] = "drift: this\ndice: 1\nway: clockwise"
    READS: ClassVar[Reading] = deed(
        ("przesuń", "przesuwa", "przesunąć"), ("move", "moves"), Text("{card} o {far} {way}", "{card} {far} {way}")
    )
    WAYS: ClassVar[Book] = {
        "clockwise": Text("zgodnie z ruchem wskazówek zegara", "clockwise"),
        "anticlockwise": Text("przeciwnie do ruchu wskazówek zegara", "anticlockwise"),
    }

    def __init__(self, which: str, dice: int, steps: int, way: str) -> None:
        super().__init__(which)
        self.dice = dice
        self.steps = steps
        self.way = way

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            Word((IT, THIS, ABOUT)),
            {
                "dice": NamedOption(Whole(1, 3), Text("ile kostek", "how many dice")),
                "steps": NamedOption(Whole(1, 12), Text("ile obszarów", "how many spaces")),
                "way": NamedOption(
                    Word(("clockwise", "anticlockwise")), Text("kierunek", "the direction"), required=True
                ),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Any:
        if ("dice" in given.options) == ("steps" in given.options):
            return given.problem("one_option_of", word=cls.word, options="dice, steps")
        return cls(given.value, given.get("dice", 0), given.get("steps", 0), given.get("way"))

    def reading(self) -> Reading:
        return self.READS

    def values(self, lang: Lang) -> Mapping[str, Any]:
        if self.dice:
            far = Text("rzut {n} {n|kostką|kostkami|kostkami}", "by {n} {n|die|dice}")
        else:
            far = Text("{n} {n|obszar|obszary|obszarów}", "{n} {n|space|spaces}")
        told = fill(lang, far.to(lang), {"n": self.dice or self.steps})
        return {**super().values(lang), "far": told, "way": self.WAYS[self.way].to(lang)}

    def act(self, ctx: Here, copy: str) -> None:
        steps = self.steps + sum(ctx.game.chance.roll() for _ in range(self.dice))
        things.drift(ctx.game, copy, 1 if self.way == "clockwise" else -1, steps)


class RemoveCard(CardDeed):
    """``remove: it``: out of the game."""

    __slots__ = ()
    word: ClassVar[str] = "remove"
    doc: ClassVar[Text] = Text("Usuwa kartę z gry.", "Removes a card from the game.")
    example: ClassVar[str] = "choose: {player: other}\nthen: {at_random: {card: {theirs: spell}}, do: {remove: it}}"
    reads: ClassVar[Reading] = deed(
        ("usuń", "usuwa", "usunąć"), ("remove", "removes"), Text("{card} z gry", "{card} from the game")
    )

    def act(self, ctx: Here, copy: str) -> None:
        things.remove(ctx.game, copy)


class Attach(CardDeed):
    """``attach: it``: this spell stays on the chosen card, and its slot ``attached`` lasts there."""

    __slots__ = ()
    word: ClassVar[str] = "attach"
    doc: ClassVar[Text] = Text(
        "Ta karta zostaje przy wybranej; działa jej zapis „attached”.",
        "This card stays with the chosen one; its slot “attached” works.",
    )
    example: ClassVar[str] = "choose: {card: {own: weapon}}\nthen: {attach: it}"
    reads: ClassVar[Reading] = deed(
        ("dołącz", "dołącza", "dołączyć"),
        ("attach", "attaches"),
        Text("tę kartę do {host}", "this card to {host}"),
    )

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"host": pronoun(lang, "of_whom")}

    def act(self, ctx: Here, copy: str) -> None:
        things.attach(ctx.game, str(ctx.source), copy)


class Enslave(CardDeed):
    """``enslave: it, serves: next_fight``: an enemy follows and adds its attribute in combat."""

    __slots__ = ("serves",)
    word: ClassVar[str] = "enslave"
    doc: ClassVar[Text] = Text(
        "Wróg przyłącza się i dodaje w walce swoją Siłę albo Moc: „next_fight” – w następnej, potem jest "
        "odrzucany; „always” – zawsze; „bodyguard” – jako strażnik, którego można posłać do walki zamiast siebie; "
        "„companion” – tylko jako Przyjaciel.",
        "An enemy joins and adds its Strength or Craft in combat: “next_fight” – in the next one, then it is "
        "discarded; “always”; “bodyguard” – as a guard that may be sent to fight in one's place; “companion” – only as "
        "a friend.",
    )
    example: ClassVar[str] = (
        "instead_of: trophy\nonly_if: {foe: animal}\ndo: {enslave: about, serves: always}\noptional: true"
    )
    READS: ClassVar[Mapping[str, Reading]] = {
        "next_fight": deed(
            ("przyłącz", "przyłącza", "przyłączyć"),
            ("take", "takes"),
            Text("{card} na jedną walkę", "{card} along for one combat"),
        ),
        "always": deed(
            ("przyłącz", "przyłącza", "przyłączyć"), ("take", "takes"), Text("{card} na stałe", "{card} along for good")
        ),
        "bodyguard": deed(
            ("przyłącz", "przyłącza", "przyłączyć"),
            ("take", "takes"),
            Text("{card} jako strażnika", "{card} along as a guard"),
        ),
        "companion": deed(
            ("przyłącz", "przyłącza", "przyłączyć"),
            ("take", "takes"),
            Text("{card} jako Przyjaciela", "{card} along as a friend"),
        ),
    }

    def __init__(self, which: str, serves: str) -> None:
        super().__init__(which)
        self.serves = serves

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        serves = NamedOption(Word(tuple(cls.READS)), Text("jak długo", "for how long"), required=True)
        return Arguments(Word((IT, THIS, ABOUT)), {"serves": serves})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("serves"))

    def reading(self) -> Reading:
        return self.READS[self.serves]

    def act(self, ctx: Here, copy: str) -> None:
        things.enslave(ctx.game, ctx.seat, copy, self.serves)


VERBS = (
    Discard,
    TakeCard,
    GiveCard,
    LayCard,
    LayGold,
    Drift,
    RemoveCard,
    Attach,
    Enslave,
)
