"""What a sentence says apart from its main clause: a reason, a purpose, chatter."""

from __future__ import annotations

from brzdek.core.patterns import pattern
from brzdek.core.text import fold

_REASON = pattern(
    r"[,;–—-]?\s+\b(?:żeby|zeby|aby|ażeby|by nikt|bo|ponieważ|poniewaz|gdyż|gdyz|skoro|po co|dzięki czemu|dzieki czemu"
    r"|because|cause|cuz|coz|since|so that|so (?=i\b|we\b|he\b|she\b|they\b|it\b|nobody\b|no one\b)|in order to|to be"
    r"|which|as (?=i\b|it\b))\b.*"
)
"""From here on it is only said why."""
_MARKS = pattern(r"\s*[,.;:!()…]+\s*|\s+[–—-]+\s+")


_CORRECTION = pattern(r".*\b(?:to znaczy|znaczy się|znaczy|a raczej|i mean|or rather|no wait|sorry)\b[,:]?\s+(?=\S)")
"""Up to here somebody has thought again."""
_NEGATION = frozenset(fold("nie nic bez not no don't dont never without won't can't").split())


def corrected(line: str) -> str:
    """What stands after a word with which one corrects oneself."""
    found = _CORRECTION.match(line.casefold())
    return line[found.end() :] if found else line


def takes_back(part: str) -> bool:
    """Does a clause say what is not to be done?"""
    return not _NEGATION.isdisjoint(fold(part).split())


def main_clause(line: str) -> str:
    """The line without a reason or a purpose at its end."""
    found = _REASON.search(line.casefold())
    return line[: found.start()].strip() if found else line


def segments(line: str) -> list[str]:
    """What stands between commas, full stops and dashes."""
    return [part for part in _MARKS.split(line) if fold(part).strip()]
