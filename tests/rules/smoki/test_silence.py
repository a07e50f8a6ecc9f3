"""While a scale is met the text of its space is silent: what that means before, during and after the encounter."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.effects.runtime import allowed
from brzdek.core.table import Table
from brzdek.games.smoki.rules.reasons import TextSilent
from tests.rules.dialect import told, topic
from tests.rules.magia_i_miecz.delving import finish, hand, lines, lying, play, seen, turn, world
from tests.rules.smoki.delving import C, G, V, delve, landed, scales
from tests.support import answer, legal

GLADE, RUNES = "przekleta_polana", "runy_1"


def on(space: str, lord: str, **more: object) -> dict[str, object]:
    return {"on_spaces": {space: lord}, **more}


def glade_speaks(table: Table, seat: int = 0) -> bool:
    """Does the Cursed Glade keep somebody from using items?"""
    return not allowed(world(table), seat, "item_bonus")


def on_the_glade(lord: str = G, **more: Any) -> Table:
    """Seat 0 has come to the Glade with a scale on it, where seat 1 stands already."""
    return landed(GLADE, dragons=on(GLADE, lord), who={1: {"space": GLADE}, **more.pop("who", {})}, **more)


# -- lasting texts


@pytest.mark.rule("SMO-063")
def test_until_it_is_chosen_what_is_met_the_text_does_nothing() -> None:
    table = on_the_glade()
    assert topic(table) == "encounter"
    assert not glade_speaks(table, 0)
    assert glade_speaks(table, 1), "for everybody else it speaks"


@pytest.mark.rule("SMO-063")
def test_the_text_speaks_again_when_the_space_is_met() -> None:
    table = on_the_glade()
    answer(table, "mode space")
    assert turn(table) == 0
    assert glade_speaks(table, 0)


@pytest.mark.rule("SMO-063")
def test_after_the_scale_is_met_the_text_is_silent_until_the_turn_ends() -> None:
    armed = {0: {"things": ["miecz"]}}
    table = on_the_glade(grilipus_deck=["smok_g"], dice=[6, 1], who=armed)
    answer(table, "mode scale", "scale take")
    assert (turn(table), topic(table), scales(table)) == (0, "end", {G: 1})
    assert not glade_speaks(table, 0), "even when the scale itself is gone"
    finish(table)
    assert turn(table) == 1
    assert glade_speaks(table, 0)


@pytest.mark.rule("SMO-063")
def test_a_scale_on_the_space_where_a_turn_begins_silences_nothing() -> None:
    table = delve(dragons=on(GLADE, G), who={0: {"space": GLADE}})
    assert (turn(table), topic(table)) == (0, "landing")
    assert glade_speaks(table, 0)
    elsewhere = landed("oaza", dragons=on(GLADE, G), who={0: {}, 1: {"space": GLADE}})
    assert glade_speaks(elsewhere, 1)


@pytest.mark.rule("SMO-063")
def test_on_the_glade_surplus_spells_are_put_down_at_the_end_of_the_turn() -> None:
    own = {"pair": ["zwykly_f", "giermek_b"], "things": ["korona_mocy"], "spells": ["cios", "zew", "lustro"]}
    usual = landed(GLADE, who={0: own}, dragons={})
    assert topic(usual) == "put_down_spell", "without a scale at once"
    table = landed(GLADE, who={0: own}, dragons=on(GLADE, V), varthrax_deck=["dar_v"])
    finish(table)
    assert topic(table) == "put_down_spell"
    assert told(table, "drew") != [], "only after the Dragon Card"
    assert seen(table).gold == 2
    play(table, "put_down zew")
    assert (hand(table), table.view(None).space(GLADE).hidden) == (["cios", "lustro"], 1)


@pytest.mark.rule("SMO-063")
def test_the_runes_help_no_enemy_whose_scale_is_met() -> None:
    met = landed(RUNES, "mode scale", dragons=on(RUNES, G), grilipus_deck=["smok_g"], dice=[3, 3])
    assert told(met, "scored")[0][3] == 2 + 3
    text = landed(RUNES, "mode space", dragons=on(RUNES, G), spaces={RUNES: ["smok_g"]}, dice=[3, 3])
    assert told(text, "scored")[0][3] == 2 + 3 + 2, "the +2 of the Runes"


# -- texts that do something


@pytest.mark.rule("SMO-063", "SMO-064")
def test_the_example_a_grilipus_scale_on_the_ruins() -> None:
    """The Ruins say “draw 2 cards”; whoever chooses the scale draws one, and meets nobody else."""
    table = landed(
        "ruiny", "mode scale", dragons=on("ruiny", G), grilipus_deck=["smok_g", "smok_g"], deck=["dar"], dice=[1, 6]
    )
    assert [copy.partition(".")[0] for _, copy in told(table, "drew")] == ["smok_g"]
    assert told(table, "fights")[0][2] == "psychic"
    assert lying(table, "ruiny") == ["smok_g"]


@pytest.mark.rule("SMO-064")
@pytest.mark.parametrize(("space", "topics"), [("wioska", {"choose"}), ("swiatynia", {"choose", "may"})])
def test_a_service_is_refused_by_the_kings_scale_and_offered_past_anothers(space: str, topics: set[str]) -> None:
    rich = {0: {"gold": 5, "endurance": 2}}
    barred = landed(space, who=rich, dragons=on(space, V), varthrax_deck=["dar_v"])
    assert seen(barred).gold == 6, "the gift of the Dragon Card"
    assert turn(finish(barred)) == 1, "nothing was offered"
    open_to = landed(space, "mode space", who=rich, dragons=on(space, C), varthrax_deck=["dar_v"], dice=[3, 3])
    assert topic(open_to) in topics or told(open_to, "rolled") != []


@pytest.mark.rule("SMO-064")
def test_why_the_service_is_not_there_can_be_asked() -> None:
    table = landed(GLADE, "mode scale", dragons=on(GLADE, G), grilipus_deck=["smok_g"], dice=[6, 1])
    from brzdek.core.layers import objection

    assert objection(world(table), "suppress_space_text", GLADE, 0) == TextSilent(GLADE)


@pytest.mark.rule("SMO-215")
def test_with_the_kings_scale_the_desert_costs_nothing() -> None:
    usual = landed("pustynia_1", dragons={})
    assert seen(usual).endurance == 3
    safe = landed("pustynia_1", dragons=on("pustynia_1", V), varthrax_deck=["dar_v"])
    assert turn(finish(safe)) == 1
    assert seen(safe).endurance == 4


@pytest.mark.rule("SMO-063", "SMO-188")
def test_ways_of_leaving_a_space_are_no_encounter_and_stay() -> None:
    treasury = delve(dragons=on("skarbiec", V), who={0: {"space": "skarbiec"}})
    assert "flight" in legal(treasury)
    door = delve(dragons=on("ruiny", V), who={0: {"space": "ruiny"}}, spaces={"ruiny": ["wejscie_do_podziemi"]})
    assert "passage wejscie" in lines(door)
