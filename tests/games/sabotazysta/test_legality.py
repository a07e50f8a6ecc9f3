"""What may be done and why anything else may not: one answer, for every card, cell, player and tool."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, cast

import pytest

from brzdek.core.ask import Option
from brzdek.core.legality import Reason
from brzdek.core.table import Table
from brzdek.core.text import LANGS
from brzdek.games.sabotazysta.cards.corridors import NORTH, SIDES, Cell, cell_named, cell_word, half_turn
from brzdek.games.sabotazysta.cards.verbs import Break
from brzdek.games.sabotazysta.rules import reasons
from brzdek.games.sabotazysta.rules.actions import Breaking
from brzdek.games.sabotazysta.rules.state import Mine
from tests.rules.sabotazysta.delving import delve
from tests.rules.sabotazysta.digging import LEVEL, STONE_IN_THE_MIDDLE, TREASURE_IN_THE_MIDDLE
from tests.support import answer, legal, rulebook, seat_down

TOOLS = ("cart", "lantern", "pickaxe")
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACE = rulebook("sabotazysta").face


def asked(table: Table) -> int:
    assert table.ask is not None
    return table.ask.seat


def why_not(table: Table, *option: Any) -> Reason | None:
    found: Reason | None = table.view(asked(table)).why_not(option)
    return found


def would_be(table: Table, around: int = 2) -> Iterator[Option]:
    """Everything that one could think of doing with a card in hand."""
    view = table.view(asked(table))
    xs, ys = zip(*view.laid, *view.goal_cells, strict=True)
    cells = [
        (x, y) for x in range(min(xs) - around, max(xs) + around) for y in range(min(ys) - around, max(ys) + around)
    ]
    for card in dict.fromkeys(view.hand):
        yield ("discard", card)
        for cell in map(cell_word, cells):
            yield from (("play", card, cell), ("play", card, cell, "turned"), ("play", card, cell, "sideways"))
        for seat in range(len(view.names)):
            yield ("play", card, seat)
            yield from (("play", card, seat, tool) for tool in TOOLS)


@pytest.mark.parametrize("seed", range(12))
def test_exactly_what_is_not_an_option_has_a_reason(seed: int) -> None:
    choice = random.Random(seed)
    table = seat_down("sabotazysta", 3 + seed % 8, seed=seed, options={"distance": 1 + seed % 4, "rounds": 1})
    for step in range(60):
        ask = table.ask
        if ask is None:
            return
        if ask.topic == "turn" and step % 4 == seed % 4:
            allowed = {option for option in would_be(table) if why_not(table, *option) is None}
            assert allowed == set(ask.options)
        table.answer(choice.choice(ask.options))


@pytest.mark.parametrize("seed", range(8))
def test_the_reason_against_a_cell_is_true(seed: int) -> None:
    """Checked by looking at the table alone."""
    choice = random.Random(seed)
    table = seat_down("sabotazysta", 4, seed=seed, options={"distance": 3, "rounds": 1})
    found: set[str] = set()
    for _ in range(40):
        if table.ask is None:
            break
        view = table.view(asked(table))
        for option in would_be(table):
            reason = why_not(table, *option)
            if option[1] in view.corridors and reason is not None and len(option) > 2:
                found.add(reason.kind)
                check(view, option, reason)
        table.answer(choice.choice(table.ask.options))
    assert {"taken", "apart", "wall_there", "corridor_there", "sideways"} <= found


def check(view: Any, option: Option, reason: Reason) -> None:
    laid, positions = view.laid, view.corridors[option[1]]
    edges = positions[-1 if "turned" in option else 0].open
    match reason:
        case reasons.Taken(cell):
            assert cell in laid or cell in view.goals
        case reasons.Apart(cell):
            assert not any(near in laid or near in view.goals for near in beside(cell).values())
        case reasons.WallThere(side, other):
            assert edges & side
            assert not laid[other].corridors.open & half_turn(side)
            assert beside(cell_named(option[2]))[side] == other
        case reasons.CorridorThere(side, other):
            assert not edges & side
            assert laid[other].corridors.open & half_turn(side)
            assert beside(cell_named(option[2]))[side] == other
        case reasons.CutOff(cell):
            assert not any(view.reached.get(near, 0) & half_turn(side) for side, near in beside(cell).items())


def beside(cell: Cell) -> dict[int, Cell]:
    return {SIDES[side]: (cell[0] + x, cell[1] + y) for side, (x, y) in STEPS.items()}


# --- one reason after the other


def refused(table: Table, line: str) -> Reason | None:
    words: Sequence[str | int] = [int(word) if word.isdecimal() else word for word in line.split()]
    assert line not in legal(table)
    return why_not(table, *words)


@pytest.mark.rule("SAB-043")
def test_a_cell_that_is_taken_or_lies_apart() -> None:
    table = delve(board=["cross@1,0"], hands={0: ["cross"]})
    assert refused(table, "play cross 1,0") == reasons.Taken((1, 0))
    assert refused(table, "play cross 8,2") == reasons.Taken((8, 2))
    assert refused(table, "play cross 2,1") == reasons.Apart((2, 1))
    assert refused(table, "play cross 2") == reasons.OnACell()


@pytest.mark.rule("SAB-044")
def test_a_wall_or_a_corridor_of_a_neighbour() -> None:
    table = delve(
        board=["cross@1,0", "straight_horizontal@2,0", "cross@1,1"], hands={0: ["cross", "straight_horizontal"]}
    )
    assert refused(table, "play cross 2,1") == reasons.WallThere(NORTH, (2, 0))
    assert refused(table, "play straight_horizontal 1,-1") == reasons.CorridorThere(SIDES["S"], (1, 0))


@pytest.mark.rule("SAB-047", "SAB-051")
def test_a_cell_to_which_no_corridor_leads_from_the_start() -> None:
    table = delve(board=["cross@1,0", "dead_straight_horizontal@2,0"], hands={0: ["straight_horizontal"]})
    assert refused(table, "play straight_horizontal 3,0") == reasons.CutOff((3, 0))
    assert refused(table, "play straight_horizontal 7,0") == reasons.CutOff((7, 0))


@pytest.mark.rule("SAB-045", "SAB-046")
def test_ways_to_turn_a_card() -> None:
    table = delve(hands={0: ["cross", "curve_sw"]})
    assert refused(table, "play curve_sw 1,0 sideways") == reasons.Sideways()
    assert refused(table, "play cross 1,0 turned") == reasons.SameTurned()
    assert refused(table, "play curve_sw 1,0 turned") == reasons.CorridorThere(SIDES["W"], (0, 0))


@pytest.mark.rule("SAB-068")
def test_a_broken_tool() -> None:
    table = delve(hands={0: ["cross", "map"]}, tools={0: ["cart"]})
    assert refused(table, "play cross 1,0") == refused(table, "play cross") == reasons.ToolsBroken(("cart",))
    assert why_not(table, "play", "map", "8,0") is None
    assert why_not(table, "discard", "cross") is None


@pytest.mark.rule("SAB-070", "SAB-073")
def test_a_tool_that_is_broken_already() -> None:
    table = delve(hands={0: ["broken_cart"]}, tools={1: ["cart"]})
    assert refused(table, "play broken_cart 1") == reasons.AlreadyBroken(1, "cart")
    assert refused(table, "play broken_cart 8,0") == reasons.OnAPlayer()
    everybody = delve(tools={seat: ["cart"] for seat in range(3)})
    assert Breaking(Break("cart")).obstacle(cast(Mine, everybody.game), ()) == reasons.AllBroken("cart")


@pytest.mark.rule("SAB-077", "SAB-079", "SAB-080")
def test_nothing_to_repair() -> None:
    table = delve(hands={0: ["repair_cart", "repair_cart_lantern"]}, tools={1: ["lantern"]})
    assert refused(table, "play repair_cart 1") == reasons.NotBroken(1, ("cart",))
    assert refused(table, "play repair_cart") == reasons.NothingToRepair(("cart",))
    assert refused(table, "play repair_cart 1,0") == reasons.OnAPlayer()
    assert refused(table, "play repair_cart_lantern 1 cart") == reasons.NotBroken(1, ("cart",))
    assert refused(table, "play repair_cart_lantern 1 pickaxe") == reasons.OtherTool(("cart", "lantern"))
    assert refused(table, "play repair_cart_lantern 1") == reasons.OneTool(("cart", "lantern"))
    assert refused(table, "play repair_cart_lantern 2") == reasons.NotBroken(2, ("cart", "lantern"))


@pytest.mark.rule("SAB-082", "SAB-083", "SAB-086")
def test_what_a_rockfall_cannot_remove() -> None:
    table = delve(
        board=[*LEVEL, "straight_horizontal@7,0"],
        goals=STONE_IN_THE_MIDDLE,
        revealed=["8,0"],
        hands={0: ["rockfall"]},
    )
    for cell in ((0, 0), (8, 0), (8, 2)):
        assert refused(table, f"play rockfall {cell_word(cell)}") == reasons.Unmovable(cell)
    assert refused(table, "play rockfall 5,5") == reasons.NothingThere()
    assert refused(table, "play rockfall 1") == reasons.NothingThere()
    assert refused(delve(hands={0: ["rockfall"]}), "play rockfall") == reasons.NothingToCollapse()


@pytest.mark.rule("SAB-088", "SAB-090")
def test_what_a_map_does_not_show() -> None:
    table = delve(
        board=[*LEVEL, "straight_horizontal@7,0"], goals=STONE_IN_THE_MIDDLE, revealed=["8,0"], hands={0: ["map"]}
    )
    assert refused(table, "play map 8,0") == reasons.FaceUp((8, 0))
    assert refused(table, "play map 0,0") == reasons.NoGoal(((8, -2), (8, 2)))


@pytest.mark.rule("SAB-036", "SAB-039")
def test_cards_of_others_and_turns_of_others() -> None:
    table = delve(hands={0: ["cross"], 1: ["map"]})
    assert (
        refused(table, "play map 8,0") == refused(table, "discard map") and why_not(table, "discard", "cross") is None
    )
    assert refused(table, "play map 8,0") == reasons.NotHeld("map")
    assert table.view(1).why_not(("play", "map", "8,0")) == reasons.NotYourTurn(0)
    assert table.view(None).why_not(("play", "map", "8,0")) is None


@pytest.mark.rule("SAB-098")
def test_a_card_that_fits_nowhere() -> None:
    table = delve(board=["dead_straight_horizontal@1,0", "dead_cross@-1,0"], hands={0: ["straight_horizontal", "map"]})
    assert refused(table, "play straight_horizontal") == reasons.NowhereToLay()


@pytest.mark.rule("SAB-103", "SAB-104")
def test_gold_out_of_time_and_gold_that_is_not_there() -> None:
    table = delve(
        board=LEVEL,
        goals=TREASURE_IN_THE_MIDDLE,
        roles={0: "miner", 1: "miner", 2: "miner"},
        hands={0: ["straight_horizontal"]},
        gold={1: [3, 3, 3, 3]},
        players=3,
    )
    assert refused(table, "take 3") == reasons.NoGoldNow()
    answer(table, "play straight_horizontal 7,0")
    assert table.ask is not None
    assert table.ask.topic == "gold"
    assert refused(table, "take 3") == reasons.NotOffered(3)
    assert refused(table, "discard map") == reasons.NotATurn()
    assert table.view((table.ask.seat + 1) % 3).why_not(table.ask.options[0]) == reasons.NotYourTurn(table.ask.seat)


def test_reasons_are_worded_with_their_rule() -> None:
    table = delve(board=["cross@1,0", "straight_horizontal@2,0", "cross@1,1"], hands={0: ["cross"]})
    reason = refused(table, "play cross 2,1")
    assert reason is not None
    words = [FACE.reason(table.view(0), reason, FACE.say(lang)) for lang in LANGS]
    assert words == [
        "Karta tu nie pasuje: u góry ma korytarz, a sąsiad na 2,0 ma tam ścianę. [SAB-044]",
        "The card does not fit: it has a corridor above, where the neighbour at 2,0 has a wall. [SAB-044]",
    ]
