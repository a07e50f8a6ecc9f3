"""What a player may do, and what stands against anything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from brzdek.core.ask import Option, Word
from brzdek.core.legality import Reason
from brzdek.games.sabotazysta.cards.corridors import Cell, cell_named, is_cell, neighbours
from brzdek.games.sabotazysta.rules import reasons
from brzdek.games.sabotazysta.rules.maze import Maze
from brzdek.games.sabotazysta.rules.state import Mine

TURNED = "turned"
"""The word after a cell for a card laid upside down …"""
SIDEWAYS = "sideways"
"""… and for one turned by 90 degrees, which is never allowed."""


# --- what is allowed


def uses(game: Mine, seat: int) -> list[Option]:
    """Everything the player may do with one card: lay it, play it, or pass with it."""
    kit, hindered = game.kit, bool(game.broken[seat])
    cards = dict.fromkeys(game.hands[seat])
    options: list[Option] = []
    for card in cards:
        if card in kit.actions:
            options += aims(game, card)
        elif not hindered:
            options += placements(game, card)
    return options + [kit.discards[card] for card in cards]


def can_play(game: Mine, seat: int) -> bool:
    """Has the player a card that could be played?"""
    actions, hindered = game.kit.actions, bool(game.broken[seat])
    for card in game.hands[seat]:
        if aims(game, card) if card in actions else not hindered and placements(game, card):
            return True
    return False


def hindrance(game: Mine, seat: int) -> Reason | None:
    """What keeps a player from laying path cards at all."""
    return reasons.ToolsBroken(tuple(game.broken[seat])) if game.broken[seat] else None


def placements(game: Mine, card: str) -> Sequence[Option]:
    """Where a path card may be laid, upright and turned."""
    options = game.placements.get(card)
    if options is None:
        upright, *turned = game.kit.corridors[card]
        options = [("play", card, cell) for cell in game.maze.words_for(upright.open)]
        for corridors in turned:
            options += [("play", card, cell, TURNED) for cell in game.maze.words_for(corridors.open)]
        game.placements[card] = options
    return options


def aims(game: Mine, card: str) -> Sequence[Option]:
    """What an action card may be played on."""
    options = game.aims.get(card)
    if options is None:
        options = [("play", card, *target) for target in game.kit.actions[card].targets(game)]
        game.aims[card] = options
    return options


# --- what stands against anything else


def why_not(game: Mine, seat: int, option: Option) -> Reason | None:
    """Why this seat may not answer so now. A shorter option stands for all that begin like it.

    Reads nothing that the seat may not know.
    """
    asked = game.turn if game.chooser is None else game.chooser
    if seat != asked:
        return reasons.NotYourTurn(asked)
    verb, what, *place = option
    if verb == "take":
        return why_not_take(game, cast(int, what))
    if game.chooser is not None:
        return reasons.NotATurn()
    card = cast(str, what)
    if card not in game.hands[seat]:
        return reasons.NotHeld(card)
    if verb == "discard":
        return None
    if card in game.kit.actions:
        return game.kit.actions[card].obstacle(game, tuple(place))
    return hindrance(game, seat) or why_not_lay(game, card, place)


def why_not_take(game: Mine, value: int) -> Reason | None:
    if game.chooser is None:
        return reasons.NoGoldNow()
    return None if value in game.offered else reasons.NotOffered(value)


def why_not_lay(game: Mine, card: str, place: Sequence[Word]) -> Reason | None:
    """What stands against laying a path card there; no place: against laying it anywhere."""
    if not place:
        return None if placements(game, card) else reasons.NowhereToLay()
    cell, *turning = place
    if not is_cell(cell):
        return reasons.OnACell()
    if SIDEWAYS in turning:
        return reasons.Sideways()
    positions = game.kit.corridors[card]
    turned = TURNED in turning
    found = misplaced(game.maze, cell_named(cell), positions[-1 if turned else 0].open)
    if found is None and turned and len(positions) == 1:
        return reasons.SameTurned()
    return found


def misplaced(maze: Maze, cell: Cell, edges: int) -> Reason | None:
    """What stands against a card with these open edges on this cell."""
    if maze.fits(cell, edges):
        return None
    if cell in maze.laid or cell in maze.hidden:
        return reasons.Taken(cell)
    if not any(other in maze.laid or other in maze.hidden for _, _, other in neighbours(cell)):
        return reasons.Apart(cell)
    for side, other in maze.mismatches(cell, edges):
        return reasons.WallThere(side, other) if edges & side else reasons.CorridorThere(side, other)
    return reasons.CutOff(cell)
