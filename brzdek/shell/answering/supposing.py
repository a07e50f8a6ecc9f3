"""What would come of a move: “if I put the shaft under the stone, do I reach the goal?”; it is not made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.answering.inquiries import telling
from brzdek.shell.answering.why import refusal
from brzdek.shell.reading.small_words import bare
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.spots import meaning_there

if TYPE_CHECKING:
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.session import Session

UNMARKED = ("what if", "co jak", "co jesli", "a jak", "a jesli")
"""What begins such questions without a question mark."""
_IF = (
    r"(?:(?:if|when|suppose|supposing)(?: that)? (?:i|we|you)(?:['’]?d| would| were to| could| now)*"
    r"|(?:jak|jesli|jezeli|gdy|gdybym|gdyby)(?: (?:teraz|to|bym|tak|ja))*)"
)
_ASKS = (
    r"(?:(?:then |to |wtedy |czy )+)?(?:do|does|will|would|can|could|is|are|am|what|where|how|czy|co|gdzie|jak|ile|to"
    r"|wtedy|dojd\w+|dotr\w+|odkry\w+|odslo\w+|przybliz\w+|zbliz\w+)\b"
)
_OPENING = r"(?:so |and |but |ok |a |no |i |czy )*"
_WHAT = r"(?:what|co)(?: happens| would happen| sie stanie| bedzie| to da)?,? "
_FIRST = pattern(rf"^{_OPENING}(?:{_WHAT})?{_IF} (?P<deed>.+?)(?:,\s*|\s+)(?P<asked>{_ASKS}.*)$")
_ALONE = pattern(rf"^{_OPENING}{_WHAT}{_IF} (?P<deed>.+)$")
_LAST = pattern(rf"^(?P<asked>{_ASKS}.*?),?\s+{_IF} (?P<deed>.+)$")
_OF_IT = pattern(
    r"^(?:would|will|does|do|can|could|czy)(?: (?:a|the|my|this|that|ten|ta|to|moj|moja))* (?P<deed>.+?) "
    r"(?P<asked>(?:reach|get|uncover|reveal|connect|join|lead|bring|finish|dojd|dotr|doprowadz|zaprowadz|odkry|odslo|polacz"
    r"|przybliz|prowadz)\w*\b.*)$"
)


class Supposed(NamedTuple):
    """A move that is only thought of, and what is asked of it."""

    deed: str
    asked: str


def asks_outcome(session: Session, line: str, moves: Moves) -> Supposed | None:
    """The move of which a line asks what would come of it, where the game can tell that; None: there is none."""
    found = _supposed(line) if moves.ask.topic in moves.face.open_topics else None
    known = found is not None and moves.face.outcome(moves.view, (), found.asked, telling(session)) is not None
    return found if known else None


def tells_outcome(session: Session, line: str, moves: Moves) -> bool:
    """Is it asked what would come of a move, and does the game know that? It has been told then."""
    found = asks_outcome(session, line, moves)
    if found is None:
        return False
    say = telling(session)
    meaning = meaning_there(moves.understanding, found.deed)
    if meaning is None or meaning.strange:
        does = any(deeds_of(bare(fold(word))) for word in found.deed.split())
        reason = refusal(moves, found.deed, session.words, asked=True) if does else None
        told = [reason] if reason else []
    else:
        options = [moves.ask.options[move] for move in meaning.moves]
        told = moves.face.outcome(moves.view, options, found.asked, say) or []
    for text in told:
        session.page(session.screen.paragraph(text))
    return bool(told)


def _supposed(line: str) -> Supposed | None:
    """The move that a question supposes, and the question itself; None: it supposes none."""
    typed = line.rstrip(" ?!.")
    plain = fold(typed)
    if not line.rstrip().endswith("?") and not plain.startswith(UNMARKED):
        return None
    for way in (_FIRST, _ALONE, _LAST, _OF_IT):
        match = way.match(plain)
        if match is None or len(plain) != len(typed):
            continue
        begin, end = match.span("deed")
        asked = typed[slice(*match.span("asked"))] if "asked" in match.groupdict() else ""
        if way is _OF_IT:
            asked = f"does it {asked}"
        return Supposed(typed[begin:end].strip(" ,"), asked)
    return None
