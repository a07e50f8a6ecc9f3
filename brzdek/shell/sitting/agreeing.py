"""What was offered last: is it accepted, declined, or come back to after a line or two?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import Ask
from brzdek.shell.answering.advice import names_again
from brzdek.shell.reading.deeds import Deed
from brzdek.shell.reading.moods import follows, repeats
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.yes_and_no import YES_SAID, saying, yes_or_no

if TYPE_CHECKING:
    from brzdek.shell.sitting.conversation import Conversation

LINES_REMEMBERED = 2
"""For so many lines an offer can be taken up that was not answered."""


def remembered(talk: Conversation, offered: Deed | None, ask: Ask) -> Deed | None:
    """What was offered a line or two ago at this very question, for whoever comes back to it."""
    if offered is not None:
        talk.earlier = (ask, offered, 0)
    elif talk.earlier is not None:
        talk.earlier = (*talk.earlier[:2], talk.earlier[2] + 1)
    if talk.earlier is None or talk.earlier[0] is not ask or talk.earlier[2] > LINES_REMEMBERED:
        talk.earlier = None
        return None
    return talk.earlier[1]


def agreement(talk: Conversation, line: str, offered: Deed, moves: Moves) -> bool | None:
    """Is an offer accepted? Where no list was shown, it is the first and only thing that a number can mean."""
    if line == "1" and talk.session.stage.numbered(moves.ask) is None:
        return True
    said = yes_or_no(line)
    if said is None and (meant := saying(line)):
        return meant == YES_SAID
    again = repeats(line, offered, moves, talk.session.lang)
    if said is None and (again or follows(line) or names_again(line, offered, moves)):
        return True
    return said
