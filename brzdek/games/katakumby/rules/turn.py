"""A turn in the catacombs: what comes before that of every raid."""

from __future__ import annotations

from brzdek.core.ask import Steps
from brzdek.games.katakumby.rules.state import Delve, DelveTurn
from brzdek.games.raid.rules import turn as raid
from brzdek.games.raid.rules.dealing import arrive


def turn(game: Delve) -> Steps[None]:
    """Before the first one the Arrive texts of the first row; then the room where the pawn begins is noted."""
    if game.opening:
        cards, game.opening = game.opening, []
        yield from arrive(game, cards)
        game.now = DelveTurn()
    if not game.thief.out:
        game.now.visited.append(game.thief.room)
    yield from raid.turn(game)
