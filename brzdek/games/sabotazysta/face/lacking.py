"""The sorts of moves of which none can be made in Sabotażysta: for want of a card, or with a broken tool."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from brzdek.core.facets import Lack
from brzdek.core.text import Book, Say, Text
from brzdek.games.sabotazysta.face.synonyms_words import ABOVE, BELOW, BESIDE, CORRIDOR, GOAL, LEFT, RIGHT, START
from brzdek.games.sabotazysta.rules.reasons import ToolsBroken

if TYPE_CHECKING:
    from brzdek.core.ask import Ask
    from brzdek.games.sabotazysta.face.face import MineFace
    from brzdek.games.sabotazysta.view.view import MineView

WHEREABOUTS = ("prosto", "straight", "ahead", "kamień", "stone", ABOVE, BELOW, LEFT, RIGHT, BESIDE, START, GOAL)
LAYING = ("passage", "dead_end")
WORDS: Book = {
    "lay": Text("Nie masz na ręce karty korytarza.", "You hold no path card."),
    "broken_tool": Text("Nie masz na ręce karty, która psuje narzędzia.", "You hold no card that breaks a tool."),
    "repair": Text("Nie masz na ręce karty naprawy.", "You hold no repair card."),
    "rockfall": Text("Nie masz na ręce osuwiska.", "You hold no rockfall."),
    "map": Text("Nie masz na ręce mapy.", "You hold no map."),
}
_DEEDS: Mapping[str, str] = {"broken_tool": "break", "repair": "repair", "rockfall": "collapse", "map": "peek"}


def lacking(face: MineFace, view: MineView, ask: Ask, say: Say) -> list[Lack]:
    """What no card in hand does, and what a broken tool forbids."""
    told, cards = Say(say.lang, WORDS), view.catalog.cards
    held = {cards[card].kind for card in view.hand}
    played = {cards[str(option[1])].kind for option in ask.options if option[0] == "play"}
    lacks = [Lack(deed, told(kind)) for kind, deed in _DEEDS.items() if kind not in held]
    if played.isdisjoint(LAYING):
        broken = face.reason(view, ToolsBroken(tuple(view.broken[ask.seat])), say) if view.broken[ask.seat] else ""
        if broken or held.isdisjoint(LAYING):
            lacks.append(Lack("lay|go|turn", broken or told("lay"), CORRIDOR, _said_of_paths(view)))
    return lacks


def _said_of_paths(view: MineView) -> str:
    """What is said of path cards and of where they go."""
    names = [view.catalog.cards[card].name for card in view.corridors]
    own = {word for name in names for text in name for word in text.split()}
    return "|".join((*sorted(own), *WHEREABOUTS))
