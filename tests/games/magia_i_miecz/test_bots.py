"""The bots of Magia i Miecz: legal, sensible, and blind to what they may not see."""

from __future__ import annotations

import gc
import re
from pathlib import Path

import pytest

from brzdek.core.table import Table
from brzdek.games import magia_i_miecz
from brzdek.games.magia_i_miecz.bots.chances import at_most, duel
from brzdek.games.magia_i_miecz.bots.outlook import Outlook
from brzdek.games.magia_i_miecz.bots.steady import SteadyBot
from tests.rules.magia_i_miecz.adrift import adrift, carried
from tests.rules.magia_i_miecz.delving import delve, landed, seen, things, world
from tests.support import legal, rulebook, seat_down


def steady(table: Table) -> str:
    """What the steady bot answers now."""
    assert table.ask is not None
    bot = rulebook("magia_i_miecz").bots["steady"](table.ask.seat, 1)
    return " ".join(map(str, bot.choose(table.view(table.ask.seat), table.ask)))


def test_the_steady_bot_beats_the_random_one() -> None:
    won = 0
    for seed in range(4):
        table = seat_down("magia_i_miecz", 2, seed=seed, options={"turn_limit": 150})
        make = rulebook("magia_i_miecz").bots
        names = ("steady", "random") if seed % 2 else ("random", "steady")
        table.play_out([make[name](seat, seed) for seat, name in enumerate(names)])
        won += table.rulebook.result(table.game).winners == (names.index("steady"),)
    assert won >= 3


def test_what_it_thinks_of_a_question_ceases_to_be_with_it() -> None:
    """Nothing is left to the garbage collector, which would take a tenth of the time of bulk play for it."""
    table = seat_down("magia_i_miecz", 4, seed=2)
    bots = [rulebook("magia_i_miecz").bots["steady"](seat, 2) for seat in range(4)]
    gc.collect()
    gc.disable()
    try:
        while table.ask is not None and len(table.journal) < 300:
            table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
        left = [one for one in gc.get_objects() if issubclass(type(one), Outlook)]
    finally:
        gc.enable()
    assert len(left) <= len(bots)


def test_it_takes_what_lies_there() -> None:
    table = landed("pola_2", spaces={"pola_2": ["miecz"]})
    assert steady(table).startswith("take miecz")


def test_it_builds_no_raft_beside_one_that_is_due() -> None:
    one = {"space": "puszcza_3", "endurance": 4, "strength": 5, "craft": 3}
    assert steady(delve(who={0: {**one, "things": ["topor"]}})) == "build"
    afloat = delve(who={0: {**one, "things": ["topor", "tratwa"]}})
    assert {"build", "raft"} <= {line.split()[0] for line in legal(afloat)}
    assert steady(afloat).startswith("raft")


def test_it_keeps_out_of_the_way_of_a_dragon() -> None:
    table = delve(who={0: {"space": "rowniny_2"}}, dice=[1], spaces={"puszcza_3": ["wrog_7"]})
    assert steady(table) == "go wzgorza_2"


def test_it_exchanges_trophies_at_once() -> None:
    assert steady(delve(who={0: {"trophies": ["wrog_7"]}})) == "exchange strength"


def test_it_heals_when_it_is_hurt() -> None:
    assert steady(landed("wioska", who={0: {"endurance": 1, "gold": 3}})) == "choose healer"


def test_with_a_talisman_and_strength_it_goes_on_in_the_inner_region() -> None:
    strong = {"space": "otchlan", "done": True, "things": ["talizman"], "strength": 9}
    assert steady(delve(who={0: strong})) == "step dolina_ognia"
    weak = {"space": "kopalnia", "done": True}
    assert steady(delve(who={0: weak})) == "back rownina_grozy"


def test_it_is_asked_about_a_world_it_does_not_change() -> None:
    table = delve(spaces={"pola_2": ["wrog_3"]}, who={0: {"space": "pola_1"}})
    before = (legal(table), seen(table), things(table))
    steady(table)
    assert (legal(table), seen(table), things(table)) == before


def advice(table: Table, seat: int) -> str:
    """What a steady bot answers to the open question, which must be this seat's."""
    assert table.ask is not None
    assert table.ask.seat == seat
    return steady(table)


# --- fights and ways


def test_odds_are_those_of_36_falls() -> None:
    assert duel(0) == (15 / 36, 15 / 36)
    assert duel(3) == (30 / 36, 3 / 36)
    assert duel(-6) == (0.0, 1.0)
    assert at_most(2, 7) == 21 / 36
    assert at_most(3, 3) == 1 / 216


def test_an_enemy_is_sought_by_the_strong_and_avoided_by_the_weak() -> None:
    strong = {"space": "rowniny_2", "strength": 9}
    sought = delve(who={0: strong}, dice=[1], spaces={"puszcza_3": ["wrog_7"]})
    assert steady(sought) == "go puszcza_3"
    avoided = delve(who={0: {"space": "rowniny_2"}}, dice=[1], spaces={"puszcza_3": ["wrog_7"]})
    assert steady(avoided) == "go wzgorza_2"


def test_the_hurt_go_where_they_are_healed() -> None:
    table = delve(who={0: {"space": "pola_6", "endurance": 1, "gold": 3}}, dice=[1])
    assert steady(table) == "go wioska"


def test_a_talisman_that_lies_there_is_fetched() -> None:
    table = delve(who={0: {"space": "rowniny_2"}}, dice=[1], spaces={"puszcza_3": ["talizman"]})
    assert steady(table) == "go puszcza_3"


def test_the_strong_force_the_portal_with_a_talisman_only() -> None:
    strong = {"space": "tajemne_wrota", "strength": 9, "endurance": 6}
    with_it = delve(who={0: {**strong, "things": ["talizman"]}}, dice=[2])
    with_it.answer(("roll",))
    assert steady(with_it).startswith("portal")
    without = delve(who={0: strong}, dice=[2])
    assert steady(without).startswith("go")


def test_a_raft_is_built_where_the_sentinel_is_too_strong() -> None:
    builder = {"space": "puszcza_1", "things": ["topor"], "strength": 4}
    assert steady(delve(who={0: builder})) == "build"
    assert steady(delve(who={0: {**builder, "strength": 0}})) == "roll"


# --- things


def test_what_would_be_put_down_again_is_left() -> None:
    carried = {"things": ["miecz", "butelka_wody", "zbroja", "pierscien"]}
    assert steady(landed("pola_2", who={0: carried}, spaces={"pola_2": ["miecz"]})) == "done"
    assert steady(landed("pola_2", who={0: carried}, spaces={"pola_2": ["magiczny_pas"]})).startswith("take")


def test_taking_and_putting_down_comes_to_an_end() -> None:
    carried = {"things": ["miecz", "topor", "helm", "butelka_wody"]}
    table = landed("pola_2", who={0: carried}, spaces={"pola_2": ["zbroja", "tarcza", "pierscien", "miecz"]})
    answers = 0
    while table.ask is not None and table.ask.topic in ("take", "put_down"):
        option = table.ask.find(steady(table))
        assert option is not None
        table.answer(option)
        answers += 1
        assert answers < 12
    assert things(table) == ["butelka_wody", "miecz", "pierscien", "zbroja"]


# --- spells


def test_a_gift_is_cast_at_once() -> None:
    table = delve(who={0: {"spells": ["wzrost_sily"], "craft": 2}})
    assert steady(table).startswith("cast wzrost_sily")


def test_healing_is_kept_until_it_is_needed() -> None:
    unhurt = delve(who={0: {"spells": ["uzdrowienie"], "craft": 2}})
    assert steady(unhurt) == "roll"
    hurt = delve(who={0: {"spells": ["uzdrowienie"], "craft": 2, "endurance": 1}})
    assert steady(hurt).startswith("cast uzdrowienie")


def test_the_dispel_is_kept_for_the_command() -> None:
    ruler = {"space": "korona_wladzy"}
    table = delve(who={0: ruler, 1: {"spells": ["rozproszenie_magii"], "craft": 2}})
    while table.ask is not None and table.ask.topic == "answer" and table.ask.about[0] != "cast":
        table.answer(("pass",))
    assert advice(table, 1).startswith("cast rozproszenie_magii")


def test_the_strong_cast_the_gate_to_the_abyss_the_weak_keep_it() -> None:
    gate = {"spells": ["nadprzestrzenna_brama_czar"], "craft": 2}
    assert steady(delve(who={0: {**gate, "strength": 5}})).startswith("cast nadprzestrzenna_brama_czar")
    assert steady(delve(who={0: gate})) == "roll"


def at_moment(table: Table, kind: str) -> Table:
    """On to the question about this moment, with nothing done before."""
    while table.ask is not None and not (table.ask.topic == "answer" and table.ask.about[0] == kind):
        table.answer(table.ask.options[0])
    return table


def test_a_dragon_just_drawn_is_put_into_stasis_a_wolf_is_not() -> None:
    weak = {"spells": ["staza"], "craft": 2, "strength": 0}
    dragon = at_moment(landed("pola_2", who={0: weak}, deck=["smok"]), "card_drawn")
    assert steady(dragon).startswith("cast staza")
    wolf = at_moment(landed("pola_2", who={0: {**weak, "strength": 6}}, deck=["wilk"]), "card_drawn")
    assert steady(wolf) == "pass"


def test_the_shell_is_kept_for_the_command() -> None:
    own = {"spells": ["magiczna_muszla"], "craft": 2}
    assert steady(delve(who={0: own})) == "roll"
    ruled = {0: own, 1: {"space": "korona_wladzy"}}
    assert steady(delve(who=ruled, crowned=True, ending="zakonczenie_korona_wladzy")).startswith("cast magiczna_muszla")


def test_fewer_steps_are_bought_with_a_spell_for_a_talisman() -> None:
    own = {"space": "pola_1", "spells": ["oczy_jastrzebia"], "craft": 2}
    worthwhile = delve(who={0: own}, dice=[5], spaces={"wioska": ["talizman"]})
    assert steady(at_moment(worthwhile, "move_roll")).startswith("cast oczy_jastrzebia")


def test_without_spells_it_casts_none() -> None:
    table = delve(who={0: {"spells": ["wzrost_sily"], "craft": 2}})
    assert table.ask is not None
    assert SteadyBot(0, 1, spells=False).choose(table.view(0), table.ask) == ("roll",)


# --- lawful and blind


@pytest.mark.parametrize("players", [2, 4])
def test_games_of_steady_bots_are_decided_by_the_crown(players: int) -> None:
    table = seat_down("magia_i_miecz", players, seed=3, options={"turn_limit": 300})
    make = rulebook("magia_i_miecz").bots["steady"]
    table.play_out([make(seat, 3) for seat in range(players)])
    game = world(table)
    assert game.crowned
    assert game.round <= 300


def test_what_one_cannot_see_makes_no_difference() -> None:
    """The same table with other cards in the other hand and another order of the decks."""
    rival = {"spells": ["sen", "osad"], "craft": 4}
    one = delve(who={0: {"spells": ["teleportacja"], "craft": 3}, 1: rival})
    two = one.fork()
    game = world(two)
    for spell, other in zip(list(game.zone("spells", 1)), list(game.zone("deck", "spells"))[:2], strict=True):
        game.zones.swap(spell, other)
    game.zone("deck", "adventure").copies.reverse()
    assert one.game.plain() != two.game.plain()
    for _ in range(6):
        assert one.ask is not None
        assert two.ask is not None
        if one.ask.seat != 0:
            break
        assert steady(one) == steady(two)
        option = one.ask.find(steady(one))
        assert option is not None
        if option == ("roll",):
            break
        one.answer(option)
        two.answer(option)


def test_the_bots_never_look_behind_the_view() -> None:
    files = list((Path(magia_i_miecz.__file__).parent / "bots").glob("*.py"))
    assert len(files) > 5
    for file in files:
        assert not re.search(r"\._game\b|import .*World\b|magia_i_miecz\.rules", file.read_text(encoding="utf-8")), (
            file.name
        )


# -- the Cosmic Abyss


def test_the_strong_ask_for_the_gate_the_weak_do_not() -> None:
    strong = landed("wioska", who={0: {"strength": 4, "gold": 0}})
    assert steady(strong) == "choose gateway"
    assert steady(landed("wioska", who={0: {"gold": 0}})) != "choose gateway"
    hurt = landed("wioska", who={0: {"strength": 4, "endurance": 2, "gold": 0}})
    assert steady(hurt) != "choose gateway"


def test_it_fights_the_demon_with_its_better_side() -> None:
    assert steady(carried("demon_otchlani", strength=9)) == "choose attacked_by"
    assert steady(carried("demon_otchlani", craft=9)) == "choose attacked_by_2"


def test_it_leaves_the_abyss_when_little_is_left() -> None:
    belt = ["pas_nadprzestrzenny"]
    assert steady(adrift("limbo", things=belt, endurance=1)) == "step wir_otchlani"
    assert steady(adrift("limbo", things=belt, strength=4)) != "step wir_otchlani"
    assert steady(adrift("pustka", things=["namiernik"], endurance=1)).startswith("use namiernik")
    assert steady(adrift("pustka", things=["namiernik"], strength=4)) == "roll"


def test_it_takes_the_best_of_the_nexus_and_of_the_trader() -> None:
    five = ["wrog_7", "rana", "korona_mocy", "niczyj", "pozniej"]
    assert steady(carried("wezel_swiatow", deck=five)).startswith("resolve korona_mocy")
    assert steady(carried("kosmiczna_forteca", gold=5)) == "buy ostrze_plazmowe"
    assert steady(carried("posterunek_obcych", 3, gold=5)) == "choose pay"
