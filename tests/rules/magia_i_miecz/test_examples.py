"""The worked examples of the rulebook, played: each golden transcript is named after the chapter that tells it."""

from __future__ import annotations

import pytest

from brzdek.core.table import Table
from tests.golden import FOLDER, replayed
from tests.rules.dialect import told
from tests.rules.magia_i_miecz.delving import GAME, friends, hand, load, lying, seen, things, went


def example(name: str) -> Table:
    return replayed(FOLDER / GAME / f"{name}.partia")


def lost(table: Table, seat: int = 0) -> int:
    """The Endurance that somebody has lost."""
    return sum(count for who, what, count in told(table, "lost") if (who, what) == (seat, "endurance"))


def cast(table: Table) -> list[tuple[int, str]]:
    """Who has cast what, in order."""
    return [(seat, spell.partition(".")[0]) for seat, spell in told(table, "casts")]


@pytest.mark.rule("MIM-057")
def test_a_wizard_whose_crown_does_not_count_puts_a_spell_down() -> None:
    table = example("polana_2_8")
    assert hand(table) == ["teleportacja", "zniszczenie"]
    assert table.view(None).space("przekleta_polana").hidden == 1
    assert (seen(table).craft, seen(table).spell_limit) == (5, 2)


@pytest.mark.rule("MIM-081")
def test_an_assassin_leaves_the_holy_lance_where_it_was() -> None:
    table = example("lanca_5_2")
    assert lying(table, "pola_1") == ["swieta_lanca"]
    assert things(table) == []


@pytest.mark.rule("MIM-090")
def test_a_stolen_mule_takes_its_load_along() -> None:
    table = example("mul_5_6_a")
    assert things(table) == ["mul"]
    assert load(table, "mul") == ["helm", "miecz", "miecz", "tarcza", "topor", "zbroja"]
    assert things(table, 1) == ["amulet", "korona_salomona", "magiczny_pas"]


@pytest.mark.rule("MIM-091")
def test_a_whirlwind_rolls_for_the_mule_last_and_takes_what_was_saved() -> None:
    table = example("mul_5_6_c")
    rolls = [dice for seat, *dice in told(table, "rolled") if seat == 0]
    assert len(rolls) == 10
    assert things(table) == ["amulet", "korona_salomona", "magiczny_pas"]
    assert lying(table, "wzgorza_1") == ["mul"]


@pytest.mark.rule("MIM-115")
@pytest.mark.parametrize(
    ("name", "spells", "rival"),
    [
        ("czary_9_7_a", ["teleportacja", "fala_mozgowa", "wyssanie"], 1),
        ("czary_9_7_b", ["teleportacja", "fala_mozgowa", "przypadek"], 1),
    ],
)
def test_a_fourth_spell_in_a_round_may_not_be_cast(name: str, spells: list[str], rival: int) -> None:
    table = example(name)
    assert cast(table) == [*((0, spell) for spell in spells), (rival, "dotyk_smierci")]
    assert hand(table) == ["rozproszenie_magii"]
    assert lost(table) == 2
    answers = [(seat, option[0]) for seat, option in table.journal]
    struck = answers.index((rival, "cast"))
    assert answers[struck + 1][1] != "pass", "who may cast no more is not asked"


@pytest.mark.rule("MIM-117")
def test_a_reflection_that_takes_nothing_from_its_author_protects() -> None:
    table = example("odbicie_9_8")
    assert cast(table) == [(0, "zawladniecie"), (1, "odbicie_czaru")]
    assert (things(table), things(table, 1)) == ([], ["miecz"])


@pytest.mark.rule("MIM-185")
def test_over_the_bridge_and_on_in_the_other_direction() -> None:
    table = example("most_12_3")
    assert went(table) == ["straznik", "wzgorza_3", "tajemne_wrota"]
    assert cast(table) == [(0, "unieruchomienie")]
    assert lost(table) == 0


@pytest.mark.rule("MIM-205")
def test_a_minstrel_in_the_desert() -> None:
    table = example("pustynia_14")
    assert things(table) == ["rozdzka", "talizman", "topor", "zbroja"]
    assert friends(table) == ["dziewica"]
    assert told(table, "took_gold") == [(0, 2)]
    assert hand(table) == ["ocalenie"]
    assert cast(table) == []
    assert lost(table) == 1
    assert lying(table, "pustynia_1") == ["amulet", "butelka_wody", "miecz"]


@pytest.mark.rule("MIM-215")
def test_a_trap_counts_as_one_of_two_cards() -> None:
    table = example("oaza_15_5")
    assert went(table) == ["oaza"]
    assert lost(table) == 2
    assert lying(table, "oaza") == lying(table, "runy_3") == ["smok"]


@pytest.mark.rule("MIM-219")
def test_a_lost_fight_ends_the_turn_before_everything_else() -> None:
    table = example("jaskinia_15_6")
    assert lost(table) == 1
    assert lying(table, "jaskinia_czarownika") == ["demon", "rozdzka"]
    assert friends(table, 1) == ["magiczny_pomocnik"]
    assert seen(table).space == "jaskinia_czarownika"


@pytest.mark.rule("MIM-263")
def test_an_imp_leaves_bear_and_gold_in_the_valley() -> None:
    table = example("dolina_18_4")
    assert went(table) == ["ukryta_dolina", "ruiny"]
    assert lying(table, "ukryta_dolina") == ["mieszek_zlota", "niedzwiedz"]
    assert len(told(table, "drew")) >= 5, "two more cards in the Ruins"


@pytest.mark.rule("MIM-303")
def test_turns_as_a_toad_add_up() -> None:
    table = example("ropucha_22_9")
    assert told(table, "toad_begins")[0] == (0, 5)
    assert told(table, "toad_ends") == [(0,)]
