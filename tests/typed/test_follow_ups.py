"""A question that only names somebody or something asks the same of it as the one before, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.typed.listening import listener

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("position", "lang", "first", "line", "told"),
    [
        ("sabo_cells", "pl", "to cela jest sabotazysta?", "a bolek?", "ślepy zaułek na 4,0"),
        ("sabo_cells", "pl", "to cela jest sabotazysta", "i darek", "W tej rundzie Darek"),
        ("sabo_cells", "pl", "to cela jest sabotazysta", "a ja?", "W tej rundzie masz na koncie"),
        ("sabo_cells", "pl", "kto jest sabotażystą?", "a co z Bolkiem?", "ślepy zaułek na 4,0"),
        ("sabo_cells", "en", "do you trust Bolek?", "what about Cela?", "In this round Cela"),
        ("sabo_cells", "pl", "jak daleko do 8,0?", "a do 8,2?", "Do 8,2"),
        ("sabo_cells", "pl", "kto położył kartę na 4,0?", "a na 3,-1?", "Cela: chodnik na 3,-1."),
        ("sabo_cells", "en", "where can I put the shaft?", "and the crossing?", "crossing: -1,0"),
        ("sabo_cells", "en", "how many cards do I have?", "and Bolek?", "1 card"),
        ("mim_move", "pl", "gdzie jest Bolek?", "a Ala?", "Pola 1"),
        ("mim_move", "pl", "jaką siłę ma Bolek?", "a ja?", "S4 M5"),
        ("mim_move", "pl", "jak daleko do Miasta?", "a do Lasu?", "3 przeciwnie"),
        ("mim_move", "en", "how far is the City?", "and the Forest?", "3 anticlockwise"),
        ("mim_move", "en", "what is the Temple?", "what about the Graveyard?", "If you are evil"),
        ("heist_shop", "en", "how far is room 12?", "and room 9?", "room 9"),
        ("heist_shop", "en", "what does Mercenary cost?", "and Explore?", "cost 3 skill"),
    ],
)
def test_it_asks_the_same_of_another(position: str, lang: Any, first: str, line: str, told: str) -> None:
    came = listener(position, lang).hear(line, before=[first])
    assert not came.move
    assert told in came.unbroken


@pytest.mark.parametrize("line", ["a chodnik na 3,1", "i skrzyżowanie na 2,2"])
def test_an_order_after_a_question_stays_an_order(line: str) -> None:
    assert listener("sabo_cells", "pl").hear(line, before=["jak daleko do 8,0?"]).move


def test_it_goes_on_with_questions_only() -> None:
    alone = listener("sabo_cells", "pl").hear("a bolek?").said
    assert listener("sabo_cells", "pl").hear("a bolek?", before=["zepsuj celi kilof"]).said == alone
