"""What holds in Brzdęk! after every answer, whatever the players do."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from brzdek.core.ask import written
from brzdek.core.table import Table

CUBES, BLACK, HEALTH, ROW = 30, 24, 10, 6
MOST_ANSWERS = 20_000


@lru_cache(8)
def pieces(catalog: Any, players: int) -> Counter[str]:
    """Every card and token of the game, as often as there are copies."""
    count: Counter[str] = Counter()
    for card in catalog.cards.values():
        copies = card.copies * players if card.kind == "starter" else card.copies
        count[card.id] = players if card.kind == "mastery" else copies
    return count


def check(table: Table) -> None:
    """Every card, token and cube is in exactly one place, nothing is overdrawn, the question can be answered."""
    game: Any = table.game
    wanted = pieces(game.catalog, game.players)
    assert +found(game) == +wanted, (found(game) - wanted, wanted - found(game))
    for thief in game.thieves:
        cubes = thief.supply + thief.clank + thief.damage + thief.aside + game.bag[thief.seat]
        cubes += game.drawn.count(thief.seat)
        assert cubes == CUBES, "cubes of one colour"
        parts = (thief.supply, thief.clank, thief.damage, thief.aside, thief.gold)
        assert min(parts) >= 0
        assert thief.damage <= HEALTH
        assert thief.out or not thief.aside
        assert thief.out or thief.damage < HEALTH
        assert thief.room in game.board.rooms
        artifacts = [token for token in thief.tokens if token.startswith("artifact_")]
        assert len(artifacts) == thief.artifacts <= 1 + thief.tokens.count("backpack")
    now = game.now
    assert min(now.skill, now.swords, now.boots, now.quiet, now.teleports, *game.bag, game.black_aside) >= 0
    assert game.bag[-1] + game.black_aside == BLACK, "black cubes"
    assert len(game.row) <= ROW
    assert 0 <= game.rage < len(game.kit.rage)
    assert (game.counting is None) == (game.countdown == 0)
    assert (game.counting is None) == (not any(thief.out for thief in game.thieves))
    assert len(table.journal) < MOST_ANSWERS, "the game goes on for too long"
    question(table)


def question(table: Table) -> None:
    game: Any = table.game
    if table.ask is None:
        assert game.over
        assert all(thief.out for thief in game.thieves)
        return
    assert not game.over
    options = table.ask.options
    assert options, "a question without an answer"
    assert len({written(option) for option in options}) == len(options), "two options read alike"
    assert 0 <= table.ask.seat < game.players


def found(game: Any) -> Counter[str]:
    """Every card and token, wherever it is."""
    count: Counter[str] = Counter([*game.deck, *game.row, *game.dungeon_discard, *game.box])
    for thief in game.thieves:
        count.update(thief.cards())
        count.update(thief.tokens)
    for lying in game.tokens.values():
        count.update([*lying.minor, *lying.major])
        count["monkey_idol"] += lying.idols
        if lying.artifact:
            count[lying.artifact] += 1
    count.update(game.reserve)
    count.update(game.market)
    count["mastery"] += game.mastery
    return count
