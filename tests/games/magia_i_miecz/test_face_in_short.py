"""What somebody new sees: instructions in short, main moves first, what others carry, what a roll is for."""

from __future__ import annotations

import io
from typing import Any

import pytest

from brzdek.core.drawing import Style, text_of
from brzdek.core.table import Table
from brzdek.core.text import Lang
from brzdek.games.magia_i_miecz.face.gists import fitting, of_space
from brzdek.games.magia_i_miecz.rules import events
from brzdek.shell.display.screen import PlainScreen
from brzdek.shell.sitting.session import Session
from tests.games.magia_i_miecz.staged import play, staged
from tests.support import catalog, rulebook, seat_down

FACE = rulebook("magia_i_miecz").face
SAY = {"pl": FACE.say("pl"), "en": FACE.say("en")}
LADEN = ["miecz", "topor", "helm", "tarcza", "kon_i_woz", "butelka_wody", "rozdzka", "pierscien"]


def land(space: str) -> Any:
    return catalog("magia_i_miecz").cards[space]


def news(table: Table, lang: Lang = "en") -> list[str]:
    view = table.view(0)
    return [one.text for one in FACE.retold(view, view.events(), SAY[lang], Style())]


def typed(table: Table, *lines: str, lang: Lang = "en") -> str:
    out = io.StringIO()
    Session(table, None, PlainScreen(out, lines, live=False), lang).run()
    return out.getvalue()


# -- instructions


def test_an_instruction_in_short_says_what_each_result_of_the_die_brings() -> None:
    told = of_space(land("skaly"), SAY["en"])
    assert told == "die (1: fight: Spirit (Craft 4); 2–3: a lost turn; 6: +1 S)"
    assert of_space(land("gospoda"), SAY["pl"]).endswith("4: +1 mz; 5–6: podróż zamiast ruchu)")


@pytest.mark.parametrize(
    ("room", "told"),
    [
        (200, "die (1: toad; 2: −1 S; 3: −1 C; 4: +1 C; 5: +1 S; 6+: +1 spell) / healing (1 gold) / selling"),
        (100, "die (toad, −1 S, −1 C, +1 C, +1 S, +1 spell) / healing (1 gold) / selling things / the Gate"),
        (60, "die / healing (1 gold) / selling things / the Gate"),
    ],
)
def test_where_there_is_less_room_the_die_gives_way_before_what_one_may_do(room: int, told: str) -> None:
    text = fitting(land("miasto"), SAY["en"], "City", room)
    assert text.startswith(f"City · {told}") and len(text) <= room


def test_no_space_with_an_instruction_is_without_a_gist() -> None:
    for card in catalog("smoki").cards.values():
        if card.kind == "space" and card.effects:
            for say in SAY.values():
                assert of_space(card, say), card.id  # type: ignore[arg-type]
                assert "{" not in of_space(card, say)  # type: ignore[arg-type]


def test_whoever_may_skip_an_instruction_is_told_what_it_is() -> None:
    table = staged(people={0: {"space": "pola_2", "pair": ["krasnolud", "giermek_b"]}}, dice=(1,))
    play(table, "go skaly", until="ignore")
    assert table.ask is not None
    told = "Skały: kostka (1: walka: Duch (Moc 4); 2–3: strata tury; 6: +1 S). Możesz pominąć to polecenie. Pomijasz?"
    assert FACE.question(table.view(0), table.ask, SAY["pl"]) == told
    shown = [FACE.option(table.view(0), one, SAY["en"]) for one in table.ask.options]
    assert shown == ["yes, skip the instruction", "no, follow the instruction"]


def test_of_a_choice_of_the_city_a_list_has_the_gist_of_the_die() -> None:
    table = staged(people={0: {"space": "pola_3", "gold": 3}}, dice=(1,))
    play(table, "go miasto", until="choose")
    assert table.ask is not None
    briefs = [FACE.brief(table.view(0), one, SAY["en"]) for one in table.ask.options]
    assert "Enchantress: roll a die (1: toad; 2: −1 S; 3: −1 C; 4: +1 C; 5: +1 S; 6+: +1 spell)" in briefs
    assert "ask the Enchantress to open the Gate to the Cosmic Abyss" in briefs


# -- long questions and ask-backs


def test_what_is_only_put_down_stands_in_a_row_behind_the_main_moves() -> None:
    table = staged(people={0: {"owns": LADEN}})
    assert table.ask is not None and len(table.ask.options) > 8
    lines = typed(table).splitlines()
    place = lines.index("Your move.")
    assert lines[place + 1].strip() == "1 roll to move"
    assert lines[place + 2].strip().startswith("2 put down: Sword  3 Axe  4 ")
    shown = " ".join(lines[place + 2 : place + 8])
    assert all(f" {number} " in shown for number in range(2, len(table.ask.options) + 1))


def test_an_ask_back_is_a_list_with_one_move_to_a_line() -> None:
    table = staged(people={0: {"owns": LADEN}})
    out = typed(table, "load on the cart").splitlines()
    place = next(at for at, line in enumerate(out) if "can mean several things:" in line)
    assert out[place].endswith("several things:")
    assert out[place + 1].startswith("  1 – load: ") and out[place + 2].startswith("  2 – load: ")


# -- what others have


@pytest.mark.parametrize("style", [Style(80), Style(80, compact=True), Style(120)])
def test_what_others_carry_is_seen_on_the_board(style: Style) -> None:
    table = staged(people={1: {"space": "ruiny", "owns": ["miecz", "rumak", "przewodnik"]}})
    lines = text_of(FACE.board(table.view(0), SAY["en"], style))
    assert any(line.startswith(" B Bolek: ") and line.endswith("Sword, Warhorse, Guide") for line in lines), lines


def test_the_standing_says_what_everybody_carries() -> None:
    table = staged(people={0: {"owns": ["helm"]}, 1: {"space": "ruiny", "owns": ["miecz", "przewodnik"]}})
    lines = text_of(FACE.score(table.view(0), SAY["en"], Style(80)))
    assert "    neutral · Helmet · abilities of both characters: “sheet”" in lines
    assert "    neutral · Sword, Guide" in lines


# -- what happened


def test_loading_and_unloading_a_carrier_is_told() -> None:
    table = staged(people={0: {"owns": ["miecz", "kon_i_woz"]}})
    for word, told in (("load", "You load on Horse and Cart: Sword."), ("unload", "You unload: Sword.")):
        assert table.ask is not None
        table.answer(next(one for one in table.ask.options if one[0] == word))
        assert news(table)[-1] == told


def test_a_loss_of_what_one_has_none_of_is_told_with_the_reason() -> None:
    table = staged(people={0: {"space": "pola_3"}}, dice=(1, 2))
    play(table, "go miasto", "choose roll")
    assert "You lose nothing: Strength does not go below its start." in news(table)
    assert events.HadNone(0, "strength") in table.view(1).events()


def test_a_roll_says_what_it_is_for() -> None:
    table = staged("mieszek_zlota", "mieszek_zlota", people={0: {"space": "pustynia_1"}}, dice=(1, 4))
    play(table, "go jaskinia_czarownika", "choose quest")
    assert "You roll the die: 4 (quest)." in news(table)


def test_the_draft_says_who_removed_which_of_ones_characters() -> None:
    table = seat_down("magia_i_miecz", 2)
    for _ in range(2):
        assert table.ask is not None and table.ask.topic == "ban"
        table.answer(table.ask.options[0])
    banned = [one for one in table.view(0).events() if isinstance(one, events.Banned)]
    lost = next(one for one in banned if one.seat == 1)
    assert table.ask is not None
    title = text_of(FACE.picture(table.view(0), table.ask, SAY["en"], Style(120)))[0]
    name = catalog("magia_i_miecz").cards[lost.card.partition(".")[0]].name.en
    assert title == f"Your characters (Bolek removed {name})"


# -- cards


@pytest.mark.parametrize("card", ["tratwa", "ropucha", "talizman", "nadprzestrzenna_brama", "gniew", "luska_cadorusa"])
def test_a_card_on_which_nothing_is_written_says_what_the_rules_make_of_it(card: str) -> None:
    face = rulebook("smoki").face
    for lang in ("pl", "en"):
        say = face.say(lang)
        lines = text_of(face.card(catalog("smoki").cards[card], say, Style()))
        assert any(line.strip() == say(f"card.{card}") for line in lines)


# -- numbers that count


def test_the_number_that_counts_comes_first_and_ones_own_in_brackets() -> None:
    plain = staged(people={0: {}}).view(0)
    helped = staged(people={0: {"owns": ["miecz", "pierscien"]}}).view(0)
    assert FACE.status(plain, SAY["en"]).startswith("S3 C3 ")
    assert helped.adventurer(0).strength != helped.adventurer(0).own_strength
    assert FACE.status(helped, SAY["en"]).startswith(f"S{helped.adventurer(0).strength} (3) ")
    sheet = next(one for one in FACE.looks if "sheet" in one.names.en.split("|"))
    legend = SAY["en"]("sheet.legend")
    assert legend in text_of(sheet.show(helped, "", SAY["en"], Style(300)))
    assert legend not in text_of(sheet.show(plain, "", SAY["en"], Style(300)))


def test_the_sheet_tells_gold_and_spells_on_a_narrow_screen_too() -> None:
    view = staged(people={0: {"owns": ["miecz", "pierscien"]}}).view(0)
    sheet = next(one for one in FACE.looks if "sheet" in one.names.en.split("|"))
    assert any("gold 1" in line for line in text_of(sheet.show(view, "", SAY["en"], Style(50))))
