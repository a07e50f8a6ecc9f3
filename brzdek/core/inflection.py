"""Words as people inflect and mistype them: "najemnika" is "Najemnik", "lezcenia" is "leczenia"."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from brzdek.core.text import fold

SHORTEST = 3
"""Words shorter than this have no forms but themselves."""
STEM = 4
"""How many letters two forms of a word that no dictionary knows must share."""
RIGID = frozenset(("part", "conj", "comp", "prep"))
"""What has but one form; the rare words that look like such a one are not meant."""
INFLECTED = (
    "subst",
    "depr",
    "ger",
    "adj",
    "num",
    "fin",
    "bedzie",
    "impt",
    "inf",
    "praet",
    "imps",
    "pact",
    "ppas",
    "pcon",
)
"""Kinds of words, as the dictionary marks them, that have forms. Pronouns and particles stay as they are."""
_POLISH = (
    " a ach ac acie aj aja al ala alem am ami amy asz cie e ecie ego ej em emu emy esz i ia iach iami ich ie iem ii ij"
    " il ila im imi imy io iom iow isz iu ka ke ki kiem ko ku ly li mi ne nij o om on ona one onego ony ow owac owi"
    " owal ta te ty u uj uja uje ujemy ujesz uta ute uty wac waj wam y ych ym ymi ymy ysz yj ywac ywaj ywam"
)
_ENGLISH = " s es ed d ing er y ies e"
WOMEN = ("ka", "ke", "ki", "ko")
"""How words for women go on after those for men."""
PREFIXES = tuple(
    sorted(
        ["do", "na", "o", "ob", "od", "po", "pod", "prze", "przy", "roz", "s", "u", "w", "wy", "z", "za"],
        key=len,
        reverse=True,
    )
)
"""Beginnings, without accents, by which Polish verbs of one root differ: "leczyć", "uleczyć", "wyleczyć"."""
ENDINGS = frozenset(_POLISH.split(" ")), frozenset(_ENGLISH.split(" "))
"""The endings, without accents, that a word may have or lack."""


@lru_cache(maxsize=8192)
def forms_of(word: str) -> frozenset[str]:
    """All forms of a Polish word, without accents; of a word that no dictionary knows, the word alone."""
    own = fold(word)
    if len(own) < SHORTEST or not own.isalpha() or (words := dictionary()) is None:
        return frozenset((own,))
    found = {own}
    readings = [(lemma, tag.partition(":")[0]) for _, _, (_, lemma, tag, *_) in words.analyse(word.lower())]
    if any(kind in RIGID for _, kind in readings):
        return frozenset(found)
    for lemma, kind in readings:
        if kind in INFLECTED:
            found.update(fold(form) for form, _, marks, *_ in words.generate(lemma) if not marks.endswith("neg"))
    return frozenset(found)


@lru_cache(maxsize=2048)
def plurals_of(word: str) -> frozenset[str]:
    """The forms of a noun, without accents, that can only mean several."""
    own = fold(word)
    english = {own + ending for ending in ("s", "es")} if own.isalpha() else set()
    if (words := dictionary()) is None:
        return frozenset(english)
    lemmas = {lemma for _, _, (_, lemma, tag, *_) in words.analyse(word.lower()) if tag.startswith("subst:sg")}
    forms = [(fold(form), tag) for lemma in lemmas for form, _, tag, *_ in words.generate(lemma)]
    several = {form for form, tag in forms if ":pl:" in tag}
    return frozenset(english | several.difference(form for form, tag in forms if ":sg:" in tag) - {own})


def begins_a_form(beginning: str, word: str) -> bool:
    """Does any form of the word begin so?"""
    forms = _in_order(word)
    place = bisect_left(forms, beginning)
    return place < len(forms) and forms[place].startswith(beginning)


@lru_cache(maxsize=8192)
def _in_order(word: str) -> tuple[str, ...]:
    return tuple(sorted(forms_of(word)))


@lru_cache(maxsize=8192)
def initials(word: str) -> frozenset[str]:
    """The letters that forms of the word begin with."""
    return frozenset(form[:1] for form in forms_of(word))


@cache
def dictionary() -> Any:
    """Morfeusz with the SGJP dictionary; None where it is not installed."""
    try:
        import morfeusz2
    except ImportError:
        return None
    return morfeusz2.Morfeusz()


@lru_cache(maxsize=16384)
def same_stem(one: str, other: str) -> bool:
    """May two words without accents be forms of one, as far as their endings tell?"""
    shared = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        shared += 1
    if _is_derived(*sorted((one, other), key=len)):
        return False
    return any(
        one[length:] in endings and other[length:] in endings
        for endings in ENDINGS
        for length in range(shared, STEM - 1, -1)
    )


def _is_derived(word: str, longer: str) -> bool:
    """Is it another word, made of the first: a woman of the kind (Druidka), or whoever does it (Ranger)?"""
    rest = longer[len(word) :] if longer.startswith(word) else ""
    return rest in WOMEN or longer == word + ("r" if word.endswith("e") else "er")


def same_root(one: str, other: str) -> bool:
    """May two words without accents differ only in what verbs begin and end with?"""
    if _heads(one).isdisjoint(_heads(other)):
        return False
    return any(same_stem(left, right) for left in _roots(one) for right in _roots(other))


@lru_cache(maxsize=8192)
def _heads(word: str) -> frozenset[str]:
    """The letters that a word of the same root must share."""
    return frozenset(root[:STEM] for root in _roots(word))


@lru_cache(maxsize=8192)
def _roots(word: str) -> tuple[str, ...]:
    """The word, and what is left of it without a prefix."""
    rests = [word[len(prefix) :] for prefix in PREFIXES if word.startswith(prefix)]
    return (word, *(rest for rest in rests if len(rest) >= STEM))


SHORTEST_END, SHORTEST_HEAD = 5, 3
"""So many letters have the last part of a compound word and what stands before it."""


def ends_a_form(end: str, word: str) -> bool:
    """Is it the last part of a compound word, in some form: “kompas” of “żyrokompas”?"""
    if len(end) < SHORTEST_END:
        return False
    return any(form.endswith(end) and len(form) >= len(end) + SHORTEST_HEAD for form in forms_of(word))


MOST_SLIPS = 2
INVENTED = 6
"""So many letters has an invented name whose forms are told apart from slips."""
NOUN_ENDINGS = ("a", "owi", "em", "u", "y", "ow", "s")


def is_slip(typed: str, word: str) -> bool:
    """Is it the word with a slip of the fingers: one letter wrong, missing, too many or swapped; in long words two?"""
    allowed = _slips(min(len(typed), len(word)))
    if not allowed or abs(len(typed) - len(word)) > allowed:
        return False
    return bool(_distance()(typed, word, score_cutoff=allowed) <= allowed)


def is_slip_of_a_form(typed: str, word: str) -> bool:
    """Is it any form of the word with a slip of the fingers?"""
    near = _any_near()
    return any(near(typed, forms, allowed) for allowed, forms in _about_as_long(word, len(typed)))


@lru_cache(maxsize=16384)
def _about_as_long(word: str, length: int) -> Sequence[tuple[int, list[str]]]:
    """The forms of a word that a typed one of this length may be, by how many slips are forgiven."""
    found: dict[int, list[str]] = {}
    for form in _supposed_forms(word):
        allowed = _slips(min(length, len(form)))
        if allowed and abs(len(form) - length) <= allowed:
            found.setdefault(allowed, []).append(form)
    return list(found.items())


def _supposed_forms(word: str) -> frozenset[str]:
    """The forms of a word; of a long one that no dictionary knows, such as an invented name, those of a noun."""
    forms = forms_of(word)
    if len(forms) > 1 or len(word) < INVENTED or not word.isalpha():
        return forms
    return forms | {form + ending for form in forms for ending in NOUN_ENDINGS}


@cache
def _any_near() -> Callable[[str, Sequence[str], int], bool]:
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extractOne

    def near(typed: str, words: Sequence[str], allowed: int) -> bool:
        return extractOne(typed, words, scorer=OSA.distance, score_cutoff=allowed) is not None

    return near


def _slips(length: int) -> int:
    """How many slips are forgiven in a word of so many letters."""
    return MOST_SLIPS if length >= 8 else 1 if length >= 4 else 0


@cache
def _distance() -> Any:
    from rapidfuzz.distance import OSA

    return OSA.distance
