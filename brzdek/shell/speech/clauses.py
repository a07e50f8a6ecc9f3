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


def main_clause(line: str) -> str:
    """The line without a reason or a purpose at its end."""
    found = _REASON.search(line.casefold())
    return line[: found.start()].strip() if found else line


def segments(line: str) -> list[str]:
    """What stands between commas, full stops and dashes."""
    return [part for part in _MARKS.split(line) if fold(part).strip()]
