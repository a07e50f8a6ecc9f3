"""Moments of one's own turn and what is told of the others: what follows, what the dice come to, what caused a loss."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.ask import Option
from brzdek.core.drawing import Style, text_of
from brzdek.core.log import Event
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules import events
from brzdek.shell.answering.why import refusal
from brzdek.shell.sitting.session import Session
from tests.games.magia_i_miecz.staged import staged, world
from tests.shell.menagerie import Watched
from tests.shell.screens import seat_down
from tests.support import answer, rulebook
from tests.typed.listening import listener
from tests.typed.positions import table_at

FACE = rulebook("magia_i_miecz").face
SAY = {"pl": FACE.say("pl"), "en": FACE.say("en")}
PASS: Option = ("pass",)


def asked(table: Table, lang: str = "pl") -> str:
    assert table.ask is not None
    return FACE.question(table.view(0), table.ask, SAY[lang])


def passing(table: Table, lang: str = "pl") -> str:
    return FACE.option(table.view(0), PASS, SAY[lang])


def retold(happened: list[Event], lang: str = "pl") -> list[str]:
    return [one.text for one in FACE.retold(staged(players=3).view(0), happened, SAY[lang], Style())]


# -- what follows


@pytest.mark.parametrize(
    ("position", "pl", "en"),
    [
        ("mim_drawn_boar", "dalej – walka: Dzik (wygrasz w 94%)", "go on – fight Wild Boar (you win 94%)"),
        ("mim_drawn_door", "dalej – spotkaj: Sekretne Drzwi", "go on – meet Secret Door"),
        ("mim_rolled", "zostaw ten rzut (3, 1)", "keep this roll (3, 1)"),
        ("mim_before_fight", "dalej – walka: Wilk", "go on – fight Wolf"),
    ],
)
def test_doing_nothing_is_told_by_what_follows(position: str, pl: str, en: str) -> None:
    table = table_at(position)
    assert (passing(table), passing(table, "en")) == (pl, en)


def test_in_the_moment_of_another_one_just_does_nothing() -> None:
    table = table_at("mim_react")
    assert table.ask is not None
    assert FACE.option(table.view(table.ask.seat), PASS, SAY["pl"]) == "nic nie rób"


def test_a_roll_in_a_fight_shows_both_sides_and_the_chance() -> None:
    table = table_at("mim_rolled")
    assert asked(table) == ("Wypadło 3, 1, masz 7; Wilk: 2 + kostka. Wygrasz w 67% (po powtórce w 86%). Robisz coś?")
    score = table.view(0).score
    assert score is not None
    assert (score.own, score.foe, score.foe_dice) == (7, 2, 1)
    before = table.view(0).thrown
    assert before is not None and before.dice == (3, 1), "looking at a second throw leaves the dice as they are"


def test_advice_about_a_roll_speaks_of_the_chances() -> None:
    table = table_at("mim_rolled")
    assert table.ask is not None
    again = next(option for option in table.ask.options if option != PASS)
    assert FACE.why(table.view(0), table.ask, again, SAY["en"]) == "you win 67% as it is, 86% if you throw again"
    assert FACE.gist(table.view(0), again, 1, SAY["en"]).startswith("Gambler (pay 1 bag of gold)")


# -- fights as they were


def test_a_fight_is_named_as_it_was_and_the_dice_are_shown() -> None:
    table = staged(people={0: {"space": "pola_1"}}, lying={"pola_1": ["smok"]})
    view = table.view(0)
    fight = events.Fights(0, ("smok.1",), "melee", (5,))
    assert FACE.event(view, fight, SAY["en"]) == "You fight (melee): Dragon S5 (usually S7)."
    scored = events.Scored(0, 9, ("smok.1",), 12, 3, 5)
    assert FACE.event(view, scored, SAY["en"]) == "You have 6 + 3 = 9 in all, the foe 7 + 5 = 12."
    assert FACE.event(view, scored, SAY["pl"]) == "Razem masz 6 + 3 = 9, przeciwnik 7 + 5 = 12."


def test_a_fight_that_is_fought_tells_its_numbers() -> None:
    table = table_at("mim_rolled")
    answer(table, "pass")
    told = [one for one in table.view(0).events() if isinstance(one, (events.Fights, events.Scored))]
    fight, scored = told[0], told[1]
    assert isinstance(fight, events.Fights) and fight.worths == (2,)
    assert isinstance(scored, events.Scored) and scored.n - scored.die == 4


# -- what caused it


def test_a_loss_in_the_turn_of_another_names_the_card_and_who_met_it() -> None:
    happened = [events.TurnBegins(2, 1), events.Drew(2, "zla_ciemnosc.1"), events.LosesTurn(0, 1)]
    assert "Stracisz 1 turę (Zła Ciemność, dobiera Cela)." in retold(happened)
    assert "You will lose 1 turn (Evil Darkness, drawn by Cela)." in retold(happened, "en")
    cast = [events.TurnBegins(1, 1), events.Casts(1, "blyskawica.1"), events.Lost(0, "endurance", 1)]
    assert any(text.endswith("(Błyskawica, rzuca Bolek)!") for text in retold(cast))


def test_a_loss_in_a_fight_needs_no_further_cause() -> None:
    happened = [
        events.TurnBegins(1, 1),
        events.Drew(1, "zla_ciemnosc.1"),
        events.Fights(1, (0,), "melee"),
        events.FightEnds(1, (0,), "won"),
        events.Lost(0, "endurance", 1),
    ]
    assert "Tracisz 1 punkt Wytrzymałości!" in retold(happened)


def test_nothing_to_lose_names_what_would_have_taken_it() -> None:
    happened = [events.TurnBegins(0, 1), events.Reaches(0, "zla_ciemnosc.1"), events.HadNone(0, "spell")]
    assert "You lose nothing, as you have none: a spell (Evil Darkness)." in retold(happened, "en")


def test_turns_to_be_lost_are_told_once() -> None:
    twice = [events.TurnBegins(0, 1), events.LosesTurn(0, 1), events.Went(0, "las"), events.LosesTurn(0, 1)]
    assert [text for text in retold(twice) if "Stracisz" in text] == ["Stracisz 2 tury."]


def test_whoever_turns_back_in_the_dungeon_is_not_out_of_it() -> None:
    happened = [events.TurnBegins(1, 1), events.Flees(1), events.Went(1, "korytarz_4")]
    assert retold(happened) == ["Bolek: zawraca ku wyjściu z Podziemi, idzie: Korytarz 4"]


# -- the screen


def test_each_player_has_a_line_in_a_short_recap() -> None:
    table = seat_down("magia_i_miecz", 4)
    session = Session(table, None, Watched(size=(80, 24)), "pl")
    told = session.told
    from brzdek.core.retelling import Told

    turns = [Told(f"{name}: idzie: Pola {number}", turn=True, seat=seat)
             for number in range(1, 5) for seat, name in ((1, "Ala"), (2, "Bolek"), (3, "Celina"))]  # fmt: skip
    lines = text_of(told._fitted([*turns, Told("Stracisz 1 turę.", mine=True)], 3))
    assert all(any(f"{name}: idzie: Pola 4" in line for line in lines) for name in ("Ala", "Bolek", "Celina"))
    assert any("Stracisz 1 turę." in line for line in lines)


def test_spells_stand_by_name_and_moment_and_are_read_on_demand() -> None:
    table = staged(people={0: {"space": "wioska", "spells": ["teleportacja"]}})
    view, wide = table.view(0), Style(120)
    brief, whole = (text_of(show(view, SAY["pl"], wide)) for show in (FACE.hand_in_brief, FACE.hand))
    assert len(brief) == 1 and "Teleportacja – " in brief[0]
    assert len(" ".join(whole)) > len(brief[0])


def test_the_prompt_stays_on_one_line() -> None:
    table = staged(people={0: {"space": "wioska", "strength": 9, "craft": 9, "gold": 12, "owns": ["magiczny_pas"]}})
    assert len(f"Ola · {FACE.status(table.view(0), SAY['pl'])}") <= 40


def test_the_table_is_not_shown_again_after_every_small_decision() -> None:
    table = table_at("mim_take")
    screen = Watched("weź miecz", size=(80, 24))
    session = Session(table, None, screen, "pl")
    session.people, session.at, session.hot_seat = [0], 0, False
    session.run()
    assert screen.seen.count("│Wioska") == 1, "taking something does not change where anybody stands"


# -- reasons


def refused(position: str, line: str, lang: Any = "pl") -> str:
    heard = listener(position, lang)
    return refusal(heard.moves, line, heard.words) or ""


def test_what_protects_somebody_is_the_reason_that_nothing_can_be_taken() -> None:
    told = refused("mim_unrobbed", "biorę talizman")
    assert told.startswith("Graczowi Bolek nie można zabrać przedmiotu ani złota (Kosmiczny Pirat).")


def test_a_thing_whose_moment_it_is_says_why_it_is_of_no_use() -> None:
    assert refused("mim_rod", "use the rod of ruin", "en").startswith("Rod of Ruin: the moment is right")
    table = table_at("mim_rod")
    world(table).adventurers[0].space = "przekleta_polana"
    reason = table.view(0).why_not(("use", "berlo_zniszczenia.1"))
    assert reason is not None
    assert FACE.reason(table.view(0), reason, SAY["en"]).startswith("Rod of Ruin does not work on Cursed Glade.")


def test_a_reason_does_not_deny_the_way_to_the_portal_that_is_listed() -> None:
    table = table_at("mim_past_the_gate")
    reason = table.view(0).why_not(("go", "tajemne_wrota"))
    assert reason is not None
    assert "możesz spróbować przejść" in FACE.reason(table.view(0), reason, SAY["pl"])
    assert table.ask is not None
    portal = next(option for option in table.ask.options if option[0] == "portal")
    assert "otworzysz Siłą w 72%" in FACE.option(table.view(0), portal, SAY["pl"])


def test_own_healing_is_named_before_the_places_that_heal() -> None:
    said = listener("mim_herbs", "en").hear("if i land on fields do i heal?").said
    assert said.startswith("Your Herbalist heals: Once per turn")


def test_the_city_names_the_enchantress_and_where_the_gate_leads() -> None:
    table = table_at("mim_city")
    view = table.view(0)
    assert FACE.brief(view, ("choose", "roll"), SAY["pl"]).startswith("Czarodziejka: rzuć kostką")
    assert FACE.brief(view, ("choose", "gateway"), SAY["en"]).endswith("open the Gate to the Cosmic Abyss")


def test_players_who_are_asked_about_stand_on_lines_of_their_own() -> None:
    lines = text_of(FACE.board(staged(players=3).view(0), SAY["en"], Style(400)))
    assert sum(line.strip().startswith(("B Bolek", "C Cela")) for line in lines) == 2
