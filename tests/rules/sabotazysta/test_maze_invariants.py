"""What the maze keeps up to date card by card is what follows from the cards on the table.

The maze remembers which edges are connected to the start and what fits on the empty cells around, and corrects both
with every card. Here both are worked out anew from nothing, slowly and in another way, and compared.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, TypeAlias

import pytest

from brzdek.core.table import Table
from brzdek.games.sabotazysta.cards.corridors import SIDES, Corridors, cell_word, edges_from
from brzdek.games.sabotazysta.rules.maze import Laid, Maze
from tests.rules.sabotazysta.delving import game, wander
from tests.rules.sabotazysta.digging import DEAD_ENDS, GOAL_EDGES, HALF_TURN, OPEN_EDGES, cards_with
from tests.support import legal

Cell: TypeAlias = tuple[int, int]
Groups: TypeAlias = Sequence[frozenset[str]]
"""The corridors of a card as it lies: sets of edges that are linked inside it."""

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
EDGE_SETS = [frozenset(edges) for size in range(5) for edges in combinations("NESW", size)]


# --- the slow way


def beside(cell: Cell, side: str) -> Cell:
    dx, dy = STEPS[side]
    return cell[0] + dx, cell[1] + dy


def open_edges(groups: Groups) -> set[str]:
    return {edge for group in groups for edge in group}


def slow_reached(table: Mapping[Cell, Groups], start: Cell) -> set[tuple[Cell, str]]:
    """Edges with a corridor back to the start: spread from edge to edge until a whole pass adds nothing."""
    reached = {(start, edge) for edge in open_edges(table[start])}
    size = 0
    while len(reached) > size:
        size = len(reached)
        for cell, groups in table.items():
            for group in groups:
                if any((cell, edge) in reached or (beside(cell, edge), OPPOSITE[edge]) in reached for edge in group):
                    reached |= {(cell, edge) for edge in group}
    return reached


def slow_frontier(
    table: Mapping[Cell, Groups], hidden: Collection[Cell], reached: Collection[tuple[Cell, str]]
) -> dict[Cell, set[frozenset[str]]]:
    """Empty cells that a connected corridor leads to, each with the sets of open edges that match all around it."""
    led_to = {beside(cell, edge) for cell, edge in reached}
    frontier = {}
    for cell in led_to - set(table) - set(hidden):
        around = {side: table[beside(cell, side)] for side in STEPS if beside(cell, side) in table}
        wanted = {side: OPPOSITE[side] in open_edges(groups) for side, groups in around.items()}
        frontier[cell] = {edges for edges in EDGE_SETS if all((side in edges) == want for side, want in wanted.items())}
    return frontier


# --- what the maze says, in the same terms


def said_reached(maze: Maze) -> set[tuple[Cell, str]]:
    return {(cell, side) for cell, edges in maze.reached.items() for side, bit in SIDES.items() if edges & bit}


@cache
def edge_sets(fitting: int) -> set[frozenset[str]]:
    return {edges for edges in EDGE_SETS if fitting >> edges_from(edges) & 1}


def said_frontier(maze: Maze) -> dict[Cell, set[frozenset[str]]]:
    return {cell: edge_sets(fitting) for cell, fitting in maze.frontier.items()}


def assert_up_to_date(maze: Maze, table: Mapping[Cell, Groups]) -> None:
    reached = slow_reached(table, maze.start)
    assert said_reached(maze) == reached
    assert said_frontier(maze) == slow_frontier(table, maze.hidden, reached)


# --- games


@cache
def groups_of(card: str, turned: bool) -> Groups:
    edges = {**OPEN_EDGES, **GOAL_EDGES}[card]
    if turned:
        edges = edges.translate(HALF_TURN)
    return [frozenset(edge) for edge in edges] if card in DEAD_ENDS else [frozenset(edges)]


def on_the_table(table: Table) -> dict[Cell, Groups]:
    return {cell: groups_of(there.card, there.turned) for cell, there in table.view(None).laid.items()}


def slow_placements(card: str, frontier: Mapping[Cell, Collection[frozenset[str]]]) -> set[str]:
    """The lines with which a path card may be laid."""
    lines = set()
    for name in cards_with():
        kind, *turned = name.split()
        if kind == card:
            edges = open_edges(groups_of(card, bool(turned)))
            cells = [cell for cell, fitting in frontier.items() if edges in fitting]
            lines |= {" ".join(["play", card, cell_word(cell), *turned]) for cell in cells}
    return lines


def slow_targets(card: str, view: Any) -> list[str]:
    """What an action card may be played on."""
    if card == "map":
        return [cell_word(cell) for cell in view.goals]
    if card == "rockfall":
        return [cell_word(cell) for cell in view.laid if cell != (0, 0) and cell not in view.goal_cells]
    verb, *tools = card.split("_")
    pairs = [(seat, tool) for seat in range(len(view.names)) for tool in tools]
    if verb == "broken":
        return [str(seat) for seat, tool in pairs if tool not in view.broken[seat]]
    named = len(tools) > 1
    return [f"{seat} {tool}" if named else str(seat) for seat, tool in pairs if tool in view.broken[seat]]


def slow_uses(view: Any, frontier: Mapping[Cell, Collection[frozenset[str]]]) -> set[str]:
    """Everything that the player may do in this turn."""
    lines = {f"discard {card}" for card in view.hand}
    for card in view.hand:
        if card not in OPEN_EDGES:
            lines |= {f"play {card} {target}" for target in slow_targets(card, view)}
        elif not view.broken[view.seat]:
            lines |= slow_placements(card, frontier)
    return lines


@pytest.mark.parametrize("seed", range(20))
def test_reached_and_frontier_are_right_after_every_card_of_random_games(seed: int) -> None:
    """Sixteen games with goals near and far; rockfalls cut corridors off, and goals are uncovered."""
    seen = Counter[str]()
    for distance in (1, 2, 3, 7) * 4:
        number = seed * 100 + seen["games"]
        table = game(3 + number % 8, seed=number, rounds=1, distance=distance)
        state: Any = table.game
        onlooker = table.view(None)
        assert_up_to_date(state.maze, on_the_table(table))
        moment = 0
        for _ in wander(table, number):
            news = Counter(event.kind for event in onlooker.events(moment))
            moment = onlooker.moment
            seen += news
            if news["path_laid"] or news["collapsed"]:
                cards = on_the_table(table)
                assert_up_to_date(state.maze, cards)
                seen["cut off"] += len(set(cards) - set(onlooker.reached)) > 0
        assert_up_to_date(state.maze, on_the_table(table))
        seen["games"] += 1
    assert seen["games"] == 16
    assert min(seen["collapsed"], seen["cut off"]) >= 10
    assert seen["uncovered"]


@pytest.mark.rule("SAB-037", "SAB-043", "SAB-044", "SAB-046", "SAB-047", "SAB-048", "SAB-051", "SAB-066")
@pytest.mark.parametrize("seed", range(16))
def test_in_random_games_exactly_what_the_rules_allow_may_be_done(seed: int) -> None:
    table = game(3 + seed % 8, seed=seed, rounds=1, distance=3)
    turns = 0
    for ask in wander(table, seed):
        if ask.topic != "turn":
            continue
        view = table.view(ask.seat)
        cards = on_the_table(table)
        frontier = slow_frontier(cards, view.goals, slow_reached(cards, view.start))
        offered = legal(table)
        assert len(offered) == len(set(offered))
        assert set(offered) == slow_uses(view, frontier)
        turns += 1
    assert turns > 40


# --- mazes of any cards


def any_corridors(choice: random.Random) -> Groups:
    """Some open edges, linked inside the card in any way: a house card may be a bridge, or half a dead end."""
    groups: dict[int, set[str]] = {}
    for edge in choice.sample("NESW", choice.randint(1, 4)):
        groups.setdefault(choice.randint(1, 3), set()).add(edge)
    return [frozenset(group) for group in groups.values()]


def corridors(groups: Groups) -> Corridors:
    return Corridors(edges_from(open_edges(groups)), tuple(sorted(edges_from(group) for group in groups)))


def any_changes(maze: Maze, table: dict[Cell, Groups], choice: random.Random) -> Iterator[str]:
    """Lay a card or remove one or uncover a goal, again and again; cards may also be laid apart from the others."""
    for _ in range(40):
        groups = any_corridors(choice)
        open = corridors(groups).open
        cells = [cell for cell in ((x, y) for x in range(-2, 4) for y in range(-2, 3)) if cell not in maze.hidden]
        free = [cell for cell in cells if cell not in table and not any(maze.mismatches(cell, open))]
        removable = [cell for cell in table if cell not in maze.fixed]
        if removable and choice.random() < 0.2:
            cell = choice.choice(removable)
            maze.remove(cell)
            del table[cell]
            yield "remove"
        elif goals := maze.goals_reached():
            groups = [frozenset(choice.choice(["SW", "NW", "NESW"]))]
            there = maze.uncover(goals[0], corridors(groups), None)
            turned = [frozenset(OPPOSITE[edge] for edge in group) for group in groups]
            table[goals[0]] = turned if there.turned else groups
            yield "uncover"
        elif free:
            connected = [cell for cell in free if maze.frontier.get(cell, 0) >> open & 1]
            cell = choice.choice(connected if connected and choice.random() < 0.7 else free)
            table[cell] = groups
            maze.lay(cell, Laid("any", False, corridors(groups)))
            yield "lay"


@pytest.mark.parametrize("seed", range(60))
def test_reached_and_frontier_are_right_for_corridors_of_any_kind(seed: int) -> None:
    choice = random.Random(seed)
    maze = Maze(hidden={(2, -1): "goal", (2, 1): "goal"})
    maze.lay_start(Laid("start", False, corridors([frozenset("NESW")])))
    maze.fixed.update(maze.hidden)
    table: dict[Cell, Groups] = {(0, 0): [frozenset("NESW")]}
    done = Counter[str]()
    for change in any_changes(maze, table, choice):
        done[change] += 1
        assert set(maze.laid) == set(table)
        assert_up_to_date(maze, table)
    assert done["lay"] > 5
    assert done["remove"] > 1
