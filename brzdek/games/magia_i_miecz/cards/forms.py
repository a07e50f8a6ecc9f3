"""Sorts of cards as nouns inside sentences: cases, genders, and the pronouns that refer back to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal, TypeAlias

from brzdek.core.effects.phrases import listed
from brzdek.core.text import Lang, Text, fill
from brzdek.core.values import NamedTuple
from brzdek.games.magia_i_miecz.cards.naming import What, named, one_named

Gender: TypeAlias = Literal["thing", "being", "she", "it"]
"""Masculine without and with a soul, feminine, neuter: how Polish words about it are inflected."""


class Noun(NamedTuple):
    """A sort of cards in Polish (who? whom?) and English."""

    gender: Gender
    who: str
    whom: str
    en: str

    @property
    def a(self) -> str:
        return f"{'an' if self.en[0] in 'aeiouAEIOU' else 'a'} {self.en}"


CARD = Noun("she", "karta", "kartę", "card")
NOUNS: Mapping[str, Noun] = {
    "any": CARD,
    "adventure": Noun("she", "karta Przygód", "kartę Przygód", "Adventure card"),
    "item": Noun("thing", "przedmiot", "przedmiot", "item"),
    "ordinary_item": Noun("thing", "zwykły Przedmiot", "zwykły Przedmiot", "ordinary item"),
    "magic_item": Noun("thing", "Magiczny Przedmiot", "Magiczny Przedmiot", "magic item"),
    "weapon": Noun("she", "broń", "broń", "weapon"),
    "armour": Noun("thing", "pancerz", "pancerz", "piece of armour"),
    "carrier": Noun("being", "nosiciel", "nosiciela", "carrier"),
    "mount": Noun("being", "wierzchowiec", "wierzchowca", "mount"),
    "friend": Noun("being", "Przyjaciel", "Przyjaciela", "friend"),
    "spell": Noun("thing", "Czar", "Czar", "spell"),
    "enemy": Noun("being", "Wróg", "Wroga", "enemy"),
    "animal": Noun("it", "Zwierzę", "Zwierzę", "animal"),
    "monster": Noun("being", "Potwór", "Potwora", "monster"),
    "humanoid": Noun("being", "Humanoid", "Humanoida", "humanoid"),
    "dragon": Noun("being", "Smok", "Smoka", "dragon"),
    "spirit": Noun("being", "Duch", "Ducha", "spirit"),
    "cultist": Noun("being", "Kultysta", "Kultystę", "cultist"),
    "stranger": Noun("being", "Nieznajomy", "Nieznajomego", "stranger"),
    "place": Noun("it", "Miejsce", "Miejsce", "place"),
    "event": Noun("it", "Zdarzenie", "Zdarzenie", "event"),
    "servant": Noun("being", "sługa", "sługę", "servant"),
    "talisman": Noun("thing", "Talizman", "Talizman", "Talisman"),
}
INFLECTED: Mapping[str, Mapping[Gender, str]] = {
    "każdy": {"thing": "każdy", "being": "każdy", "she": "każda", "it": "każde"},
    "każdego": {"thing": "każdy", "being": "każdego", "she": "każdą", "it": "każde"},
    "twój": {"thing": "twój", "being": "twój", "she": "twoja", "it": "twoje"},
    "twojego": {"thing": "twój", "being": "twojego", "she": "twoją", "it": "twoje"},
    "swojego": {"thing": "swój", "being": "swojego", "she": "swoją", "it": "swoje"},
    "leżący": {"thing": "leżący", "being": "leżący", "she": "leżąca", "it": "leżące"},
    "leżącego": {"thing": "leżący", "being": "leżącego", "she": "leżącą", "it": "leżące"},
    "walczący": {"thing": "walczący", "being": "walczący", "she": "walcząca", "it": "walczące"},
    "walczącego": {"thing": "walczący", "being": "walczącego", "she": "walczącą", "it": "walczące"},
    "dobrany": {"thing": "dobrany", "being": "dobrany", "she": "dobrana", "it": "dobrane"},
    "dobranego": {"thing": "dobrany", "being": "dobranego", "she": "dobraną", "it": "dobrane"},
    "którym": {"thing": "którym", "being": "którym", "she": "którą", "it": "którym"},
}
"""Words that agree with the noun; those in -ego stand beside its accusative."""
PRONOUNS: Mapping[str, Mapping[Gender, str]] = {
    "whom": {"thing": "go", "being": "go", "she": "ją", "it": "je"},
    "to_whom": {"thing": "mu", "being": "mu", "she": "jej", "it": "mu"},
    "of_whom": {"thing": "niego", "being": "niego", "she": "niej", "it": "niego"},
    "on_whom": {"thing": "niego", "being": "niego", "she": "nią", "it": "nie"},
}
_SPOKEN_OF: ContextVar[Gender] = ContextVar("spoken_of", default="she")


class Sorted(NamedTuple):
    """Some cards as a noun, and what has to stand in brackets behind it."""

    noun: Noun
    pl: str
    en: str

    def worded(self, template: Text) -> Text:
        """The template with the noun in it: ``{who}``, ``{whom}``, ``{a}``, ``{noun}`` and words that agree."""
        noun = self.noun
        agreeing = {word: forms[noun.gender] for word, forms in INFLECTED.items()}
        pl = fill("pl", template.pl, {"who": noun.who, "whom": noun.whom, **agreeing})
        en = fill("en", template.en, {"a": noun.a, "noun": noun.en})
        return Text(pl + self.pl, en + self.en)


def sorted_as(what: What, left_out: What | None) -> Sorted:
    """One sort is a noun of its own; several, and cards by their names, stand in brackets."""
    noun = NOUNS.get(what.words[0]) if len(what.words) == 1 else None
    told = {lang: _bracket(lang, what if noun is None else None, left_out) for lang in _LANGS}
    return Sorted(noun or CARD, told["pl"], told["en"])


_LANGS: tuple[Lang, Lang] = ("pl", "en")


def _bracket(lang: Lang, what: What | None, left_out: What | None) -> str:
    parts = [] if what is None else [what.text(lang)]
    if left_out is not None:
        names = of_cards(left_out, "i") if lang == "pl" else left_out.text(lang)
        parts.append(Text(f"oprócz {names}", f"but not {names}").to(lang))
    return f" ({', '.join(parts)})" if parts else ""


class Declined(NamedTuple):
    """A sort of enemies in further Polish forms, and its English plural."""

    many: str
    to_many: str
    of_many: str
    by: str
    en: str


DECLINED: Mapping[str, Declined] = {
    "enemy": Declined("Wrogowie", "Wrogom", "Wrogów", "z Wrogiem", "enemies"),
    "animal": Declined("Zwierzęta", "Zwierzętom", "Zwierząt", "ze Zwierzęciem", "animals"),
    "monster": Declined("Potwory", "Potworom", "Potworów", "z Potworem", "monsters"),
    "humanoid": Declined("Humanoidzi", "Humanoidom", "Humanoidów", "z Humanoidem", "humanoids"),
    "dragon": Declined("Smoki", "Smokom", "Smoków", "ze Smokiem", "dragons"),
    "spirit": Declined("Duchy", "Duchom", "Duchów", "z Duchem", "spirits"),
    "cultist": Declined("Kultyści", "Kultystom", "Kultystów", "z Kultystą", "cultists"),
    "magic_item": Declined(
        "Magiczne Przedmioty",
        "Magicznym Przedmiotom",
        "Magicznych Przedmiotów",
        "z Magicznym Przedmiotem",
        "magic items",
    ),
    "armour": Declined("pancerze", "pancerzom", "pancerzy", "z pancerzem", "armour"),
    "weapon": Declined("bronie", "broniom", "broni", "z bronią", "weapons"),
    "friend": Declined("Przyjaciele", "Przyjaciołom", "Przyjaciół", "z Przyjacielem", "friends"),
}


def all_declined(what: What) -> bool:
    """Are only sorts meant that can be inflected, and no cards by name?"""
    return all(word in DECLINED for word in what.words)


def with_whom(what: What, form: Literal["whom", "with"]) -> str:
    """In Polish: "Ducha lub Smoka", "z Duchem lub ze Smokiem"; cards by name stand in brackets."""
    if not all_declined(what):
        return f"{'Wroga' if form == 'whom' else 'z Wrogiem'} ({what.text('pl')})"
    words = [NOUNS[word].whom if form == "whom" else DECLINED[word].by for word in what.words]
    return listed("pl", words, "either")


def several(lang: Lang, what: What, form: Literal["many", "to_many"] = "many") -> str:
    """Sorts in the plural, cards by their names: "Zwierzęta i Smoki", "Zwierzętom i Smokom"; "animals and dragons"."""
    if lang == "en":
        return listed(lang, [DECLINED[word].en if word in DECLINED else named(word, lang) for word in what.words])
    words = [getattr(DECLINED[word], form) if word in DECLINED else named(word, lang) for word in what.words]
    return listed(lang, words)


def of_cards(what: What, joint: Literal["ani", "i"] = "ani") -> str:
    """In Polish after "nie możesz mieć" and "oprócz": "Przyjaciół ani kart Muł ani „Koń i Wóz”"."""
    sorts = [DECLINED[word].of_many for word in what.words if word in DECLINED]
    names = [named(word, "pl") for word in what.words if word not in DECLINED]
    quoted = [f"„{one}”" if " i " in one else one for one in names]
    cards = [f"{'karty' if len(quoted) == 1 else 'kart'} {_joined(quoted, joint)}"] if quoted else []
    return _joined([*sorts, *cards], joint)


def _joined(words: list[str], joint: str) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joint} {words[-1]}"


def meant(lang: Lang, what: What) -> str:
    """Some cards after "it is": "Smok lub Duch"; "a dragon or a spirit"."""
    if lang == "pl":
        return what.text(lang)
    return listed(lang, [NOUNS[word].a if word in NOUNS else named(word, lang) for word in what.words], "either")


def opposing(lang: Lang, what: What) -> str:
    """The same of those who are fought: "Goblin lub Duch"; "a Goblin or a spirit"."""
    if lang == "pl":
        return what.text(lang)
    return listed(lang, [NOUNS[word].a if word in NOUNS else one_named(word, lang) for word in what.words], "either")


@contextmanager
def speaking_of(what: What) -> Iterator[None]:
    """Within it pronouns refer to such cards."""
    token = _SPOKEN_OF.set(sorted_as(what, None).noun.gender)
    try:
        yield
    finally:
        _SPOKEN_OF.reset(token)


def pronoun(lang: Lang, case: str = "whom") -> str:
    """The card that is spoken of: "go", "ją"; "it"."""
    return PRONOUNS[case][_SPOKEN_OF.get()] if lang == "pl" else "it"
