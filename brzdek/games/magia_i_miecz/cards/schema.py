"""What the card files of Magia i Miecz may say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import CardKind, CatalogSchema, LastingSlot
from brzdek.core.catalog.schema import BAD, Field, Flag, ListOf, MapOf, OneOf, Record, TextPair, Whole, Word
from brzdek.core.catalog.source import Document, Path
from brzdek.core.text import Lang, Text
from brzdek.games.magia_i_miecz.cards.names import ANY_TIME_WINDOWS, WINDOWS
from brzdek.games.magia_i_miecz.cards.pieces import (
    ALIGNMENTS,
    ANY_TIME,
    ENEMY_SORTS,
    AdventureCard,
    BeingCard,
    CharacterCard,
    EnemyCard,
    PlaceCard,
    SpaceCard,
    SpellCard,
    StrangerCard,
    ThingCard,
)


class Timing(Field):
    """The windows in which a spell may be cast; ``any_time`` stands for several."""

    shapes = frozenset({"text", "list"})

    def __init__(self) -> None:
        self.word = Word((ANY_TIME, *[window.word for window in WINDOWS]))
        self.several = ListOf(self.word, 1, 20)

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        words = self.several.read(value if isinstance(value, (list, tuple)) else [value], path, doc)
        if words is BAD:
            return BAD
        spread = [one for word in words for one in (ANY_TIME_WINDOWS if word == ANY_TIME else (word,))]
        return tuple(dict.fromkeys(spread))

    def describe(self, lang: Lang) -> str:
        return self.word.describe(lang)


_NUMBER = {"number": Whole(1, 6)}
_PILED: Mapping[str, Field] = {"deck": Word(), "piles": MapOf(Word(), Whole(0, 99)), "counters": Whole(0, 9)}
_THING: Mapping[str, Field] = {
    **_PILED,
    "item_class": Word(("weapon", "armour")),
    "saves": Whole(1, 6),
    "capacity": Whole(1, 99),
    "mount": Flag(),
    "weightless": Flag(),
    "hidden": Flag(),
    "stays": Flag(),
    "not_for": ListOf(Word(ALIGNMENTS), 1, 2),
    "spell_fee": Whole(0, 9),
    "wins_with": Whole(2, 9),
}
_FORCE = Whole(1, 20)
_DRAWN = {"drawn": Text("PO DOBRANIU", "WHEN DRAWN")}
_THING_SLOTS = ("drawn", "join", "gained", LastingSlot("carry"), LastingSlot("wield"), LastingSlot("use"))
_THING_HEADINGS = {
    **_DRAWN,
    "join": Text("CENA", "PRICE"),
    "gained": Text("PO WZIĘCIU", "WHEN TAKEN"),
    "wield": Text("W WALCE", "IN USE"),
}
_ITEM = CardKind(
    make=ThingCard,
    fields=_NUMBER,
    optional=_THING,
    effects=_THING_SLOTS,
    headings=_THING_HEADINGS,
)

KINDS: Mapping[str, CardKind] = {
    "event": CardKind(
        make=AdventureCard,
        fields=_NUMBER,
        optional=_PILED,
        effects=("drawn", "visit", LastingSlot("carry"), LastingSlot("use")),
        headings=_DRAWN,
    ),
    "enemy": CardKind(
        make=EnemyCard,
        fields={**_NUMBER, "sort": Word(ENEMY_SORTS)},
        optional={**_PILED, "strength": OneOf(_FORCE, Word(("foe",))), "craft": _FORCE, "times": Whole(2, 9)},
        effects=("drawn", "attack", LastingSlot("fighting"), LastingSlot("wounding"), "wins", "beaten", "fought"),
        headings={
            **_DRAWN,
            "attack": Text("PRZED WALKĄ", "BEFORE COMBAT"),
            "wins": Text("GDY WYGRA", "IF IT WINS"),
            "beaten": Text("GDY PRZEGRA", "IF IT LOSES"),
            "fought": Text("PO WALCE", "AFTER COMBAT"),
        },
    ),
    "stranger": CardKind(
        make=StrangerCard,
        fields=_NUMBER,
        optional={**_PILED, "strength": _FORCE},
        effects=("drawn", "visit"),
        headings=_DRAWN,
    ),
    "place": CardKind(
        make=PlaceCard,
        fields=_NUMBER,
        optional={**_PILED, "leads": Word(), "most": Whole(1, 9), "only_in": ListOf(Word(), 1, 9)},
        effects=("drawn", "visit"),
        headings=_DRAWN,
    ),
    "find": CardKind(make=AdventureCard, fields=_NUMBER, optional=_PILED, effects=("gained",)),
    "object": _ITEM,
    "magic_item": _ITEM,
    "talisman": _ITEM,
    "friend": _ITEM,
    "spell": CardKind(
        make=SpellCard,
        fields={"spell_class": Word(("on_adventurer", "reflectable", "general")), "timing": Timing()},
        optional={"abyss": Flag()},
        effects=("cast", LastingSlot("react"), "lying", LastingSlot("attached")),
        headings={"lying": Text("KTO TU STANIE", "WHOEVER COMES HERE")},
    ),
    "character": CardKind(
        make=CharacterCard,
        fields={"strength": Whole(1, 12), "craft": Whole(1, 12), "alignment": Word(ALIGNMENTS), "start": Word()},
        optional={"endurance": Whole(1, 9), "gold": Whole(0, 9), "spells": Whole(0, 3), "items": ListOf(Word(), 1, 4)},
        effects=(LastingSlot("power"), LastingSlot("use")),
    ),
    "space": CardKind(
        make=SpaceCard,
        fields={
            "region": Word(),
            "at": ListOf(Whole(0, 30), 2, 2),
            "place": Whole(0, 99),
            "terrain": Word(),
        },
        optional={
            "draw": Whole(0, 9),
            "facing": ListOf(Word(), 1, 4),
            "bridge": Word(),
            "guard": Word(),
            "gate": Word(),
            "needs": Word(),
            "meets": Flag(),
            "binds": Flag(),
            "covers": Word(),
            "roads": ListOf(Word(), 3, 3),
        },
        effects=(LastingSlot("here"), "enter", "onward", "visit"),
        headings={"onward": Text("ZAMIAST NASTĘPNEGO RUCHU", "INSTEAD OF THE NEXT MOVE")},
    ),
    "being": CardKind(
        make=BeingCard,
        fields={"sort": Word(ENEMY_SORTS)},
        optional={"strength": _FORCE, "craft": _FORCE, "endurance": Whole(1, 20), "like": Word()},
    ),
    "ending": CardKind(),
    "toad": CardKind(),
    "alignment": CardKind(),
}

TABLES: Mapping[str, Field] = {
    "spell_limits": MapOf(Whole(0, 99), Whole(0, 9)),
    "decks": MapOf(Word(), TextPair(40)),
    "regions": MapOf(
        Word(),
        Record(
            {"name": TextPair(40), "within": TextPair(60), "moves": Word(), "deck": Word(), "board": Word()},
            {
                **{flag: Flag() for flag in ("open", "inescapable", "sealed")},
                **{cards: ListOf(Word(), 1, 20) for cards in ("bars", "leaves")},
            },
        ),
    ),
}


def language() -> Field:
    from brzdek.games.magia_i_miecz.cards.verbs import LANGUAGE

    return LANGUAGE


def check(catalog: Catalog, documents: Sequence[Document]) -> None:
    from brzdek.games.magia_i_miecz.cards import catalog_check

    catalog_check.check(catalog, documents)


SCHEMA = CatalogSchema(
    game="magia_i_miecz",
    kinds=KINDS,
    tables=TABLES,
    language_of=language,
    check=check,
    deck_tables=tuple(TABLES),
    deck_clears=(),
    outlined=("covers", "deck", "piles", "terrain"),
    fixed=("space", "being", "toad", "alignment", "talisman"),
)
