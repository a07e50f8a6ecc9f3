"""Path cards: the maze grows, and goals that it reaches are uncovered."""

from __future__ import annotations

from brzdek.games.sabotazysta.cards.corridors import Cell
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.rules.maze import Laid
from brzdek.games.sabotazysta.rules.state import Mine


def lay(game: Mine, seat: int, card: str, cell: Cell, turned: bool) -> bool:
    """Add a path card to the maze and uncover the goals it reaches. Is the treasure among them?"""
    corridors = game.kit.corridors[card][turned]
    game.maze.lay(cell, Laid(card, turned, corridors))
    game.maze_changed()
    game.layer, game.last_laid = seat, cell
    game.log.tell(events.PathLaid, seat, card, cell, turned)
    return uncover_goals(game, cell)


def uncover_goals(game: Mine, last: Cell) -> bool:
    """Turn up every goal that a corridor from the start reaches. Is the treasure among them?"""
    found = False
    while goals := game.maze.goals_reached():
        for goal in goals:
            face = game.maze.uncover(goal, game.kit.goals[game.maze.hidden[goal]], last).card
            game.reveals += 1
            game.log.tell(events.Uncovered, goal, face)
            found = found or face in game.kit.treasures
    return found
