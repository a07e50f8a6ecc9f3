"""The samples in ``cards/house``: one for each game, right in every way, and good enough to play."""

from __future__ import annotations

import pytest

from brzdek.core.catalog.load import load_catalog
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games import NAMES
from tests.cli_support import ROOT, Run
from tests.support import catalog, rulebook

HOUSE = ROOT / "cards" / "house"


def test_there_is_one_for_each_game() -> None:
    assert sorted(file.stem for file in HOUSE.glob("*.yaml")) == sorted(NAMES)


@pytest.mark.parametrize("game", NAMES)
def test_nothing_can_be_said_against_it(run: Run, game: str) -> None:
    ran = run("--lang", "en", "deck", "check", str(HOUSE / f"{game}.yaml"))
    assert (ran.code, ran.out, ran.err) == (0, "1 file: all is well\n", "")


@pytest.mark.parametrize("game", NAMES)
def test_bots_play_it_to_the_end(game: str) -> None:
    deck = HOUSE / f"{game}.yaml"
    with_deck = load_catalog(rulebook(game).layers, [deck])
    new = set(with_deck.cards) - set(catalog(game).cards)
    assert len(new) >= 3 and with_deck.deck is not None
    players = max(2, with_deck.players[0])
    bots = rulebook(game).bots
    seats = tuple(Seat(f"Bot{seat}", "steady") for seat in range(players))
    table = Table(rulebook(game), Setup(game, seats, 5), with_deck)
    playing = [bots["steady"](seat, 7) for seat in range(players)]
    answers = 0
    while table.ask is not None:
        table.answer(playing[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
        answers += 1
        assert answers < 20_000
    assert table.game.over
