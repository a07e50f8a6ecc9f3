"""Finding rules by id, topic and text, in either language, however words are inflected; the best hits first."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from brzdek.core.catalog.reference import Rule
from brzdek.core.inflection import is_slip
from brzdek.core.text import LANGS, Lang, Text, fold
from brzdek.shell.reading.likeness import BEGINNING, FORM, SLIP, Likeness, abbreviated, inflected
from brzdek.shell.reading.small_words import FILLERS, bare
from brzdek.shell.words import other

TOPIC, TEXT, RULING = 3.0, 2.0, 1.5
"""What a word is worth where it is found; the topic says most."""
FOREIGN = 1.0
"""What is lost if only the words of the other language hold it."""
WHOLE_TOPIC = 4.0
"""What is gained if all of the topic was typed."""

ASKING = frozenset(
    fold(
        "co czy dlaczego gdy gdzie ile jak jaka jaki jakie jeśli kiedy kto ktoś która które który mam mogę można wolno"
        " about are can could did do does happens have how if is may should what when where which who why"
    ).split()
)
"""Words of questions, which say nothing of what is asked about."""

SHORTEST = 3
"""A shorter word is not taken for the beginning of another."""

MOST_OF_TOPIC = 2
TOGETHER = 0.75
"""So much of a question has to stand in one rule for that to be an answer."""

Hits: TypeAlias = Mapping[int, float]
"""By the place of a rule: what a typed word is worth there."""


def rules_about(rules: Sequence[Rule], words: str, lang: Lang) -> list[Rule]:
    """The rules that hold most of these words, if that is enough to be about them; the best ones first."""
    typed = [word for word in map(fold, _words(words)) if word not in ASKING and len(word) >= SHORTEST]
    index = _index(tuple(rules))
    hits = [index.hits(word, lang) for word in dict.fromkeys(typed)]
    together = max((sum(place in found for found in hits) for place in range(len(rules))), default=0)
    if not hits or together < TOGETHER * len(hits):
        return []
    best = find_rules(rules, " ".join(typed), lang)
    # One word stands in many rules that are about something else.
    return best if len(hits) > 1 or index.whole_topic(rules.index(best[0]), typed) else []


def rules_named(rules: Sequence[Rule], name: str, lang: Lang) -> list[Rule]:
    """The first rules of a topic that is called so; else the best rule that has all of the words; else none."""
    typed = [fold(word) for word in _words(name)]
    index = _index(tuple(rules))
    hits = [index.hits(word, lang) for word in typed]
    whole = set(range(len(rules))).intersection(*hits) if hits else set()
    topical = [rules[place] for place in sorted(whole) if index.whole_topic(place, typed)]
    return topical[:MOST_OF_TOPIC] or find_rules(rules, name, lang)[: bool(whole)]


def rules_of_card(rules: Sequence[Rule], name: str, others: Sequence[str], lang: Lang) -> list[Rule]:
    """The same for the name of a card, but none that only speaks of others that are called so and more: the Dragon is
    not the Dragon King.
    """
    longer = sorted((other for other in others if name in other and name != other), key=len, reverse=True)
    return [rule for rule in rules_named(rules, name, lang) if _speaks_of(rule.text.to(lang), name, longer)]


def _speaks_of(text: str, name: str, longer: Sequence[str]) -> bool:
    rest = text
    for called in longer:
        rest = rest.replace(called, " ")
    return rest == text or name.casefold() in rest.casefold()


def find_rules(rules: Sequence[Rule], words: str, lang: Lang) -> list[Rule]:
    """The rule with this id; else the rules that hold these words, or most of them, the best ones first."""
    by_id, is_id = _by_id(rules, words)
    typed = [fold(word) for word in _words(words)] or fold(words).split()
    if is_id or not typed:
        return by_id
    typed = [word for word in typed if word not in ASKING] or typed
    index = _index(tuple(rules))
    found = [index.hits(word, lang) for word in dict.fromkeys(typed)]
    counts = {place: sum(place in hits for hits in found) for hits in found for place in hits}
    most = max(counts.values(), default=0)
    worth = {
        place: sum(hits.get(place, 0.0) * _rarity(len(hits), len(rules)) for hits in found)
        + index.whole_topic(place, typed)
        for place, count in counts.items()
        if count == most
    }
    return [rules[place] for place in sorted(worth, key=lambda place: (-round(worth[place], 3), place))]


def rule_called(rules: Sequence[Rule], words: str) -> list[Rule]:
    """The rule whose id is all that was typed: ``SAB-049`` or ``sab 49``."""
    return _by_id(rules, words)[0] if words[:1].isalpha() else []


def _rarity(found: int, all_: int) -> float:
    """A word that few rules hold says more."""
    return 1 + math.log(all_ / found) / 5 if found else 1.0


def _by_id(rules: Sequence[Rule], words: str) -> tuple[list[Rule], bool]:
    """The rule called ``SAB-049``, ``sab 49`` or ``49``; and whether the words can be nothing but an id."""
    letters, number = _numbered(words)
    if number is None:
        return [], False
    ids = [(rule, _numbered(rule.id)) for rule in rules]
    found = [rule for rule, own in ids if own[1] == number and letters in ("", own[0])]
    return found, bool(found) or any(letters == own[0] for _, own in ids)


def _numbered(text: str) -> tuple[str, int | None]:
    """Letters and a number; None: it is nothing of the kind."""
    plain = "".join(letter for letter in fold(text) if letter.isalnum())
    letters = plain.rstrip("0123456789")
    digits = plain[len(letters) :]
    return (letters, int(digits)) if 0 < len(digits) < 9 and letters.isalpha() + (not letters) else (plain, None)


class RuleIndex:
    """Rules with the words that stand in them."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        self._topics = [[_words(topic) for topic in (rule.topic, *rule.about)] for rule in rules]
        self._where: dict[Lang, dict[str, dict[int, float]]] = {one: {} for one in LANGS}
        for place, rule in enumerate(rules):
            for one in LANGS:
                self._put(place, one, rule.text, TEXT)
                self._put(place, one, rule.ruling, RULING)
                self._put(place, one, rule.about, TOPIC)
                self._put(place, one, Text(rule.topic, rule.topic), TOPIC)
        self._shelves = {one: _by_letter(words) for one, words in self._where.items()}

    def _put(self, place: int, lang: Lang, text: Text | None, worth: float) -> None:
        for word in _words(text.to(lang)) if text is not None else ():
            self._where[lang].setdefault(word, {}).setdefault(place, 0.0)
            self._where[lang][word][place] = max(self._where[lang][word][place], worth)

    def hits(self, typed: str, shown: Lang) -> Hits:
        """Where a typed word is found: as itself or inflected, else as a beginning, else with a slip of the fingers.

        The shown language comes first.
        """
        for likeness in (inflected, abbreviated, _slipped):
            for lang, lost in ((shown, 0.0), (other(shown), FOREIGN)):
                hits = self._like(typed, lang, likeness, lost)
                if hits:
                    return hits
        return {}

    def _like(self, typed: str, lang: Lang, likeness: Likeness, lost: float) -> Hits:
        found: dict[int, float] = {}
        forms = {typed, typed.removesuffix("s")} if lang == "en" and len(typed) > SHORTEST else {typed}
        shelves = self._shelves[lang]
        # Only a slip can change the first letter.
        near = chain(*shelves.values()) if likeness is _slipped else shelves.get(typed[:1], ())
        for word, folded, places in near:
            costs = [cost for form in forms if (cost := likeness(form, word, folded)) is not None]
            if costs and (min(costs) < BEGINNING or len(typed) >= SHORTEST):
                lost_here = lost + max(0.0, min(costs) - FORM)
                for place, worth in places.items():
                    found[place] = max(found.get(place, 0.0), worth - lost_here)
        return found

    def whole_topic(self, place: int, typed: Sequence[str]) -> float:
        """Is there a topic of this rule of which every word was typed?"""
        return max(
            (
                WHOLE_TOPIC
                for topic in self._topics[place]
                if all(any(inflected(one, word, fold(word)) is not None for one in typed) for word in topic)
            ),
            default=0.0,
        )


@lru_cache(maxsize=4)
def _index(rules: tuple[Rule, ...]) -> RuleIndex:
    return RuleIndex(rules)


def _by_letter(words: Mapping[str, Hits]) -> dict[str, list[tuple[str, str, Hits]]]:
    found: dict[str, list[tuple[str, str, Hits]]] = {}
    for word, places in words.items():
        folded = fold(word)
        found.setdefault(folded[:1], []).append((word, folded, places))
    return found


def _slipped(typed: str, word: str, folded: str) -> float | None:
    """Texts hold words in many forms: one of them will be near enough."""
    return SLIP if is_slip(typed, folded) else None


def _words(text: str) -> Iterable[str]:
    parts = text.replace("-", " ").replace("_", " ").split()
    return dict.fromkeys(word for word in (bare(part).lower() for part in parts) if word and fold(word) not in FILLERS)
