"""What holds in Magia i Miecz after every answer, whatever the players do."""

from __future__ import annotations

from typing import Any

from brzdek.core.ask import written
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules import things
from brzdek.games.magia_i_miecz.rules.state import capacity

MOST_ANSWERS_A_ROUND = 4000


def check(table: Table) -> None:
    """Every copy lies in one place, numbers are within bounds, and the question can be answered."""
    game: Any = table.game
    if len(table.journal) % 7 == 0 or table.ask is None:
        assert game.zones.problems() == []
        for seat in range(game.players):
            check_adventurer(game, seat)
    assert len(table.journal) <= MOST_ANSWERS_A_ROUND * (game.round + 1), "the game goes on for too long"
    if table.ask is None:
        assert game.over and game.winner is not None
        return
    assert not game.over
    options = table.ask.options
    assert options, "a question without an answer"
    assert len({written(option) for option in options}) == len(options), "two options read alike"
    assert 0 <= table.ask.seat < game.players


def check_adventurer(game: Any, seat: int) -> None:
    one = game.adventurers[seat]
    for number in (one.gold, one.endurance, one.strength, one.craft, one.toad, one.lost, one.casts, one.task):
        assert number >= 0
    own = [*game.zone("things", seat), *game.zone("friends", seat)]
    for copy in own:
        assert len(game.zone("load", copy)) <= capacity(game.card(copy))
    assert set(one.servants) <= set(game.zone("friends", seat))
    if one.alive:
        assert one.endurance > 0
        assert len(game.zone("pair", seat)) == 2
        assert one.space in game.catalog.cards
    elif game.phase == "play" and seat not in game.fallen:
        assert not own and not game.zone("spells", seat)
    if one.toad:
        assert not own and not one.gold
    if not game.visits and not game.fights and one.alive and not game.ongoing.stack:
        assert things.weight(game, seat) <= max(things.limit(game, seat), 4) + 1
