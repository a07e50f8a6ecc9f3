"""Ways from elsewhere: the one asked for, not one's own."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import listener

FROM_12_OUT = "12 → 7 "
FROM_23_OUT = "23 → 17 "
WAYS: tuple[tuple[str, Lang, str, str], ...] = (
    ("heist_walk", "pl", "droga z 23 do 1", FROM_23_OUT),
    ("heist_walk", "pl", "jak potem wrocic z 23 na zewnatrz?", FROM_23_OUT),
    ("heist_walk", "pl", "jak wrócić z komnaty 23?", FROM_23_OUT),
    ("heist_walk", "pl", "jak daleko jest z 12 do wyjścia?", FROM_12_OUT),
    ("heist_walk", "pl", "droga z 12 do artefaktu 20", "12 → 17 "),
    ("heist_walk", "en", "how do i get from 12 back to the exit", FROM_12_OUT),
    ("heist_walk", "en", "way from 23 to 1", FROM_23_OUT),
    ("heist_walk", "en", "how far is room 5 from room 12?", "12 → 7 "),
    ("heist_walk", "en", "how far is it from here to 5", "14 → 15 "),
    ("heist_walk", "pl", "droga z 14 do wyjścia", "14 → 8 "),
    ("heist_walk", "en", "how far is it from 14 to the exit?", "14 → 8 "),
    ("heist_walk", "en", "how far is bolek", "14 → 8 "),
    ("heist_walk", "pl", "ile mam do Bolka?", "14 → 8 "),
    ("heist_shop", "en", "how far does ala have to go to get out?", "Ala: "),
    ("heist_teleport", "en", "how far is Bolek from artifact 10?", "1 → 2 "),
    ("heist_teleport", "pl", "ile Bolek ma do artefaktu 10?", "1 → 2 "),
    ("delve_home", "en", "how far is bolek from room 5?", "1 → "),
    ("delve_home", "pl", "droga z 5 do krypty", "5 → "),
    ("heist_walk", "pl", "ile butów od artefaktu 20 do wyjścia?", "31 → "),
    ("delve_home", "pl", "ile butów potrzebuje Bolek do komnaty 5?", "1 → "),
)


@pytest.mark.parametrize("position, lang, line, way", WAYS)
def test_the_way_begins_where_the_line_says(position: str, lang: Lang, line: str, way: str) -> None:
    told = listener(position, lang).hear(line).said
    assert any(one.strip().startswith(way) for one in told.splitlines()), told
    assert way[:2] == "14" or ("14 →" not in told and "This turn already" not in told)
