"""What holds in Katakumby after every answer, whatever the players do."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from brzdek.core.ask import written
from brzdek.core.table import Table
from brzdek.games.katakumby.cards.pieces import Relic

CUBES, BLACK, GHOSTS, HEALTH, ROW, ALTAR = 30, 24, 5, 10, 6, 4
MOST_ANSWERS = 20_000


@lru_cache(8)
def pieces(catalog: Any, setup_options: tuple[tuple[str, Any], ...], players: int) -> Counter[str]:
    """Every card and token of the game, as often as there are copies."""
    options = dict(setup_options)
    sets = {
        "base": True,
        "promo": options["promo"],
        "phantasm": options["phantasm"],
        "party": players > 4,
    }
    count: Counter[str] = Counter()
    for card in catalog.cards.values():
        assert isinstance(card, Relic)
        if not sets[card.set] or (card.sort == "cloak" and not options["cloaks"]):
            continue
        copies = card.copies
        if card.kind in ("blue", "device", "monster") and players > 4 and card.layer != "guests" and copies in (2, 3):
            copies += 1
        if card.kind == "reserve" and players > 4:
            copies += 4
        count[card.id] = {"starter": copies * players, "mastery": players, "idol": 3}.get(card.kind, copies)
    return count


def check(table: Table) -> None:
    """Every card, token, tile and cube is in exactly one place, nothing is overdrawn, the question can be answered."""
    game: Any = table.game
    wanted = pieces(game.catalog, tuple(sorted(game.options.items())), game.players)
    assert +found(game) == +wanted, (found(game) - wanted, wanted - found(game))
    for thief in game.thieves:
        check_thief(game, thief)
    now = game.now
    assert min(now.skill, now.swords, now.boots, now.quiet, now.teleports, *game.bag, game.black_aside) >= 0
    black = game.bag[-1] + game.black_aside + sum(thief.black for thief in game.thieves)
    assert black == BLACK, "black cubes"
    ghost = game.players + 1
    ghosts = (
        game.ghosts_banked, game.ghosts_loud, game.ghosts_bagged, game.ghosts_drawn, game.drawn.count(ghost),
    )  # fmt: skip
    assert min(ghosts) >= 0
    assert sum(ghosts) == GHOSTS, "ghosts"
    assert len(game.row) <= ROW
    assert 0 <= game.rage < len(game.kit.rage)
    check_map(game)
    assert len(table.journal) < MOST_ANSWERS, "the game goes on for too long"
    question(table)


def check_thief(game: Any, thief: Any) -> None:
    altars = sum(cubes.count(thief.seat) for cubes in game.altars.values())
    own_damage = thief.damage - thief.black
    cubes = thief.supply + thief.clank + own_damage + thief.aside + altars + game.bag[thief.seat]
    cubes += game.drawn.count(thief.seat)
    assert cubes == CUBES, "cubes of one colour"
    parts = (thief.supply, thief.clank, own_damage, thief.black, thief.aside, thief.gold, thief.lockpicks)
    assert min(parts) >= 0
    assert thief.damage <= HEALTH
    assert thief.out or not thief.aside
    assert thief.out or thief.damage < HEALTH
    assert thief.room in game.board.rooms
    artifacts = [token for token in thief.tokens if token.startswith("artifact_")]
    assert len(artifacts) == thief.artifacts == len(set(thief.looted))
    assert thief.artifacts <= 1 + thief.tokens.count("backpack")


def check_map(game: Any) -> None:
    """Every tile is in one place, on a cell of its own, and what lies on the map fits the rooms."""
    board = game.board
    placed = [one.tile for one in board.placed[1:]]
    revealed = [game.revealed] if game.revealed else []
    assert sorted([*placed, *game.tiles, *game.tiles_aside, *revealed]) == sorted(board.plans.tiles)
    cells = [one.cell for one in board.placed[1:]]
    assert len(set(cells)) == len(cells)
    assert not {(0, 0), (0, 1)} & set(cells)
    assert sorted(board.rooms) == list(range(1, len(board.rooms) + 1))
    for room, seats in game.altars.items():
        assert board.cave(room).altar
        assert len(set(seats)) == len(seats) <= ALTAR
    for room, kinds in game.loot.items():
        assert len(set(kinds)) == len(kinds)
        assert set(kinds) <= {feature.kind for feature in board.cave(room).has}
    for room in game.lying:
        assert any(feature.kind == "artifact" for feature in board.cave(room).has)
    for tile, tunnel in board.opened:
        assert board.plan(tile).layout.tunnels[tunnel].lock


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
    count: Counter[str] = Counter([*game.deck, *game.row, *game.dungeon_discard, *game.box, *game.artifacts])
    for thief in game.thieves:
        count.update(thief.cards())
        count.update(thief.tokens)
    for pile in (*game.secrets.values(), *game.lying.values()):
        count.update(pile)
    count["monkey_idol"] += game.idols
    count.update(game.reserve)
    count.update(game.market)
    count["mastery"] += game.mastery
    return count
