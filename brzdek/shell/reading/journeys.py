"""Lines that say to go further than one move leads: over several rooms, to a place by its name, as far as one can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask, Option
from brzdek.core.facets import Journey, Toll
from brzdek.core.lemmas import lemmas_of
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.deeds import Do, Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.questions import Asked
from brzdek.shell.reading.readings import Reading
from brzdek.shell.reading.small_words import NUMBERS, ORDINALS, bare, bare_words, telling_where
from brzdek.shell.reading.speech.kinds import changes_all, deeds_of
from brzdek.shell.reading.trying import goes_on

if TYPE_CHECKING:
    from brzdek.core.table import Table
    from brzdek.shell.sitting.session import Session

GO = "go"
NOT_GOING = frozenset(("take", "buy", "peek", "meet"))
"""What words may mean as well that do not surely say to go: get, see."""
DIRECTED = frozenset(("do", "na", "ku", "to", "into", "towards", "toward"))
"""What a line begins with that says where to, and leaves out to go."""
ONWARD = frozenset(
    fold("dalej teraz potem wtedy więc to i a no on then now next onward onwards further so and").split()
)
"""What may stand before that, or after a word for going."""
NEAREST = frozenset(
    fold("najbliższy najbliższa najbliższe najbliższego najbliższej najbliższą najbliższym nearest closest").split()
)
_FLEEING = frozenset(fold("uciekać uciec zwiewać zwiać nawiać flee escape").split())
_ROOM = ("komnat", "sal", "pok", "room", "chamber")
"""What words begin with beside which an ordinal is the number of a place."""
_OUT = pattern(r"\bget (?:me |us )?(?:the hell )?out\b|\bgo out(?:side)?\b")
_STEPS = pattern(r"\b(?:(a|\d|[a-z]{2,}) )?(krok(?:i|ow|iem)?|steps?|komnat[aye]?|rooms?)\b")
"""How many steps or rooms of a way."""
COUNTED_STEPS = pattern(rf"\b(?:\d|{'|'.join(NUMBERS)}) (krok(?:i|ow)?|steps?)\Z")
_PART = pattern(
    r"\b(?:tak |jak )?(?:najdalej|najblizej|najglebiej|daleko|gleboko|blisko)(?: jak| ile)?(?: tylko)?(?: sie)?"
    r"(?: da| moge| zdolam| starczy butow| mozna)?\b|\bile (?:sie da|moge|starczy)\b"
    r"|\bas (?:far|deep|close) (?:in )?as (?:i can|possible|(?:my )?boots (?:go|allow))\b"
    r"|\b(?:w strone|w kierunku|ku|blizej|towards?|in the direction of|closer to|nearer to)\b"
)
_THROUGH = pattern(
    r"(?P<verb>[a-z]+) (?:przez|through|via) (?:(?:komnat[eay]|the room|room) )?(?P<room>\d{1,4})"
    r"(?: (?:a )?(?:dalej|potem|then|on))?,?"
    r" (?P<rest>(?:(?:na|w|ku|to|into|towards|the) )*"
    r"(?:polnoc|poludnie|wschod|zachod|nieznane|nieodkryte|north|south|east|west|unknown)(?: (?:[a-z]+))*)"
)
_DEEP = ("gleb", "deep")


class Departure(NamedTuple):
    """Where a line says to go, and how much of the way."""

    way: Journey
    most: int | None = None
    """So many moves of it; None: all, or as many as can be made."""
    partly: bool = False
    """Is it said to go as far as one can?"""
    told: bool = False
    """Is a place only named, and nothing said of going?"""


def journey_of(session: Session, line: str, ask: Ask, moves: Moves) -> Departure | None:
    """The way to where a line says to go; None: it does not say so, or one move leads there."""
    if ask.topic not in session.face.open_topics or line.rstrip().endswith("?") or stations(line):
        return None
    folded = _OUT.sub("leave", fold(line))
    partly = _PART.search(folded) is not None
    most, folded = _so_far(folded) if partly else (None, folded)
    wanted = _PART.sub(lambda found: _deep(found[0]), folded)
    for where in _named(wanted, moves, partly):
        found = session.face.journey(moves.view, where, session.words, session.screen.style)
        if found is not None and (not found.steps or beginning_with(found.steps[0], ask)):
            words = wanted.split()
            return Departure(found, most, partly, words[0] in NEAREST)
    return None


def _so_far(line: str) -> tuple[int | None, str]:
    """How many steps of a way a line says to go, and the line without that: “two rooms”, “a step”.."""
    found = _STEPS.search(line)
    if found is None:
        return None, line
    number = NUMBERS.get(found[1] or "", found[1] or "")
    if not number.isdecimal() and not found[2].startswith(("krok", "step")):
        return None, line
    begin = found.start() if number.isdecimal() or number in ("", "a") else found.start(2)
    return int(number) if number.isdecimal() else 1, f"{line[:begin]} {line[found.end() :]}"


def leads_elsewhere(reading: Reading) -> bool:
    """May a line that is read so say to go somewhere? What is only a guess gives way to a place that it names."""
    return not reading.sure if isinstance(reading, Pick) else not isinstance(reading, Do | Asked)


def _deep(phrase: str) -> str:
    """What remains of words for as far as one can: as deep as one can also says where to."""
    return next((f" {word} " for word in _DEEP if word in phrase), " ")


def beginning_with(step: Option, ask: Ask) -> list[Option]:
    """The moves that begin with these words."""
    return [option for option in ask.options if option[: len(step)] == step]


def cheapest(step: Option, moves: Moves) -> Option | None:
    """Of the moves that begin so the one that costs nothing but walking, and least of that; None: there is none."""
    face, view = moves.face, moves.view
    tolls = [(toll, option) for option in beginning_with(step, moves.ask) if (toll := face.toll(view, option))]
    free = [(toll.steps, option) for toll, option in tolls if not (toll.health or toll.weapons or toll.tools)]
    return min(free)[1] if free else None


def walk_at_a_price(session: Session, way: Journey, moves: Moves) -> tuple[Option, list[str]] | None:
    """The first move of a way of several that are not all to be had for walking, and what to type for the others;
    health is spent last. None: it cannot be gone at once at its price, or something has to be decided on it.
    """
    table, now, tolls = session.table.fork(), moves, list[Toll]()
    made, typed = list[Option](), list[str]()
    for step in way.dear if len(way.dear) > 1 else ():
        found = [
            (toll, option) for option in beginning_with(step, now.ask) if (toll := now.face.toll(now.view, option))
        ]
        if not found:
            return None
        toll, option = min(found, key=lambda one: (one[0].health, one[0].tools, one[0].weapons, one[0].steps))
        tolls.append(toll)
        made.append(option)
        typed.append(now.typed(now.ask.options.index(option), session.lang))
        if len(made) < len(way.dear) and not _walks_on(session, table, option):
            return None
        if table.ask is not None:
            now = Moves(session.face, table.view(moves.ask.seat), table.ask)
    sums = [sum(amounts) for amounts in zip(*(toll[:4] for toll in tolls), strict=True)]
    return (made[0], typed[1:]) if made and way.toll is not None and sums == list(way.toll[:4]) else None


def _walks_on(session: Session, table: Table, option: Option) -> bool:
    """Make a move; what lies there for nothing is taken, and nothing else may have to be decided."""
    if not goes_on(table, option) or table.ask is None:
        return False
    if table.ask.topic not in session.face.open_topics:
        found = session.face.for_nothing(table.view(table.ask.seat), table.ask)
        if found is None or not goes_on(table, found):
            return False
    return _is_open(session, table)


def _is_open(session: Session, table: Table) -> bool:
    return table.ask is not None and table.ask.topic in session.face.open_topics


def flees(line: str) -> bool:
    """Is it only said to get away? Whoever flees does not go deeper, even where only that way is open."""
    words = bare_words(line)
    return len(words) == 1 and not lemmas_of(words[0]).isdisjoint(_FLEEING)


def stations(line: str) -> list[str]:
    """The commands of a line that says a verb and then only numbers of places, one after the other."""
    words = [bare(word) for word in line.split()]
    numbers = [NUMBERS.get(fold(word), word) for word in words[1:]]
    if len(numbers) < 2 or GO not in deeds_of(fold(words[0])) or not all(word.isdecimal() for word in numbers):
        return []
    return [f"{words[0]} {number}" for number in numbers]


def passing_through(line: str) -> list[str]:
    """The commands of a line that says through which place to go, and in which direction from there: “go through 3 into
    the unknown”.
    """
    found = _THROUGH.fullmatch(fold(line).strip(" .!"))
    if found is None or GO not in deeds_of(found["verb"]):
        return []
    return [f"{found['verb']} {found['room']}", f"{found['verb']} {found['rest']}"]


def says_to_go(word: str) -> bool:
    """Does a word say that one goes, and surely nothing else?"""
    deeds = deeds_of(word)
    return GO in deeds and deeds.isdisjoint(NOT_GOING)


def _named(line: str, moves: Moves, partly: bool) -> Sequence[str]:
    """How a line may name the place, where it says to go and nothing else is said to be done."""
    words = [bare(word) for word in line.split()]
    going = [word for word in words if says_to_go(word)]
    if not words or not (going or partly or _is_directed(words)):
        return ()
    says_nothing = moves.understanding.vocabulary.says_nothing
    others = [word for word in words if word not in going[:1] and word not in ONWARD]
    placing = telling_where(others)
    telling = [
        word for place, word in enumerate(others) if not says_nothing(word) or word in NEAREST or place in placing
    ]
    if any(changes_all(word) and word not in NEAREST for word in telling):
        return ()
    if (not going and len(telling) > 1 and telling[0].isdecimal()) or COUNTED_STEPS.search(line):
        return ()  # so many of something
    ordinals = ORDINALS if any(word.startswith(_ROOM) for word in words) else {}
    where, whole = (
        " ".join(NUMBERS.get(word, ordinals.get(word, word)) for word in kept) for kept in (telling, others)
    )
    # Some verbs say by themselves where to: who leaves goes out.
    by_verb = [f"{verb} {where}".strip() for verb in going[:1]]
    named = [where, *by_verb, whole] if where else [whole, *by_verb]  # “outside” says more than that one flees
    return [one for one in dict.fromkeys(named) if one]


def _is_directed(words: Sequence[str]) -> bool:
    """Does a line begin with where to?"""
    first = next((word for word in words if word not in ONWARD), "")
    return first in DIRECTED or words[0] in DIRECTED | NEAREST
