"""What lies in a direction on the map, for whoever asks without wanting to go there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry
from brzdek.core.patterns import pattern
from brzdek.core.text import Book, Say, Text, fold
from brzdek.core.whole_question import WholeQuestion
from brzdek.games.raid.face.naming import capital
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])
_SIDES = {
    "N": r"north|polnoc\w*",
    "E": r"east|wschod\w*",
    "S": r"south|poludni\w*",
    "W": r"west|zachod\w*",
}
_BESIDE = (
    r"on|na|the|to|of|from|here|there|at|in|map|mapie|mapy|room|my|me|mnie|komnat\w*|od|ode|ku|stad|tu|tutaj|w|lies?|lezy"
    r"|jest|widac|see|seen|visible|further|farther|rooms?|anything|nothing|something|known|direction|kierunku|strone|stronie"
    r"|jakies|cos|dalej|side|znajduje|kryje|za|kafel|tile|any|\d{1,3}"
)
_LEADS = r"^(?:(?:a|i|and|so|ok|well|no) )*(?:what(?:'?s)?|which|anything|is there|are there|co|jak\w+|czy)\b"
_LOOKS = {side: WholeQuestion(_LEADS, called, beside=_BESIDE) for side, called in _SIDES.items()}
WORDS: Book = {
    "side.N": Text("na północ", "north"),
    "side.E": Text("na wschód", "east"),
    "side.S": Text("na południe", "south"),
    "side.W": Text("na zachód", "west"),
    "round.rooms": Text("{Side} od komnaty {room}: {rooms}.", "{Side} of room {room}: {rooms}."),
    "round.none": Text(
        "{Side} od komnaty {room} nie prowadzi żaden tunel.", "No tunnel leads {side} from room {room}."
    ),
    "round.tile": Text("Dalej {side} kafel {n}: {rooms}.", "Further {side}, tile {n}: {rooms}."),
    "round.unlaid": Text(
        "Dalej {side} nie leży jeszcze żaden kafel; w nieznane prowadzą tam: {ends}.",
        "Further {side} no tile lies yet; into the unknown lead: {ends}.",
    ),
    "round.closed": Text(
        "Dalej {side} nie leży żaden kafel i nic tam nie prowadzi.",
        "Further {side} no tile lies, and nothing leads there.",
    ),
}
_ROOM = pattern(r"\b(?:room|komnat\w*|of|from|od) (\d{1,3})\b")


def round_say(say: Say, side: str, key: str, **more: Any) -> str:
    """One of the sentences about a direction."""
    words = say.also(WORDS)
    called = words(f"side.{side}")
    return words(key, side=called, Side=capital(called), **more)


def rooms_in_short(rooms: Iterable[int], found: Callable[[int], Sequence[str]], say: Say) -> str:
    """Rooms with what there is in each: "room 8 – altar; room 9"."""
    told = [(say("room", n=room), ", ".join(found(room))) for room in rooms]
    return "; ".join(f"{room} – {what}" if what else room for room, what in told)


def looking_round(towards: Callable[[V, int, str, Say, Style], list[Line]]) -> Inquiry[V]:
    """``towards``: what is seen from a room in one of the directions NESW."""

    def tell(view: V, about: str, say: Say, style: Style) -> list[Line]:
        sides = [side for side, asks in _LOOKS.items() if asks.is_asked(about)]
        found = _ROOM.search(fold(about))
        room = int(found[1]) if found else 0 if view.seat is None or view.me.out else view.me.room
        return towards(view, room, sides[0], say, style) if len(sides) == 1 and room in view.board.rooms else []

    return Inquiry(AT_ONCE, ANYTHING, tell)
