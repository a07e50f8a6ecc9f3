"""What has to be seen where one decides: whole texts, who is near to winning, what is lost, what cannot be had."""

from __future__ import annotations

import pytest

from brzdek.core.ask import Option, written
from brzdek.core.drawing import Style, text_of
from brzdek.core.table import Table
from brzdek.core.text import Lang, abridged
from brzdek.games.magia_i_miecz.face import drawing, looks
from brzdek.games.magia_i_miecz.face.face import WorldFace
from tests.games.magia_i_miecz.staged import play, staged
from tests.shell.menagerie import watch

FACE = WorldFace()


def option_of(table: Table, begins: str) -> Option:
    assert table.ask is not None
    return next(option for option in table.ask.options if written(option).startswith(begins))


def told(table: Table, lang: Lang = "en", seat: int = 0) -> str:
    lines = FACE.retold(table.view(seat), table.view(seat).events(), FACE.say(lang), Style())
    return " ".join(one.text for one in lines)


def test_the_text_of_a_drawn_card_is_told_whole() -> None:
    table = staged("berlo_zniszczenia", people={0: {"space": "wioska"}}, dice=(1,))
    play(table, "go pola_1", until="take")
    card = table.view(0).catalog.cards["berlo_zniszczenia"].text("en")
    assert len(card) > 250
    assert card in told(table) and "…" not in told(table)


def test_where_a_text_must_be_cut_the_other_choice_stays() -> None:
    text = "Możesz zyskać 1 mz, zyskać 1 punkt Siły, zyskać 1 punkt Mocy albo wybrać obszar. Odrzuć tę kartę."
    assert abridged(text, 45) == "Możesz zyskać 1 mz, zyskać 1 punkt Siły… albo wybrać obszar"
    assert abridged(text, 200) == text
    assert abridged("Do one thing; do another; do a third thing after that", 30) == "Do one thing; do another…"


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_nothing_on_offer_is_cut(lang: Lang) -> None:
    for start in ("las", "wioska", "pola_4", "gospoda", "kapliczka"):
        for roll in range(1, 7):
            table = staged(people={0: {"space": start}}, dice=(roll,))
            assert table.ask is not None
            for option in table.ask.options:
                assert "…" not in FACE.brief(table.view(0), option, FACE.say(lang))


def test_nobody_is_glued_behind_a_line_that_was_broken() -> None:
    things = ["helm", "miecz", "tarcza", "zbroja", "rumak"]
    table = staged(players=3, people={1: {"owns": things}})
    lines = drawing.other_lines(table.view(0), FACE.say("en"), Style(60))
    assert any(line.startswith("    ") for line in lines)
    assert all(" C " not in line for line in lines if line.startswith("    "))


def test_who_is_near_to_winning_is_marked() -> None:
    table = staged(players=2, people={1: {"space": "rownina_grozy", "owns": ["talizman"]}})
    [line] = drawing.other_lines(table.view(0), FACE.say("en"), Style(120))
    assert "Talisman · is in the Inner Region" in line and line.count("Talisman") == 1


def test_a_rival_on_the_way_to_the_crown_is_told() -> None:
    table = staged(players=2, people={1: {"space": "rownina_grozy"}}, turn=1)
    table.answer(option_of(table, "step krypta"))
    assert "Beware: Bolek comes near the Crown of Command – Crypt!" in told(table)
    assert "Beware" not in told(table, seat=1)


def test_what_a_way_costs_is_said_before_and_after() -> None:
    table = staged(people={0: {"space": "pola_1", "owns": ["kon"]}}, lying={"pola_1": ["wejscie_do_podziemi"]})
    way = option_of(table, "passage")
    assert FACE.option(table.view(0), way, FACE.say("en")) == "through the passage: Entrance – you lose: Horse"
    assert FACE.option(table.view(0), way, FACE.say("pl")) == "przez przejście: Wejście – tracisz: Koń"
    table.answer(way)
    assert "You discard: Horse (there is no place for it in the Dungeon)." in told(table)


@pytest.mark.parametrize(("gold", "says"), [(0, True), (1, False)])
def test_an_instruction_that_can_do_nothing_says_so(gold: int, says: bool) -> None:
    people = {0: {"space": "wioska", "gold": gold, "offers": ["sala_tortur"], "owns": ["miecz"]}}
    table = staged(people=people)
    play(table, "offer sala_tortur", until="end" if says else "choose")
    assert ("The instruction of Torture Chamber does nothing to you now." in told(table)) is says


def test_what_cannot_be_taken_is_named_with_the_reason() -> None:
    people = {0: {"space": "wioska", "alignment": "evil"}}
    table = staged(people=people, dice=(1,), lying={"pola_1": ["swiety_graal", "miecz"]})
    play(table, "go pola_1", until="take")
    assert table.ask is not None and table.ask.topic == "take"
    asked = FACE.question(table.view(0), table.ask, FACE.say("en"))
    assert "Holy Grail" in asked and "evil" in asked
    assert "[" not in asked


def test_the_chance_of_a_champion_is_his_own() -> None:
    table = staged(
        people={0: {"space": "wioska", "owns": ["czempion"], "strength": 3}}, dice=(1,), lying={"pola_1": ["smok"]}
    )
    play(table, "go pola_1", until="answer")
    told = FACE.option(table.view(0), option_of(table, "use czempion"), FACE.say("en"))
    assert told.endswith("%)") and "(it wins " in told


def test_chances_are_told_of_whom_one_can_meet() -> None:
    table = staged(lying={"pola_3": ["smok"]})
    lines = " ".join(text_of(looks.odds(table.view(0), "smok", FACE.say("pl"), Style())))
    assert "Smok S" in lines and "Król Smoków" not in lines


def test_what_is_handed_in_is_counted() -> None:
    table = staged(people={0: {"trophies": ["goblin", "goblin", "smok"]}})
    table.answer(option_of(table, "exchange strength"))
    assert table.ask is not None
    assert "Goblin S2 ×2" in FACE.question(table.view(0), table.ask, FACE.say("en"))


def test_what_is_only_put_down_takes_little_room() -> None:
    things = ["helm", "miecz", "tarcza", "topor", "kon_i_woz", "zbroja", "pierscien"]
    screen = watch(staged(people={0: {"owns": things}}), "", lang="pl", size=(100, 32))
    below = screen.shots[1][1].split("Twój ruch.")[-1].splitlines()
    assert "1 rzut na ruch" in below[1] and "odłóż … („odłóż Hełm”), załaduj …" in below[2]
