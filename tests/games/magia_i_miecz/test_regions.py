"""A layer may add a region: spaces, a deck, a movement of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.load import load_catalog
from brzdek.core.expansion import Layer
from brzdek.core.problems import BadData
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz import RULEBOOK
from brzdek.games.magia_i_miecz.rules import moves
from brzdek.games.magia_i_miecz.rules.board import board, distance
from brzdek.games.magia_i_miecz.rules.regions import Policy
from brzdek.games.magia_i_miecz.rules.state import World
from tests.support import answer, legal

ISLAND = """
decks: {shells: {pl: talia Muszli, en: Shell deck}}
regions:
  island:
    name: {pl: Wyspa, en: Island}
    within: {pl: Wyspie, en: the Island}
    moves: tide
    deck: shells
    board: rings
    open: true
    bars: [mul]
cards:
- id: brzeg
  name: {pl: Brzeg, en: Shore}
  kind: space
  copies: 1
  region: island
  at: [0, 7]
  place: 0
  terrain: brzeg
  draw: 1
- id: plaza
  name: {pl: Plaża, en: Beach}
  kind: space
  copies: 1
  region: island
  at: [1, 7]
  place: 1
  terrain: plaza
  draw: 1
- id: latarnia
  name: {pl: Latarnia, en: Lighthouse}
  kind: space
  copies: 1
  region: island
  at: [2, 7]
  place: 2
  terrain: latarnia
  draw: 0
- {id: krab, name: {pl: Krab, en: Crab}, kind: enemy, copies: 3, number: 2, sort: animal, strength: 1, deck: shells}
"""


def drift(game: World, seat: int, option: Option) -> Steps[None]:
    here = game.adventurers[seat].space
    yield from moves.put(game, seat, board(game).step(here, 1, 2), as_move=True)


TIDE = Policy(lambda game, seat: [("drift",)], {"drift": drift}, lambda game, seat, steps: [("drift",)], rolls=False)


def island(folder: Path, text: str = ISLAND) -> Any:
    folder.mkdir(exist_ok=True)
    (folder / "island.yaml").write_text(text, encoding="utf-8")
    layer = Layer(
        name="island",
        folder=folder,
        decisions={"movement_policy": lambda game, region: TIDE if region == "island" else None},
    )
    return RULEBOOK.over("island", layer)


def stranded(tmp_path: Path, space: str, **own: Any) -> Table:
    rulebook = island(tmp_path / "island")
    adventurers = {0: {"pair": ["wojownik", "krasnolud"], "space": space, **own}, 1: {"space": "miasto"}}
    position = {"adventurers": adventurers, "shells_deck": ["krab"], "dice": [6, 1]}
    setup = Setup("island", (Seat("Ala"), Seat("Bolek")), 1, {}, position)
    return Table(rulebook, setup, load_catalog(rulebook.layers))


def test_one_moves_as_the_layer_decides_and_stops_at_the_end(tmp_path: Path) -> None:
    table = stranded(tmp_path, "plaza", things=["helm"])
    assert legal(table)[0] == "drift"
    assert "roll" not in legal(table)
    answer(table, "drift")
    assert table.view(None).adventurer(0).space == "latarnia"


def test_its_spaces_draw_from_its_own_deck_and_discard_to_it(tmp_path: Path) -> None:
    table = stranded(tmp_path, "miasto", offers=["brzeg"])
    answer(table, "offer brzeg")
    game = table.game
    assert isinstance(game, World)
    while table.ask is not None and game.turn == 0:
        table.answer(table.ask.options[0])
    crab = next(one for one in ("krab.1", "krab.2", "krab.3") if game.zones.of(one).kind.name == "trophies")
    assert game.discard_of(crab).owner == "shells"
    assert len(game.zone("deck", "shells")) == 2


def test_what_the_region_bars_is_lost_on_arrival(tmp_path: Path) -> None:
    table = stranded(tmp_path, "miasto", offers=["brzeg"], things=["mul", "helm"], load={"mul": ["miecz"]})
    answer(table, "offer brzeg")
    things = [thing.copy.partition(".")[0] for thing in table.view(None).adventurer(0).things]
    assert things == ["helm"]


def test_distances_in_an_open_region_are_not_those_of_a_ring(tmp_path: Path) -> None:
    game = stranded(tmp_path, "plaza").game
    assert isinstance(game, World)
    assert distance(game, "brzeg", "latarnia") == 2
    assert distance(game, "brzeg", "miasto") is None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [("deck: shells}", "there is no deck"), ("region: island\n  at", "there is no such region")],
)
def test_unknown_decks_and_regions_are_refused(tmp_path: Path, wrong: str, said: str) -> None:
    text = ISLAND.replace(wrong, wrong.replace("shells", "stones").replace("island", "atlantis"))
    with pytest.raises(BadData, match=said):
        load_catalog(island(tmp_path / "island", text).layers)
