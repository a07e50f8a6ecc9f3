"""Whoever wishes what cannot be done hears the true reason; what is named beyond a move waits for the next question."""

from __future__ import annotations

import pytest

from tests.typed.listening import listener


@pytest.mark.parametrize(
    ("position", "line", "reason"),
    [
        ("mim_poor_village", "leczę się", "Nie ma czego leczyć"),
        ("mim_poor_village", "kupuję zbroję", "Zbroja kosztuje 4 mz, a masz 2 mz"),
        ("mim_poor_village", "rzucam czar", "Nie masz żadnego Czaru"),
        ("mim_before_fight", "uciekam", "nie masz jak"),
        ("mim_one_thing", "rzucam", "nie ma na co rzucać"),
        ("mim_one_thing", "biorę tarczę", "Tarcza: nie leży tu"),
        ("mim_sage", "zostaję tutaj", "Nie można zostać w miejscu"),
        ("mim_sage", "przechodzę przez most", "najpierw rzut na ruch"),
        ("mim_sage", "wymieniam trofea", "Nie masz trofeów"),
        ("mim_sage", "używam kryształu", "Na końcu swojej tury"),
        ("mim_sage", "używam talizmanu", "działa samo"),
        ("mim_sage", "oddaję talizman Bolkowi", "tylko w handlu"),
        ("mim_sage", "kupuję miecz", "nic nie sprzedaje"),
        ("mim_sage", "walczę", "z kim walczyć"),
        ("mim_meet", "okradam Bolka", "zdolności, która pozwala okradać"),
        ("mim_loot", "skradnij tarczę", "Bolek nie ma tego: Tarcza"),
        ("mim_weapon", "obie bronie", "jednej broni"),
        ("mim_too_much", "zatrzymuję wszystko", "najwyżej 4 przedmioty"),
        ("mim_landing", "rzucam jeszcze raz", "nie pozwala teraz rzucić jeszcze raz"),
        ("mim_move", "koniec tury", "Najpierw ruch"),
    ],
)
def test_the_reason_is_a_true_one(position: str, line: str, reason: str) -> None:
    came = listener(position, "pl").hear(line)
    assert not came.move
    assert not came.offered
    assert reason in came.said


def test_a_thing_of_a_shop_is_bought_in_one_go() -> None:
    at = listener("mim_poor_village", "pl")
    assert at.hear("kupuję miecz").move == "choose shop"
    assert at.talk.waiting(at.ask.seat) == "kup Miecz"


def test_trophies_of_one_kind_are_not_exchanged_for_the_other() -> None:
    came = listener("mim_end", "en").hear("exchange trophies for craft")
    assert not came.move
    assert "Too few trophies (Craft)" in came.said


@pytest.mark.parametrize("line", ["używam kryształu", "mam już talizman, co dalej?"])
def test_nobody_is_offered_to_put_down_what_he_would_use(line: str) -> None:
    assert "drop" not in listener("mim_sage", "pl").hear(line).offered


def test_a_list_that_must_be_answered_offers_to_go_back() -> None:
    assert listener("mim_hand_in", "en").hear("cancel").offered == "do undo"
    assert listener("mim_hand_in", "pl").hear("rezygnuję").offered == "do undo"
