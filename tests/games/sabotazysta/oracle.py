"""The legal moves of Sabotażysta, worked out slowly and plainly from what lies on the table.

It reads the card files itself and walks the whole maze anew each time, so it shares no shortcut with the game.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import yaml

from brzdek.core.paths import cards_folder

Cell: TypeAlias = tuple[int, int]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


@cache
def cards() -> dict[str, dict[str, Any]]:
    folder = cards_folder() / "sabotazysta"
    files = (folder / name for name in ("paths.yaml", "actions.yaml"))
    return {card["id"]: card for file in files for card in yaml.safe_load(file.read_text("utf-8"))["cards"]}


def edges(card: str, turned: bool) -> set[str]:
    upright = cards()[card]["open"]
    return {OPPOSITE[side] for side in upright} if turned else set(upright)


def beyond(cell: Cell, side: str) -> Cell:
    dx, dy = STEPS[side]
    return cell[0] + dx, cell[1] + dy


def open_ends(laid: dict[Cell, tuple[str, bool]]) -> set[tuple[Cell, str]]:
    """Edges of cards to which a corridor leads from the start."""
    found: set[tuple[Cell, str]] = set()
    to_visit = [((0, 0), side) for side in "NESW"]
    while to_visit:
        cell, side = to_visit.pop()
        if (cell, side) in found:
            continue
        card, turned = laid[cell]
        found.add((cell, side))
        if cards()[card]["kind"] != "dead_end":
            to_visit += [(cell, other) for other in edges(card, turned)]
        other, facing = beyond(cell, side), OPPOSITE[side]
        if other in laid and facing in edges(*laid[other]):
            to_visit.append((other, facing))
    return found


def placements(view: Any, card: str) -> set[str]:
    """Where the card may go, as the words of a transcript."""
    laid = {cell: (there.card, there.turned) for cell, there in view.laid.items()}
    ends = open_ends(laid)
    empty = {beyond(cell, side) for cell, side in ends} - laid.keys() - set(view.goals)
    found = set()
    for turned in (False, True):
        own = edges(card, turned)
        if turned and own == edges(card, False):
            continue
        for cell in empty:
            around = [(side, beyond(cell, side)) for side in STEPS]
            fits = all((side in own) == (OPPOSITE[side] in edges(*laid[at])) for side, at in around if at in laid)
            if fits and any(side in own and (at, OPPOSITE[side]) in ends for side, at in around):
                found.add(f"play {card} {cell[0]},{cell[1]}" + (" turned" if turned else ""))
    return found


def moves(view: Any) -> set[str]:
    """Every legal answer of the player whose view this is, as lines of a transcript."""
    found = set()
    for card in view.hand:
        found.add(f"discard {card}")
        match cards()[card]["kind"]:
            case "passage" | "dead_end":
                found |= set() if view.broken[view.seat] else placements(view, card)
            case "broken_tool":
                tool = cards()[card]["play"]["break"]
                found |= {f"play {card} {seat}" for seat, broken in enumerate(view.broken) if tool not in broken}
            case "repair":
                tools = cards()[card]["play"]["repair"]
                for seat, broken in enumerate(view.broken):
                    word = " {tool}" if len(tools) > 1 else ""
                    found |= {f"play {card} {seat}" + word.format(tool=tool) for tool in tools if tool in broken}
            case "rockfall":
                safe = {"start", "goal"}
                targets = [cell for cell, there in view.laid.items() if cards()[there.card]["kind"] not in safe]
                found |= {f"play rockfall {x},{y}" for x, y in targets}
            case "map":
                found |= {f"play map {x},{y}" for x, y in view.goals}
    return found
