"""Every event, stranger and place of the three Dragon decks, met once at the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brzdek.core.copies import card_of
from brzdek.core.table import Table
from brzdek.core.zones import draw
from brzdek.games.magia_i_miecz.cards.pieces import EnemyCard, SpaceCard
from tests.games.magia_i_miecz.staged import places, play, seen, world
from tests.games.smoki.staged import (
    HERE,
    asleep,
    case,
    catalog,
    check,
    discarded,
    lord_of,
    meet,
    on_lords,
    part,
    staged,
)
from tests.rules.dialect import told

KINDS = ("event", "stranger", "place")


def lying(table: Table, space: str) -> list[str]:
    return sorted(card_of(one) for one in world(table).on(space))


def top(table: Table, deck: str, count: int) -> list[str]:
    """The uppermost cards of a deck, the next one first."""
    return [card_of(one) for one in reversed(world(table).zone("deck", deck).copies[-count:])]


# -- events

RAIDS = [("najazd_na_zamek", "zamek"), ("najazd_na_wioske", "wioska"), ("najazd_na_swiatynie", "swiatynia")]
BROUGHT = {
    "cadorus": ["smoczy_swit", "zloty_smok", "smocze_gniazdo", "smoczy_amulet"],
    "grilipus": ["smoczy_dekret", "zmijatko", "jaskinia_kosci", "smoczatko"],
}


@pytest.mark.parametrize(("card", "space"), RAIDS)
@pytest.mark.rule("SMO-175")
def test_a_raid_lays_four_cards_of_the_kings_deck_on_a_space(card: str, space: str) -> None:
    """An event among them is discarded without effect."""
    king = "grilipus" if lord_of(card) == "cadorus" else "cadorus"
    event, *others = BROUGHT[king]
    table = meet(card, king=king, decks={king: BROUGHT[king]})
    assert lying(table, space) == sorted(others)
    assert (places(table, event), places(table, card)) == ([f"discard {king}"], discarded(card))


def test_cards_of_a_raid_are_not_met_by_whoever_lays_them_out() -> None:
    table = meet("najazd_na_wioske", king="grilipus", grilipus_deck=["zmijatko"] * 2 + ["druid_grilipusa"] * 2,
                 start="pola_1", goal="wioska")  # fmt: skip
    assert (seen(table)["endurance"], lying(table, "wioska")) == (4, ["druid_grilipusa"] * 2 + ["zmijatko"] * 2)


@pytest.mark.parametrize("card", ["smiertelni_rywale_varthraxa", "smiertelni_rywale_grilipusa"])
def test_rivals_kill_each_other(card: str) -> None:
    board = {"oaza": ["zloty_smok"], "las": ["smok"], "miasto": ["wrog_7", "wrog_2"]}
    table = meet(card, lying=board, answers=["card zloty_smok", "card wrog_7"])
    assert [places(table, one) for one in ("zloty_smok", "wrog_7", "smok")] == [
        ["discard cadorus"],
        ["discard adventure"],
        ["space las"],
    ]
    alone = meet(card, lying={"oaza": ["zloty_smok"]})
    assert places(alone, "zloty_smok") == ["space oaza"], "one alone has no rival"


@pytest.mark.parametrize("card", ["smoczy_sen_varthraxa", "smoczy_sen_grilipusa"])
@pytest.mark.rule("SMO-164")
def test_all_dragons_fall_asleep(card: str) -> None:
    board = {"oaza": ["zloty_smok"], "las": ["smok"], "miasto": ["wrog_2"]}
    table = meet(card, lying=board, dragon={"asleep": ["smok"]})
    assert asleep(table) == ["smok", "zloty_smok"]


def test_all_dragons_wake() -> None:
    board = {"oaza": ["zloty_smok"], "las": ["smok"], "miasto": ["wrog_2"]}
    table = meet("smoczy_swit", lying=board, dragon={"asleep": ["zloty_smok", "wrog_2"]})
    assert asleep(table) == ["wrog_2"]


@pytest.mark.parametrize(("king", "left"), [("cadorus", ["space oaza"]), ("varthrax", ["discard cadorus"])])
@pytest.mark.rule("SMO-176")
def test_a_storm_of_fire_burns_the_region_or_the_world(king: str, left: list[str]) -> None:
    board = {"oaza": ["zloty_smok"], "las": ["mapa"]}
    table = meet("burza_ognia", lying=board, king=king)
    assert (places(table, "mapa"), places(table, "zloty_smok")) == (["discard adventure"], left)


def test_the_reign_of_fire_scatters_all_scales_of_the_lords() -> None:
    """Three and one more of the token: each lays two, where his space holds one on the next anticlockwise."""
    people = {1: {"space": "miasto"}}
    answers = ["lord cadorus", "lord cadorus", "lord varthrax"]
    dragon = {"on_lords": {"cadorus": 2, "varthrax": 1}}
    table = meet("panowanie_ognia", people=people, dragon=dragon, answers=answers)
    assert part(table).on_spaces == {
        "pola_1": "varthrax",
        "wioska": "cadorus",
        "miasto": "cadorus",
        "pola_6": "varthrax",
        "pola_3": "grilipus",
    }
    assert on_lords(table) == {"grilipus": 1}, "that of the next turn"


def test_the_reign_of_fire_ends_with_the_game() -> None:
    """No space is left for scales, so each brings rage: the first kills, for good, and the other has won."""
    people: dict[int, dict[str, Any]] = {0: {"endurance": 1}, 1: {"space": "miasto"}}
    dragon = {"on_lords": {"cadorus": 1, "varthrax": 2}, "on_spaces": outer_but()}
    table = meet("panowanie_ognia", people=people, dragon=dragon, answers=["lord cadorus"], options={"final_death": 1})
    assert table.ask is None and world(table).winner == 1
    assert on_lords(table) == {"varthrax": 2, "grilipus": 1}, "nobody takes another"


@pytest.mark.parametrize(("king", "endurance"), [("grilipus", [3, 4]), ("cadorus", [3, 3])])
def test_the_rage_of_an_event(king: str, endurance: list[int]) -> None:
    table = meet("smoczy_gniew_zdarzenie", king=king)
    assert [seen(table, seat)["endurance"] for seat in range(2)] == endurance


@pytest.mark.parametrize(("card", "king", "count"), [
    ("ogniste_natarcie", "grilipus", 5), ("ogniste_natarcie", "cadorus", 10),
    ("smocza_wylegarnia", "cadorus", 3), ("smocza_wylegarnia", "varthrax", 6),
])  # fmt: skip
@pytest.mark.rule("SMO-222")
def test_cards_are_hidden_on_the_adventure_deck(card: str, king: str, count: int) -> None:
    """They lie there face down, and remain cards of their Lord."""
    table = meet(card, king=king)
    game = world(table)
    found = [one for one in game.zone("deck", "adventure") if lord_of(card_of(one))]
    assert (len(found), {lord_of(card_of(one)) for one in found}) == (count, {king})
    assert set(found) == set(game.zone("deck", "adventure").copies[-count:])


def test_a_surprise_attack_drives_back() -> None:
    table = meet("atak_z_zaskoczenia", dice=[3, 4])
    assert (seen(table)["endurance"], seen(table)["space"]) == (3, "las")


@pytest.mark.parametrize(("king", "laid"), [("cadorus", ["pola_1", "las"]), ("grilipus", ["pola_1", "las", "oaza"])])
def test_a_decree_brings_a_card_to_every_scale(king: str, laid: list[str]) -> None:
    decks = {"cadorus": ["zloty_smok"] * 2}
    dragon = {"on_spaces": {"las": "cadorus", "oaza": "varthrax"}}
    also = ["zmijatko", "zmijatko", "smok_zombi"] if king == "grilipus" else []
    table = meet("smoczy_dekret", king=king, dragon=dragon, also=also, decks=decks)
    spaces = [space for space in ("pola_1", "las", "oaza") if lying(table, space)]
    assert spaces == laid


def test_in_a_fury_everybody_draws_two_tokens() -> None:
    tokens = ["luska_grilipusa"] * 2 + ["luska_cadorusa"] * 4
    table = meet("smocza_furia", dragon={"tokens": tokens})
    assert on_lords(table) == {"grilipus": 2, "cadorus": 1}, "two of the second player"


# -- strangers

STRANGERS = [
    case("nauczyciel_sztuk_walki", {"strength": 1, "craft": 1, "scales": {"cadorus": 1}}, HERE,
         answers=["may yes", "lord varthrax", "choose gain_strength", "may yes", "lord varthrax", "choose gain_craft"],
         dragon={"owned": {0: {"varthrax": 2, "cadorus": 1}}}),
    case("czarownik_smoczego_ognia", {"owns": ["talizman"], "scales": {}}, ["discard cadorus"], answers=["may yes"],
         dragon={"owned": {0: {"varthrax": 1}}}),
    case("czarownik_smoczego_ognia", {"owns": [], "scales": {}}, HERE),
    case("basniowy_smok", {"strength": 1}, ["discard cadorus"], answers=["choose gain_strength"]),
    case("basniowy_smok", {"endurance": 5}, ["discard cadorus"], answers=["choose gain_endurance"]),
    case("basniowy_smok", {"space": "las"}, ["discard cadorus"], answers=["choose choose", "space las"], dice=[4]),
    case("kaplan_przybytku", {"owns": [], "alignment": "evil"}, HERE, answers=["choose choose"],
         people={0: {"owns": ["dziewica"]}}),
    case("kaplan_przybytku", {"owns": ["dziewica"], "alignment": "good", "endurance": 3}, HERE,
         answers=["choose lose_endurance_become"], people={0: {"owns": ["dziewica"]}}),
    case("kaplan_przybytku", {"alignment": "neutral", "endurance": 3}, HERE),
    case("niebianski_smok", {"endurance": 4}, ["discard grilipus"], people={0: {"endurance": 1}}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "then", "lies", "how"), STRANGERS)
def test_strangers(card: str, then: dict[str, Any], lies: list[str] | None, how: dict[str, Any]) -> None:
    check(card, then, lies, dict(how))


def test_the_speaker_orders_the_next_cards_of_the_king() -> None:
    deck = ["zloty_smok", "smoczy_amulet", "smocze_lzy", "smocze_jaja", "leze_smoka"]
    wanted = ["smocze_jaja", "zloty_smok", "leze_smoka", "smocze_lzy", "smoczy_amulet"]
    answers = ["may yes", *[f"first {card}" for card in wanted[:-1]]]
    table = meet("mowca_smokow", king="cadorus", cadorus_deck=deck, answers=answers)
    assert (top(table, "cadorus", 5), places(table, "mowca_smokow")) == (wanted, HERE)


def test_the_singer_has_four_songs() -> None:
    board = {"oaza": ["zloty_smok"], "las": ["wrog_2"]}
    table = meet("spiewaczka_snow", lying=board, answers=["may yes", "card wrog_2"])
    assert (asleep(table), places(table, "spiewaczka_snow")) == (["wrog_2"], HERE)
    assert list(world(table).counters.values()) == [3]
    last = meet(lying={**board, "pola_1": ["spiewaczka_snow"]}, counters={"spiewaczka_snow": 1},
                answers=["may yes", "card zloty_smok"])  # fmt: skip
    assert (asleep(last), places(last, "spiewaczka_snow")) == (["zloty_smok"], ["discard varthrax"])


def test_a_flyer_carries_to_scales_and_dragon_cards() -> None:
    board = {"oaza": ["zloty_smok"], "las": ["smok"]}
    table = meet("jezdziec_smoczych_skrzydel", lying=board, dragon={"on_spaces": {"zamek": "cadorus"}}, dice=[1])
    assert sorted(world(table).adventurers[0].offers) == ["oaza", "zamek"]


def test_spirits_gather_scales_and_let_them_go() -> None:
    dragon = {"on_spaces": {"las": "varthrax", "zamek": "grilipus"}}
    taken = meet("smocze_duchy", dragon=dragon, answers=["may yes", "space las"])
    assert part(taken).on_spaces == {"pola_1": "cadorus", "zamek": "grilipus"}
    assert list(part(taken).on_cards.values()) == [["varthrax"]]


def test_spirits_leave_with_the_fourth_scale() -> None:
    table = meet("smocze_duchy", answers=["may yes"], people={1: {"offers": ["pola_1"]}})
    (keeper,) = part(table).on_cards
    assert (part(table).on_spaces, part(table).on_cards[keeper]) == ({}, ["cadorus"])
    part(table).on_cards[keeper] += ["varthrax"] * 2
    part(table).on_spaces["las"] = "grilipus"
    play(table, "offer pola_1", "may yes", "choose choose")
    assert places(table, "smocze_duchy") == ["discard cadorus"]


def test_spirits_lay_a_scale_of_theirs_on_a_free_space() -> None:
    table = meet("smocze_duchy", answers=["may yes"], people={1: {"offers": ["pola_1"]}})
    play(table, "offer pola_1", "may yes", "space las")
    assert part(table).on_spaces == {"las": "cadorus"}


def test_the_caller_gives_back_the_last_spell() -> None:
    none = meet("przywolywacz_czarow", people={0: {"craft": 1}})
    assert (seen(none)["spells"], places(none, "przywolywacz_czarow")) == (0, HERE), "none has been used yet"
    dragon = {"king": "varthrax", "tokens": ["drzemka"] * 2}
    people = {0: {"craft": 1, "space": "wioska"}}
    lying_there = {"pola_1": ["przywolywacz_czarow"]}
    table = staged(people=people, lying=lying_there, dice=[1], spell_deck=["cios", "wnyk"], dragons=dragon)
    game = world(table)
    for _ in range(2):
        draw(game, game.zone("deck", "spells"), game.zone("discard", "spells"), tell=False)
    play(table, "go pola_1", "may yes")
    assert [card_of(one) for one in game.zone("spells", 0)] == ["wnyk"]


def test_a_sprite_has_four_spells_to_give() -> None:
    spells = ["cios", "wnyk", "zbieg", "cios"]
    table = meet("smok_chochlik", spell_deck=spells[:3], people={0: {"craft": 1}}, answers=["may yes", "card zbieg"])
    game = world(table)
    (sprite,) = [one for one in game.on("pola_1") if card_of(one) == "smok_chochlik"]
    assert [card_of(one) for one in game.zone("spells", 0)] == ["zbieg"]
    assert len(game.zone("hoard", sprite)) == 3


def test_st_george_takes_the_place_of_a_dragon_card() -> None:
    board = {"oaza": ["smocze_gniazdo"], "las": ["smok"], "zamek": ["zloty_smok"]}
    table = meet("swiety_jerzy", lying=board, answers=["may yes", "card zloty_smok"])
    assert (places(table, "swiety_jerzy"), places(table, "zloty_smok")) == (["space zamek"], ["discard cadorus"])


# -- places

PLACES = [
    case("przelecz_smoczego_grzbietu", {"space": "las"}, HERE, dice=[2, 4],
         lying={"gospoda": ["smok"], "miasto": ["smok"]}, answers=["may yes", "space las"]),
    case("swiatynia_varthraxa", {"endurance": 3}, HERE),
    case("swiatynia_varthraxa", {"endurance": 4, "owns": []}, HERE, people={0: {"owns": ["dziewica"]}},
         answers=["choose choose"]),
    case("rada_wojenna_varthraxa", {"owns": [], "scales": {"grilipus": 1}}, HERE, people={0: {"owns": ["dziewica"]}},
         answers=["choose choose"]),
    case("rada_wojenna_varthraxa", {"owns": ["dziewica"], "scales": {}, "on_lords": {"grilipus": 1, "cadorus": 1}},
         people={0: {"owns": ["dziewica"]}}, answers=["choose draw_token"],
         dragon={"tokens": ["luska_grilipusa", "luska_cadorusa", "drzemka"]}),
    case("konklawe_cadorusa", {"owns": [], "scales": {"grilipus": 1}}, HERE, people={0: {"owns": ["mapa"]}},
         answers=["choose choose"]),
    case("konklawe_cadorusa", {"on_lords": {"grilipus": 1, "varthrax": 1}}, HERE,
         dragon={"tokens": ["luska_grilipusa", "luska_varthraxa", "drzemka"]}),
    case("sabat_grilipusa", {"spells": 0, "scales": {"grilipus": 1}}, HERE, people={0: {"spells": ["cios"]}},
         answers=["choose choose"]),
    case("smocze_gniazdo", {"on_lords": {"grilipus": 1}}, HERE, answers=["space las"],
         dragon={"tokens": ["luska_grilipusa", "luska_varthraxa", "drzemka"]}),
    case("jaskinia_kosci", {"scales": {"varthrax": 1}, "on_lords": {"grilipus": 1}}, HERE, answers=["claim yes"],
         king="varthrax", dragon={"tokens": ["luska_grilipusa", "luska_varthraxa", "drzemka"]}),
    case("jaskinia_kosci", {"scales": {}, "on_lords": {"grilipus": 1, "varthrax": 1}}, HERE, answers=["claim no"],
         king="varthrax", dragon={"tokens": ["luska_grilipusa", "luska_varthraxa", "drzemka"]}),
    case("jaskinia_kosci", {"scales": {}, "on_lords": {"grilipus": 1, "cadorus": 1}}, HERE,
         king="varthrax", dragon={"tokens": ["luska_grilipusa", "luska_cadorusa", "drzemka"]}),
    case("przybytek_cadorusa", {"gold": 0, "endurance": 4}, HERE, people={0: {"gold": 5}}),
    case("przybytek_cadorusa", {"endurance": 3}, HERE, people={0: {"gold": 0}}),
    case("skarbiec_smoka", {"gold": 3}, HERE),
    case("spokojna_polana", {"endurance": 4, "lost": 1}, HERE, people={0: {"endurance": 1}}, answers=["may yes"]),
    case("spokojna_polana", {"endurance": 1, "lost": 0}, HERE, people={0: {"endurance": 1}}),
    # 1 + 3 + 3 and no scale is 7; then 8, 15 and 22.
    case("wielki_portal", {"endurance": 3, "lost": 1}, HERE, dice=[1], answers=["may yes"]),
    case("wielki_portal", {"endurance": 4, "lost": 1}, HERE, dice=[2], answers=["may yes"]),
    case("wielki_portal", {"space": "rownina_grozy", "lost": 0}, HERE, dice=[6], answers=["may yes"],
         people={0: {"strength": 2}}, dragon={"owned": {0: {"cadorus": 1}}}),
    case("wielki_portal", {"space": "korona_wladzy"}, HERE, dice=[6], answers=["may yes"],
         people={0: {"strength": 5, "craft": 4}}, dragon={"owned": {0: {"cadorus": 1}}}),
    # 1 and a scale of the region and five of one's own is 7: Rage. Then 8, 15 and 22.
    case("smocza_iglica", {"endurance": 3}, HERE, dice=[1], answers=["may yes"],
         dragon={"owned": {0: {"cadorus": 5}}}),
    case("smocza_iglica", {"endurance": 4, "on_lords": {"grilipus": 1, "varthrax": 1}}, dice=[2], answers=["may yes"],
         dragon={"owned": {0: {"cadorus": 5}}, "tokens": ["luska_grilipusa", "luska_varthraxa", "drzemka"]}),
    case("smocza_iglica", {"space": "rownina_grozy"}, HERE, dice=[6], answers=["may yes"],
         dragon={"owned": {0: {"cadorus": 5, "varthrax": 3}}}),
    case("smocza_iglica", {"space": "korona_wladzy"}, HERE, dice=[6], answers=["may yes"],
         dragon={"owned": {0: {"cadorus": 15}}}),
    case("zielony_oltarz", {"endurance": 2}, HERE, dice=[1, 1]),
    case("zielony_oltarz", {"endurance": 3}, HERE, dice=[1, 2]),
    case("zielony_oltarz", {"lost": 1}, HERE, dice=[2, 3]),
    case("zielony_oltarz", {"strength": 1}, HERE, dice=[3, 3]),
    case("zielony_oltarz", {"endurance": 5}, HERE, dice=[5, 3], king="grilipus",
         answers=["may yes", "choose modify_3"]),
    case("kamien_ofiarny", {"gold": 2}, HERE, deck=["mieszek_zlota"], answers=["take *"]),
    case("kamien_ofiarny", {"alive": False}, deck=["smok"]),
]  # fmt: skip


@pytest.mark.parametrize(("card", "then", "lies", "how"), PLACES)
def test_places(card: str, then: dict[str, Any], lies: list[str] | None, how: dict[str, Any]) -> None:
    check(card, then, lies, dict(how))


def test_the_pass_calls_a_dragon_to_whoever_rolls_too_low() -> None:
    board = {"gospoda": ["smok"], "miasto": ["wrog_7"]}
    table = meet("przelecz_smoczego_grzbietu", lying=board, dice=[1], answers=["card wrog_7"])
    assert (places(table, "wrog_7"), places(table, "smok"), seen(table)["endurance"]) == (HERE, ["space gospoda"], 4)


def test_the_roost_lays_the_scale_where_there_is_none() -> None:
    table = meet("smocze_gniazdo", answers=["space las"],
                 dragon={"tokens": ["luska_grilipusa", "luska_varthraxa", "drzemka"]})  # fmt: skip
    assert part(table).on_spaces == {"pola_1": "cadorus", "las": "varthrax"}


def outer_but(*free: str) -> dict[str, str]:
    """A scale on every space of the Outer Region but these."""
    ring = [card.id for card in catalog().cards.values() if isinstance(card, SpaceCard) and card.region == "outer"]
    return {space: "cadorus" for space in ring if space not in free}


def test_the_roost_offers_only_spaces_without_a_scale() -> None:
    tokens = ["luska_grilipusa", "luska_varthraxa", "drzemka"]
    with pytest.raises(AssertionError, match=r"'scale_to'\), \['space miasto', 'space las'\]"):
        meet("smocze_gniazdo", dragon={"tokens": tokens, "on_spaces": outer_but("las", "miasto", "pola_1")})
    one = meet("smocze_gniazdo", dragon={"tokens": tokens, "on_spaces": outer_but("las", "pola_1")})
    assert part(one).on_spaces["las"] == "varthrax", "the only one is not asked for"
    full = meet("smocze_gniazdo", dragon={"tokens": tokens, "on_spaces": outer_but("pola_1")})
    assert on_lords(full) == {"grilipus": 1, "varthrax": 1}, "where all hold one it goes to its Lord as usual"


def test_on_the_stone_one_card_is_drawn() -> None:
    table = meet("kamien_ofiarny", deck=["mieszek_zlota", "wilk"], answers=["take *"])
    drawn = [card_of(copy) for seat, copy in told(table, "drew") if seat == 0]
    assert drawn == ["kamien_ofiarny", "mieszek_zlota"]


def test_dragon_sleep_ends_with_the_tokens() -> None:
    sorts = [
        card.id
        for card in catalog().cards.values()
        if isinstance(card, EnemyCard) and card.kind == "enemy" and card.sort == "dragon"
    ]
    table = meet("smoczy_sen_varthraxa", lying={"las": sorts[:10], "miasto": sorts[10:20]})
    assert len(asleep(table)) == 19


def test_the_hoard_lasts_for_four_visits() -> None:
    table = meet(lying={"pola_1": ["skarbiec_smoka"]}, counters={"skarbiec_smoka": 2})
    assert (seen(table)["gold"], places(table, "skarbiec_smoka")) == (3, ["discard cadorus"])


def test_under_grilipus_nothing_need_be_added_to_the_prayer() -> None:
    table = meet("zielony_oltarz", king="grilipus", answers=["may no"], dice=[3, 3])
    assert seen(table)["strength"] == 1


def test_every_event_stranger_and_place_is_met_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    cards = {card.id for card in catalog().cards.values() if card.kind in KINDS and lord_of(card.id)}
    assert {one for one in cards if f'"{one}"' not in source} == set()
