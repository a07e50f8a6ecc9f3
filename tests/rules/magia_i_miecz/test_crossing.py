"""The Storm River: the bridge and its Sentinel, rafts."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import seat_to_move, told, topic
from tests.rules.magia_i_miecz.delving import (
    choices,
    delve,
    finish,
    landed,
    lines,
    lying,
    pile,
    play,
    seen,
    things,
    until,
    went,
)
from tests.support import catalog

NIMBLE = ["zwykly_a", "giermek_zwinny"]


def at_the_bridge(*dice: int, space: str = "puszcza_1", **own: Any) -> Table:
    """Seat 0 has rolled the first of the dice near the bridge."""
    return delve(dice=dice, who={0: {"space": space, **own}}, deck=["dar", "dar"])


@pytest.mark.rule("MIM-181")
def test_the_bridge_joins_the_sentinel_and_the_hills() -> None:
    spaces = {card.id: card for card in catalog("magia_i_miecz").cards.values() if card.kind == "space"}
    bridges = {name: getattr(card, "bridge", "") for name, card in spaces.items() if getattr(card, "bridge", "")}
    assert bridges == {"straznik": "wzgorza_3", "wzgorza_3": "straznik"}
    table = play(at_the_bridge(2, pair=NIMBLE), "cross cw 2", "evade")
    assert went(table)[-1] == "wzgorza_3"


@pytest.mark.rule("MIM-182", "MIM-416")
@pytest.mark.parametrize("how", ["raft", "encounter", "ability", "nothing"])
def test_other_ways_over_the_river(how: str) -> None:
    own: dict[str, Any] = {"space": "rowniny_1"}
    if how == "raft":
        own["things"] = ["tratwa"]
    elif how == "encounter":
        own["offers"] = ["przepasc"]
    elif how == "ability":
        own["pair"] = ["zwykly_a", "giermek_plywak"]
    table = delve(who={0: own}, dice=[1, 6])
    over = [line for line in lines(table) if line in ("raft przepasc", "offer przepasc")]
    assert len(over) == (how != "nothing")
    for line in over:
        assert seen(play(table, line)).space == "przepasc"
        assert told(table, "crossed") == [(0,)]


@pytest.mark.rule("MIM-183")
@pytest.mark.parametrize(
    ("space", "die", "crossings"),
    [
        ("puszcza_1", 1, []),
        ("puszcza_1", 2, ["cw 2"]),
        ("wzgorza_1", 3, ["acw 3"]),
        ("straznik", 1, ["cw 1"]),
        ("przekleta_polana", 1, []),
        ("przekleta_polana", 2, ["acw 2"]),
        ("wzgorza_3", 1, ["cw 1"]),
    ],
)
def test_the_bridge_takes_a_step_of_the_roll(space: str, die: int, crossings: list[str]) -> None:
    assert choices(at_the_bridge(die, space=space), "cross") == crossings


@pytest.mark.rule("MIM-184", "MIM-247")
def test_the_sentinel_of_strength_nine_attacks_whoever_goes_in() -> None:
    table = play(at_the_bridge(2, 6, 1, strength=6), "cross cw 2")
    assert [(own, foes, foe) for _, own, foes, foe in told(table, "scored")] == [(15, ("straznik_mostu",), 10)]
    assert seen(table).space == "wzgorza_3"
    assert seen(table).trophies == ()
    finish(table)
    assert told(table, "lost") == []
    again = play(at_the_bridge(1, 6, 1, 1, 6, 1, space="straznik", strength=6), "cross cw 1")
    assert [foes for _, _, foes, _ in told(again, "scored")] == [("straznik_mostu",)], "he is there every time"


@pytest.mark.rule("MIM-185")
def test_whoever_evades_him_goes_on_either_way() -> None:
    table = play(at_the_bridge(6, space="cmentarz", pair=NIMBLE), "cross cw 6", "evade")
    assert choices(table, "go") == ["przepasc", "tajemne_wrota"], "three more steps in the Middle Region"
    assert choices(table, "cross") == [], "and not back again"
    play(table, "go tajemne_wrota")
    assert seen(table).space == "tajemne_wrota"


@pytest.mark.rule("MIM-186", "MIM-187", "MIM-283")
@pytest.mark.parametrize(("own_die", "foe_die", "endurance"), [(1, 6, 3), (6, 3, 4)])
def test_a_lost_or_drawn_fight_ends_move_and_turn_on_his_space(own_die: int, foe_die: int, endurance: int) -> None:
    table = play(at_the_bridge(4, own_die, foe_die, strength=3), "cross cw 4")
    assert (seen(table).space, seen(table).endurance) == ("straznik", endurance)
    assert [seat for seat, _ in told(table, "turn_begins")] == [0, 1]
    assert told(table, "drew") == [], "nothing is explored there"


@pytest.mark.rule("MIM-188")
@pytest.mark.parametrize(
    ("space", "die", "way"),
    [
        ("puszcza_1", 2, "go wzgorza_1"),
        ("puszcza_1", 1, "go straznik"),
        ("wzgorza_3", 1, "cross cw 1"),
        ("wzgorza_3", 2, "cross cw 2"),
    ],
)
def test_he_lets_pass_who_does_not_go_in(space: str, die: int, way: str) -> None:
    table = play(at_the_bridge(die, space=space), way)
    if choices(table, "go") == ["wzgorza_1", "puszcza_1"]:
        play(table, "go puszcza_1")
    assert told(table, "fights") == []
    assert seen(table).space in ("wzgorza_1", "straznik", "puszcza_1")


@pytest.mark.rule("MIM-399")
def test_a_move_that_ends_at_the_sentinels_draws_a_card() -> None:
    table = delve(dice=[1], who={0: {"space": "puszcza_1"}}, deck=["dar"])
    play(table, "go straznik")
    assert (told(table, "fights"), seen(table).gold) == ([], 2)
    assert len(told(table, "drew")) == 1


# --- rafts


@pytest.mark.rule("MIM-190")
def test_a_raft_is_found_won_or_built() -> None:
    assert choices(delve(who={0: {"space": "las"}}, dice=[1]), "raft") == []
    found = play(landed("pola_2", deck=["tratwa"]), "take tratwa")
    assert things(found) == ["tratwa"]
    built = play(delve(who={0: {"space": "las", "things": ["topor"]}}), "build")
    assert things(built) == ["topor", "tratwa"]


@pytest.mark.rule("MIM-191")
@pytest.mark.parametrize(
    ("space", "own", "may"),
    [
        ("las", ["topor"], True),
        ("puszcza_2", ["topor"], True),
        ("puszcza_4", ["topor"], True),
        ("pola_2", ["topor"], False),
        ("las", ["miecz"], False),
    ],
)
def test_an_axe_in_the_woods_makes_a_raft_in_a_whole_turn(space: str, own: list[str], may: bool) -> None:
    table = delve(who={0: {"space": space, "things": own}}, dice=[1])
    assert ("build" in lines(table)) is may
    if may:
        before = len(pile(table, "equipment", "tratwa"))
        play(table, "build")
        assert len(pile(table, "equipment", "tratwa")) == before - 1
        finish(table)
        assert (went(table), told(table, "drew")) == ([], []), "neither move nor exploration"


@pytest.mark.rule("MIM-192")
def test_a_raft_carries_over_in_the_turn_after_it_was_got() -> None:
    table = play(delve(who={0: {"space": "las", "things": ["topor"]}, 1: {"lost": 1}}), "build")
    until(table, "move", 0)
    play(table, "raft zamek")
    assert went(table) == ["zamek"]


@pytest.mark.rule("MIM-192")
def test_a_raft_that_was_got_in_the_turn_of_another_carries_over_in_the_next_one() -> None:
    """Seat 1 attacks, loses, and seat 0 takes the raft."""
    attacker = {"offers": ["rowniny_1"], "things": ["tratwa"]}
    table = delve(turn=1, dice=[1, 6], who={0: {"space": "rowniny_1"}, 1: attacker}, spaces={"rowniny_1": ["zrodlo"]})
    play(table, "offer rowniny_1", "attack 0", "loot tratwa")
    until(table, "move", 0)
    assert choices(table, "raft") == ["przepasc"]
    play(table, "raft przepasc")
    assert things(table) == []


@pytest.mark.rule("MIM-193")
def test_a_raft_lands_on_a_space_opposite() -> None:
    """The two rings lie around each other on a grid: whoever touches, faces each other."""
    spaces = {card.id: card for card in catalog("magia_i_miecz").cards.values() if card.kind == "space"}
    outer = {name: card for name, card in spaces.items() if getattr(card, "region", "") == "outer"}
    middle = {name: card for name, card in spaces.items() if getattr(card, "region", "") == "middle"}
    facing: dict[str, set[str]] = {name: set() for name in (*outer, *middle)}
    for name, card in outer.items():
        row, column = card.at  # type: ignore[attr-defined]
        inward = (min(max(row, 1), 5), min(max(column, 1), 5))
        other = next(one for one, space in middle.items() if tuple(space.at) == inward)  # type: ignore[attr-defined]
        facing[name].add(other)
        facing[other].add(name)
    assert {name: set(spaces[name].facing) for name in facing} == facing  # type: ignore[attr-defined]
    table = delve(who={0: {"space": "swiatynia", "things": ["tratwa"]}})
    assert sorted(choices(table, "raft")) == ["gospoda", "pola_5", "rowniny_3"]


@pytest.mark.rule("MIM-194")
def test_the_raft_is_the_move_without_a_die() -> None:
    table = play(delve(who={0: {"space": "puszcza_1", "things": ["tratwa"]}}, deck=["dar"] * 3), "raft ukryta_dolina")
    assert [seat for seat, _ in told(table, "thrown")] in ([], [1])
    assert went(table) == ["ukryta_dolina"]
    assert len(told(table, "drew")) == 3, "the other bank is explored"


@pytest.mark.rule("MIM-195")
@pytest.mark.parametrize("used", [True, False])
@pytest.mark.parametrize("bought", [True, False])
def test_a_raft_is_gone_after_that_turn(used: bool, bought: bool) -> None:
    if bought:
        table = play(
            delve(who={0: {"space": "las", "things": ["topor"]}, 1: {"lost": 1}}, dice=[3], deck=["dar"]), "build"
        )
    else:
        who = {0: {"space": "pola_5", "offers": ["las"]}, 1: {"lost": 1}}
        table = delve(who=who, spaces={"las": ["tratwa"]}, dice=[4, 3], deck=["dar"])
        play(table, "offer las", "take tratwa")
    until(table, "move", 0)
    assert "drop tratwa" not in lines(table)
    play(table, *(["raft zamek"] if used else ["roll", "go pola_5"]))
    finish(table)
    assert "tratwa" not in things(table)
    assert "tratwa" not in lying(table, seen(table).space)
    assert len(pile(table, "equipment", "tratwa")) == 4
    assert pile(table, "discard", "adventure").count("tratwa") == (not bought)


@pytest.mark.rule("MIM-195")
def test_without_the_card_nobody_crosses() -> None:
    """A storm has taken the raft."""
    who = {0: {"things": ["tratwa"], "raft": 2}, 1: {"lost": 1}}
    table = landed("rowniny_1", who=who, deck=["wicher"], dice=[1, 2])
    assert (things(table), choices(table, "raft")) == ([], [])
    assert choices(table, "go") == ["pola_3", "pola_2"]


@pytest.mark.rule("MIM-183")
def test_whoever_misdirects_another_sends_him_along_the_ring_and_not_over_the_bridge() -> None:
    who = {0: {"space": "puszcza_1"}, 1: {"spells": ["zmylenie_drogi"]}}
    assert choices(delve(dice=[2], who={0: who[0]}), "cross") == ["cw 2"], "by himself he could cross"
    table = play(delve(dice=[2], who=who), "cast zmylenie_drogi")
    assert (seat_to_move(table), topic(table)) == (1, "landing")
    assert {line.split()[0] for line in lines(table)} == {"go"}
