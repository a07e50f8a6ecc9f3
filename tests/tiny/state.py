"""The state of the fair."""

from __future__ import annotations

from dataclasses import dataclass, field

from brzdek.core.catalog import Card
from brzdek.core.effects.ongoing import CardGame
from brzdek.core.effects.runtime import fire, value
from brzdek.core.zones import Pile, draw_or_reshuffle

HAND = 4
LIVES = 4


@dataclass(slots=True)
class Trader:
    """One player. Cards are named by their id and a number: every copy is a thing of its own."""

    deck: Pile[str] = field(default_factory=Pile)
    hand: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    discard: Pile[str] = field(default_factory=Pile)
    spells: list[str] = field(default_factory=list)
    gold: int = 3
    life: int = LIVES
    strength: int = 2
    crowns: int = 0
    cubes: int = 5
    """Cubes in the supply; the others lie on the table."""
    toad: int = 0
    """Turns still to spend as a toad."""
    skill: int = 0
    swords: int = 0
    boots: int = 0
    cubes_made: int = 0
    visits: int = 0
    fights: int = 0


@dataclass(slots=True, kw_only=True)
class Fair(CardGame):
    """The whole game."""

    traders: list[Trader]
    market: Pile[str]
    stalls: list[str] = field(default_factory=list)
    spell_deck: Pile[str] = field(default_factory=Pile)
    used_spells: Pile[str] = field(default_factory=Pile)
    casting: list[str] = field(default_factory=list)
    turn: int = 0
    round: int = 1
    fight: tuple[int, int] | None = None
    """Attacker and defender while they fight."""

    def card(self, copy: str) -> Card:
        return self.catalog.cards[copy.partition(".")[0]]


def strength_of(game: Fair, seat: int) -> int:
    trader = game.traders[seat]
    return value(game, seat, "strength", 1 if trader.toad else trader.strength)


def price_of(game: Fair, seat: int, copy: str) -> int:
    return max(0, value(game, seat, "price", getattr(game.card(copy), "cost", 0)))


def draw_cards(game: Fair, seat: int, count: int) -> int:
    """Draw so many cards, as far as there are any. How many were drawn."""
    trader = game.traders[seat]
    drawn: list[str] = []
    for _ in range(count):
        card = draw_or_reshuffle(trader.deck, trader.discard, game.chance)
        if card is None:
            break
        drawn.append(card)
    trader.hand += drawn
    if drawn:
        game.reveals += 1
        game.log.tell("drew", seat, len(drawn))
        game.log.whisper((seat,), "drew_cards", *drawn)
    return len(drawn)


def draw_spells(game: Fair, seat: int, count: int) -> None:
    for _ in range(count):
        spell = draw_or_reshuffle(game.spell_deck, game.used_spells, game.chance)
        if spell is None:
            return
        game.traders[seat].spells.append(spell)
        game.reveals += 1
        game.log.tell("drew_spell", seat)
        game.log.whisper((seat,), "drew_cards", spell)


def gain_gold(game: Fair, seat: int, amount: int) -> None:
    game.traders[seat].gold += amount
    fire(game, "gain_gold", seat)


def put_cubes(game: Fair, seat: int, count: int) -> None:
    """Put cubes on the table, as many as there are in the supply."""
    trader = game.traders[seat]
    put = min(count, trader.cubes)
    trader.cubes -= put
    trader.cubes_made += put


def refill(game: Fair) -> None:
    while game.market and len(game.stalls) < 3:
        game.stalls.append(game.market.draw())
