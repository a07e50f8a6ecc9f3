"""Cards and spaces by name inside the texts of other cards, and words for sorts of cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.schema import BAD, Field, ListOf, Word
from brzdek.core.catalog.source import Document, Path
from brzdek.core.copies import card_of
from brzdek.core.effects.phrases import Joint, listed
from brzdek.core.text import Book, Lang, Text
from brzdek.games.magia_i_miecz.cards.pieces import ADVENTURE_KINDS, ENEMY_SORTS, ITEMS, ThingCard

SORTS: Book = {
    "item": Text("przedmiot", "item"),
    "ordinary_item": Text("zwykły Przedmiot", "ordinary item"),
    "magic_item": Text("Magiczny Przedmiot", "magic item"),
    "weapon": Text("broń", "weapon"),
    "armour": Text("pancerz", "armour"),
    "carrier": Text("nosiciel", "carrier"),
    "mount": Text("wierzchowiec", "mount"),
    "friend": Text("Przyjaciel", "friend"),
    "spell": Text("Czar", "spell"),
    "enemy": Text("Wróg", "enemy"),
    "animal": Text("Zwierzę", "animal"),
    "monster": Text("Potwór", "monster"),
    "humanoid": Text("Humanoid", "humanoid"),
    "dragon": Text("Smok", "dragon"),
    "spirit": Text("Duch", "spirit"),
    "cultist": Text("Kultysta", "cultist"),
    "stranger": Text("Nieznajomy", "stranger"),
    "place": Text("Miejsce", "place"),
    "event": Text("Zdarzenie", "event"),
    "servant": Text("sługa", "servant"),
    "talisman": Text("Talizman", "Talisman"),
    "adventurer": Text("Poszukiwacz", "adventurer"),
    "being": Text("istota opisana na planszy", "being of the board"),
    "any": Text("karta", "card"),
    "adventure": Text("karta Przygód", "Adventure card"),
}
"""The sorts of cards that a word may mean, as they stand after a colon."""


class WhatField(Field):
    """A sort of cards, the id of a card, or a list of such words; read as a ``What``."""

    shapes = frozenset({"text", "list"})

    def __init__(self) -> None:
        self.word = Word()
        self.several = ListOf(self.word, 1, 20)

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if isinstance(value, (list, tuple)):
            words = self.several.read(value, path, doc)
            return BAD if words is BAD else What(tuple(words))
        word = self.word.read(value, path, doc)
        return BAD if word is BAD else What((word,))

    def describe(self, lang: Lang) -> str:
        return Text(
            f"rodzaj kart ({', '.join(SORTS)}) albo id kart", f"a sort of cards ({', '.join(SORTS)}) or ids of cards"
        ).to(lang)


class What:
    """Some cards: by sort, by id, or both."""

    __slots__ = ("_known", "words")

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self._known: dict[tuple[int, bool, bool], tuple[Card, bool]] = {}
        """Which cards are meant, of those that somebody has asked for, and which they were."""

    def __deepcopy__(self, memo: object) -> What:
        return self

    def fits(self, card: Card, serves: bool = False, enchanted: bool = False) -> bool:
        """Is this card meant? ``serves``: it is somebody's servant; ``enchanted``: a spell lies on it."""
        asked = id(card), serves, enchanted
        found = self._known.get(asked)
        if found is None or found[0] is not card:
            found = self._known[asked] = card, self._fits(card, serves, enchanted)
        return found[1]

    def _fits(self, card: Card, serves: bool, enchanted: bool) -> bool:
        words = self.words
        if enchanted and not set(words).isdisjoint(("magic_item", "ordinary_item")):
            return "magic_item" in words
        if card.id in words or getattr(card, "like", "") in words:
            return True
        return any(_is(card, word, serves) for word in words)

    def text(self, lang: Lang, joint: Joint = "either") -> str:
        return listed(lang, [named(word, lang) for word in self.words], joint)


def _is(card: Card, word: str, serves: bool) -> bool:
    if word in ENEMY_SORTS:
        return getattr(card, "sort", "") == word
    test = _TESTS.get(word)
    return word == card.kind if test is None else bool(test(card, serves))


_TESTS: Mapping[str, Any] = {
    "any": lambda card, serves: True,
    "adventure": lambda card, serves: card.kind in ADVENTURE_KINDS,
    "item": lambda card, serves: card.kind in ITEMS,
    "ordinary_item": lambda card, serves: card.kind == "object",
    "magic_item": lambda card, serves: card.kind in ("magic_item", "talisman"),
    "weapon": lambda card, serves: isinstance(card, ThingCard) and card.item_class == "weapon",
    "armour": lambda card, serves: isinstance(card, ThingCard) and card.item_class == "armour",
    "carrier": lambda card, serves: isinstance(card, ThingCard) and card.capacity > 0,
    "mount": lambda card, serves: isinstance(card, ThingCard) and card.mount,
    "friend": lambda card, serves: card.kind == "friend" or serves,
    "servant": lambda card, serves: serves,
    "enemy": lambda card, serves: card.kind in ("enemy", "being"),
}


def named(word: str, lang: Lang) -> str:
    """A sort or a card in words."""
    if word in SORTS:
        return SORTS[word].to(lang)
    name = _names().get(card_of(word))
    return word.replace("_", " ").title() if name is None else name.to(lang)


def one_named(word: str, lang: Lang) -> str:
    """One such card or being: "Goblin"; in English with its article, if its name has none."""
    name = named(word, lang)
    if lang == "pl" or name.startswith(_ARTICLES):
        return name
    return f"an {name}" if name[0] in "AEIOUaeiou" else f"a {name}"


_ARTICLES = ("a ", "an ", "the ")


def all_named(words: Iterable[str], lang: Lang, joint: Joint = "either") -> str:
    return listed(lang, list(dict.fromkeys(named(word, lang) for word in words)), joint)


def deck_name(deck: str) -> Text:
    """Of which deck a card is: "karta Przygód", "an Adventure card"."""
    said = _own().tables["decks"].get(deck)
    return Text(deck, deck) if said is None else Text(said.pl.removeprefix("talia "), said.en.removesuffix(" deck"))


def within_region(region: str) -> Text:
    """A region as it stands after "in"."""
    said = _own().tables["regions"].get(region)
    return Text(region, region) if said is None else said["within"]


@cache
def _own() -> Catalog:
    from brzdek.core.catalog.load import load_catalog
    from brzdek.core.layers import Layers
    from brzdek.games.magia_i_miecz.cards.schema import SCHEMA

    return load_catalog(Layers(SCHEMA))


@cache
def _names() -> Mapping[str, Text]:
    """The names of the game's own cards; a card of a house deck that another one names stands there by its id."""
    cards = _own().cards.values()
    names = {card.id: card.name for card in cards}
    for card in cards:
        terrain = getattr(card, "terrain", "")
        if terrain:
            names.setdefault(terrain, _without_number(card.name))
    return names


def _without_number(name: Text) -> Text:
    return Text(*[part.rstrip("0123456789 ") for part in name])
