"""Wishes that are done at once, though they go over more than one question; and what outlives no turn."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.ask import written
from brzdek.core.text import Lang
from tests.shell.menagerie import Watched, watch
from tests.shell.screens import seat_down
from tests.support import answer
from tests.typed.listening import listener
from tests.typed.positions import blind_entries, table_at

pytestmark = pytest.mark.xdist_group("typed lines")

SENDING: dict[str, Any] = {
    "turn": 0,
    "adventurers": {
        0: {
            "pair": ["wojownik", "alchemik_poszukiwacz"],
            "space": "wioska",
            "things": ["miecz"],
            "offers": ["cmentarz"],
        },
        1: {"pair": ["mnich", "zlodziej"], "space": "wzgorza_1"},
    },
}


@pytest.mark.parametrize(
    ("position", "lang", "line", "move"),
    [
        ("wish_shrine", "pl", "idę do świątynki", "go ruiny"),
        ("wish_shrine", "en", "shrine", "go ruiny"),
        ("wish_hound", "pl", "psa", "card wierny_ogar.1"),
        ("wish_hound", "en", "eat the dog", "card wierny_ogar.1"),
        ("wish_idol", "pl", "no to się modlę", "may yes"),
        ("wish_idol", "en", "let me pray", "may yes"),
        ("wish_bite", "en", "bite bolek", "use wampirzyca.1 contest"),
        ("wish_bite", "pl", "gryzę bolka", "use wampirzyca.1 contest"),
        ("wish_champion", "pl", "wysyłam czempiona", "use czempion.1 champion"),
        ("wish_champion", "pl", "niech czempion walczy za mnie", "use czempion.1 champion"),
        ("wish_champion", "en", "send in my champion", "use czempion.1 champion"),
        ("mim_react", "en", "let her have it", "pass"),
        ("mim_react", "pl", "niech jej będzie", "pass"),
        ("wish_explore", "en", "take the horse", "go_on"),
        ("wish_ala", "en", "go to bolek and bite him", "go puszcza_1"),
    ],
)
def test_it_is_done_at_once(position: str, lang: Lang, line: str, move: str) -> None:
    assert listener(position, lang).hear(line).move == move


@pytest.mark.parametrize(
    "line", ["I can take it", "i should do that", "we might as well do it", "let me do it", "let me"]
)
def test_what_one_says_of_oneself_lets_nothing_happen(line: str) -> None:
    assert listener("mim_react", "en").hear(line).move == ""


@pytest.mark.parametrize("position", ["mim_landing", "mended_raft"])
@pytest.mark.parametrize("line", ["the other one", "i meant the other one", "the other"])
def test_the_other_one_is_no_bank_of_a_river(position: str, line: str) -> None:
    assert listener(position, "en").hear(line).move == ""


@pytest.mark.parametrize("line", ["to the other side", "cross to the other bank"])
def test_the_other_side_is_one(line: str) -> None:
    assert listener("mim_landing", "en").hear(line).move == "cross cw 4"


def typed(position: str, lang: Lang, *lines: str) -> tuple[Watched, list[str]]:
    """What was seen, and which answers were given, after these lines at a position."""
    entry = blind_entries()[position]
    table = seat_down(entry["game"], entry["players"], position=entry["position"])
    answer(table, *entry["answers"])
    before = len(table.journal)
    screen = watch(table, *lines, lang=lang, size=(100, 32))
    return screen, [written(option) for _, option in table.journal[before:]]


@pytest.mark.parametrize(
    ("position", "lang", "lines", "answers"),
    [
        ("wish_explore", "en", ["take the horse"], ["go_on", "take kon.1"]),
        ("wish_explore", "pl", ["weź konia i najemnika"], ["go_on", "take kon.1", "take najemnik.1"]),
        ("wish_unseen", "pl", ["biorę konia", "tak"], ["go_on", "take kon.1"]),
        ("wish_unseen", "en", ["take the horse", "explore"], ["go_on", "take kon.1"]),
        ("wish_unseen", "en", ["take the horse", "put down sword"], ["drop miecz.1", "go_on"]),
    ],
)
def test_a_wish_is_carried_over(position: str, lang: Lang, lines: list[str], answers: list[str]) -> None:
    assert typed(position, lang, *lines)[1] == answers


def test_nothing_of_a_sentence_outlives_the_turn() -> None:
    for line in ("no ładnie. koniec tury", "koniec. koniec tury", "kończę turę. rzucam"):
        table = seat_down("magia_i_miecz", 2, position=SENDING)
        answer(table, "offer cmentarz")
        screen = watch(table, line, lang="pl", size=(100, 32))
        assert "> koniec tury" not in screen.told
        assert "> rzucam" not in screen.told


def test_who_marvels_ends_no_turn() -> None:
    table = seat_down("magia_i_miecz", 2, position=SENDING)
    answer(table, "offer cmentarz")
    before = len(table.journal)
    watch(table, "no ładnie", "no nieźle", lang="pl", size=(100, 32))
    assert len(table.journal) == before


def test_a_table_is_set_for_every_wish() -> None:
    assert all(table_at(name).ask is not None for name in blind_entries() if name.startswith("wish_"))
