"""Going further than one move leads: the first step is done, and the others wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask
from brzdek.shell.reading import several
from brzdek.shell.reading.bearings import only_heads
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.journeys import (
    Departure,
    beginning_with,
    cheapest,
    flees,
    journey_of,
    leads_elsewhere,
    walk_at_a_price,
)
from brzdek.shell.reading.meaning import meaning_of
from brzdek.shell.reading.moves import Moves, plain
from brzdek.shell.reading.readings import Reading, Unclear
from brzdek.shell.reading.several import Orders
from brzdek.shell.reading.small_words import bare_words, how_often, parts
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.sitting.refusing import list_readings

if TYPE_CHECKING:
    from brzdek.shell.sitting.conversation import Conversation

ENDING = "finish"
ON_ARRIVAL = frozenset(("take", ENDING))
"""What may be said to be done at the end of a way."""


def sets_out(talk: Conversation, line: str, reading: Reading, ask: Ask, moves: Moves) -> bool:
    """Has one set out for where a line says to go? What it says to take there, or to end then, waits."""
    if not (leads_elsewhere(reading) or flees(line)):
        return False
    way, *there = parts(line)
    if not there or not all(any(deeds_of(word) & ON_ARRIVAL for word in bare_words(part)) for part in there):
        way, there = line, []
    trip = journey_of(talk.session, way, ask, moves)
    if trip is None and there:
        meaning = moves.understanding.meaning(way)
        if meaning is not None and meaning.sure and not meaning.strange:
            return False  # one move leads there
        trip, there = journey_of(talk.session, line, ask, moves), []
    if trip is None:
        return False
    _set_out(talk, line, trip, there, ask, moves)
    return True


def _set_out(talk: Conversation, line: str, trip: Departure, there: Sequence[str], ask: Ask, moves: Moves) -> None:
    """Go the first step of a way, and let the others wait; where it cannot be gone at once, tell it."""
    session, way = talk.session, trip.way
    session.page(way.shown)
    steps = way.steps or (way.affordable if trip.partly else ())
    first = cheapest(steps[0], moves) if steps else None
    if first is None or trip.told:
        talk.echoes.typed.add(plain(line))
        if _offers_all(talk, trip, there, moves):
            return
        if halted := session.face.halted(moves.view, session.words):
            session.screen.say(halted)
        first_steps = [first] if first else beginning_with(way.towards, ask) if way.towards else []
        if len(first_steps) == 1:
            ends = ENDING in session.face.deeds_of(moves.view, first_steps[0])
            talk.offer(Pick(first_steps[0]), moves, "spending" if ends else "first_step")
        elif first_steps:
            ways = [ask.options.index(option) for option in first_steps]
            list_readings(talk, line, Unclear(ways, [], why="which_way"), moves)
        talk.tell_dropped(there)
        return
    others = steps[1 : trip.most]
    waiting = [session.face.candidate(moves.view, step, session.words) for step in others]
    talk.queue.put_first([*waiting, *there], ask.seat)
    if there:
        talk.queue.keep_to_this_turn()
    else:
        talk.queue.walking = True
    talk.last[ask.seat] = line
    talk.do(Pick(first), ask, moves)


def _offers_all(talk: Conversation, trip: Departure, there: Sequence[str], moves: Moves) -> bool:
    """Has the whole of a way been offered that costs more than walking, with all its price at once? What is to be done
    there waits with the further steps.
    """
    walked = None if trip.told or trip.most is not None else walk_at_a_price(talk.session, trip.way, moves)
    if walked is None:
        return False
    first, others = walked
    talk.offer(Pick(first), moves, "whole_way", price=trip.way.price)
    talk.queue.hold(there, others)
    return True


def so_often(talk: Conversation, line: str, ask: Ask, moves: Moves) -> Orders | None:
    """The steps that a line says to take several times in a direction."""
    once, times = how_often(line)
    if not 1 < times <= several.MOST_TIMES or not only_heads(once, moves):
        return None
    step = meaning_of(talk, once, ask, moves)
    return several.Orders(step, [once] * (times - 1)) if isinstance(step, Pick) and step.sure else None
