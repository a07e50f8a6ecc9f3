"""What the card files of Magia i Miecz may say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import CardKind, CatalogSchema
from brzdek.core.catalog.schema import BAD, Field, Flag, ListOf, MapOf, OneOf, Record, TextPair, Whole, Word
from brzdek.core.catalog.shelf import card_place
from brzdek.core.catalog.source import Document, Path
from brzdek.core.text import Lang, Text
from brzdek.games.magia_i_miecz.cards.names import ANY_TIME_WINDOWS
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
from brzdek.games.magia_i_miecz.cards.verbs import LANGUAGE


class Timing(Field):
    """The windows in which a spell may be cast; ``any_time`` stands for several."""

    shapes = frozenset({"text", "list"})

    def __init__(self) -> None:
        self.word = Word((ANY_TIME, *LANGUAGE.windows))
        self.several = ListOf(self.word, 1, 20)

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        words = self.several.read(value if isinstance(value, (list, tuple)) else [value], path, doc)
        if words is BAD:
            return BAD
        spread = [one for word in words for one in (ANY_TIME_WINDOWS if word == ANY_TIME else (word,))]
        return tuple(dict.fromkeys(spread))

    def describe(self, lang: Lang) -> str:
        return self.word.describe(lang)


PILES = ("equipment", "spells", "talismans", "characters")
"""Where cards lie beside the decks of the regions."""
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
_THING_SLOTS = ("drawn", "join", "gained", "carry", "wield", "use")
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
    lasting=("carry", "wield", "use"),
)

KINDS: Mapping[str, CardKind] = {
    "event": CardKind(
        make=AdventureCard,
        fields=_NUMBER,
        optional=_PILED,
        effects=("drawn", "visit", "carry", "use"),
        headings=_DRAWN,
        lasting=("carry", "use"),
    ),
    "enemy": CardKind(
        make=EnemyCard,
        fields={**_NUMBER, "sort": Word(ENEMY_SORTS)},
        optional={**_PILED, "strength": OneOf(_FORCE, Word(("foe",))), "craft": _FORCE, "times": Whole(2, 9)},
        effects=("drawn", "attack", "fighting", "wounding", "wins", "beaten", "fought"),
        lasting=("fighting", "wounding"),
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
        effects=("cast", "react", "lying", "attached"),
        lasting=("react", "attached"),
        headings={"lying": Text("KTO TU STANIE", "WHOEVER COMES HERE")},
    ),
    "character": CardKind(
        make=CharacterCard,
        fields={"strength": Whole(1, 12), "craft": Whole(1, 12), "alignment": Word(ALIGNMENTS), "start": Word()},
        optional={"endurance": Whole(1, 9), "gold": Whole(0, 9), "spells": Whole(0, 3), "items": ListOf(Word(), 1, 4)},
        effects=("power", "use"),
        lasting=("power", "use"),
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
        effects=("here", "enter", "onward", "visit"),
        lasting=("here",),
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


def check(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Do copies and piles agree, and are the decks, regions and spaces that others name there?"""
    regions: Mapping[str, Mapping[str, Any]] = catalog.tables["regions"]
    piles = {*PILES, *catalog.tables["decks"]}
    for card in catalog.cards.values():
        doc, path = card_place(documents, card.id)
        if isinstance(card, AdventureCard):
            _check_piles(card, piles, doc, path)
        if isinstance(card, SpaceCard) and card.region not in regions:
            doc.problem((*path, "region"), Text("nie ma takiej krainy", "there is no such region"))
        if isinstance(card, CharacterCard) and not _is_space(catalog, card.start):
            doc.problem((*path, "start"), Text("nie ma takiego obszaru", "there is no such space"))
        if isinstance(card, PlaceCard) and card.leads and not _is_space(catalog, card.leads):
            doc.problem((*path, "leads"), Text("nie ma takiego obszaru", "there is no such space"))
        if isinstance(card, SpaceCard):
            for other in (*card.facing, *card.roads, card.bridge, card.gate):
                if other and not _is_space(catalog, other):
                    doc.problem(path, Text("nie ma obszaru {space}", "there is no space {space}"), space=other)


def _check_piles(card: AdventureCard, known: Set[str], doc: Document, path: Path) -> None:
    if card.piles and sum(card.piles.values()) != card.copies:
        doc.problem(
            (*path, "piles"), Text("stosy nie dają razem liczby egzemplarzy", "the piles do not add up to the copies")
        )
    for pile in (card.deck, *card.piles):
        if pile not in known:
            allowed = ", ".join(sorted(known))
            doc.problem(
                path,
                Text("nie ma talii {pile}; są: {allowed}", "there is no deck {pile}; there are: {allowed}"),
                pile=pile,
                allowed=allowed,
            )


def _is_space(catalog: Catalog, name: str) -> bool:
    return any(isinstance(card, SpaceCard) and name in (card.id, card.terrain) for card in catalog.cards.values())


SCHEMA = CatalogSchema(
    game="magia_i_miecz",
    kinds=KINDS,
    tables=TABLES,
    language=LANGUAGE,
    check=check,
    deck_tables=tuple(TABLES),
    deck_clears=(),
    fixed=("space", "being", "toad", "alignment", "talisman"),
)
