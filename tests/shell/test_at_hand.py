"""Questions that name nothing are answered from what is before whoever plays: a foe, a place, an open choice."""

from __future__ import annotations

import pytest

from brzdek.core.inquiry import AHEAD, GAIN, HARM, THEN, WHO, WORTH
from brzdek.core.text import Lang
from brzdek.shell.answering.at_hand import sort_of
from tests.typed.listening import Listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")


def said(position: str, lang: Lang, *lines: str) -> str:
    sitting = Listener(table_at(position), lang)
    told = ""
    for line in lines:
        sitting.paper.wipe()
        sitting.talk.hear(line, sitting.ask, sitting.moves)
        told = sitting.paper.written
    return " ".join(told.split())


@pytest.mark.parametrize(
    ("line", "sort"),
    [
        ("what's waiting for me there?", AHEAD),
        ("co tam na mnie czeka?", AHEAD),
        ("who is he?", WHO),
        ("a kto to?", WHO),
        ("what can he do to me?", HARM),
        ("co mi może zrobić?", HARM),
        ("what happens if I lose this", HARM),
        ("what do I get for it?", GAIN),
        ("co za to dostanę", GAIN),
        ("and what then?", THEN),
        ("i co potem", THEN),
        ("is it worth it?", WORTH),
        ("warto?", WORTH),
        ("warto", ""),
        ("what do I get for the Sword?", ""),
        ("what can the Samurai do?", ""),
        ("is it worth going to the Graveyard?", ""),
        ("kto to jest Bolek?", ""),
    ],
)
def test_only_what_names_nothing_is_asked_of_the_moment(line: str, sort: str) -> None:
    assert sort_of(line) == sort


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("mim_weapon", "en", "who is he?", "Dragon S7 – dragon."),
        ("mim_weapon", "pl", "co on mi może zrobić?", "Smok: przegrana kosztuje 1 Wytrzymałości"),
        ("mim_weapon", "en", "what do I get for it?", "after a win you keep a trophy (Strength 7)"),
        ("mim_weapon", "pl", "i co potem?", "remis – nikt nic nie traci"),
        ("mim_evade", "en", "is it worth it?", "Advice: evade"),
        ("mim_drawn_boar", "en", "what can he do to me?", "Wild Boar: a loss costs 1 Endurance"),
        ("mim_how", "pl", "co stracę?", "Gdy wygra Bolek, zabiera ci jedno"),
        ("mim_shop", "en", "what do I get for it?", "Sword (item · weapon): IN USE: +1 Strength"),
        ("mim_meet", "en", "and what then?", "you may take what lies here (Gnome)"),
        ("mim_loot", "pl", "co za to dostanę?", "Muł (Przedmiot"),
        ("mim_portal", "en", "what happens if I fail?", "the Portal stays shut"),
        ("mim_react", "en", "what then?", "Then the turn of Bolek goes on."),
        ("mim_city", "pl", "co jak wyrzucę 1?", "Miasto: Wybierz najwyżej jedno: rzuć kostką (1: zamieniasz się"),
        ("mim_two_trophies", "en", "what do I get for it?", "for trophies worth 7 points in all you get 1 point"),
        ("mim_drawn_door", "en", "and what then?", "If you do nothing: go on – meet Secret Door."),
        ("mim_axe", "en", "what is it for?", "Axe (item · weapon): IN USE: +1 Strength"),
        ("mim_react", "pl", "warto?", "Rada: "),
        ("mim_landing", "en", "what's waiting for me there?", "Fields 2: you draw 1 card"),
        ("mim_landing", "pl", "co tam na mnie czeka?", "Pola 6: dobierasz 1 kartę"),
        ("mim_landing", "en", "is it dangerous?", "the Sentinel: you win 0%"),
        ("mim_landing", "pl", "warto?", "Rada: Pola 2"),
        ("mim_landing", "pl", "w którą stronę bezpieczniej?", "Rada: Pola 2"),
        ("mim_move", "pl", "co tam jest?", "Pola 1 – Kraina Zewnętrzna"),
    ],
)
def test_the_moment_answers(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in said(position, lang, line)


@pytest.mark.parametrize(("position", "line"), [("mim_move", "co tam?"), ("mim_pair", "co tam jest?")])
def test_small_words_name_no_card(position: str, line: str) -> None:
    assert "Treser" not in said(position, "pl", line)


def test_whoever_was_asked_about_before_is_meant() -> None:
    assert "Dragon" not in said("mim_weapon", "en", "where is Bolek?", "who is he?")


@pytest.mark.parametrize(
    ("position", "lang", "line"),
    [
        ("mim_weapon", "en", "can I use both swords?"),
        ("mim_weapon", "en", "two weapons?"),
        ("mim_weapon", "pl", "dwie bronie?"),
        ("mim_move", "en", "can I use both weapons at once?"),
        ("mim_move", "pl", "mogę walczyć mieczem i toporem naraz?"),
        ("mim_move", "en", "can I fight with the sword and the axe together?"),
    ],
)
def test_two_weapons_do_not_count_at_once(position: str, lang: Lang, line: str) -> None:
    told = said(position, lang, line)
    assert "[MIM-273]" in told
    assert {"pl": "Topór (Przedmiot · broń)", "en": "Axe (item · weapon)"}[lang] in told


def test_two_foes_with_one_weapon_are_another_matter() -> None:
    assert "MIM-273" not in said("mim_move", "en", "can I fight both enemies at once?")
