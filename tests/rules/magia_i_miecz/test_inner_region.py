"""The Inner Region and the Crown of Command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import offers, result, seat_to_move, told, topic
from tests.rules.magia_i_miecz.delving import delve, friends, say, seen, turn
from tests.support import answer, legal


@pytest.mark.rule("MIM-175", "MIM-429", "MIM-221")
def test_one_space_a_turn_without_a_roll() -> None:
    table = delve(who={0: {"space": "rownina_grozy"}})
    assert legal(table) == ["step kopalnia", "step krypta", "back tajemne_wrota"]
    assert told(table, "rolled") == []


@pytest.mark.rule("MIM-224", "MIM-225", "MIM-227")
@pytest.mark.parametrize(
    ("step", "dice", "space"),
    [
        ("krypta", (1, 1, 1), "krypta"),
        ("krypta", (1, 1, 2), "rownina_grozy"),
        ("krypta", (2, 2, 2), "tajemne_wrota"),
        ("krypta", (2, 3, 3), "jaskinia_czarownika"),
        ("krypta", (6, 6, 6), "miasto"),
        ("kopalnia", (1, 1, 1), "kopalnia"),
        ("kopalnia", (2, 2, 2), "tajemne_wrota"),
        ("kopalnia", (6, 6, 6), "gospoda"),
    ],
)
def test_crypt_and_mines(step: str, dice: tuple[int, ...], space: str) -> None:
    table = delve(who={0: {"space": "rownina_grozy"}}, dice=[*dice, 5, 4, 4], deck=["dar", "dar"])
    answer(table, f"step {step}")
    assert seen(table).space == space


@pytest.mark.rule("MIM-226")
def test_whoever_comes_out_in_the_crypt_goes_on_next_turn() -> None:
    table = delve(who={0: {"space": "krypta", "done": True}})
    assert legal(table) == ["step smierc", "back rownina_grozy"]


@pytest.mark.rule("MIM-176", "MIM-177", "MIM-431")
def test_an_instruction_binds_unless_one_goes_back() -> None:
    table = delve(who={0: {"space": "smierc"}})
    assert legal(table) == ["stay", "back krypta"]
    answer(table, "back krypta")
    assert seen(table).space == "krypta"
    assert [args for args in told(table, "rolled") if args[0] == 0] == [], "no instruction on the way back"


@pytest.mark.rule("MIM-431")
@pytest.mark.parametrize(
    ("dice", "endurance", "done"), [((1, 1, 3, 3), 3, False), ((2, 2, 1, 3), 4, False), ((6, 6, 1, 1), 4, True)]
)
def test_dice_with_death(dice: tuple[int, ...], endurance: int, done: bool) -> None:
    table = delve(who={0: {"space": "krypta", "done": True}, 1: {"space": "rownina_grozy"}}, dice=dice)
    answer(table, "step smierc")
    assert seen(table).endurance == endurance
    while turn(table) != 0:
        answer(table, legal(table)[0])
    assert ("step jama_wilkolaka" in legal(table)) == done


@pytest.mark.rule("MIM-430")
def test_the_vampires_tower() -> None:
    table = delve(who={0: {"space": "kopalnia", "done": True, "friends": ["towarzysz"]}}, dice=[4])
    answer(table, "step wieza_wampira")
    assert topic(table) == "sacrifice"
    say(table, "sacrifice towarzysz")
    assert friends(table) == []
    assert seen(table).endurance == 3


@pytest.mark.rule("MIM-228", "MIM-223")
def test_the_werewolf_has_the_strength_of_a_roll() -> None:
    who = {0: {"space": "smierc", "done": True, "pair": ["zwykly_a", "giermek_zwinny"]}}
    table = delve(who=who, dice=[5, 6, 1])
    answer(table, "step jama_wilkolaka")
    assert told(table, "scored") == [(0, 9, ("wilkolak",), 6)]
    assert told(table, "evaded") == [], "who lives here cannot be evaded"


@pytest.mark.rule("MIM-228")
def test_after_a_loss_the_same_werewolf_waits() -> None:
    table = delve(who={0: {"space": "smierc", "done": True}, 1: {"space": "rownina_grozy"}}, dice=[5, 1, 6])
    answer(table, "step jama_wilkolaka")
    assert seen(table).endurance == 3
    answer(table, "back tajemne_wrota")
    while turn(table) != 0:
        answer(table, legal(table)[0])
    assert legal(table) == ["stay", "back smierc"]


@pytest.mark.rule("MIM-229", "MIM-230", "MIM-231")
def test_devils_are_fought_one_after_another() -> None:
    who = {0: {"space": "wieza_wampira", "done": True, "strength": 3}, 1: {"space": "rownina_grozy"}}
    table = delve(who=who, dice=[3, 6, 1, 1, 6])
    answer(table, "step otchlan")
    assert [args[1::2] for args in told(table, "scored")] == [(12, 5), (7, 10)]
    assert seen(table).endurance == 3
    world: Any = table.game
    assert world.adventurers[0].task == 2
    assert turn(table) == 1


@pytest.mark.rule("MIM-220")
def test_in_the_inner_region_people_meet_on_the_plain_and_in_the_valley() -> None:
    spaces = [card for card in delve().catalog.cards.values() if getattr(card, "region", "") == "inner"]
    assert {card.id for card in spaces if getattr(card, "meets", False)} == {
        "rownina_grozy",
        "dolina_ognia",
        "korona_wladzy",
    }


# --- the Crown


def enthroned(dice: tuple[int, ...], who: Mapping[int, Mapping[str, Any]] | None = None) -> Table:
    """Seat 0 is on the Crown."""
    places = {0: "korona_wladzy", 1: "pola_1", 2: "pola_3"}
    everybody = {seat: {"space": space, **(who or {}).get(seat, {})} for seat, space in places.items()}
    return delve(3, who=everybody, dice=dice, crowned=True)


@pytest.mark.rule("MIM-180", "MIM-234", "MIM-325", "MIM-326")
def test_whoever_is_alone_on_the_crown_commands() -> None:
    table = enthroned((2,))
    assert (seat_to_move(table), topic(table)) == (0, "command")
    assert offers(table, "command") == ["1", "2"]


@pytest.mark.rule("MIM-327", "MIM-328", "MIM-329")
@pytest.mark.parametrize(("die", "own", "other"), [(1, 3, 4), (2, 4, 4), (3, 4, 4), (4, 4, 3), (5, 4, 2), (6, 4, 1)])
def test_what_a_command_does(die: int, own: int, other: int) -> None:
    table = enthroned((die,))
    answer(table, "command 1")
    assert (seen(table).endurance, seen(table, 1).endurance) == (own, other)


@pytest.mark.rule("MIM-331")
def test_a_command_can_be_dispelled_and_reflected() -> None:
    table = enthroned((6,), who={1: {"spells": ["zbieg"]}})
    say(table, "command 1")
    say(table, "cast zbieg")
    assert seen(table, 1).endurance == 4
    mirror = enthroned((6,), who={1: {"spells": ["lustro"]}})
    say(mirror, "command 1")
    say(mirror, "cast lustro")
    assert (seen(mirror).endurance, seen(mirror, 1).endurance) == (1, 4)


@pytest.mark.rule("MIM-233", "MIM-332")
def test_several_on_the_crown_fight_or_flee() -> None:
    table = enthroned((3,), who={1: {"space": "korona_wladzy"}})
    assert legal(table) == ["attack 1", "flee"]
    answer(table, "flee")
    assert seen(table).space == "dolina_ognia"


@pytest.mark.rule("MIM-232")
def test_whoever_enters_the_crown_must_attack() -> None:
    who = {0: {"space": "dolina_ognia", "things": ["talizman"]}, 1: {"space": "korona_wladzy"}}
    table = delve(3, who=who, dice=[6, 1])
    answer(table, "step korona_wladzy")
    assert topic(table) == "loot"


@pytest.mark.rule("MIM-395")
def test_a_toad_on_the_crown_casts_nothing() -> None:
    table = enthroned((), who={0: {"toad": 2}})
    assert told(table, "commands") == []


@pytest.mark.rule("MIM-380", "MIM-378", "MIM-032")
def test_the_command_wins_the_game() -> None:
    who = {0: {"space": "korona_wladzy"}, 1: {"endurance": 1}}
    table = delve(who=who, dice=[6], crowned=True)
    assert table.ask is None
    assert result(table).winners == (0,)


def test_with_a_house_option_the_first_on_the_crown_wins() -> None:
    table = delve(who={0: {"space": "dolina_ognia", "things": ["talizman"]}}, options={"crown": "arrival"})
    answer(table, "step korona_wladzy")
    assert result(table).winners == (0,)


@pytest.mark.rule("MIM-222")
def test_spells_do_not_touch_who_lives_in_the_inner_region() -> None:
    who = {0: {"space": "smierc", "done": True, "craft": 3, "spells": ["unik", "unieruchomienie", "moc_walki"]}}
    table = delve(who=who, dice=[5])
    answer(table, "step jama_wilkolaka")
    while table.ask is not None and table.ask.about[:1] != ("before_combat",):
        answer(table, legal(table)[0])
    assert {one.partition(".")[0] for one in offers(table, "cast")} == {"moc_walki"}, "only what one casts on oneself"
