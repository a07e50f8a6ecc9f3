"""Lines that only say which way round: what was offered, or listed last, turned – “no, the other way round”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.readings import Unclear
from brzdek.shell.reading.turning import turned_as_told
from brzdek.shell.sitting.refusing import list_readings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brzdek.core.ask import Option
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.conversation import Conversation


def is_turned_over(talk: Conversation, line: str, moves: Moves) -> bool:
    """Does a line only say which way round? What was spoken of has been done so, listed, or refused then."""
    spoken_of = _spoken_of(talk, moves)
    turned = turned_as_told(line) if spoken_of else None
    if turned is None:
        return False
    wanted = [way for option in spoken_of if (way := _way_round(option, moves, turned)) is not None]
    allowed = [option for option in dict.fromkeys(wanted) if option in moves.ask.options]
    if len(allowed) == 1:
        talk.do(Pick(allowed[0]), moves.ask, moves)
    elif allowed:
        list_readings(talk, line, Unclear([moves.ask.options.index(option) for option in allowed], []), moves)
    elif wanted and (reason := moves.view.why_not(wanted[0])) is not None:
        talk.session.refuse(moves.face.reason(moves.view, reason, talk.session.words))
    return bool(wanted)


def _spoken_of(talk: Conversation, moves: Moves) -> Sequence[Option]:
    """What was just offered, or the moves that were listed last."""
    if talk.earlier is not None and talk.earlier[0] is moves.ask and isinstance(talk.earlier[1], Pick):
        return [talk.earlier[1].option]
    listed = talk.narrowed if talk.session.stage.numbered(moves.ask) is talk.narrowed else ()
    return [deed.option for deed in listed if isinstance(deed, Pick)]


def _way_round(option: Option, moves: Moves, turned: bool) -> Option | None:
    """A move turned, or not; None: it cannot be made in two ways. The one that is turned has a word more."""
    upright = option[:-1] if moves.face.other_way(moves.view, option[:-1]) == option else option
    other = moves.face.other_way(moves.view, upright)
    return None if other is None else other if turned else upright
