"""The hooks of the Crown: a small layer over the game puts another ending, another summit and other deaths in."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from brzdek.core.ask import Steps
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.expansion import Layer
from brzdek.core.rulebook import Rulebook, Seat, Setup
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules import crown, death, opponents
from brzdek.games.magia_i_miecz.rules.endings.ending import Ending
from brzdek.games.magia_i_miecz.rules.scores import WON
from brzdek.games.magia_i_miecz.rules.state import World
from tests.rules.dialect import result, told, topic
from tests.rules.magia_i_miecz.delving import FAR, GAME, PAIRS, PLAIN, seen, world
from tests.support import NAMES, answer, legal, rulebook

GIANT = "olbrzym"


def _attack(game: World, seat: int) -> Steps[None]:
    """Attack after attack, as long as they are won."""
    while opponents.left(game, GIANT) and game.adventurers[seat].alive:
        outcome = yield from opponents.attack(game, seat, GIANT)
        if outcome != WON:
            break
        game.parts["szczyt"]["hurt"] = True
    if not opponents.left(game, GIANT):
        death.win(game, seat)


def _died(game: World, seat: int) -> None:
    if not crown.present(game):
        opponents.restore(game, GIANT)


def _inherit(game: World, seat: int, space: str) -> Steps[None]:
    game.parts["szczyt"]["deaths"].append((seat, space, game.adventurers[seat].out))
    yield from ()


LAYER = Layer(
    name="szczyt",
    folder=Path(__file__).parent / "szczyt",
    part=lambda game: {"hurt": False, "deaths": []},
    steps={"death_and_inheritance": _inherit},
    changes={"opponent_endurance": lambda game, being, points: points + 2},
    decisions={
        "alternative_ending_slot": lambda game: "zakonczenie_olbrzyma",
        "win_condition": lambda game, card: Ending(_attack, died=_died) if card == "zakonczenie_olbrzyma" else None,
        "crown_presence": lambda game: "szczyt",
        "elimination_rule": lambda game: game.parts["szczyt"]["hurt"],
    },
)


@cache
def summit() -> tuple[Rulebook[Any, Any], Catalog]:
    rules = rulebook(GAME).over("szczyt", LAYER)
    return rules, load_catalog(rules.layers, [PLAIN])


def stand(dice: list[int], who: dict[int, dict[str, Any]]) -> Table:
    rules, cards = summit()
    adventurers = {seat: {"pair": list(PAIRS[seat]), "space": FAR[seat], **who.get(seat, {})} for seat in range(2)}
    seats = tuple(Seat(NAMES[seat]) for seat in adventurers)
    position = {"adventurers": adventurers, "dice": dice}
    return Table(rules, Setup("szczyt", seats, 1, {}, position), cards)


def test_the_ending_of_a_layer_lies_there_from_the_start_and_is_won_by_its_own_rules() -> None:
    table = stand([6, 1, 6, 1, 6, 1], {0: {"space": "szczyt", "strength": 3}})
    assert told(table, "ending_revealed") == [("zakonczenie_olbrzyma.1",)]
    assert (topic(table), legal(table)) == ("attack_how", ["how melee", "how psychic"])
    answer(table, "how melee", "how melee")
    assert (topic(table), opponents.left(world(table), GIANT)) == ("attack_how", 1), "the layer adds two points"
    answer(table, "how melee")
    assert result(table).winners == (0,)


def test_who_stands_on_the_summit_and_when_the_last_one_falls() -> None:
    table = stand([6, 1, 1, 6], {0: {"space": "szczyt", "strength": 3, "endurance": 1}})
    assert crown.present(world(table)) == [0]
    answer(table, "how melee")
    assert told(table, "wounded") == [(GIANT, 2)]
    answer(table, "how psychic")
    assert told(table, "died") == [(0,)]
    assert crown.present(world(table)) == []
    assert told(table, "recovered") == [(GIANT,)], "nobody is left there"
    assert world(table).parts["szczyt"]["deaths"] == [(0, "szczyt", True)], "what a death brings comes after the burial"
    assert result(table).winners == (1,)


def test_deaths_are_final_when_the_layer_says_so_whoever_was_on_the_crown() -> None:
    table = stand([1, 6], {0: {"space": "szczyt", "endurance": 1}})
    answer(table, "how psychic")
    assert topic(table) == "pair", "the Giant is unhurt, so a new pair comes"
    assert world(table).parts["szczyt"]["deaths"] == [(0, "szczyt", False)]
    assert seen(table, 0).deaths == 1
