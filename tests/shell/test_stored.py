"""What people say, as data: every entry can be read, and means something that the program knows."""

from __future__ import annotations

import re
from collections import Counter

from brzdek.core.text import fold
from brzdek.shell.reading.speech.idioms import plainly
from brzdek.shell.reading.speech.stored import stored


def test_every_idiom_can_be_read_and_stands_there_once() -> None:
    entries = stored("idioms")
    assert all(set(entry) == {"said", "means"} for entry in entries)
    for entry in entries:
        groups = {int(number) for number in re.findall(r"\\(\d)", entry["means"])}
        assert max(groups, default=0) <= re.compile(entry["said"]).groups, entry
        letters = re.sub(r"\\.", "", entry["said"])
        assert letters == fold(letters), f"lines have no capitals and accents: {letters}"
    assert [said for said, count in Counter(entry["said"] for entry in entries).items() if count > 1] == []


def test_an_idiom_gives_way_to_what_it_means() -> None:
    assert plainly("set the bird free") == "free the bird"
    assert plainly("gear up & go") == "wear and go"


def test_ways_to_say_how_things_stand_and_to_hope_can_be_read_and_stand_there_once() -> None:
    ways = [*stored("statements"), *stored("hopes")]
    assert all(re.compile(way) for way in ways) and len(set(ways)) == len(ways)
