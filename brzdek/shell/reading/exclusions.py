"""Lines that choose by saying which of several is not meant: “the fork at 2,2, not the blocked one”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.shell.reading.small_words import words_of

if TYPE_CHECKING:
    from brzdek.shell.reading.understand import Understanding
    from brzdek.shell.reading.verdict import Meaning

_NOT_THAT = pattern(
    r"(?i)(?P<before>.*\S)(?:\s*[,(–-]\s*|\s+)(?:(?:a|ale|byle|tylko|but|and|just) )?(?:nie|not|non)[ -]"
    r"(?:(?:the|that|this|my|his|her|ten|ta|tą|tę|te|to|tego|tej|w|na|z) )*"
    r"(?P<out>[^\s,]+(?: [^\s,]+)?)(?: one| ones)?[).!]*"
)
_NON = pattern(r"(?i)(?P<first>(?:the |a )?)(?:non[- ]|nie-?)(?P<out>[a-zà-ž]+?)\s+(?P<rest>\S.*)")
"""“The non-blocked fork”."""


def with_exclusion(understanding: Understanding, line: str) -> Meaning | None:
    """The moves that the rest of a line means, without those that it says it does not; None: it says nothing of the
    kind, or leaves nothing, or all.
    """
    found = _NOT_THAT.fullmatch(line)
    said, out = (found["before"], found["out"]) if found else ("", "")
    if not found and (found := _NON.fullmatch(line)):
        said, out = f"{found['first']}{found['rest']}", found["out"]
    meaning = understanding.meaning(said) if said else None
    if meaning is None or meaning.strange:
        return None
    words = words_of(out, understanding.known)
    senses = [sense for sense in understanding.evidence.senses(words) if sense.spoken and not sense.strange]
    # “The cart” is the cart, not a card on which carts are named beside lanterns.
    most = max((sum(sense.hits) for sense in senses), default=0)
    named = [sense for sense in senses if sum(sense.hits) == most]
    least = min((sense.cost for sense in named), default=0.0)
    excluded = {sense.move for sense in named if sense.cost == least}
    kept = [move for move in meaning.moves if move not in excluded]
    if not excluded or not kept or 1 < len(kept) == len(meaning.moves) or not understanding.is_harmless(kept):
        return None
    return meaning._replace(moves=kept)
