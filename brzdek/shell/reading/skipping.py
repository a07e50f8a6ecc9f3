"""Where it is asked whether one skips something, or reacts to it: whoever says not to do it, or lets it be, passes."""

from __future__ import annotations

from brzdek.core.ask import ANSWER, PASS, Option
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.small_words import FILLERS, bare_words
from brzdek.shell.reading.speech.clauses import segments
from brzdek.shell.reading.speech.kinds import deeds_of

_NOT = frozenset(fold("nie bez not don't dont won't wont wouldn't never without").split())
"""What denies the deed that follows; an English “no” may answer the question instead."""
_UNCONCERNED = frozenset(
    fold("why czemu dlaczego mind care fear afraid worry przeszkadza boję przejmuję martwię").split()
)
"""Whoever does not mind a thing, or asks why not, does it."""
_LEFT_ALONE = pattern(
    r"\b(?:(?:leave|let) (?:[\w'’]+ ){1,4}(?:alone|be)|w spokoju"
    r"|not worth|nie warto|szkoda zachodu|da[jm]\w* (?:\w+ )?spokoj)\b"
)
_LETS_BE = pattern(
    r"(?:(?:o|oh|ok|okay|okej|well|fine|sure|nah|then|so|and|just|a|no|to|dobra|trudno|niech tam)[ ,!.]+)*"
    r"(?:let (?!(?:me|us)\b)(?:\w+|the \w+)(?: (?:have|keep|take|do|get|be|go)(?: (?:it|that|this|them|one|ahead))?)?"
    r"|(?!(?:i|we)\b)\w+ (?:can|may|might as well|should) (?:just )?(?:have|keep|take|do|get) (?:it|that|this|them)"
    r"|(?:it|that)['’]?s (?:his|hers|theirs)|be my guest|fine by me|fine with me|suits? (?:him|her|your?)self"
    r"|i (?:don['’]?t|do not) (?:care|mind)|not my (?:problem|business|concern)"
    r"|niech (?:(?:to|go|ja|je) )?(?:sobie )?(?:\w+ )?(?:(?:to|go|ja|je) )?"
    r"(?:ma|maja|wezmie|wezma|bierze|biora|zabiera|zabierze|robi|robia|zrobi|zatrzyma)(?: (?:to|go|ja|je|sobie))*"
    r"|niech (?:mu|jej|im) (?:\w+ )?(?:bedzie|sluzy|wyjdzie na zdrowie)|(?:to )?(?:jego|jej|ich|nie moja) sprawa"
    r"|prosze(?: bardzo)?|na zdrowie|wszystko mi jedno|(?:nic )?mnie to nie obchodzi|nie obchodzi mnie to)[ !.]*"
)
"""Whoever says so to what another does lets it happen."""
_REFUSED, NEAR = "refuse", 3
"""So many words after a no its deed is said."""


def skipping(line: str, moves: Moves) -> int | None:
    """The move by which one skips what is asked about, where a line says not to do it; None: it says something else."""
    *_, last = segments(line) or [""]
    if "?" in line or not (_LEFT_ALONE.search(fold(line)) or _denies_a_deed(last)):
        return None
    about = moves.understanding.evidence.about
    if _REFUSED not in about.asked or sorted(map(bool, about.agreed_to)) != [False, True]:
        return None
    return about.agreed_to.index(True)


def lets_be(line: str, moves: Moves) -> Option | None:
    """The passing answer, where one may react and the line only says that whoever acts is to have it so."""
    if moves.ask.topic != ANSWER or PASS not in moves.ask.options or "?" in line:
        return None
    return PASS if _LETS_BE.fullmatch(" ".join(fold(line).split())) else None


def _denies_a_deed(clause: str) -> bool:
    """Is there something that is not done, and is that not the skipping itself?"""
    words = bare_words(clause)
    begun = next((place for place, word in enumerate(words) if word in _NOT), len(words))
    if not _UNCONCERNED.isdisjoint(words):
        return False
    denied = [deeds_of(word) for word in words[begun + 1 :] if word not in FILLERS][:NEAR]
    return any(denied) and all(_REFUSED not in deeds for deeds in denied)
