"""Words in Polish and English: templates, plural forms, folding, cleaning."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import filterfalse
from typing import Any, Literal, TypeAlias, cast

from brzdek.core.patterns import pattern
from brzdek.core.values import NamedTuple

Lang: TypeAlias = Literal["pl", "en"]
LANGS: tuple[Lang, ...] = ("pl", "en")


class Text(NamedTuple):
    """The same words in both languages."""

    pl: str
    en: str

    def to(self, lang: Lang) -> str:
        return self.pl if lang == "pl" else self.en


Book: TypeAlias = Mapping[str, Text]
"""Messages by key. Templates hold ``{name}`` and ``{n|kostka|kostki|kostek}`` (en: ``{n|cube|cubes}``)."""

FORMS: dict[Lang, int] = {"pl": 3, "en": 2}
"""How many plural forms a language has."""


def plural(lang: Lang, number: int) -> int:
    """Which plural form a number takes: 1 kostka (0), 2 kostki (1), 5 kostek (2)."""
    if number == 1:
        return 0
    if lang == "en":
        return 1
    number = abs(number)
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


_FIELD = pattern(r"\{(\w+)(?:\|([^{}]*))?\}")
_Part: TypeAlias = Callable[[Mapping[str, Any]], str]


def _part(lang: Lang, name: str, forms: str | None) -> _Part:
    if forms is None:
        return lambda values: str(values[name])
    choices = forms.split("|")
    return lambda values: choices[plural(lang, cast(int, values[name]))]


@lru_cache(maxsize=4096)
def _parts(lang: Lang, template: str) -> tuple[str | _Part, ...]:
    parts: list[str | _Part] = []
    end = 0
    for field in _FIELD.finditer(template):
        parts += [template[end : field.start()], _part(lang, field[1], field[2])]
        end = field.end()
    return (*parts, template[end:])


def fill(lang: Lang, template: str, values: Mapping[str, Any]) -> str:
    """The template with its fields filled in."""
    return "".join(part if isinstance(part, str) else part(values) for part in _parts(lang, template))


def fields(template: str) -> list[tuple[str, int]]:
    """The fields of a template with their number of plural forms (0: a plain field)."""
    return [(field[1], len(field[2].split("|")) if field[2] is not None else 0) for field in _FIELD.finditer(template)]


class Say:
    """Messages in one language: ``say("won", name="Ola")``."""

    def __init__(self, lang: Lang, *books: Book) -> None:
        self.lang: Lang = lang
        self.books = books

    def __call__(self, key: str, /, **values: Any) -> str:
        for book in self.books:
            if key in book:
                return fill(self.lang, book[key].to(self.lang), values)
        raise KeyError(key)

    def knows(self, key: str) -> bool:
        return any(key in book for book in self.books)

    def also(self, *books: Book) -> Say:
        """The same language with more messages; the new ones come first."""
        return Say(self.lang, *books, *self.books)


def shortened(text: str, width: int) -> str:
    """As many whole words of a text as fit; of a first word that is too long, its beginning."""
    if len(text) <= width:
        return text
    cut = text[: max(0, width - 1)]
    whole = cut if text[len(cut) : len(cut) + 1] == " " else cut.rpartition(" ")[0]
    return (whole or cut).rstrip(" ,.;:–(") + "…"


_ENDS = pattern(r"[.;,:] ")
_OR = pattern(r" (?:albo|lub|or) ")
_PART_ENDS = pattern(r"[.;] |\.$")
SHORT_END = 60
"""A last thing to choose from may be so long where the text before it is cut."""


def abridged(text: str, width: int) -> str:
    """A text cut where one part of it ends; of several things to choose from, that there is another one is kept."""
    if len(text) <= width:
        return text
    ends = [found.start() for found in _ENDS.finditer(text, width // 2, width)]
    kept = f"{text[: ends[-1]]}…" if ends else shortened(text, width)
    others = list(_OR.finditer(text, len(kept) - 1))
    if not others:
        return kept
    last = _PART_ENDS.split(text[others[0].start() :])[0] if len(others) == 1 else ""
    return f"{kept}{last if 0 < len(last) <= SHORT_END else f'{others[0].group().rstrip()}…'}"


_UNDECOMPOSED = str.maketrans("łŁøØđĐ−", "lLoOdD-")


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """Lower case without accents, so that "zażółć" can be typed as "zazolc"."""
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.translate(_UNDECOMPOSED))
    return "".join(filterfalse(unicodedata.combining, plain)).casefold()


def clean(text: str) -> str:
    """Text from outside with everything that could steer a terminal taken out."""
    return "".join(
        letter
        for letter in unicodedata.normalize("NFC", text)
        if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
    )
