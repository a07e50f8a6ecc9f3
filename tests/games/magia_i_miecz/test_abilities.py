"""Every ability of the characters, shown once at the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from brzdek.core.effects.effect import Effect
from brzdek.core.effects.flow import Series
from brzdek.games.magia_i_miecz.cards.pieces import CharacterCard
from brzdek.games.magia_i_miecz.rules.state import World
from tests.games.magia_i_miecz.ground import GAME, play, scene, told
from tests.support import catalog

SHOWN: Mapping[str, list[dict[str, Any]]] = {
    me: shown
    for file in sorted(Path(__file__).parent.glob("abilities*.yaml"))
    for me, shown in yaml.safe_load(file.read_text(encoding="utf-8")).items()
}
MEETING: Mapping[str, Any] = {"at": "las", "to": "miasto", "other_at": "miasto"}
"""In the City nothing is drawn, and nothing has to be done."""
SAFE = {
    "krasnolud": ("skaly", "przepasc"),
    "elf": ("las",),
    "troll": ("skaly",),
    "barbarzynca": ("las", "skaly", "przepasc"),
    "hobgoblin": ("skaly",),
    "kobold": ("las",),
    "tropiciel": ("skaly", "las", "przepasc"),
    "satyr": ("skaly",),
    "centaur": ("las",),
    "ork": ("skaly",),
    "lesnik": ("las",),
    "mroczny_elf": ("przepasc",),
    "goral": ("skaly", "przepasc"),
    "chochlik": ("las",),
    "astronauta": ("przepasc",),
    "wojownik_z_pila": ("las",),
    "kanibal": ("las",),
    "wodz_ogrow": ("skaly",),
    "zielarka": ("las",),
}
DEAF = (
    "krasnolud", "elf", "ghul", "troll", "niziolek", "hobgoblin", "kobold", "satyr", "centaur",
    "mroczny_elf", "chochlik", "cyborg", "rusalka",
)  # fmt: skip
"""Those whom the Siren does not hold."""
MORE_TURNS = ("treser",)
"""Those of whom an ability takes more than a turn to show."""


def rows() -> Iterator[Any]:
    for me, shown in SHOWN.items():
        for row in shown:
            yield pytest.param(me, row, id=f"{me}: {row['shows']}")


@pytest.mark.parametrize(("me", "row"), list(rows()))
def test_an_ability_is_used(me: str, row: Mapping[str, Any]) -> None:
    laid = scene(me, **{**(MEETING if row.get("meet") else {}), **row.get("scene", {})})
    game = play(laid, *row.get("lines", ()), dice=row.get("dice", ()), never=row.get("never", ()))
    assert told(game, row["then"]) == row["then"]


def test_every_character_shows_something() -> None:
    known = {one.id for one in catalog(GAME).cards.values() if isinstance(one, CharacterCard)}
    assert set(SHOWN) == known


def entries(card: CharacterCard) -> list[Effect]:
    """What a character has, line by line."""
    slots = [card.effects[slot] for slot in ("power", "use") if slot in card.effects]
    return [one for slot in slots for one in (slot.parts if isinstance(slot, Series) else (slot,))]


def test_every_ability_of_this_house_is_shown() -> None:
    house = [one for one in catalog(GAME).cards.values() if isinstance(one, CharacterCard) and one.origin == "house"]
    elsewhere = {one: (one in SAFE) + (one in DEAF) + (one in MORE_TURNS) for one in SHOWN}
    assert [one.id for one in house if len(SHOWN[one.id]) + elsewhere[one.id] < len(entries(one))] == []


@pytest.mark.parametrize(("me", "space"), [(me, space) for me, spaces in SAFE.items() for space in spaces])
def test_a_space_is_safe(me: str, space: str) -> None:
    game = play(scene(me, at="oaza" if space == "przepasc" else "miasto", to=space), "ignore yes", dice=[1])
    assert told(game, ["endurance", "dice", "lost"]) == {"endurance": 4, "dice": [1], "lost": 0}


@pytest.mark.parametrize("me", DEAF)
def test_the_siren_sings_in_vain(me: str) -> None:
    game = play(scene(me, to="pola_1", here=["syrena"]))
    assert told(game, ["lost", "other_lost"]) == {"lost": 0, "other_lost": 1}


@pytest.mark.parametrize("me", ["wrozka", "czarnoksieznik"])
def test_there_is_always_a_spell(me: str) -> None:
    assert len(play(scene(me)).zone("spells", 0)) == 1


def again(game: World, to: str, *lines: str, dice: Iterable[int] = ()) -> World:
    """The other's turn passes, then the first goes on to a space."""
    play(game)
    game.adventurers[0].offers = (to,)
    return play(game, *lines, dice=dice)


def test_a_turn_changes_hands() -> None:
    game = play(scene("nekromanta", **MEETING), "use nekromanta")
    assert game.turn == 1
    play(game)
    assert told(game, ["other_lost", "extra"]) == {"other_lost": 0, "extra": 0}
    assert (game.turn, game.turn_from) == (0, 1)
    play(game)
    assert (game.turn, game.turn_from) == (0, 0)


def test_a_tamer_is_stronger_with_each_servant() -> None:
    game = play(
        scene("treser", to="pola_1", here=["waz"], spaces={"pola_3": ["smok"]}), "fight waz", "use treser", dice=[4]
    )
    again(game, "pola_3", dice=[1, 1])
    assert told(game, ["trophies", "servants"]) == {"trophies": ["smok"], "servants": {}}


def test_a_bodyguard_fights_in_his_place() -> None:
    game = play(
        scene("pielgrzym", to="pola_1", here=["rzygacz"], spaces={"pola_3": ["ludojad"]}), "use pielgrzym", dice=[6]
    )
    again(game, "pola_3", "use pielgrzym bodyguard", dice=[5, 1])
    assert told(game, ["trophies", "lies", "friends"]) == {"trophies": [], "lies": [], "friends": ["rzygacz"]}


def test_a_bodyguard_dies_in_his_place() -> None:
    game = play(
        scene("pielgrzym", to="pola_1", here=["rzygacz"], spaces={"pola_3": ["smok"]}), "use pielgrzym", dice=[6]
    )
    again(game, "pola_3", "use pielgrzym bodyguard", dice=[1, 6])
    assert told(game, ["endurance", "lies", "friends"]) == {"endurance": 4, "lies": ["smok"], "friends": []}


def test_chaos_gives_one_shield() -> None:
    game = play(scene("wojownik_chaosu", to="pola_1", here=["goblin"], spaces={"pola_3": ["goblin"]}), dice=[6, 1, 4])
    again(game, "pola_3", dice=[6, 1, 4])
    assert told(game, ["things", "trophies"]) == {"things": ["tarcza"], "trophies": ["goblin", "goblin"]}


def test_whom_the_evil_eye_has_seen_goes_straight_to_the_chapel() -> None:
    game = play(scene("szaman", **MEETING, other="elf"), "use szaman")
    for _ in range(9):
        play(game, dice=[2])
        if not game.adventurers[1].goal:
            break
        assert game.turn == 0
        play(game)
    assert told(game, ["other_space", "other_goal"]) == {"other_space": "kapliczka", "other_goal": ""}


def test_a_lost_turn_lets_cast_again() -> None:
    game = play(scene("samuraj", **MEETING), "use samuraj", dice=[6, 1])
    game.adventurers[1].lost = 1
    assert told(play(game), ["other_may_cast"]) == {"other_may_cast": True}


def test_an_animal_is_wooed_once_in_a_fight_and_won_once_in_a_game() -> None:
    game = play(
        scene("minstrel", to="pola_1", here=["wilk"], spaces={"pola_3": ["lew"]}),
        "fight wilk",
        "use minstrel",
        dice=[1, 6, 1],
    )
    assert told(game, ["servants", "trophies"]) == {"servants": {}, "trophies": ["wilk"]}
    game = play(
        scene("minstrel", to="pola_1", here=["wilk"], spaces={"pola_3": ["lew"]}),
        "fight wilk",
        "use minstrel",
        dice=[6],
    )
    with pytest.raises(AssertionError, match="nobody asked"):
        again(game, "pola_3", "fight lew", "use minstrel", dice=[6, 6, 1])
