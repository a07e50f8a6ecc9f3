"""Positions of Magia i Miecz that cannot come about: each is refused with a sentence that says why."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.problems import BadData, worded
from tests.support import seat_down

GAME = "magia_i_miecz"


def refused(position: dict[str, Any], players: int = 3) -> tuple[str, str]:
    """What is said first against the position, in Polish and in English."""
    with pytest.raises(BadData) as caught:
        seat_down(GAME, players, position=position)
    first = caught.value.problems[0]
    return worded("pl", first.key, first.values), worded("en", first.key, first.values)


@pytest.mark.parametrize(
    ("own", "pl", "en"),
    [
        ({"pair": ["elf", "elf"]}, "nie ma już egzemplarza: elf", "there is no copy left of elf"),
        ({"toad": 2, "gold": 1}, "ropucha niczego nie ma", "a toad has nothing"),
        ({"toad": 2, "things": ["miecz"]}, "ropucha niczego nie ma", "a toad has nothing"),
        (
            {"endurance": 0},
            "gracz 1 bez Wytrzymałości nie jest w grze („out: true”)",
            "player 1 without Endurance is not in the game (“out: true”)",
        ),
        (
            {"out": True, "things": ["miecz"]},
            "gracz 1 nie bierze już udziału w grze, więc niczego nie ma",
            "player 1 is out of the game and so has nothing",
        ),
        ({"friends": ["miecz"]}, "miecz nie może tu leżeć", "miecz cannot lie here"),
        ({"load": {"mul": ["miecz"]}}, "mul nie jest wśród rzeczy ani Przyjaciół", "mul is not among the things"),
        ({"things": ["mul"], "load": {"mul": ["miecz"] * 9}}, "mul tyle nie uniesie", "mul cannot carry that much"),
        ({"things": ["mul"], "load": {"mul": ["mul"]}}, "mul nie może tu leżeć", "mul cannot lie here"),
        (
            {"alignment": "evil", "things": ["swieta_lanca"]},
            "gracz 1 nie może mieć karty swieta_lanca („alignment: evil”)",
            "player 1 may not own swieta_lanca (“alignment: evil”)",
        ),
        (
            {"alignment": "good", "things": ["mul"], "load": {"mul": ["miecz_runiczny"]}},
            "gracz 1 nie może mieć karty miecz_runiczny („alignment: good”)",
            "player 1 may not own miecz_runiczny (“alignment: good”)",
        ),
        ({"trophies": ["miecz"]}, "jest tekst „miecz”", "found the text “miecz”"),
        ({"gold": -1}, "jest liczba -1", "found the number -1"),
        ({"space": "nigdzie"}, "jest tekst „nigdzie”", "found the text “nigdzie”"),
    ],
)
def test_what_an_adventurer_cannot_be(own: dict[str, Any], pl: str, en: str) -> None:
    polish, english = refused({"adventurers": {1: own}})
    assert polish.startswith(pl)
    assert english.startswith(en)


def test_whoever_is_left_alone_has_won() -> None:
    assert refused({"adventurers": {0: {"out": True}, 2: {"out": True}}, "turn": 1}) == (
        "w grze musi być co najmniej dwóch graczy: kto zostaje sam, już wygrał",
        "at least two players must be in the game: whoever is left alone has won",
    )


def test_it_is_nobodys_turn_who_is_out_of_the_game() -> None:
    assert refused({"turn": 2, "adventurers": {2: {"out": True}}}) == (
        "gracz 2 nie bierze już udziału w grze, więc to nie jego tura",
        "player 2 is out of the game, so it is not their turn",
    )
    table = seat_down(GAME, 3, position={"turn": 1, "adventurers": {2: {"out": True}}})
    assert table.view(None).turn == 1


def test_a_character_has_one_card() -> None:
    said = refused({"adventurers": {0: {"pair": ["elf", "druid"]}, 1: {"pair": ["druid", "ghul"]}}})
    assert said == ("nie ma już egzemplarza: druid", "there is no copy left of druid")


def test_a_toad_without_belongings_and_a_laden_mule_are_fine() -> None:
    table = seat_down(
        GAME, 2, position={"adventurers": {0: {"toad": 3}, 1: {"things": ["mul"], "load": {"mul": ["miecz"]}}}}
    )
    assert table.view(None).adventurer(0).toad == 3
    assert [thing.load for thing in table.view(None).adventurer(1).things] == [("miecz.1",)]


def test_a_thing_is_fine_for_whom_it_is_meant() -> None:
    own = {"alignment": "good", "things": ["mul", "swieta_lanca"], "load": {"mul": ["swiety_graal"]}}
    assert seat_down(GAME, 3, position={"adventurers": {1: own}}).view(None).adventurers[1].alignment == "good"
