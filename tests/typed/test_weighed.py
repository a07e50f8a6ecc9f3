"""Questions that must never be moves: how much one may do, what is better, who it is, who leads."""

from __future__ import annotations

from typing import Any

import pytest

from tests.typed.listening import listener

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("sabo_tools", "pl", "ile kart moge odrzucic naraz", "odrzucając jedną dowolną kartę"),
        ("sabo_tools", "pl", "ile kart mogę zagrać w turze", "dokładnie jednej karty"),
        ("sabo_tools", "pl", "ile kart mogę dobrać", "dobierasz wierzchnią kartę"),
        ("sabo_tools", "en", "how many cards may i discard at once", "discarding one card"),
        ("heist_shop", "pl", "ile moge kupic kart naraz", "nie ma limitu kart"),
        ("heist_shop", "en", "how many items can i buy in one turn", "no limit of cards"),
        ("heist_shop", "pl", "ile razy mogę atakować", "na ile starczy mieczy"),
        ("delve_shop", "en", "how many times can I fight", "as often as your swords suffice"),
        ("mim_move", "en", "how many spells can I have", "You have 2 spells, limit: 2."),
    ],
)
def test_how_much_may_be_done_is_told(position: str, lang: Any, line: str, told: str) -> None:
    came = listener(position, lang).hear(line)
    assert not came.move
    assert told in came.unbroken


@pytest.mark.parametrize(
    ("position", "lang", "line", "told", "offered"),
    [
        ("sabo_tools", "pl", "oplaca sie naprawic darkowi kilof czy sobie", "naprawa kilofa – Ala", True),
        ("sabo_tools", "pl", "lepiej naprawic bolkowi latarnie czy wagonik", "Bolek: latarnia", False),
        ("sabo_tools", "pl", "czy warto zepsuc celi wagonik?", "Teraz się nie opłaca.", False),
        ("sabo_tools", "en", "should i fix darek's or mine", "pickaxe repair on Ala", True),
        ("sabo_tools", "en", "is it better to break Cela or Darek", "broken cart on", False),
        ("sabo_cells", "pl", "lepiej dolozyc chodnik na 4,-1 czy 3,1", "chodnik na 4,-1", True),
        ("heist_shop", "en", "should I buy Search or Ruby?", "Advice: buy Search", False),
        ("heist_shop", "en", "is it worth fighting the Ogre?", "Worth it now: fight Ogre", True),
    ],
)
def test_which_is_better_is_advised_among_what_is_named(
    position: str, lang: Any, line: str, told: str, offered: bool
) -> None:
    came = listener(position, lang).hear(line)
    assert not came.move
    assert told in came.unbroken
    assert bool(came.offered) is offered


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "to jednak bolek?"),
        ("pl", "to na pewno bolek"),
        ("pl", "bolek zdrajca?"),
        ("pl", "to bolek!"),
        ("pl", "stawiam na bolka"),
        ("pl", "wiedziałem że to bolek"),
        ("en", "so it's bolek then?"),
        ("en", "it must be Bolek"),
        ("en", "i bet it's bolek"),
        ("en", "bolek it is"),
    ],
)
def test_who_names_the_traitor_hears_what_speaks_for_it(lang: Any, line: str) -> None:
    came = listener("sabo_cells", lang).hear(line)
    assert not came.move
    assert ("ślepy zaułek na 4,0" if lang == "pl" else "a dead end at 4,0") in came.unbroken


@pytest.mark.parametrize(
    ("position", "line", "told"),
    [
        ("sabo_second", "kto prowadzi", "Kto prowadzi, nie wiadomo"),
        ("sabo_second", "kto prowadzi", "Najwięcej kart złota (1): Ala, Bolek, Cela, Darek."),
        ("sabo_cells", "kto prowadzi", "Nikt nie prowadzi"),
        ("heist_shop", "kto wygrywa?", "Nikt nie prowadzi: wszyscy mają 0 pkt."),
        ("delve_shop", "kto prowadzi", "Prowadzi Cela: 3 pkt."),
        ("mim_move", "kto prowadzi", "Najbliżej wygranej: Ala (najwięcej Siły i Mocy razem"),
    ],
)
def test_who_leads_is_said_in_a_sentence(position: str, line: str, told: str) -> None:
    assert told in listener(position, "pl").hear(line).unbroken
