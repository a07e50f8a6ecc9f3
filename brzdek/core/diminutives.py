"""Words that people make smaller or dearer: “kamyczek” is a “kamyk”, “Boluś” is Bolek."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from brzdek.core.inflection import dictionary
from brzdek.core.lemmas import polish_readings
from brzdek.core.text import fold

_SMALLER = (
    ("eczek", ("ek", "ko")),
    ("yczek", ("yk",)),
    ("iczek", ("ik",)),
    ("aczek", ("ak",)),
    ("uszek", ("",)),
    ("ulek", ("",)),
    ("ek", ("", "k")),
    ("ik", ("",)),
    ("yk", ("",)),
    ("eczka", ("ka",)),
    ("iczka", ("ica", "ika")),
    ("yczka", ("yca", "yka")),
    ("uszka", ("a",)),
    ("ulka", ("a",)),
    ("enka", ("na",)),
    ("ka", ("a",)),
    ("eczko", ("ko",)),
    ("elko", ("lo",)),
    ("enko", ("enie", "no")),
    ("anko", ("anie",)),
    ("ko", ("o",)),
)
"""How folded words end that make something small, and how those end of which they are made; longer endings first."""
_CASES = (("e", "a"), ("i", "a"), ("y", "a"), ("a", ""), ("a", "a"), ("em", ""), ("owi", ""), ("u", "o"), ("", ""))
"""How a word may end that no dictionary knows, and how it is called then."""
FIRST_NAME = "imię"
"""How the dictionary marks those."""
SHORTEST = 3
LONGEST_CHAIN = 3
"""So often something can be made smaller still."""


@lru_cache(maxsize=2048)
def made_of(folded: str) -> tuple[str, ...]:
    """Of which words a word without accents may be a diminutive, the nearest first; nothing: it does not look like
    one.
    """
    readings = polish_readings(folded)
    own = [reading.lemma for reading in readings if reading.kind == "subst"] if readings else list(_called(folded))
    found: list[str] = []
    for _ in range(LONGEST_CHAIN):
        own = [base for lemma in own for base in _larger(lemma)]
        found += own
    return tuple(base for base in dict.fromkeys(found) if _is_a_noun(base))


def _is_a_noun(folded: str) -> bool:
    return any(reading == (folded, "subst") for reading in polish_readings(folded))


def _called(folded: str) -> Iterable[str]:
    return dict.fromkeys(folded.removesuffix(end) + instead for end, instead in _CASES if folded.endswith(end))


def _larger(lemma: str) -> list[str]:
    cut = next(((end, bases) for end, bases in _SMALLER if lemma.endswith(end)), None)
    if cut is None:
        return []
    root = lemma.removesuffix(cut[0])
    return [root + base for base in cut[1] if len(root + base) >= SHORTEST]


def _may_be_a_name(folded: str) -> bool:
    """Does no dictionary know a word, or only as a first name?"""
    look_up = dictionary()
    if look_up is None or not folded.isalpha():
        return False
    read = [(fold(lemma), kinds) for _, _, (_, lemma, _, kinds, *_) in look_up.analyse(folded.capitalize())]
    names = {lemma for lemma, kinds in read if FIRST_NAME in kinds}
    return all(reading.lemma in names for reading in polish_readings(folded))


def nickname_of(folded: str, names: Iterable[str]) -> str | None:
    """The one of these people whom a word that is none may be a pet name of: “Bolusiowi”, “Celcia”; None: nobody."""
    meant = [name for name in names if len(name) >= SHORTEST and folded.startswith(fold(name)[:SHORTEST])]
    if len(meant) != 1 or len(folded) <= SHORTEST or not _may_be_a_name(folded):
        return None
    return meant[0]
