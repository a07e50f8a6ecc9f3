"""The overlay: what lies on the Inner Region, turning back, the Dragon Realm; how it is drawn."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.drawing import Style, text_of
from tests.rules.dialect import story, told, topic
from tests.rules.magia_i_miecz.delving import finish, play, seen, turn, world
from tests.rules.smoki.delving import (
    BESIDE,
    CROWN,
    FOOT,
    PERIL,
    SLUMBER,
    STRONG,
    TOP,
    TOWER,
    UNSEEN,
    VALLEY,
    C,
    G,
    V,
    delve,
    drew,
    in_tower,
    scales,
    spaces,
    ways,
)
from tests.rules.smoki.delving import seen as dragons_seen
from tests.support import answer, legal

# -- what lies on the Inner Region


@pytest.mark.rule("SMO-089", "SMO-090", "SMO-091")
def test_the_realm_lies_on_the_inner_region_space_by_space() -> None:
    table = delve()
    view = table.view(None)
    ring = view.ring["inner"]
    assert {view.land(space).covers for space in (*ring, CROWN)} == {*ring, CROWN}
    assert len(ring) == 8
    bare = delve(options={"overlay": "none"}).view(None)
    assert [bare.land(space).id for space in ring] == list(ring)


@pytest.mark.rule("SMO-092")
def test_the_tower_is_one_path_of_stairs_up_to_the_crown() -> None:
    table = delve(options=TOWER)
    path = table.view(None).ring["dragon_tower"]
    assert path == (FOOT, *[f"schody_{n}" for n in range(1, 7)], TOP)
    cards = [world(table).space(space) for space in path]
    assert [card.draw for card in cards] == [1, 1, 1, 2, 2, 2, 3, 3]
    assert [bool(card.more.get("stairs")) for card in cards] == [False] + [True] * 7


@pytest.mark.rule("SMO-012", "SMO-093")
@pytest.mark.parametrize(("options", "foot"), [({}, PERIL), (TOWER, FOOT)])
def test_the_portal_still_has_to_be_opened_and_leads_onto_the_overlay(options: dict[str, Any], foot: str) -> None:
    table = delve(options=options, dice=[2, 1, 1], who={0: {"space": "czarny_rycerz"}})
    if topic(table) == "move":
        answer(table, "roll")
    answer(table, next(line for line in legal(table) if line.startswith("portal")), "portal strength")
    assert told(table, "portal_opened") == [(0,)]
    assert seen(table).space == foot


@pytest.mark.rule("SMO-094", "SMO-106", "SMO-107")
def test_in_the_realm_one_moves_one_space_without_a_roll() -> None:
    table = delve(who={0: {"space": PERIL}})
    assert legal(table) == ["step kopalnia", "step krypta", "back tajemne_wrota"]
    assert not table.view(0).rolls_to_move
    assert told(table, "rolled") == []


@pytest.mark.rule("SMO-094", "SMO-114")
def test_in_the_tower_no_die_is_rolled_to_move() -> None:
    table = in_tower("schody_2")
    assert legal(table) == ["climb", "back schody_1"]
    assert not table.view(0).rolls_to_move


@pytest.mark.rule("SMO-095", "SMO-096", "SMO-118", "SMO-098")
@pytest.mark.parametrize("options", [{}, TOWER])
def test_inhabitants_can_be_neither_evaded_nor_enchanted(options: dict[str, Any]) -> None:
    nimble = {"pair": ["zwykly_a", "giermek_zwinny"], "spells": ["unik"], "craft": 9}
    if options:
        table = in_tower("schody_1", who=nimble, varthrax_deck=["smok_v"], dice=[6, 1])
        play(table, "climb")
    else:
        table = delve(who={0: {"space": "otchlan", "task": 1, **nimble}}, dice=[6, 1])
        play(table, "stay")
    finish(table)
    assert told(table, "evaded") == []
    assert told(table, "scored") != []
    there = FOOT if options else PERIL
    foe = delve(options=options, who={0: {"spells": ["cios"], "craft": 3}, 1: {"space": there}})
    play(foe, "cast cios")
    finish(foe)
    assert (1, "endurance", 1) in told(foe, "lost"), "adventurers there are touched by spells"


@pytest.mark.rule("SMO-097")
def test_adventurers_meet_only_on_the_plain_and_in_the_valley() -> None:
    view = delve().view(None)
    assert [space for space in view.ring["inner"] if view.land(space).meets] == [PERIL, VALLEY]
    tower = delve(options=TOWER).view(None)
    assert [space for space in tower.ring["dragon_tower"] if tower.land(space).meets] == [FOOT, TOP]
    table = in_tower("schody_6", who={"things": ["talizman"], **STRONG}, varthrax_deck=["dar_v"] * 3)
    table = delve(
        options=TOWER,
        who={0: {"space": "schody_6", "things": ["talizman"]}, 1: {"space": TOP}},
        varthrax_deck=["dar_v"] * 3,
    )
    answer(table, "climb", f"step {TOP}")
    while topic(table) != "meet":
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    assert "attack 1" in legal(table)


@pytest.mark.rule("SMO-099")
def test_the_valley_of_fire_asks_for_a_talisman() -> None:
    without = delve(who={0: {"space": "otchlan", "done": True}})
    assert spaces(without) == ["wieza_wampira"], "there is no other way"
    owner = delve(who={0: {"space": "otchlan", "done": True, "things": ["talizman"]}})
    assert ways(owner) == [f"step {VALLEY}", "back wieza_wampira"]
    tower = in_tower("schody_6")
    assert spaces(tower) == ["schody_5"]
    stopped = in_tower("schody_5", varthrax_deck=["smok_v", "dar_v"], dice=[6, 1])
    answer(stopped, "climb")
    assert legal(stopped) == ["step schody_6", "back schody_4"], "one kill would lead on to the Valley"


# -- turning back


@pytest.mark.rule("SMO-100", "SMO-101", "SMO-102", "SMO-103")
def test_a_retreat_goes_one_space_a_turn_past_all_instructions_and_holds() -> None:
    table = delve(tokens=UNSEEN, who={0: {"space": "otchlan", "task": 3}})
    answer(table, "back wieza_wampira")
    assert told(table, "retreats") == [(0,)]
    assert seen(table).space == "wieza_wampira"
    finish(table)
    assert told(table, "fights") == [], "the Pits are left as they are"
    while turn(table) == 1:
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    assert spaces(table)[:2] == ["wieza_wampira", "kopalnia"], "there is no other way"
    assert told(table, "lost") == [] or all(seat != 0 for seat, *_ in told(table, "lost"))


@pytest.mark.rule("SMO-103")
def test_without_the_overlay_a_retreat_can_be_called_off() -> None:
    own = {0: {"space": "otchlan", "done": True, "things": ["talizman"]}}
    table = delve(tokens=UNSEEN, options={"overlay": "none"}, who=own)
    answer(table, "back wieza_wampira")
    finish(table)
    while turn(table) == 1:
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    assert ways(table) == ["step otchlan", "back kopalnia"]


@pytest.mark.rule("SMO-104")
def test_on_the_plain_one_is_free_again() -> None:
    table = delve(who={0: {"space": "kopalnia", "done": True}})
    answer(table, f"back {PERIL}")
    assert dragons_seen(table).retreat == ()
    tower = in_tower("schody_1")
    answer(tower, f"back {FOOT}")
    assert dragons_seen(tower).retreat == ()


@pytest.mark.rule("SMO-102", "SMO-103", "SMO-101")
def test_in_the_tower_a_retreat_draws_no_cards() -> None:
    table = in_tower("schody_4", dragons={"retreat": [0]}, varthrax_deck=["dar_v"])
    assert drew(table) == []
    assert spaces(table) == ["schody_3"]
    assert dragons_seen(table).retreat == (0,)


@pytest.mark.rule("SMO-100")
def test_whoever_has_drawn_in_the_tower_may_still_turn_back() -> None:
    table = in_tower("schody_3", varthrax_deck=["dar_v", "dar_v"])
    answer(table, "climb")
    assert legal(table) == ["step schody_4", "back schody_2"]
    answer(table, "back schody_2")
    assert seen(table).space == "schody_2"
    assert told(table, "retreats") == [(0,)]


# -- the Dragon Realm


@pytest.mark.rule("SMO-108", "SMO-109")
def test_an_instruction_has_to_be_carried_out_before_one_goes_on() -> None:
    table = delve(who={0: {"space": "jama_wilkolaka", "task": 2, "things": ["talizman"]}})
    assert ways(table) == ["stay", "back smierc"]


@pytest.mark.rule("SMO-110")
def test_devils_and_the_werewolf_are_stronger_by_the_scales_on_the_lords() -> None:
    lords = {"on_lords": {V: 2, C: 1, G: 1}}
    pits = delve(tokens=[SLUMBER], dragons=lords, who={0: {"space": "otchlan", "task": 1, "strength": 9}}, dice=[6, 1])
    answer(pits, "stay")
    assert told(pits, "scored")[0][3] == 4 + 4 + 1
    den = delve(dragons=lords, who={0: {"space": "jama_wilkolaka", "task": 2, "strength": 9}}, dice=[6, 1])
    answer(den, "stay")
    assert told(den, "scored")[0][3] == 2 + 4 + 1


@pytest.mark.rule("SMO-110", "SMO-111")
def test_the_dragonstone_mines_are_the_mines_with_half_of_the_scales_added() -> None:
    lords = {"on_lords": {V: 2, C: 1, G: 1}}
    table = delve(dragons=lords, who={0: {"space": PERIL, "craft": 7}}, dice=[3, 3, 3])
    answer(table, "step kopalnia")
    assert spaces(table) == ["kopalnia", PERIL], "9 + 2 - 10 = 1"
    assert world(table).space("kopalnia").terrain == "kopalnia"
    assert delve().view(None).land("kopalnia").name.en == "Dragonstone Mines"


@pytest.mark.rule("SMO-110", "SMO-112")
def test_the_dragonbone_crypt_is_the_crypt_with_half_of_the_scales_added() -> None:
    lords = {"on_lords": {V: 2, C: 1, G: 1}}
    table = delve(dragons=lords, who={0: {"space": PERIL, "strength": 7}}, dice=[3, 3, 3])
    answer(table, "step krypta")
    assert spaces(table) == ["krypta", PERIL]
    assert delve().view(None).land("krypta").name.pl == "Krypta Smoczej Kości"


@pytest.mark.rule("SMO-110")
def test_death_and_the_vampire_mind_half_of_the_scales() -> None:
    lords = {"on_lords": {V: 2, C: 2}}
    death = delve(dragons=lords, who={0: {"space": "smierc"}}, dice=[3, 3, 2, 3])
    answer(death, "stay")
    assert seen(death).endurance == 3, "6 against 5 + 2"
    vampire = delve(dragons=lords, who={0: {"space": "wieza_wampira"}}, dice=[5])
    answer(vampire, "stay")
    finish(vampire)
    assert seen(vampire).endurance == 1, "5 + 2 counts as 6"


@pytest.mark.rule("SMO-113", "SMO-131", "SMO-132", "SMO-001")
def test_whoever_reaches_the_crown_attacks_the_king_at_once() -> None:
    table = delve(who={0: {"space": VALLEY, "things": ["talizman"]}})
    answer(table, f"step {CROWN}")
    assert (topic(table), legal(table)) == ("attack_how", ["how melee", "how psychic"])
    assert told(table, "ending_revealed") == [], "no ending of the base game"


# -- how it is shown


@pytest.mark.parametrize("options", [{}, TOWER, BESIDE])
def test_the_overlay_is_drawn(options: dict[str, Any]) -> None:
    space = FOOT if options else PERIL
    table = delve(options=options, who={0: {"space": space}})
    face, view = table.rulebook.face, table.view(0)
    drawn = "\n".join(text_of(face.board(view, face.say("pl"), Style(width=120, unicode=True))))
    assert ("Schody 3" in drawn) == bool(options)
    assert ("Kopalnia" in drawn) == (options == {})
    assert "Król: Varthrax" in drawn


def test_scales_are_shown_on_the_board_and_in_the_look_of_the_dragons() -> None:
    table = delve(dragons={"on_spaces": {"ruiny": C}, "owned": {0: {G: 2}}})
    face, view = table.rulebook.face, table.view(0)
    drawn = "\n".join(text_of(face.board(view, face.say("pl"), Style(width=120, unicode=True))))
    assert "◆C" in drawn
    assert "Król: Varthrax ♛ (spotykasz jego łuski) · twoje: G2" in drawn
    look = next(one for one in face.looks if one.names.en == "dragons")
    told_pl = "\n".join(text_of(look.show(view, "", face.say("pl"), Style(width=120))))
    assert "Ruiny (Cadorus)" in told_pl
    assert story(table, "token_drawn") == ["token_drawn"]
    assert scales(table) == {G: 2}
