"""Abilities of one's two characters: what they are used for, and what is asked of them, of oneself and of others."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from brzdek.games.magia_i_miecz.face.naming import counted
from brzdek.games.magia_i_miecz.face.ways import percents
from tests.typed.listening import Heard, listener

pytestmark = pytest.mark.xdist_group("typed lines")


def hear(position: str, lang: Lang, line: str) -> Heard:
    return listener(position, lang).hear(line)


@pytest.mark.parametrize(
    ("lang", "line", "move"),
    [
        ("pl", "używam czarownicy, żeby zabrać mu przyjaciela", "use czarownica.1 take"),
        ("pl", "używam czarownicy, żeby zabrać Bolkowi najemnika", "use czarownica.1 take"),
        ("pl", "zabieram mu przyjaciela", "use czarownica.1 take"),
        ("pl", "używam czarownicy, żeby go okraść", "use czarownica.1 roll"),
        ("en", "use the sorceress to take his friend", "use czarownica.1 take"),
        ("en", "use the sorceress to rob him", "use czarownica.1 roll"),
        ("pl", "używam czarownicy", ""),
        ("en", "use the sorceress to steal a spell", ""),
        ("pl", "czy mogę mu zabrać najemnika?", ""),
    ],
)
def test_what_an_ability_is_for_chooses_it(lang: Lang, line: str, move: str) -> None:
    assert hear("squire_witch", lang, line).move == move


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "używam czarownicy, żeby zabrać mu przyjaciela", "tej zdolności nie możesz teraz użyć"),
        ("en", "use the sorceress to take his friend", "you cannot use that ability now"),
    ],
)
def test_an_ability_without_a_target_is_not_replaced_by_another(lang: Lang, line: str, told: str) -> None:
    heard = hear("squire_witch_in_vain", lang, line)
    assert not heard.move and not heard.offered
    assert told in heard.unbroken


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("squire_city", "pl", "co może zrobić czarownica jako mój giermek?", "liczą się wszystkie zdolności tej karty"),
        ("squire_city", "en", "what can the sorceress do as my squire?", "all abilities of the card count"),
        ("squire_city", "pl", "jaki charakter ma Bolek?", "Bolek: charakter dobry."),
        ("squire_city", "en", "what is Bolek's alignment?", "Bolek: good."),
        ("squire_city", "pl", "jaki mam charakter?", "Ala: charakter neutralny."),
        ("squire_hound", "pl", "czy mogę mu zabrać ogara?", "Tak: Czarownica"),
        ("squire_hound", "en", "can I take his hound?", "Yes: Sorceress"),
        ("squire_witch_in_vain", "pl", "czy mogę mu zabrać księżniczkę?", "Nie: Czarownica nie działa na tę kartę"),
        ("squire_city", "pl", "ile kosztuje miecz w wiosce?", "Nie stać cię: brakuje 1 mz."),
        ("squire_city", "en", "how much is a sword in the village?", "You cannot afford it: 1 gold short."),
        ("squire_city", "pl", "mam tylko 2 życia, co radzisz?", "Leczą: Miasto"),
        ("squire_city", "en", "I only have 2 lives, what do you advise?", "These heal: City"),
        ("squire_hound", "pl", "co mogę handlować?", "Handlować można tu z: Bolek"),
        ("squire_city", "en", "what can I trade?", "With nobody now"),
        ("squire_city", "pl", "czy księżniczka mi pomoże w walce?", "Nie, w walce nic nie daje."),
        ("squire_city", "en", "will the princess help me in a fight?", "No, it does nothing in a fight."),
        ("squire_city", "pl", "co to są te podziemia i czy warto tam wejść?", "Warto, gdy jest się silnym i zdrowym."),
        ("squire_city", "en", "what is this dungeon and is it worth going there?", "when strong and whole"),
        (
            "squire_deep",
            "pl",
            "co się stanie, jak ucieknę z podziemi?",
            "każdy następny ruch prowadzi ku Wejściu (stąd 2)",
        ),
        ("squire_deep", "pl", "dokąd trafię, jeśli ucieknę?", "Z Wejścia wychodzi się tam"),
        ("squire_deep", "en", "where will I end up if I flee?", "From the Entrance you come out"),
        (
            "squire_fleeing",
            "pl",
            "czy mogę jeszcze się rozmyślić i iść dalej w głąb?",
            "Nie: ucieczki nie można odwołać",
        ),
        ("squire_fleeing", "en", "can I still change my mind and go deeper?", "No: flight cannot be called off"),
        (
            "squire_deep",
            "pl",
            "dlaczego nie rzuciłem kostką w walce z Celą?",
            "Zabójca: Przeciwnik nie może dodać rzutu",
        ),
        ("squire_city", "pl", "mogę sprzedać miecz i za to się wyleczyć?", "Nie, tylko jedno z tego: albo"),
        ("squire_city", "en", "can I sell my sword and heal for that?", "No, only one of the two: either"),
        ("squire_city", "pl", "ja", "zdolności obu postaci: „postać”"),
        ("squire_city", "en", "me", "abilities of both characters: “sheet”"),
    ],
)
def test_what_is_told(position: str, lang: Lang, line: str, told: str) -> None:
    heard = hear(position, lang, line)
    assert not heard.move
    assert told in heard.unbroken


@pytest.mark.parametrize(("lang", "line"), [("en", "I only have 2 lives"), ("pl", "mam tylko 2 życia")])
def test_who_says_how_little_is_left_orders_nothing(lang: Lang, line: str) -> None:
    assert not hear("squire_city", lang, line).move


@pytest.mark.parametrize(
    ("lang", "line", "move"),
    [
        ("pl", "biorę drugą czaszkę!", "take czaszka.1"),
        ("pl", "drugą czaszkę", "take czaszka.1"),
        ("en", "take the second skull", "take czaszka.1"),
        ("pl", "biorę drugą", ""),
    ],
)
def test_the_second_of_a_name_is_no_second_entry(lang: Lang, line: str, move: str) -> None:
    assert hear("squire_skull", lang, line).move == move


@pytest.mark.parametrize(
    ("lang", "line", "told"), [("pl", "rzucam", "Co zabierasz"), ("en", "roll", "What do you take")]
)
def test_the_question_that_waits_is_named(lang: Lang, line: str, told: str) -> None:
    assert told in hear("squire_skull", lang, line).unbroken


@pytest.mark.parametrize(
    ("lang", "line", "move"),
    [
        ("pl", "daję księżniczkę i 2 mieszki", ""),
        ("pl", "daję miecz i tarczę", ""),
        ("en", "give the sword and 2 gold", ""),
        ("pl", "daję miecz", "give miecz.1"),
        ("en", "give gold", "give gold"),
    ],
)
def test_a_trade_is_one_for_one(lang: Lang, line: str, move: str) -> None:
    heard = hear("squire_trade", lang, line)
    assert (heard.move, heard.offered) == (move, "")
    assert move or ("jedną rzecz" in heard.unbroken or "single thing" in heard.unbroken)


def test_a_name_that_is_offered_stands_behind_a_colon() -> None:
    assert "„weź: Czaszka”" in hear("squire_skull", "pl", "biorę obie czaszki").unbroken
    assert hear("squire_skull", "pl", "weź: Czaszka").move == "take czaszka.1"


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("squire_penniless", "sklep jest za drogi: najtańsze kosztuje 2 mz, masz 0"),
        ("squire_duel", "w walce nic nie daje: Księżniczka"),
    ],
)
def test_a_question_tells_what_would_change_nothing(position: str, told: str) -> None:
    sitting = listener(position, "pl")
    assert told in sitting.face.question(sitting.view(sitting.at), sitting.ask, sitting.words)


def test_chances_make_a_hundred() -> None:
    assert [sum(percents(parts)) for parts in ([1, 1, 1], [21, 2, 13], [1, 0, 999], [0, 0, 36])] == [100] * 4
    assert percents([1, 0, 999]) == [1, 0, 99]


def test_equal_things_are_counted() -> None:
    assert counted(["Czaszka", "Miecz", "Czaszka"]) == ["Czaszka ×2", "Miecz"]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "nie zabieram mu przyjaciela"),
        ("en", "don't take his friend"),
        ("en", "I will not rob him"),
        ("pl", "atakuję Bolka, żeby zabrać mu przedmiot"),
        ("en", "attack Bolek to take his gold"),
        ("en", "fight him and take his friend"),
        ("en", "trade with Bolek to get his mercenary"),
        ("en", "I'd take his gold if he had any"),
        ("pl", "niech Bolek zabierze mi przyjaciela"),
        ("en", "let him take my gold"),
    ],
)
def test_an_ability_is_used_only_by_whoever_says_so(lang: Lang, line: str) -> None:
    assert not hear("squire_witch", lang, line).move.startswith("use")


@pytest.mark.parametrize(
    ("lang", "line", "move"),
    [("pl", "daję miecz za hełm", "give miecz.1"), ("en", "give the sword for 1 gold", "give miecz.1")],
)
def test_what_is_wanted_in_return_is_not_given_as_well(lang: Lang, line: str, move: str) -> None:
    heard = hear("squire_trade", lang, line)
    assert move in (heard.move, heard.offered)


def test_a_deed_that_is_all_one_has_left_is_an_order() -> None:
    assert hear("sabo_hand", "pl", "mam tylko odrzucić mapę").move == "discard map"
