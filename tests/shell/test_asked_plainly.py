"""Questions are answered with what they ask about, not with something near."""

from __future__ import annotations

import pytest

from brzdek import games
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.shell.reading.leftover_asks import asks_what_is_left
from tests.typed.listening import Listener

NAMES = ("Ola", "Ala", "Bolek", "Celina")


def _sat_down(game: str, skip: int = 6, seed: int = 3) -> Table:
    rulebook, catalog = games.open_game(game)
    table = Table(rulebook, Setup(game, tuple(map(Seat, NAMES)), seed), catalog)
    bots = [rulebook.bots["steady"](seat, seed) for seat in range(len(NAMES))]
    asked = 0
    while table.ask is not None:
        asked += table.ask.seat == 0
        if asked > skip and table.ask.seat == 0 and table.ask.topic in ("turn", "move"):
            break
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    return table


@pytest.mark.parametrize(
    ("game", "lang", "line", "told"),
    [
        ("brzdek", "en", "hm what does Shrine do and is it worth it?", "heal 1 damage"),
        ("brzdek", "pl", "kto mi powie po co w ogóle są te kapliczki", "wylecz 1 obrażenie"),
        ("brzdek", "en", "what could i get for 2 skill", "Mercenary (buy 2)"),
        ("brzdek", "en", "cheapest thing that gets me boots?", "Explore (buy 3)"),
        ("brzdek", "pl", "na co by mi tak starczyło, a najlepiej coś na miecze?", "Najemnik (kup 2)"),
        ("brzdek", "pl", "stać mnie już na coś z targu?", "brakuje 7"),
        ("brzdek", "pl", "ile wezmę obrażeń jak pójdę do 14?", "więc 1 obrażenie"),
        ("brzdek", "en", "how many hits can i take before i die", "10 more damage"),
        ("brzdek", "en", "anything else left or am i done?", "end the turn"),
        ("brzdek", "pl", "czemu tu nic nie dostałem?", "Komnata 2"),
        ("katakumby", "en", "why would i ever want to go into the unknown instead?", "yet to be discovered"),
        ("magia_i_miecz", "en", "what does craft do", "strength of mind"),
        ("magia_i_miecz", "pl", "a talizman to do czego służy", "przepustka"),
        ("magia_i_miecz", "pl", "czemu mój miecz nie zadziałał na golema?", "nie może używać broni"),
        ("sabotazysta", "en", "why did celina pass?", "may lay no paths"),
        ("sabotazysta", "en", "what does lantern repair do, nobody has a broken lamp", "any player's lantern"),
        ("smoki", "en", "so where are the dragons?", "Scales on the board"),
    ],
)
def test_what_is_asked_is_told(game: str, lang: str, line: str, told: str) -> None:
    table = _sat_down(game, 3 if game == "sabotazysta" else 6)
    heard = Listener(table, "pl" if lang == "pl" else "en").hear(line)
    assert not heard.move
    assert told in heard.unbroken


def test_what_is_left_is_asked_in_many_ways() -> None:
    assert asks_what_is_left("zostało mi jeszcze coś do zrobienia w tej turze")
    assert asks_what_is_left("do i have to end now or can i still do sth with the skill")
    assert not asks_what_is_left("what is left in my hand")


def test_the_crypt_is_shut_without_an_artifact() -> None:
    rulebook, catalog = games.open_game("katakumby")
    table = Table(rulebook, Setup("katakumby", tuple(map(Seat, NAMES)), 1), catalog)
    bots = [rulebook.bots["steady"](seat, 1) for seat in range(len(NAMES))]
    while table.ask is not None and not (table.ask.seat == 0 and ("explore", "1EL0") in table.ask.options):
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    heard = Listener(table, "en").hear("go 1")
    assert not heard.move
    assert "only with an artifact" in heard.unbroken
