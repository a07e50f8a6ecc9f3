"""What a typed word may be a form of, with the accents that were left out, and what kind of word that is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

from brzdek.core.inflection import dictionary
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple

_ACCENTED = {"a": "ą", "c": "ć", "e": "ę", "l": "ł", "n": "ń", "o": "ó", "s": "ś", "z": "żź"}
MOST_ACCENTS = 3
"""So many accents are put back at most."""
MOST_TRIES = 160
"""So many ways to put them back are looked up."""
UNKNOWN = "ign"
_URGING, _URGED = "ż", "part:wok"
"""The ending with which one urges somebody on, as the dictionary marks it."""
_IRREGULAR = dict(
    pair.split(":")
    for pair in [
        "took:take",
        "taken:take",
        "bought:buy",
        "went:go",
        "gone:go",
        "threw:throw",
        "thrown:throw",
        "got:get",
        "gotten:get",
        "gave:give",
        "given:give",
        "left:leave",
        "fought:fight",
        "kept:keep",
        "drank:drink",
        "drunk:drink",
        "ran:run",
        "chose:choose",
        "chosen:choose",
        "broke:break",
        "broken:break",
        "stole:steal",
        "stolen:steal",
        "hid:hide",
        "hidden:hide",
        "lost:lose",
        "sold:sell",
        "paid:pay",
        "made:make",
        "did:do",
        "done:done",
        "saw:see",
        "seen:see",
        "drew:draw",
        "drawn:draw",
        "slew:slay",
        "slain:slay",
        "struck:strike",
        "fled:flee",
        "rode:ride",
        "built:build",
        "laid:lay",
        "lit:light",
        "dug:dig",
        "blew:blow",
        "flew:fly",
        "came:come",
        "said:say",
        "men:man",
        "knives:knife",
        "wolves:wolf",
        "dice:die",
        "feet:foot",
        "teeth:tooth",
        "mice:mouse",
        "thieves:thief",
        "lives:life",
        "leaves:leave",
        "better:good",
        "best:good",
    ]
)


class WordReading(NamedTuple):
    """One way to read a word."""

    lemma: str
    """Its dictionary form, without accents."""
    kind: str
    """The part of speech, as the dictionary marks it."""


@lru_cache(maxsize=4096)
def polish_readings(folded: str) -> tuple[WordReading, ...]:
    """What a word without accents may be in Polish, with as few accents put back as can be, or one more.

    Nothing: there is no such word.
    """
    look_up = dictionary()
    if look_up is None or not folded.isalpha():
        return ()
    found: set[WordReading] = set()
    urging: set[WordReading] = set()
    for spellings in _spellings(folded):
        enough = bool(found)
        for analysed in map(look_up.analyse, spellings):
            read = [(lemma, tag) for _, _, (_, lemma, tag, *_) in analysed if tag != UNKNOWN]
            words = {WordReading(fold(lemma.partition(":")[0]), tag.partition(":")[0]) for lemma, tag in read}
            (urging if (_URGING, _URGED) in read else found).update(words)
        if enough:
            break
    # “Lecze” is “leczę”, hardly ever “lećże”.
    return tuple(sorted(found or urging))


def _spellings(folded: str) -> Iterator[list[str]]:
    """The word with no accent, with one, with two …, as long as there are not too many."""
    yield [folded]
    places = [place for place, letter in enumerate(folded) if letter in _ACCENTED]
    left = MOST_TRIES
    for many in range(1, MOST_ACCENTS + 1):
        tries = [
            _spelt(folded, chosen, letters)
            for chosen in combinations(places, many)
            for letters in product(*(_ACCENTED[folded[place]] for place in chosen))
        ]
        left -= len(tries)
        if not tries or left < 0:
            return
        yield tries


def _spelt(word: str, places: tuple[int, ...], letters: tuple[str, ...]) -> str:
    spelt = list(word)
    for place, letter in zip(places, letters, strict=True):
        spelt[place] = letter
    return "".join(spelt)


@lru_cache(maxsize=4096)
def english_lemmas(word: str) -> tuple[str, ...]:
    """What an English word may be a form of, as far as its endings tell; the word itself first."""
    found = [word]
    if word in _IRREGULAR:
        found.append(_IRREGULAR[word])
    for ending, instead in (("ies", "y"), ("es", ""), ("s", ""), ("ing", ""), ("ing", "e"), ("ed", ""), ("ed", "e")):
        root = word.removesuffix(ending)
        if len(root) >= 2 and root != word:
            found.append(root + instead)
            if not instead and ending in ("ing", "ed") and root[-1] == root[-2]:
                found.append(root[:-1])
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=8192)
def lemmas_of(folded: str) -> frozenset[str]:
    """All that a word without accents may be a form of, in either language."""
    return frozenset((*english_lemmas(folded), *(reading.lemma for reading in polish_readings(folded))))


@lru_cache(maxsize=8192)
def lemmas_of_written(word: str) -> frozenset[str]:
    """All that a word with its accents may be a form of, in either language."""
    look_up = dictionary()
    analysed = look_up.analyse(word.lower()) if look_up is not None and word.isalpha() else ()
    polish = [fold(lemma.partition(":")[0]) for _, _, (_, lemma, tag, *_) in analysed if tag != UNKNOWN]
    return frozenset((*english_lemmas(fold(word)), *polish))


def noun_of_written(word: str) -> str:
    """The one noun of which a word is a form, as a dictionary writes it: “łuska” for “łusek”; else the word."""
    known = dictionary()
    analysed = known.analyse(word) if known is not None else ()
    nouns = {lemma.partition(":")[0] for _, _, (_, lemma, tag, *_) in analysed if tag.startswith("subst")}
    return nouns.pop() if len(nouns) == 1 else word


def is_form_of_any(words: str, word: str) -> bool:
    """Is it a form of one of some words, as dictionaries list them, with bars between them?"""
    return not lemmas_of(word).isdisjoint(_folded(words))


@lru_cache(maxsize=256)
def _folded(words: str) -> frozenset[str]:
    return frozenset(fold(words).split("|"))
