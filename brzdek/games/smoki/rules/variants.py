"""Variants: the Wrath of the Dragon King, Dragon Spawn, and the bonus at the start."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.games.magia_i_miecz.rules import events as base_events
from brzdek.games.magia_i_miecz.rules import things
from brzdek.games.magia_i_miecz.rules.board import WAYS, board
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.cards.pieces import TokenCard
from brzdek.games.smoki.rules import events, rage, scales, tokens
from brzdek.games.smoki.rules.state import dragons


def wrath(game: World, lord: str) -> Steps[None]:
    """The King is crowned again: those on his scales suffer his rage, whose turn it is last; cards there are lost."""
    spaces = [space for space, whose in dragons(game).on_spaces.items() if whose == lord]
    hit = [one for one in range(game.players) if game.adventurers[one].alive and game.adventurers[one].space in spaces]
    for one in sorted(hit, key=lambda other: (other - game.turn - 1) % game.players):
        yield from rage.suffer(game, one, lord)
    for space in spaces:
        for copy in [*game.zone("space", space), *game.zone("hidden", space)]:
            things.throw_away(game, copy)


def spawn(game: World) -> Steps[None]:
    """Before the first turn everybody lays two scales: clockwise from his start space, then anticlockwise."""
    part = dragons(game)
    aside: list[str] = []
    for step in range(game.players):
        seat = (game.starter + step) % game.players
        for way in WAYS.values():
            lord = _reveal(game, seat, aside)
            rolled = game.chance.roll()
            game.log.tell(events.SpawnRolled, seat, rolled)
            target = board(game).step(game.adventurers[seat].space, way, rolled)
            free = scales.free_from(game, target)
            if lord and free:
                scales.lay(game, seat, lord, free)
    for token in aside:
        part.pool[token] += 1
    yield from ()


def _reveal(game: World, seat: int, aside: list[str]) -> str:
    """Tokens until a scale comes; whose it is."""
    while token := tokens.take(game):
        game.log.tell(events.TokenDrawn, seat, token)
        card = game.catalog.cards[token]
        if isinstance(card, TokenCard) and card.lord:
            return card.lord
        aside.append(token)
    return ""


def bonus(game: World, seat: int) -> Steps[None]:
    """A point of Strength or Craft at the start, by choice."""
    options: list[Option] = [("bonus", "strength"), ("bonus", "craft")]
    answer = yield Ask(seat, "bonus", options)
    attribute = str(answer[1])
    adventurer = game.adventurers[seat]
    setattr(adventurer, attribute, getattr(adventurer, attribute) + 1)
    game.stirred += attribute == "craft"
    game.log.tell(base_events.Gained, seat, attribute, 1)
