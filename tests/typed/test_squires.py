"""Abilities of one's two characters: what they are used for, and what is asked of them, of oneself and of others."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
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
