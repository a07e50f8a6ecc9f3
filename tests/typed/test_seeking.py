"""Whoever goes somewhere to fight somebody is led there, and fights as soon as that is asked."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import Listener, listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("position", "lang", "line", "move", "waits"),
    [
        ("mim_bear_ahead", "pl", "idę bić niedźwiedzia", "go puszcza_1", []),
        ("mim_bear_ahead", "pl", "idę walczyć z wilkiem", "go puszcza_1", []),
        ("mim_bear_ahead", "en", "go fight the bear", "go puszcza_1", []),
        ("mim_bear_ahead", "en", "fight the wolf in the woods", "go puszcza_1", []),
        ("mim_bear_ahead", "pl", "idę bić Bolka", "go pola_1", ["zaatakuj: Bolek"]),
        ("mim_bear_ahead", "pl", "idę na pola 1 bić bolka", "go pola_1", ["zaatakuj: Bolek"]),
        ("mim_bear_ahead", "en", "attack bolek at the fields", "go pola_1", ["attack Bolek"]),
        ("mim_bear_ahead", "en", "i'll go and beat up bolek", "go pola_1", ["attack Bolek"]),
        ("smoki_bear_ahead", "pl", "idę bić niedźwiedzia", "go puszcza_1", []),
        ("smoki_bear_ahead", "pl", "idę bić Bolka", "go pola_1", ["spotkaj kogoś; zaatakuj: Bolek"]),
    ],
)
def test_who_goes_to_fight_is_led_there(position: str, lang: Lang, line: str, move: str, waits: list[str]) -> None:
    hearing = Listener(table_at(position), lang)
    assert hearing.hear(line).move == move
    assert list(hearing.talk.queue.lines) == waits


@pytest.mark.parametrize(
    ("lang", "line", "offered"),
    [("en", "attack bolek", "go pola_1"), ("pl", "bij niedźwiedzia", "go puszcza_1")],
)
def test_who_only_says_to_fight_is_offered_the_way(lang: Lang, line: str, offered: str) -> None:
    heard = listener("mim_bear_ahead", lang).hear(line)
    assert not heard.move and heard.offered == offered


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "nie idę bić niedźwiedzia"),
        ("pl", "idę na pola bić niedźwiedzia"),
        ("pl", "czy iść bić niedźwiedzia?"),
        ("pl", "idę bić smoka"),
        ("en", "go attack bolek at the woods"),
        ("en", "if bolek moves attack bolek"),
        ("en", "should i go fight the bear?"),
        ("en", "don't go and fight the bear"),
        ("en", "can I go and fight the bear?"),
    ],
)
def test_nobody_is_led_where_nobody_said_to_go(lang: Lang, line: str) -> None:
    assert not listener("mim_bear_ahead", lang).hear(line).move
