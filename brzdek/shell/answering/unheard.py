"""Lines that are meant for the other players, whom no line reaches: “tell everyone the gold is up there”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.moves import tokens
from brzdek.shell.reading.players import is_name

if TYPE_CHECKING:
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.session import Session

_OPENING = r"(?:(?:ok|okay|hej|hey|no|a|i|and|so|then|please|prosze|can you|could you|mozesz|chce|i want to|to)[ ,]+)*"
_TOLD = pattern(
    _OPENING + r"(?:(?:powiedz|powiem|powiedziec|przekaz|napisz|oglos|wyjasnij|zdradz|podpowiedz|popros)(?: do| to)?"
    r"|tell|inform|warn|remind|ask|beg|say to|announce to) (?P<who>[^\W\d_]+(?: others| rest| miners| bots| team)?)"
    r"[ ,:]+\S.*"
)
"""Says what somebody is to hear."""
_WISHED = pattern(
    _OPENING + r"(?:niech (?:(?:mi|mnie|to|go|ja|juz|wreszcie) )*(?:ktos|ktokolwiek|ktorys|inni|reszta)"
    r"|ktos (?:(?:mi|mnie) )?(?:niech|musi|powinien|moglby|naprawi)"
    r"|(?:can|could|would|will) (?:somebody|someone|anybody|anyone|you guys) please"
    r"|(?:somebody|someone|anybody|anyone|you guys|guys),? (?:please|should|must|needs? to|has to|fix|repair|help)"
    r"|please,? (?:somebody|someone),?) .*"
)
"""Says what somebody is to do."""
_ASKED = pattern(
    r"(?:(?P<first>[^\W\d_]+)(?:, ?(?:a |and |no )?(?:czy|are|do|did|can|have)"
    r"| ?,? ?(?:a |and |no )?(?:czemu|dlaczego|co|po co|gdzie|dokad|why|what|where)) .*"
    r"|(?:a |and |no )?(?:czemu|dlaczego|co|po co|gdzie|dokad|why|what|where)\b.*?(?:, ?|\bty\b.* )(?P<last>[^\W\d_]+))"
)
"""Asks somebody who is called by name: first, or last behind a comma."""
_OF_THE_GAME = pattern(
    r"\b(?:sadzisz|myslisz|radzisz|doradzasz|uwazasz|wiesz|ufasz|podejrzewasz|mowisz|polecasz|think|trust|suspect|advise"
    r"|recommend|suggest|know|say)\b"
)
"""Asks the game what it thinks."""
_YOU = pattern(r"\b(?:ty|ciebie|twoj\w*|you|your)\b|\b\w{2,}(?:esz|asz|isz|ysz|les|las)\b")
"""Speaks to somebody."""
_ALL = frozenset(
    fold(
        "wszystkim im innym reszcie pozostałym graczom górnikom botom drużynie"
        " everyone everybody them others all somebody someone"
    ).split()
) | {"the others", "the rest", "the miners", "the bots", "the team"}


def is_for_others(session: Session, line: str, moves: Moves) -> bool:
    """Is a line said to other players, to whom nothing is passed on? A move that is surely meant is not."""
    if moves.readings(tokens(line))[1]:
        return False
    said = fold(line).strip(" .!?")
    if line.rstrip().endswith(("?", "!")) and _calls_somebody(session, said):
        return True
    told = _TOLD.fullmatch(said)
    if told is not None:
        who = told["who"]
        heard = who in _ALL or any(is_name(who, name) for name in session.names)
        return heard and moves.understanding.surely(line) is None
    if line.rstrip().endswith("?") and " please " not in said:
        return False  # whether somebody can is asked
    return _WISHED.fullmatch(said) is not None and moves.understanding.surely(line) is None


def _calls_somebody(session: Session, said: str) -> bool:
    """Is a player asked something whose name is called: “Bolek, why are you going down?”?"""
    found = _ASKED.fullmatch(said)
    if found is None or _YOU.search(said) is None or _OF_THE_GAME.search(said):
        return False
    others = [name for seat, name in enumerate(session.names) if seat != session.at]
    called = (found["first"], found["last"])
    return any(fold(name) == word for name in others for word in called)


def told(session: Session, line: str, moves: Moves) -> bool:
    """Is a line said to others? That it reaches nobody has been said then."""
    if not is_for_others(session, line, moves):
        return False
    session.screen.say(session.say("unheard"), "dim")
    return True
