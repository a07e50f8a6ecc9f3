"""What mines are made of: cards and their edges, corridors to dig on from, and what can be seen of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from brzdek.core.drawing import Style, text_of
from brzdek.core.table import Table
from tests.support import events, legal

OPEN_EDGES = {
    "cross": "NESW",
    "t_vertical": "NSW",
    "t_horizontal": "ESW",
    "straight_vertical": "NS",
    "straight_horizontal": "EW",
    "curve_sw": "SW",
    "curve_es": "ES",
    "dead_cross": "NESW",
    "dead_t_vertical": "NSW",
    "dead_t_horizontal": "ESW",
    "dead_straight_vertical": "NS",
    "dead_straight_horizontal": "EW",
    "dead_curve_sw": "SW",
    "dead_curve_es": "ES",
    "dead_single_vertical": "S",
    "dead_single_horizontal": "W",
}
"""Every path card that can be played, with the edges its corridors reach when it lies upright."""
DEAD_ENDS = [card for card in OPEN_EDGES if card.startswith("dead_")]
GOAL_EDGES = {"start": "NESW", "goal_treasure": "NESW", "goal_stone_sw": "SW", "goal_stone_nw": "NW"}
COPIES = Counter(
    cross=5, t_vertical=5, t_horizontal=5, straight_vertical=4, straight_horizontal=3, curve_sw=5, curve_es=4
) + Counter(DEAD_ENDS)
ACTIONS = Counter(
    broken_cart=3,
    broken_lantern=3,
    broken_pickaxe=3,
    repair_cart=2,
    repair_lantern=2,
    repair_pickaxe=2,
    repair_cart_lantern=1,
    repair_cart_pickaxe=1,
    repair_lantern_pickaxe=1,
    rockfall=3,
    map=6,
)
GOLD = Counter({1: 16, 2: 8, 3: 4})
HALF_TURN = str.maketrans("NESW", "SWNE")

# Corridors from the start that end just short of the goal column. Each leaves at least one of every card to play with.
LEVEL = [*(f"cross@{x},0" for x in range(1, 5)), "t_horizontal@5,0", "straight_horizontal@6,0"]
"""Along row 0; the next card goes to 7,0, beside the middle goal."""
ABOVE = [
    "curve_es@0,-1",
    *(f"t_horizontal@{x},-1/180" for x in range(1, 5)),
    "cross@5,-1",
    "straight_horizontal@6,-1",
    "straight_horizontal@7,-1",
]
"""Along row -1; the next card goes to 8,-1, between the upper and the middle goal."""
BELOW = [
    "curve_sw@0,1/180",
    *(f"t_horizontal@{x},1" for x in range(1, 5)),
    "cross@5,1",
    "straight_horizontal@6,1",
    "straight_horizontal@7,1",
]
"""Along row 1; the next card goes to 8,1, between the middle and the lower goal."""
STONE_IN_THE_MIDDLE = {"8,-2": "treasure", "8,0": "stone_sw", "8,2": "stone_nw"}
TREASURE_IN_THE_MIDDLE = {"8,-2": "stone_sw", "8,0": "treasure", "8,2": "stone_nw"}


# --- what may be done


def cells(table: Table, card: str, *, turned: bool = False) -> set[str]:
    """Where the player to move may lay this card."""
    assert table.ask is not None
    words = 4 if turned else 3
    return {str(option[2]) for option in table.ask.options if option[:2] == ("play", card) and len(option) == words}


def fitting(table: Table, cell: str) -> set[str]:
    """The cards that the player to move may lay on this cell, as ``curve_sw`` or ``curve_sw turned``."""
    lines = (line.split() for line in legal(table))
    return {" ".join([line[1], *line[3:]]) for line in lines if line[0] == "play" and line[2] == cell}


def cards_with(*, open: str = "", shut: str = "") -> set[str]:
    """The path cards, as ``fitting`` has them, that are open on some sides and shut on others."""
    found = set()
    for card, upright in OPEN_EDGES.items():
        turned = upright.translate(HALF_TURN)
        for name, edges in ((card, upright), (f"{card} turned", turned)):
            if name != card and set(turned) == set(upright):
                continue
            if set(open) <= set(edges) and not set(shut) & set(edges):
                found.add(name)
    return found


# --- what can be seen


def seen_from(table: Table, seat: int | None) -> tuple[Any, ...]:
    """All that reaches one seat (None: an onlooker): its view, its log, its question, its screen."""
    view = table.view(seat)
    properties = {name: getattr(view, name) for name in dir(view) if isinstance(getattr(type(view), name), property)}
    face = table.rulebook.face
    say = face.say("en")
    screen = [*text_of(face.board(view, say, Style())), *text_of(face.hand(view, say, Style()))]
    mine_to_answer = legal(table) if table.ask is not None and table.ask.seat == seat else None
    return view.data(), properties, view.events(), mine_to_answer, screen, face.status(view, say)


def uncovered(table: Table) -> list[tuple[int, int]]:
    """The goals uncovered so far, in order."""
    return [event.args[0] for event in events(table, "uncovered")]


def lies(table: Table, cell: tuple[int, int]) -> tuple[str, bool]:
    """The face-up card on this cell and whether it is turned, as an onlooker sees it."""
    there = table.view(None).laid[cell]
    return there.card, there.turned


# --- where the cards are


def deck_cards(table: Table) -> Counter[str]:
    """The path and action cards of the round, wherever they are; the start and the goals do not count."""
    state: Any = table.game
    found = Counter(state.deck)
    for hand in state.hands:
        found.update(hand)
    found.update(card for card, _ in state.discard)
    for broken in state.broken:
        found.update(broken.values())
    found.update(there.card for there in state.maze.laid.values() if there.card not in GOAL_EDGES)
    return found


def gold_cards(table: Table) -> Counter[int]:
    """The gold cards, wherever they are."""
    state: Any = table.game
    found = Counter(state.gold_deck + state.offered)
    for gold in state.gold:
        found.update(gold)
    return found
