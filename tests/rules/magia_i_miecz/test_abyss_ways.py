"""The Cosmic Abyss: five ways in, the roads, the ways out."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard
from brzdek.games.magia_i_miecz.rules.moves import start_spaces
from tests.rules.dialect import offers, told, topic
from tests.rules.magia_i_miecz.adrift import GATE, VORTEX, adrift, carried
from tests.rules.magia_i_miecz.delving import (
    choices,
    delve,
    finish,
    friends,
    landed,
    lines,
    lying,
    pile,
    play,
    seen,
    things,
    turn,
    went,
    world,
)
from tests.support import answer, catalog

RING = {0: 1, 1: 3, 2: 7}
"""How far each road leads in the order of the spaces: white, blue, red."""


def spaces() -> dict[int, SpaceCard]:
    cards = [card for card in catalog("magia_i_miecz").cards.values() if isinstance(card, SpaceCard)]
    return {card.place: card for card in cards if card.region == "abyss"}


# --- the ways in


@pytest.mark.rule("MIM-160", "MIM-172")
def test_a_spell_opens_the_gate_for_its_caster_instead_of_the_roll() -> None:
    own = {"spells": ["nadprzestrzenna_brama_czar"], "things": ["drobiazg"], "space": "miasto"}
    table = play(delve(3, who={0: own}), "cast nadprzestrzenna_brama_czar")
    assert went(table) == [GATE]
    assert [seen(table, seat).space for seat in (1, 2)] == ["pola_3", "rowniny_2"], "nobody else"
    finish(table)
    assert turn(table) == 1, "the turn ends there"
    assert 0 not in [seat for seat, _ in told(table, "thrown")]
    late = landed("pola_2", who={0: {"spells": ["nadprzestrzenna_brama_czar"]}}, deck=["drobiazg"])
    assert "cast nadprzestrzenna_brama_czar" not in lines(late), "not after the move"


@pytest.mark.rule("MIM-162", "MIM-163", "MIM-166")
@pytest.mark.parametrize("home", ["wioska", "miasto"])
@pytest.mark.parametrize(("dice", "worthy"), [((3, 3), True), ((6, 1), True), ((2, 3), False), ((1, 1), False)])
def test_sage_and_enchantress_want_the_sum_of_the_card(home: str, dice: tuple[int, int], worthy: bool) -> None:
    own = {"strength": 4, "craft": 4, "pair": ["zwykly_a", "giermek_a"], "gold": 0}
    table = landed(home, "choose gateway", who={0: own}, dice=dice)
    assert told(table, "thrown")[0] == (0, dice), "against 3 + 3 of the card; nothing gained counts"
    if worthy:
        answer(table, "may yes")
        assert (seen(table).space, turn(table)) == (GATE, 1)
        assert told(table, "gate_shut") == []
    else:
        assert (seen(table).space, turn(table)) == (home, 1), "the turn is over"
        assert told(table, "gate_shut") == [(0,)]


@pytest.mark.rule("MIM-162")
def test_who_is_found_worthy_need_not_go() -> None:
    table = landed("wioska", "choose gateway", "may no", dice=(6, 6))
    assert seen(table).space == "wioska"
    assert told(table, "gate_shut") == []


@pytest.mark.rule("MIM-166")
def test_one_attempt_a_visit_but_any_number_of_visits() -> None:
    who: dict[int, Any] = {0: {"things": ["drobiazg"], "offers": ["wioska"]}, 1: {"lost": 9}}
    table = delve(dice=(1, 1, 6, 6, 1, 2), who=who)
    play(table, "offer wioska", "choose gateway")
    assert topic(table) == "end", "there is no second attempt in this visit"
    world(table).adventurers[0].offers = ("wioska",)
    play(finish(table), "offer wioska", "choose gateway", "may yes")
    assert seen(table).space == GATE, "but there is one in the next"


@pytest.mark.rule("MIM-164", "MIM-165")
@pytest.mark.parametrize(
    ("die", "own", "passes"),
    [
        (1, {"gold": 9}, False),
        (3, {"gold": 9}, False),
        (4, {"friends": ["towarzysz"]}, True),
        (4, {"gold": 9}, False),
        (5, {"things": ["pas_sily"]}, True),
        (5, {"things": ["drobiazg"]}, False),
        (6, {"gold": 2}, True),
        (6, {"gold": 1}, False),
    ],
)
def test_the_warlock_names_his_price(die: int, own: dict[str, Any], passes: bool) -> None:
    table = landed("jaskinia_czarownika", "choose gateway", who={0: own}, dice=[die], deck=["niczyj", "zrodlo"])
    if not passes:
        assert (seen(table).space, told(table, "gate_shut")) == ("jaskinia_czarownika", [(0,)])
        assert turn(table) == 1 or topic(table) == "end", "whoever cannot pay ends his turn"
        return
    answer(table, "may yes")
    assert seen(table).space == GATE
    assert friends(table) == []
    assert "pas_sily" not in things(table)
    assert seen(table).gold == own.get("gold", 1) - (2 if die == 6 else 0)


@pytest.mark.rule("MIM-165")
def test_paying_the_warlock_is_optional_and_declining_ends_the_turn() -> None:
    own = {"gold": 5, "quest": 6}
    table = landed("jaskinia_czarownika", "choose gateway", "may no", who={0: own}, dice=[6], deck=["dar", "dar"])
    assert (seen(table).gold, seen(table).space, turn(table)) == (7, "jaskinia_czarownika", 1)
    assert seen(table).quest == 6, "nothing more is asked, not even what the quest demands"


@pytest.mark.rule("MIM-164")
def test_whoever_pays_chooses_what_goes_to_its_pile() -> None:
    own = {"friends": ["towarzysz", "nosiciel"]}
    table = landed("jaskinia_czarownika", "choose gateway", "may yes", who={0: own}, dice=[4], deck=["dar", "dar"])
    assert sorted(line.partition(".")[0] for line in offers(table, "card")) == ["nosiciel", "towarzysz"]
    play(table, "card nosiciel")
    assert (friends(table), "nosiciel" in pile(table, "discard", "adventure")) == (["towarzysz"], True)


@pytest.mark.rule("MIM-167")
@pytest.mark.parametrize("home", ["wioska", "miasto", "jaskinia_czarownika"])
@pytest.mark.parametrize(("dice", "passes"), [((1, 1), True), ((1, 2), False), ((6, 6), False)])
def test_a_toad_needs_two_ones(home: str, dice: tuple[int, int], passes: bool) -> None:
    own = {"toad": 3, "gold": 0}
    table = landed(home, "choose gateway", who={0: own}, dice=dice, deck=["drobiazg", "drobiazg"])
    if passes:
        answer(table, "may yes")
    assert (seen(table).space == GATE) is passes


@pytest.mark.rule("MIM-168")
def test_sage_and_enchantress_send_once_each_the_warlock_again_and_again() -> None:
    once = landed("wioska", "choose gateway", "may yes", dice=(6, 6))
    assert world(once).adventurers[0].sent_by == ("sage",)
    sent = {0: {"sent_by": ["sage", "warlock"], "gold": 4}}
    assert "gateway" not in choices(landed("wioska", who=sent), "choose")
    assert "gateway" in choices(landed("miasto", who=sent), "choose")
    cave = landed("jaskinia_czarownika", "choose gateway", "may yes", who=sent, dice=[6], deck=["dar", "dar"])
    assert seen(cave).space == GATE


@pytest.mark.rule("MIM-169")
@pytest.mark.parametrize(
    ("card", "dice", "more"),
    [("porwanie", (), ()), ("przybysz_z_gwiazd", (2,), ()), ("kamienny_krag", (4,), ("may yes",))],
)
def test_cards_lead_there(card: str, dice: tuple[int, ...], more: tuple[str, ...]) -> None:
    table = landed("pola_2", *more, deck=[card], dice=dice)
    assert went(table) == ["pola_2", GATE]


@pytest.mark.rule("MIM-170", "MIM-090")
def test_mule_and_mounts_stay_where_one_leaves_with_their_loads() -> None:
    own = {"things": ["mul", "rumak", "drobiazg"], "load": {"mul": ["miecz", "helm"]}}
    table = landed("pola_2", who={0: own}, deck=["porwanie"])
    assert things(table) == ["drobiazg"]
    assert lying(table, "pola_2") == ["mul", "rumak"]
    mule = next(one for one in world(table).on("pola_2") if one.startswith("mul."))
    assert sorted(one.partition(".")[0] for one in world(table).zone("load", mule)) == ["helm", "miecz"]
    carts = landed("pola_2", who={0: {"things": ["kon", "kon_i_woz"]}}, deck=["porwanie"])
    assert (things(carts), lying(carts, "pola_2")) == ([], ["kon", "kon_i_woz"])


@pytest.mark.rule("MIM-171")
def test_the_poltergeist_is_shaken_off() -> None:
    table = landed("pola_2", who={0: {"friends": ["poltergeist", "towarzysz"]}}, deck=["porwanie"])
    assert friends(table) == ["towarzysz"]
    assert "poltergeist" in pile(table, "discard", "adventure")
    assert lying(table, "pola_2") == []


# --- the roads


@pytest.mark.rule("MIM-172", "MIM-441", "MIM-002")
def test_sixteen_spaces_and_three_roads_from_each() -> None:
    ring = spaces()
    assert len(ring) == 16
    for place, card in ring.items():
        assert card.roads == tuple(ring[(place + step) % 16].id for step in RING.values())


@pytest.mark.rule("MIM-172", "MIM-007")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_tells_which_road_has_to_be_taken(die: int) -> None:
    table = adrift("kosmiczna_forteca", die, 4, 4)
    assert lines(table) == ["roll", "drop drobiazg"], "nothing to choose"
    play(table, "roll")
    assert went(table)[0] == spaces()[5].roads[(die - 1) // 2]
    assert told(table, "drifts") == [(0, ("white", "blue", "red")[(die - 1) // 2])]


@pytest.mark.rule("MIM-173")
def test_roads_lead_one_way() -> None:
    ring = {card.id: card.roads for card in spaces().values()}
    assert not [(one, other) for one, roads in ring.items() for other in roads if one in ring[other]]
    reached = {went(play(adrift("wezel_swiatow", die, 1), "roll"))[0] for die in range(1, 7)}
    assert VORTEX not in reached, "although a road leads from there to here"


@pytest.mark.rule("MIM-174")
def test_what_helps_elsewhere_does_not_help_on_the_roads() -> None:
    own: dict[str, Any] = {
        "pair": ["zwykly_a", "giermek_powolny"],
        "things": ["plecak_odrzutowy"],
        "spells": ["teleportacja"],
    }
    table = adrift("limbo", 6, **own)
    assert lines(table) == ["roll", "drop plecak_odrzutowy"]
    play(table, "roll")
    assert went(table)[:1] == ["pole_asteroid"], "not a space further, nor one less"
    winged = adrift("limbo", 6, 3, things=["skrzydlate_buty"])
    play(winged, "roll")
    assert went(winged)[:1] == ["pole_asteroid"]
    assert told(winged, "thrown")[0] == (0, (6,))


@pytest.mark.rule("MIM-298", "MIM-172")
def test_a_toad_rolls_for_its_road() -> None:
    table = adrift("limbo", 5, toad=2, things=[])
    assert went(table)[0] == "pole_asteroid"


@pytest.mark.rule("MIM-442")
def test_the_time_loop_leads_back_without_a_roll() -> None:
    table = finish(play(adrift("czwarty_wymiar", 3), "roll"))
    assert went(table) == ["petla_czasu"]
    assert lines(table) == ["step czwarty_wymiar", "drop drobiazg"]
    play(table, "step czwarty_wymiar")
    assert went(table)[:2] == ["petla_czasu", "czwarty_wymiar"]
    assert len(told(table, "drifts")) == 1
    put = finish(carried("petla_czasu"))
    assert lines(put) == ["roll", "drop drobiazg"], "whoever was put there rolls as usual"


@pytest.mark.rule("MIM-443")
@pytest.mark.parametrize(
    ("die", "space"),
    [(1, "skaly"), (2, "jaskinia_czarownika"), (3, "wioska"), (4, "swiatynia"), (5, "rownina_grozy"), (6, GATE)],
)
def test_the_vortex_lets_go(die: int, space: str) -> None:
    table = delve(
        dice=[1, die, 4, 3],
        who={0: {"space": "limbo", "things": ["drobiazg"]}, 1: {"lost": 9}},
        deck=["drobiazg", "drobiazg"],
    )
    play(table, "roll")
    assert went(table)[:2] == [VORTEX, space]
    if die == 6:
        assert told(table, "drew") == []
        finish(table)
        assert lines(table) == ["roll", "drop drobiazg"]
        assert (seen(table).space, turn(table)) == (GATE, 0), "the turn ended there; this is the next one"
    if die == 2:
        assert len(told(table, "drew")) == 2, "the space reached is explored"
    if die == 3:
        assert topic(table) == "choose"


@pytest.mark.rule("MIM-023")
def test_a_character_from_the_abyss_begins_at_the_gate() -> None:
    table = delve(
        dice=[1, 4],
        who={0: {"pair": ["zwykly_z_otchlani", "giermek_b"], "space": GATE, "things": ["drobiazg"]}, 1: {"lost": 9}},
    )
    play(table, "roll")
    assert went(table)[0] == "plan_astralny", "already in the first turn"
    assert start_spaces(world(table), 0) == [GATE]
