"""The Dungeon deck of Magia i Miecz: as publicly known, and every card met once at the table.

The adventurers have Strength 3, Craft 3, Endurance 4 and one bag of gold; the numbers here are worked out by hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
import yaml

from brzdek.core.paths import cards_folder
from brzdek.core.table import Table
from brzdek.core.text import LANGS, Lang
from brzdek.games.magia_i_miecz.cards.pieces import AdventureCard, EnemyCard
from brzdek.games.magia_i_miecz.rules.state import total
from tests import reference
from tests.games.magia_i_miecz.staged import Folk, case, places, play, seen, staged, world
from tests.support import catalog

DISCARDED = ["discard dungeon"]
HERE = ["space korytarz_2"]
QUIET = ["cisza"] * 4
HUMANOID_KINDS = {"cultist"}
HUMANOIDS = {"Gnoll", "Hobgoblin", "Kobold Brute", "Colossal Ogre", "Black Elf"}
"""And all goblins, as the ledger has it (MIM-246)."""
FLAVOUR_LIMIT = 64


# --- what is known


@cache
def deck() -> Mapping[str, tuple[AdventureCard, int]]:
    """The cards by their English names, with their number in this deck."""
    found: dict[str, tuple[AdventureCard, int]] = {}
    for card in catalog("magia_i_miecz").cards.values():
        if isinstance(card, AdventureCard):
            copies = card.piles.get("dungeon", 0) if card.piles else card.copies * (card.deck == "dungeon")
            if copies:
                found[card.name.en] = (card, copies)
    return found


@cache
def known() -> Mapping[str, Any]:
    facts = reference.facts("talisman_dungeon")
    return {fact["name_en"]: fact for fact in [*facts["deck_4e"], *facts["known_in_this_edition"]]}


def test_sixty_four_cards_all_of_them_known() -> None:
    assert sum(copies for _, copies in deck().values()) == 64
    assert set(deck()) <= set(known())
    assert (deck()["Nobody"][1], deck()["Skull"][1]) == (2, 4)


@pytest.mark.parametrize("name", sorted(deck()))
def test_names_kinds_numbers_and_copies_are_those_of_the_facts(name: str) -> None:
    (card, copies), fact = deck()[name], known()[name]
    kinds = {"object": {"object", "find", "magic_item"}, "magic_object": {"magic_item", "find"}}
    assert card.kind in kinds.get(fact["type"], {fact["type"]})
    assert card.name.pl.casefold() == fact["name_pl"].casefold()
    assert card.number == fact["encounter"]
    assert copies <= (fact.get("copies_4e") or 4)


@pytest.mark.rule("MIM-246")
@pytest.mark.parametrize("name", sorted(name for name, (card, _) in deck().items() if isinstance(card, EnemyCard)))
def test_enemies_are_as_strong_as_suggested(name: str) -> None:
    card, fact = deck()[name][0], known()[name]
    assert isinstance(card, EnemyCard)
    suggested = fact["suggested_value"]
    force = card.craft if card.craft is not None else card.strength
    assert force == {"Mimic": "foe", "Vassal of Darkness": 6}.get(name, suggested)
    humanoid = name in HUMANOIDS or "Goblin" in name or fact["enemy_kind"] in HUMANOID_KINDS
    assert (card.sort == "humanoid") == humanoid


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_line_of_its_own(lang: Lang) -> None:
    text = (cards_folder() / "magia_i_miecz" / "dungeon.yaml").read_text(encoding="utf-8")
    own = [catalog("magia_i_miecz").cards[one["id"]] for one in yaml.safe_load(text)["cards"]]
    said = [card.flavour.to(lang) for card in own if card.flavour is not None]
    assert len(set(said)) == len(own)
    assert not [line for line in said if len(line) > FLAVOUR_LIMIT or line[-1] not in ".!?…”"]


# --- met at the table


def meet(card: str, *dice: int, answers: tuple[str, ...] = (), people: Folk | None = None, **more: Any) -> Table:
    """One space on, to a corridor where the card is drawn."""
    said = dict(people or {})
    own = {"space": "korytarz_1", **said.get(0, {})}
    table = staged(people={**said, 0: own}, dice=(1, *dice), dungeon_deck=[card, *QUIET], **more)
    play(table, "go korytarz_2", *answers)
    return table


MIGHTY: Folk = {0: {"strength": 6, "craft": 6}}
WON, LOST = (6, 1), (1, 6)

MET = [
    case("zawal", {"endurance": 3}, DISCARDED, dice=[1]),
    case("zawal", {"endurance": 4, "lost": 0}, dice=[3, 4], people={1: {"space": "kuchnia"}}, others={1: {"lost": 1}}),
    case("zielona_mgla", {"owns": ["mapa"]}, DISCARDED, people={0: {"owns": ["miecz", "helm", "mapa"]}}),
    case("samotny_krasnolud", {"endurance": 3}, DISCARDED, dice=[1, 1, 6]),
    case("samotny_krasnolud", {"space": "wejscie"}, dice=[2]),
    case("samotny_krasnolud", {"gold": 0}, dice=[3]),
    case("samotny_krasnolud", {"gold": 2}, dice=[4]),
    case("samotny_krasnolud", {"space": "korytarz_3"}, dice=[5]),
    case("samotny_krasnolud", {"owns": ["samotny_krasnolud"]}, ["friends 0"], dice=[6]),
    case("magiczne_lustro", {"spells": 1}, DISCARDED),
    case("ruchome_sciany", {"endurance": 3}, DISCARDED, dice=[2, 2]),
    case("ruchome_sciany", {"endurance": 4}, dice=[1, 2]),
    case("zapadnia", {"space": "wejscie"}, DISCARDED),
    *[case(card, {"trophies": [card]}, ["trophies 0"], dice=WON, people=MIGHTY) for card in (
        "szczury", "goblin_jaskiniowy", "krol_goblinow", "gnoll", "hobgoblin_wrog", "ogromny_ludojad", "ogromny_zuk",
        "pajak_cienia", "pelzajacy_sluz", "spizowy_smok", "skradajacy_sie_cien", "mroczny_akolita", "sluga_ciemnosci",
        "rycerz_smierci", "ksiaze_wampirow", "pomniejszy_demon", "goblin_z_zasadzki")],
    case("goblin_z_zasadzki", {"endurance": 3, "space": "wejscie"}, HERE, dice=LOST),
    case("goblin_kopacz", {"trophies": ["goblin_kopacz"]}, dice=WON),
    case("ogromny_zuk", {"endurance": 3, "owns": []}, HERE, dice=LOST, people={0: {"owns": ["dziewica"]}}),
    case("ogromny_zuk", {"endurance": 2}, HERE, dice=LOST),
    case("ksiaze_wampirow", {"endurance": 2}, HERE, dice=LOST),
    case("pelzajacy_sluz", {"owns": ["mapa"]}, dice=LOST, people={0: {"owns": ["miecz", "mapa"]}}),
    case("krwiokorzen", {"endurance": 3}, ["trophies 0"], dice=WON, people={0: {"strength": 3, "endurance": 1}}),
    case("zywy_posag", {"endurance": 4, "trophies": []}, HERE, dice=WON,
         people={0: {"strength": 6, "owns": ["miecz"]}}),
    case("zywy_posag", {"trophies": ["zywy_posag"]}, dice=WON,
         people={0: {"strength": 6, "owns": ["pogromca_goblinow"]}}),
    case("mimik", {"strength": 1, "trophies": []}, DISCARDED, dice=WON),
    case("smok_skapiec", {"gold": 6}, ["trophies 0"], dice=[*WON, 5], people=MIGHTY),
    case("straznik_grobowca", {"gold": 4, "trophies": []}, dice=WON, people=MIGHTY, answers=("choose gain_gold",)),
    case("straznik_grobowca", {"owns": ["talizman"]}, dice=WON, people=MIGHTY, answers=("choose gain_talisman",)),
    case("wasal_ciemnosci", {"craft": 1, "trophies": []}, DISCARDED, dice=(2, 1), people={0: {"alignment": "evil"}}),
    case("wasal_ciemnosci", {"endurance": 3}, HERE, dice=(6, 1), people={0: {"alignment": "good"}}),
    case("odzwierny", {"space": "miasto"}, dice=[*WON, 1], people=MIGHTY,
         answers=("may yes", "space miasto", "choose *")),
    case("tancerka_runow", {"spells": 3}, dice=WON, people=MIGHTY),
    case("nikt", {"gold": 0}, HERE, dice=[1, 4]),
    case("platnerz_nieznajomy", {"owns": ["tarcza"]}, DISCARDED, answers=("choose receive_tarcza",)),
    case("zbrojmistrz", {"owns": ["topor"]}, DISCARDED, answers=("choose receive_topor",)),
    case("trzy_mieszki_zlota", {"gold": 4}, DISCARDED, answers=("take trzy_mieszki_zlota",)),
    case("dwa_mieszki_zlota", {"gold": 3}, DISCARDED, answers=("take dwa_mieszki_zlota",)),
    case("znaleziony_talizman", {"owns": ["talizman"]}, DISCARDED, answers=("take znaleziony_talizman",)),
    *[case(card, {"owns": [card]}, answers=(f"take {card}",)) for card in (
        "czaszka", "rekawica_potegi", "pogromca_goblinow", "krysztal_mocy", "zwoj_wygnania", "tarcza_wiary",
        "eliksir_gniewu", "pochodnia", "skrzynia", "przysiegi_zemsty", "wierny_ogar", "garbus", "wojownik_tuneli")],
    *[case("przejscie", {"space": space}, HERE, dice=[die, 4], answers=("may yes",)) for die, space in (
        (2, "skaly"), (3, "las"), (5, "zamek"))],
    case("przejscie", {"space": "korytarz_5"}, HERE, dice=[1], answers=("may yes", "space korytarz_5")),
    *[case("sekretne_przejscie", {"space": space}, HERE, dice=[die, 2, 2], answers=("may yes",)) for die, space in (
        (1, "wejscie"), (3, "biblioteka"), (4, "cela"), (5, "kuchnia"), (6, "skarbiec"))],
    case("jama_wezy", {"endurance": 4}, HERE, dice=[3]),
    case("jama_wezy", {"owns": [], "endurance": 4}, HERE, dice=[4], people={0: {"owns": ["dziewica"]}},
         answers=("choose choose",)),
    case("jama_wezy", {"endurance": 3}, HERE, dice=[5]),
    case("kuznia_majstra", {"gold": 4, "lost": 1}, HERE),
    case("kuznia_majstra", {"gold": 4, "lost": 0}, HERE, people={0: {"craft": 2}}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "then", "lies", "how"), MET)
def test_cards_are_met(card: str, then: dict[str, Any], lies: list[str] | None, how: dict[str, Any]) -> None:
    how = dict(how)
    others = how.pop("others", {})
    table = meet(card, *how.pop("dice", ()), **how)
    found = seen(table)
    assert {key: found[key] for key in then} == then
    for seat, state in others.items():
        assert {key: seen(table, seat)[key] for key in state} == state
    if lies is not None:
        assert places(table, card) == lies


def test_every_card_of_the_deck_is_met() -> None:
    met = {param.values[0] for param in MET} | {"pozar", "wyrocznia"}
    assert {card.id for card, _ in deck().values()} == met


@pytest.mark.parametrize(("die", "gone"), [(2, "jama_wezy"), (4, "zbrojmistrz"), (6, "szczury")])
def test_a_fire_burns_one_sort_of_cards_in_the_dungeon(die: int, gone: str) -> None:
    cards = ["jama_wezy", "zbrojmistrz", "szczury"]
    table = meet("pozar", die, lying={"cela": cards, "ruiny": ["goblin"]})
    assert [one for one in cards if places(table, one) == DISCARDED] == [gone]
    assert places(table, "goblin") == ["space ruiny"]


def test_the_oracle_lays_the_deck_in_another_order() -> None:
    own = {"space": "korytarz_1"}
    top = ["wyrocznia", "szczury", "gnoll", "czaszka", "nikt", "pozar"]
    table = staged(people={0: own}, dice=(1,), dungeon_deck=top)
    order = ["czaszka", "pozar", "szczury", "nikt"]
    play(table, "go korytarz_2", *[f"draw_first {one}" for one in order])
    found = [one.partition(".")[0] for one in world(table).zone("deck", "dungeon").copies[:-6:-1]]
    assert found == [*order, "gnoll"]


# --- used


def combat(table: Table, name: str = "strength", during: str = "melee") -> int:
    return total(world(table), 0, name, during)


def carrying(*cards: str, space: str = "korytarz_1") -> Table:
    return staged(people={0: {"space": space, "owns": list(cards)}})


def test_what_helps_in_combat() -> None:
    assert combat(carrying("rekawica_potegi")) == 5
    assert combat(carrying("krysztal_mocy"), "craft", "psychic") == 5
    assert [combat(carrying("przysiegi_zemsty", space=space)) for space in ("kuchnia", "miasto")] == [5, 3]
    assert [combat(carrying("wojownik_tuneli", space=space)) for space in ("kuchnia", "miasto")] == [6, 4]


def test_the_goblin_king_is_stronger_for_each_of_his_people() -> None:
    """Strength 4 and two goblins against 3 and 3: a draw by the dice 5 and 2."""
    lying = {"ruiny": ["goblin"], "cela": ["goblin_jaskiniowy"]}
    table = meet("krol_goblinow", 5, 2, lying=lying)
    assert (seen(table)["endurance"], places(table, "krol_goblinow")) == (4, HERE)


def test_the_goblin_slayer_counts_three_against_goblins() -> None:
    """3 and 3 and a 1 against 2 and a 4: won; without it lost."""
    armed = meet("goblin_jaskiniowy", 1, 4, people={0: {"owns": ["pogromca_goblinow"]}})
    assert seen(armed)["trophies"] == ["goblin_jaskiniowy"]
    assert seen(meet("goblin_jaskiniowy", 1, 4))["endurance"] == 3


def test_a_scroll_sends_an_enemy_away() -> None:
    table = meet("spizowy_smok", people={0: {"owns": ["zwoj_wygnania"]}}, answers=("use zwoj_wygnania *",))
    assert (seen(table)["endurance"], seen(table)["owns"], places(table, "spizowy_smok")) == (4, [], DISCARDED)


@pytest.mark.parametrize(("die", "left"), [(4, 3), (5, 4)])
def test_a_shield_of_faith_saves_in_psychic_combat_too(die: int, left: int) -> None:
    table = meet("rycerz_smierci", 1, 6, die, people={0: {"owns": ["tarcza_wiary"]}})
    assert seen(table)["endurance"] == left


@pytest.mark.parametrize(("die", "then"), [(2, {"endurance": 3}), (3, {"endurance": 4, "trophies": ["gnoll"]})])
def test_an_elixir_of_rage(die: int, then: dict[str, Any]) -> None:
    """With 3 more Strength a 1 is enough against 3 and a 3."""
    table = meet(
        "gnoll",
        die,
        1,
        3 if die > 2 else 1,
        people={0: {"owns": ["eliksir_gniewu"]}},
        answers=("use eliksir_gniewu *",),
    )
    assert {key: seen(table)[key] for key in then} == then


def test_a_hound_fights_and_dies_in_his_masters_place() -> None:
    table = meet("gnoll", 1, 6, people={0: {"owns": ["wierny_ogar"]}}, answers=("use wierny_ogar *",))
    assert (seen(table)["endurance"], seen(table)["owns"]) == (4, [])
    alive = meet("gnoll", 6, 1, people={0: {"owns": ["wierny_ogar"]}}, answers=("use wierny_ogar *",))
    assert (seen(alive)["owns"], seen(alive)["trophies"]) == (["wierny_ogar"], ["gnoll"])


@pytest.mark.parametrize(("die", "gold", "left"), [(3, 4, 4), (4, 1, 3)])
def test_a_chest(die: int, gold: int, left: int) -> None:
    table = staged(people={0: {"space": "korytarz_1", "owns": ["skrzynia"]}}, dice=(die, 1), dungeon_deck=QUIET)
    play(table, "use skrzynia *", "go korytarz_2")
    assert (seen(table)["gold"], seen(table)["endurance"]) == (gold, left)


def test_a_torch_shows_another_way() -> None:
    table = staged(people={0: {"space": "korytarz_1", "owns": ["pochodnia"]}}, dice=(2, 3), dungeon_deck=QUIET)
    play(table, "roll", "use pochodnia *", "go korytarz_3")
    assert seen(table)["space"] == "korytarz_3"


def test_a_hunchback_goes_as_far_as_one_likes_and_no_further() -> None:
    table = staged(people={0: {"space": "korytarz_1", "owns": ["garbus"]}}, dice=(4,), dungeon_deck=QUIET)
    play(table, "roll", "go korytarz_2")
    assert seen(table)["space"] == "korytarz_2"
    outside = staged("mieszek_zlota", people={0: {"space": "korytarz_1", "owns": ["garbus"], "offers": ["pola_1"]}})
    play(outside, "offer pola_1")
    assert seen(outside)["owns"] == []


def test_a_tunneler_leaves_a_tunnel_to_any_corridor() -> None:
    table = meet("goblin_kopacz", *WON)
    assert {f"korytarz_{number}" for number in range(1, 13)} - {"korytarz_2"} <= set(world(table).adventurers[0].offers)


def test_a_lone_dwarf_knows_the_treasury() -> None:
    table = staged(people={0: {"space": "skarbiec", "owns": ["samotny_krasnolud"]}}, dice=(2,))
    play(table, "roll")
    assert seen(table)["space"] == "tajemne_wrota"
