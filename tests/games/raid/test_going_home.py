"""Going further than one step, and out: the way round monsters is walked, and whoever is out already ends the turn."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import listener


@pytest.mark.parametrize(("lang", "line"), [("en", "go to room 10"), ("pl", "idź do 10")])
def test_the_way_round_the_monsters_is_walked_if_boots_suffice(lang: Lang, line: str) -> None:
    heard = listener("raid_round", lang).hear(line)
    assert heard.move == "move 5"
    assert "6 → 5 → 4 → 10" in heard.said


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "escape"), ("en", "run home"), ("en", "get out"), ("pl", "uciekam"), ("pl", "uciekaj na zewnątrz")],
)
def test_who_stands_outside_with_the_loot_is_offered_the_end(lang: Lang, line: str) -> None:
    heard = listener("raid_home", lang).hear(line)
    assert (heard.move, heard.offered) == ("", "end")
    assert "20" in heard.said


@pytest.mark.parametrize(
    ("lang", "line"), [("pl", "uciekaj na zewnątrz"), ("en", "flee outside"), ("pl", "uciekam do wyjścia")]
)
def test_who_flees_to_a_place_that_is_named_is_on_the_way(lang: Lang, line: str) -> None:
    assert listener("heist_end", lang).hear(line).move == "move 1"


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "end turn, fingers crossed"), ("en", "end turn, wish me luck"), ("pl", "koniec tury, trzymajcie kciuki")],
)
def test_a_wish_for_luck_is_no_order(lang: Lang, line: str) -> None:
    heard = listener("heist_end", lang).hear(line)
    assert "end" in (heard.move, heard.offered)
    assert "Left out" not in heard.said and "Pominięto" not in heard.said
