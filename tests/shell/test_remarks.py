"""Lines that only say how things are: nothing is done, nothing is listed, and they are not called incomprehensible."""

from __future__ import annotations

from typing import Any

import pytest

from tests.typed.listening import Listener
from tests.typed.positions import table_at

HEARD = {"pl": "Rozumiem. A ruch?", "en": "I see. And your move?"}


def at(position: str, lang: Any) -> Listener:
    return Listener(table_at(position), lang)


@pytest.mark.parametrize(
    ("position", "lang", "line"),
    [
        ("sabo_hand", "pl", "mam beznadziejną rękę"),
        ("sabo_hand", "pl", "ale pech"),
        ("sabo_hand", "pl", "skończyły mi się korytarze"),
        ("sabo_hand", "pl", "boję się że mnie odkryją"),
        ("sabo_hand", "en", "my hand is terrible"),
        ("sabo_hand", "en", "just bad luck"),
        ("heist_start", "en", "that dragon scares me"),
        ("heist_start", "en", "i'm almost dead, i think"),
        ("mim_move", "pl", "znowu wypadła jedynka"),
        ("mim_move", "pl", "zaraz zginę"),
        ("mim_move", "en", "this is fun"),
    ],
)
def test_a_remark_is_heard(position: str, lang: str, line: str) -> None:
    listener = at(position, lang)
    heard = listener.hear(line)
    assert not heard.move and not heard.offered
    assert HEARD[lang] in heard.said


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("sabo_hand", "pl", "jest remis", "Nic nie rozstrzyga remisu"),
        ("heist_start", "en", "i have no boots left", "A boot is a step"),
        ("mim_move", "pl", "moja siła jest za mała", "walczysz wręcz"),
    ],
)
def test_what_the_guide_says_of_it_is_told(position: str, lang: str, line: str, told: str) -> None:
    heard = at(position, lang).hear(line)
    assert not heard.move and told in heard.said


@pytest.mark.parametrize("line", ["mam plan, rzucam", "chciałbym rzucić"])
def test_whoever_says_what_to_do_beside_it_is_obeyed(line: str) -> None:
    assert at("mim_move", "pl").hear(line).move == "roll"
