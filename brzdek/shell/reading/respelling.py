"""Words that stand for another one: “krasnoludek” for a Krasnolud, “jetpack” for a Jet Pack."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from brzdek.core.diminutives import made_of
from brzdek.core.patterns import pattern
from brzdek.shell.reading.small_words import NUMBERS
from brzdek.shell.reading.speech.kinds import changes_all, deeds_of

if TYPE_CHECKING:
    from brzdek.shell.reading.understand import Understanding
    from brzdek.shell.reading.vocabulary import Vocabulary

_DECLINED = ("a", "owi", "em", "u", "ie")
"""How Polish ends names from elsewhere."""
_SOUNDS = tuple(
    (pattern(written), heard)
    for written, heard in (
        ("th", "t"),
        ("ph", "f"),
        ("x", "ks"),
        ("qu?", "k"),
        ("c(?![hz])", "k"),
        ("v", "w"),
        ("y", "i"),
        (r"(.)\1", r"\1"),
    )
)
"""What is written in several ways and sounds alike."""
SHORTEST_SOUND = 4


def spelled_plainly(understanding: Understanding, typed: Sequence[str], unknown: Collection[int]) -> str | None:
    """A line with every word that stands for the name of something on offer put as that name; None: there is none."""
    words = [_meant(understanding, word) if place in unknown else word for place, word in enumerate(typed)]
    return None if words == list(typed) else " ".join(words)


def _meant(understanding: Understanding, word: str) -> str:
    """The name that a word stands for, or the word itself."""
    vocabulary = understanding.vocabulary
    if changes_all(word) or deeds_of(word) or vocabulary.is_player(word):
        return word
    for other in respelled(word, vocabulary):
        if any(sense.named and not sense.strange for sense in understanding.evidence.senses(other.split())):
            return other
    return word


def respelled(word: str, vocabulary: Vocabulary) -> Iterator[str]:
    """What a word that means nothing here may stand for."""
    if not word.isalpha():
        return
    known = vocabulary.known
    if not vocabulary.is_called(word):
        yield from (NUMBERS.get(base, base) for base in made_of(word))
    if len(word) < SHORTEST_SOUND or vocabulary.is_name(word):
        return
    yield from _split(word, known)
    sounds = {_sound(word), *(_sound(word.removesuffix(ending)) for ending in _DECLINED if word.endswith(ending))}
    yield from (one for one in known if len(one) >= SHORTEST_SOUND and one != word and _sound(one) in sounds)


def _split(word: str, known: Collection[str]) -> Iterator[str]:
    """Two words that were written as one."""
    for place in range(2, len(word) - 1):
        if word[:place] in known and word[place:] in known:
            yield f"{word[:place]} {word[place:]}"


def _sound(word: str) -> str:
    for written, heard in _SOUNDS:
        word = written.sub(heard, word)
    return word
