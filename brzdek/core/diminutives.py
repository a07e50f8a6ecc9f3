"""Words that people make smaller or dearer: “kamyczek” is a “kamyk”, “Boluś” is Bolek."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from brzdek.core.inflection import dictionary
from brzdek.core.lemmas import polish_readings
from brzdek.core.patterns import pattern
from brzdek.core.text import fold

_SMALLER = (
    ("eczek", ("ek", "ko")),
    ("yczek", ("yk",)),
    ("iczek", ("ik",)),
    ("aczek", ("ak",)),
    ("uszek", ("",)),
    ("czek", ("k", "c")),
    ("czyk", ("iec",)),
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
_ENGLISH = (("ggy", "g"), ("ppy", "p"), ("nny", "n"), ("ddy", "d"))
"""The same for words that are English: “piggy”."""
_CASES = (("e", "a"), ("i", "a"), ("y", "a"), ("a", ""), ("a", "a"), ("em", ""), ("owi", ""), ("u", "o"), ("", ""))
"""How a word may end that no dictionary knows, and how it is called then."""
_DEAR = pattern(
    r"(?:us|usi[aeu]?|usiowi|usiem|usio|[cn]i[aeu]|[cn]i|si[aeu]|eczek|ecz[kc][aieu]|eczkowi|unio|ul[ek]k?[aieu]?)$"
)
"""How pet names end that are in no dictionary: not as English words do."""
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
    english = [folded.removesuffix(end) + base for end, base in _ENGLISH if folded.endswith(end)]
    if english and not readings:
        return tuple(english)
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


def _first_names(word: str) -> frozenset[str]:
    """Of which first names a word is a form."""
    look_up = dictionary()
    if look_up is None or not word.isalpha():
        return frozenset()
    read = look_up.analyse(word.capitalize())
    return frozenset(fold(lemma.partition(":")[0]) for _, _, (_, lemma, _, kinds, *_) in read if FIRST_NAME in kinds)


def nickname_of(word: str, names: Iterable[str]) -> str | None:
    """The one of these people whom a word that is none may be a pet name of: “Bolusiowi”, “Celcia”; None: nobody.
    Another name that begins so, “Darii”, is not theirs.
    """
    folded = fold(word)
    meant = [name for name in names if len(name) >= SHORTEST and folded.startswith(_root(name))]
    if len(meant) != 1 or len(folded) <= SHORTEST:
        return None
    known = _first_names(word)
    if word == folded and not all(reading.lemma in known for reading in polish_readings(folded)):
        return None
    return meant[0] if (known or len(_root(meant[0])) == SHORTEST) and _DEAR.search(folded) else None


def _root(name: str) -> str:
    """With what pet names of somebody begin; that of a short name loses its ending."""
    return fold(name)[:SHORTEST] if len(name) > SHORTEST else fold(name)[:-1]
