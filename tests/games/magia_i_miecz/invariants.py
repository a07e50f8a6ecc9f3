"""What holds in Magia i Miecz after every answer, whatever the players do."""

from __future__ import annotations

from typing import Any

from brzdek.core.ask import written
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.cards.pieces import PlaceCard
from brzdek.games.magia_i_miecz.rules import settling, things
from brzdek.games.magia_i_miecz.rules.board import board
from brzdek.games.magia_i_miecz.rules.lore import capacity, sealed_spaces

MOST_ANSWERS_A_ROUND = 4000
DUNGEON = "dungeon"


def check(table: Table) -> None:
    """Every copy lies in one place, numbers are within bounds, and the question can be answered."""
    game: Any = table.game
    if len(table.journal) % 7 == 0 or table.ask is None:
        assert game.zones.problems() == []
        for seat in range(game.players):
            check_adventurer(game, seat)
        check_boards(game)
        check_stirred(game)
    assert len(table.journal) <= MOST_ANSWERS_A_ROUND * (game.round + 1), "the game goes on for too long"
    if table.ask is None:
        assert game.over and game.winner is not None
        return
    assert not game.over
    assert not game.in_full, "magic items count where they do not work only while a limit is asked for"
    options = table.ask.options
    assert options, "a question without an answer"
    assert len({written(option) for option in options}) == len(options), "two options read alike"
    assert 0 <= table.ask.seat < game.players


def check_stirred(game: Any) -> None:
    """Whoever changes something on which it depends what somebody may have counts it, and so with spells to be cast."""
    assert game.casters == [seat for seat, one in enumerate(game.adventurers) if one.casts > 0]
    known = game.tidied[1]
    if known and game.glanced == settling._glance(game):
        assert settling._standing(game) == known


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
    if one.alive and game.space(one.space).region == DUNGEON:
        barred = board(game).regions[DUNGEON].bars
        assert not [copy for copy in own if game.card(copy).id in barred], "mounts stay outside"


def check_boards(game: Any) -> None:
    """Between visits nothing lies where nothing stays; of some places there are only so many, in certain regions."""
    if not game.visits and not game.fights and not game.ongoing.stack:
        for space in sealed_spaces(game.catalog):
            assert not game.zone("space", space) and not game.zone("hidden", space), space
            assert space not in game.gold_on
    lying: dict[str, int] = {}
    for space in board(game).spaces:
        for card in map(game.card, game.on(space)):
            if isinstance(card, PlaceCard) and card.most:
                lying[card.id] = lying.get(card.id, 0) + 1
                assert lying[card.id] <= card.most, "too many of them"
                assert not card.only_in or game.space(space).region in card.only_in
