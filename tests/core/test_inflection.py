"""Words in their forms, and with slips of the fingers."""

from __future__ import annotations

import pytest

from brzdek.core import inflection
from brzdek.core.inflection import begins_a_form, forms_of, is_slip, is_slip_of_a_form, same_root, same_stem


@pytest.mark.parametrize(
    ("word", "form"),
    [
        ("Najemnik", "najemnika"), ("łowczyni", "lowczynie"), ("mapa", "mape"), ("jeździec", "jezdzca"),
        ("zagraj", "zagrac"), ("zepsuty", "zepsuj"), ("Darek", "darkowi"), ("komnata", "komnacie"),
    ],
)  # fmt: skip
def test_polish_forms(word: str, form: str) -> None:
    assert form in forms_of(word)


@pytest.mark.parametrize("word", ["nie", "w", "8,0", "3", "", "Zorblaks", "nie ma"])
def test_what_has_no_forms_is_only_itself(word: str) -> None:
    assert forms_of(word) == {word.lower()}


def test_without_a_dictionary_endings_still_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inflection, "dictionary", lambda: None)
    forms_of.cache_clear()
    assert forms_of("Najemnik") == {"najemnik"}
    forms_of.cache_clear()
    assert same_stem("najemnika", "najemnik")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("zorblaksem", "zorblaks", True), ("odrzucam", "odrzuc", True), ("swords", "sword", True),
        ("zwiad", "zwiadowca", False), ("klucz", "klucznik", False), ("mapa", "map", False), ("", "", False),
    ],
)  # fmt: skip
def test_stems(one: str, other: str, same: bool) -> None:
    assert same_stem(one, other) is same


@pytest.mark.parametrize(
    ("typed", "word", "slip"),
    [
        ("unki", "unik", True), ("mpa", "map", False), ("osuwsko", "osuwisko", True), ("leczenei", "leczenie", True),
        ("goblin", "kobold", False), ("", "", False), ("skrzyzowanei", "skrzyzowanie", True),
    ],
)  # fmt: skip
def test_slips_of_the_fingers(typed: str, word: str, slip: bool) -> None:
    assert is_slip(typed, word) is slip
    assert is_slip_of_a_form(typed, word) is slip


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("lecz", "wylecz", True), ("leczy", "wylecz", True), ("pokonaj", "dokonaj", True), ("mapa", "map", False),
        ("kup", "zakup", False), ("goblin", "kobold", False),
    ],
)  # fmt: skip
def test_roots_of_verbs(one: str, other: str, same: bool) -> None:
    assert same_root(one, other) is same


def test_beginnings_of_forms() -> None:
    assert begins_a_form("psa", "pies")
    assert begins_a_form("najemni", "najemnik")
    assert not begins_a_form("najemc", "najemnik")
    assert not begins_a_form("zz", "najemnik")
