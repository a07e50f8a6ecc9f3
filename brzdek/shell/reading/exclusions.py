"""Lines that choose by what is not meant: “the fork at 2,2, not the blocked one”, “not the Axe, the other one”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.small_words import words_of
from brzdek.shell.reading.speech.clauses import segments
from brzdek.shell.reading.verdict import Meaning

if TYPE_CHECKING:
    from brzdek.shell.reading.understand import Understanding

_NOT_THAT = pattern(
    r"(?i)(?P<before>.*\S)(?:\s*[,(–-]\s*|\s+)(?:(?:a|ale|byle|tylko|but|and|just|that'?s|that is|which is|one|to) )*"
    r"(?P<no>nie|not|non|no(?! (?:the|at|to|on|in|make)\b)|without|bez|avoiding|omijając|omijajac)[ -]"
    r"(?:(?:through|via|using|any|a|przez|żadnego|zadnego|the|that|this|my|his|her|ten|ta|tą|tę|te|to|tego|tej|w|na"
    r"|z) )*"
    r"(?P<out>[^\s,]+?(?: (?!(?:at|on|in|na|w|pod|nad)\b)[^\s,]+?)?)(?: one| ones)?"
    r"(?P<after>,? (?:at|on|in|na|w|pod|nad) [^,].*)?[).!]*"
)
_NON = pattern(r"(?i)(?P<first>(?:the |a )?)(?:non[- ]|nie-?)(?P<out>[a-zà-ž]+?)\s+(?P<rest>\S.*)")
"""“The non-blocked fork”."""

_OTHER = (
    r"(?:the |ten |ta |to |te |tego |tej |tamt\w+ )*(?:other|drug(?:i|a|ie|iego|iej)|inn\w+|pozostal\w+)"
    r"(?: one| ones| way)?"
)
_LEFT_OUT = (
    pattern(
        r"(?:no |a |well |hm+ )?(?:not|nie|no)(?: the| na| do| w| z| ten| ta| to| te| tego| tej)* (.{2,40}?)"
        rf"[\s,;:–—-]+(?:just |but |only |tylko |a |ale |lecz |raczej |i'?ll take |take |wez |biore )*{_OTHER}"
    ),
    pattern(
        r"(?:i'?ll |i |let'?s )?(?:[a-z]+ )?(?:anything|everything|anywhere|any(?: one)?|whatever|cokolwiek"
        r"|gdziekolwiek|wszystko|byle co|byle gdzie|byle)(?: else)?,? (?:but|except(?: for)?|oprocz|procz|poza"
        r"|(?:byle|tylko|just)? ?(?:nie|not)(?: na| do)?)(?: the)? (.{2,40})"
    ),
)
"""What names what is not meant, and says that anything else is."""

_ONLY_NOT = pattern(
    r"(?:(?:the|that|ten|ta|to|te|tego|tej) )?(?:(?:one|ones|ktor\w+|co|that|which|is|jest) )*"
    r"(?:nie|not|bez|without|isn'?t|aren'?t|non)(?: (?:jest|sa|ten|ta|to|te|tego|tej|the|a|that))*[ -](.{2,40}?)"
    r"(?: ones?)?"
)
"""A line that only says which of those that were listed is not meant."""

BOTH_CLAUSES = 2


def left_out(line: str) -> str:
    """What a line names that says nothing but that it is not meant; "": it says something else."""
    found = _ONLY_NOT.fullmatch(" ".join(fold(line).strip(" .!").split()))
    return found[1] if found is not None else ""


def with_exclusion(understanding: Understanding, line: str) -> Meaning | None:
    """The moves that the rest of a line means, without those that it says it does not; None: it says nothing of the
    kind, or leaves nothing, or all.
    """
    found = _NOT_THAT.fullmatch(line)
    if found and _is_a_name(understanding, f"{found['no']} {found['out']}"):
        return None
    said, out = (f"{found['before']}{(found['after'] or '').lstrip(',')}", found["out"]) if found else ("", "")
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


def _is_a_name(understanding: Understanding, said: str) -> bool:
    """Is a move called just that: “without monsters”?"""
    moves, wanted = understanding.moves, fold(said)
    called = (text for option in moves.ask.options for text in moves.face.synonyms(moves.view, option))
    return any(wanted == fold(name) for text in called for name in text.split("|"))


def left_over(understanding: Understanding, line: str) -> Meaning | None:
    """The moves that are left where a line names those that are not meant; None: it says nothing of the kind.

    What declines or gives something up is nothing that is left.
    """
    said = " ".join(fold(line).strip(" .!").split())
    found = next((match for leaving_out in _LEFT_OUT if (match := leaving_out.fullmatch(said))), None)
    about, face = understanding.evidence.about, understanding.moves.face
    if "?" in line:
        return None
    if found is None:
        return _other_answers(understanding, left_out(line)) or _in_two_clauses(understanding, line)
    meaning = understanding.meaning(found[1])
    if meaning is None or meaning.strange:
        return None
    options = understanding.moves.ask.options
    verbs = {options[move][0] for move in meaning.moves}
    left = [
        move
        for move, option in enumerate(options)
        if move not in meaning.moves
        and not about.refuses[move]
        and (option[0] in verbs or option[0] not in face.careful)
    ]
    return Meaning(left) if left else None


def _other_answers(understanding: Understanding, out: str) -> Meaning | None:
    """The other answers of a small question of which one has to be given, where a line only says which one it is not:
    “not the scale”.
    """
    if not out or not _has_to_be_answered(understanding) or not understanding.evidence.things_in(out):
        return None
    meaning = understanding.meaning(out)
    if meaning is None or meaning.strange or not meaning.sure:
        return None
    left = [move for move in range(len(understanding.moves.ask.options)) if move not in meaning.moves]
    return Meaning(left) if left else None


def _in_two_clauses(understanding: Understanding, line: str) -> Meaning | None:
    """The one answer to such a question that one clause may mean, and the other does not set aside: “I don't want the
    scale, explore”.
    """
    clauses = segments(line)
    if len(clauses) != BOTH_CLAUSES or not _has_to_be_answered(understanding):
        return None
    aside = [understanding.sets_aside(clause) for clause in clauses]
    things = understanding.evidence.things_in(clauses[aside.index(True)]) if aside.count(True) == 1 else []
    if not things:
        return None
    said = words_of(clauses[aside.index(False)], understanding.known)
    left = [move for move in understanding.explaining(said) if move not in understanding.explaining(things)]
    return Meaning(left) if len(left) == 1 else None


def _has_to_be_answered(understanding: Understanding) -> bool:
    """Is a small question open of which no answer declines, ends or gives up anything?"""
    about, moves = understanding.evidence.about, understanding.moves
    if moves.ask.topic in moves.face.open_topics or any(about.refuses) or not moves.told:
        return False
    return all(option[0] not in moves.face.careful for option in moves.ask.options)
