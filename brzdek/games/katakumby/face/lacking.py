"""The sorts of moves of which none can be made in Katakumby: discovering tiles, opening what is locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.facets import Lack
from brzdek.core.text import Say
from brzdek.games.raid.face.lacking import closed
from brzdek.games.raid.face.lacking_words import LACKING

if TYPE_CHECKING:
    from brzdek.core.ask import Ask
    from brzdek.games.katakumby.face.face import DelveFace
    from brzdek.games.katakumby.view.view import DelveView

_UNKNOWN = (
    "kafel|kafelek|nieznane|nieznany|nieodkryty|ciemność|ciemny"
    "|tile|unknown|unexplored|undiscovered|dark|darkness|beyond"
)
_LOCKED = "wytrych|klucz|key|zamek|kłódka|skrzynia|kufer|więzień|więzienie|lockpick|lock|chest|trunk|prison|prisoner"


def lacking_here(face: DelveFace, view: DelveView, ask: Ask, say: Say) -> list[Lack]:
    """What the room, the tiles and the lockpicks do not allow."""
    verbs, lacks = {option[0] for option in ask.options}, []
    if "explore" not in verbs:
        ends = [step for step in face.exits(view) if step[0] == "explore"]
        none = Say(say.lang, LACKING)("no_open_end")
        none = " ".join(filter(None, (none, _nearest_open(view, say))))
        why = (face.halted(view, say) or closed(face, view, ends, say) or none) if ends else none
        lacks.append(
            Lack(
                "explore|lay",
                why,
                _UNKNOWN,
                "koniec|komnata|drzwi|korytarz|mapa|katakumby|end|room|door|map|exit|catacombs",
            )
        )
    if "mark" not in verbs and (reason := view.why_not(("mark",))) is not None:
        lacks.append(Lack("", face.reason(view, reason, say), "ołtarz|ołtarzyk|kostka|modlić|pomodlić|altar|cube|pray"))
    if "open" not in verbs and (reason := view.why_not(("open",))) is not None:
        why = face.reason(view, reason, say)
        lacks.append(Lack("open", why, _LOCKED, "cela|drzwi|biblioteka|cell|door|library"))
    return lacks


def _nearest_open(view: DelveView, say: Say) -> str:
    """The way to the nearest tunnel into the unknown; "": there is none to go."""
    from brzdek.games.katakumby.face.way_looks import path_costs
    from brzdek.games.katakumby.view.ways import nearest_end

    path = None if view.me.out else nearest_end(view, view.me.lockpicks)
    if path is None or len(path.ways) < 2:
        return ""
    rooms = ", ".join(str(way.to) for way in path.ways[:-1])
    takes = ", ".join(path_costs(path, view.purse_of(view.me.seat), say))
    return Say(say.lang, LACKING)("nearest_open_end", end=path.end, rooms=rooms, takes=takes)
