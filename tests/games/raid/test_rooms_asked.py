"""Rooms asked about by their numbers, and how dangerous it is where one stands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import seat_down
from tests.typed.listening import Listener


@pytest.fixture(scope="module")
def table() -> Any:
    position = {"turn": 0, "room": {0: 3}, "hand": {0: []}, "draw": {0: ["burgle"] * 5}, "boots": 2, "skill": 3}
    return seat_down("brzdek", 2, position=position, keep_turns=True)


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "what does 34 have", ["Room 34 (depths, spring)"]),
        ("en", "what about 23?", ["Room 23 (depths, crystal cave, artifact 15)"]),
        ("en", "and 34?", ["Room 34"]),
        ("en", "what can I do in 26", ["Room 26 (depths, market)"]),
        ("en", "going through 17?", ["Room 17", "3 → 8", "17 (1 monster)"]),
        ("en", "is 34 dangerous?", ["Room 34", "The cheapest way"]),
        ("en", "is the way to 23 going through 17?", ["17 (1 monster) → 23"]),
        ("en", "how much does it cost to get to the artifact 15", ["5 boots, 1 monster", "→ 23"]),
        ("en", "is it dangerous here", ["Room 3", "Health 10 of 10", "The next attack"]),
        ("en", "what does 99 have", ["no room 99"]),
        ("en", "what is left of my skill", ["Skill 3, swords 0, boots 2."]),
        ("en", "what is Bolek doing", ["Bolek: outside", "Bolek has: health 10/10"]),
        ("pl", "co robi Bolek", ["Bolek: na zewnątrz", "Bolek ma: zdrowie 10/10"]),
        ("pl", "czy smok mnie trafi", ["Następny atak"]),
        ("en", "will the dragon hit me?", ["The next attack"]),
        ("pl", "co ma 34", ["Komnata 34 (podziemia, źródło)"]),
        ("pl", "a 34?", ["Komnata 34"]),
        ("pl", "idąc przez 17?", ["Komnata 17", "3 → 8"]),
        ("pl", "czy 34 jest niebezpieczna?", ["Komnata 34", "Najtańsza droga"]),
        ("pl", "czy droga do 23 prowadzi przez 17?", ["17 (1 potwór) → 23"]),
        ("pl", "ile kosztuje dojście do artefaktu 15", ["5 butów, 1 potwór"]),
        ("pl", "czy tu jest niebezpiecznie", ["Komnata 3", "Zdrowie 10 z 10", "Następny atak"]),
        ("pl", "ile narobiłem hałasu", ["Smocza sakwa", "W obszarze Brzdęk!"]),
    ],
)
def test_what_is_asked_of_a_room_is_told(table: Any, lang: Any, line: str, told: list[str]) -> None:
    came = Listener(table, lang).hear(line)
    assert not came.move
    assert not came.offered
    said = " ".join(came.said.split())
    assert all(part in said for part in told), said
