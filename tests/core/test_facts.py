"""Values with named fields, events among them, and the log that keeps them."""

from __future__ import annotations

import copy
import pickle
from typing import ClassVar

import pytest

from brzdek.core.events import EVENTS, CameToNothing, Paid, Rolled, Stopped
from brzdek.core.facts import Fact, declared
from brzdek.core.legality import Reason
from brzdek.core.log import Event, Log, Secret
from brzdek.core.plain import plain


class DoorOpened(Event):
    seat: int
    door: str


class DoorShut(Event):
    seat: int
    door: str


class Heard(Secret):
    what: str


class Swapped(Event):
    """Its fields have names that the making of facts could trip over."""

    cls: str
    new: str


class Silence(Event):
    """Nothing to tell of it."""


class Locked(Reason):
    rule: ClassVar[str] = "TST-001"
    door: str


def test_fields_are_read_by_name_and_in_order() -> None:
    event = DoorOpened(2, "north")
    assert (event.seat, event.door) == event.args == (2, "north")
    assert DoorOpened.fields == ("seat", "door")
    assert DoorOpened(door="north", seat=2) == event
    assert Swapped("a", "b").args == ("a", "b")
    assert repr(event) == "DoorOpened(seat=2, door='north')"


def test_the_kind_is_the_name_in_small_letters() -> None:
    assert (DoorOpened.kind, Heard.kind, Silence().kind, Locked.kind) == ("door_opened", "heard", "silence", "locked")


def test_fields_of_the_base_come_first_and_class_variables_are_none() -> None:
    assert Heard.fields == ("seat", "what")
    assert Locked.fields == ("door",)
    assert Locked("north").rule == "TST-001"


def test_facts_of_different_kinds_are_never_equal() -> None:
    opened, shut = DoorOpened(2, "north"), DoorShut(2, "north")
    assert opened != shut
    assert opened not in [shut]
    assert opened == DoorOpened(2, "north")
    assert len({opened, shut, DoorOpened(2, "north")}) == 2
    assert opened != (2, "north")
    assert plain(opened) == ["door_opened", 2, "north"]


def test_a_fact_cannot_be_changed() -> None:
    event = DoorOpened(2, "north")
    for name in ("door", "colour"):
        with pytest.raises(AttributeError):
            setattr(event, name, "south")
    assert event.door == "north"


def test_a_fact_without_fields_is_still_one() -> None:
    assert Silence()
    assert Silence().args == ()


def test_a_fact_needs_all_its_fields() -> None:
    with pytest.raises(TypeError):
        DoorOpened(2)  # type: ignore[call-arg]


def test_facts_can_be_matched_copied_and_pickled() -> None:
    match Heard(1, "steps"):
        case DoorOpened() | DoorShut():
            raise AssertionError
        case Heard(seat, what=what):
            assert (seat, what) == (1, "steps")
    event = Rolled(1, (3, 4), 9)
    assert copy.deepcopy(event) == pickle.loads(pickle.dumps(event)) == event


def test_the_facts_of_a_module_are_found_in_order() -> None:
    assert (Rolled, CameToNothing, Paid, Stopped) == EVENTS
    assert declared(__name__, Event) == (Heard, DoorOpened, DoorShut, Swapped, Silence)
    assert declared(__name__, Reason) == (Locked,)
    assert all(issubclass(event, Fact) for event in EVENTS)


# --- the log


def test_everybody_reads_events_and_one_seat_reads_secrets() -> None:
    log = Log()
    log.tell(DoorOpened, 0, "north")
    log.tell(Heard, 1, "steps")
    log.tell(Silence)
    public = [DoorOpened(0, "north"), Silence()]
    assert list(log.seen_by(None)) == list(log.seen_by(0)) == public
    assert list(log.seen_by(1)) == [public[0], Heard(1, "steps"), public[1]] == log.events
    assert list(log.seen_by(1, since=2)) == [Silence()]
    assert len(log) == 3


def test_a_copy_of_a_log_goes_its_own_way() -> None:
    log = Log()
    log.tell(Silence)
    other = copy.deepcopy(log)
    other.tell(DoorShut, 0, "north")
    assert (len(log), len(other)) == (1, 2)


def test_reading_makes_no_difference() -> None:
    one, two = Log(), Log()
    for log in (one, two):
        log.tell(DoorOpened, 0, "north")
        log.tell(Heard, 1, "steps")
    assert list(one.seen_by(1)) == list(one.seen_by(1))
    assert one.events == two.events
