"""The state of the fair."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from brzdek.core.ask import Word
from brzdek.core.copies import Copy, card_of
from brzdek.core.effects.ongoing import Lasting
from brzdek.core.effects.runtime import fire, number_of, value
from brzdek.core.layers import change
from brzdek.core.zones import Zone, ZonedGame, ZoneKind, Zones, draw, move
from tests.tiny import events

HAND = 4
LIVES = 4
WITS = 3
STALLS = 3
SQUARE = "rynek"
DEVIL = "czart"
"""A being that lives at the fair. Whoever sits to the right of its challenger plays it."""
DEVIL_STRENGTH = 4
DEVIL_LIVES = 2

KINDS = (
    ZoneKind("deck", "nobody", refill="discard"),
    ZoneKind("discard"),
    ZoneKind("hand", "owner"),
    ZoneKind("played"),
    ZoneKind("items", lasts=("carry", "use"), keeps=True),
    ZoneKind("load"),
    ZoneKind("spells", "owner"),
    ZoneKind("market", "nobody"),
    ZoneKind("stalls"),
    ZoneKind("casting"),
    ZoneKind("meadow", lasts=("lies",)),
)
SPELLS = "spells"
"""The pile that spells come from."""


@dataclass(slots=True)
class Trader:
    """One player, and the zones that are his."""

    deck: Zone
    hand: Zone
    played: Zone
    items: Zone
    discard: Zone
    spells: Zone
    gold: int = 3
    life: int = LIVES
    strength: int = 2
    crowns: int = 0
    cubes: int = 5
    """Cubes in the supply; the others lie on the table."""
    toad: int = 0
    """Turns still to spend as a toad."""
    place: str = SQUARE
    skill: int = 0
    swords: int = 0
    boots: int = 0
    cubes_made: int = 0
    visits: int = 0
    fights: int = 0
    walks: int = 0


def new_trader(zones: Zones, seat: int) -> Trader:
    deck, hand, played, items, discard, spells = (
        zones.zone(kind, seat) for kind in ("deck", "hand", "played", "items", "discard", "spells")
    )
    return Trader(deck, hand, played, items, discard, spells)


@dataclass(slots=True, kw_only=True)
class Fair(ZonedGame):
    """The whole game."""

    traders: list[Trader]
    turn: int = 0
    round: int = 1
    fight: tuple[Word, Word] | None = None
    """Attacker and defender while they fight: seats, a beast, the devil."""
    devil_life: int = DEVIL_LIVES

    @property
    def stalls(self) -> Zone:
        return self.zone("stalls")

    @property
    def market(self) -> Zone:
        return self.zone("market")

    @property
    def meadow(self) -> Zone:
        return self.zone("meadow")

    @property
    def spell_deck(self) -> Zone:
        return self.zone("deck", SPELLS)

    @property
    def used_spells(self) -> Zone:
        return self.zone("discard", SPELLS)

    @property
    def casting(self) -> Zone:
        return self.zone("casting")

    # -- what the card language asks

    def silent(self, record: Lasting, subject: Word | None) -> bool:
        """In the glade no item works for whoever stands there."""
        card = self.catalog.cards.get(card_of(str(record.source)))
        if card is None or card.kind != "item" or not isinstance(record.owner, int):
            return False
        return self.traders[record.owner].place == "polana"

    def foes(self, subject: Word) -> Collection[Word]:
        if self.fight is None or subject not in self.fight:
            return ()
        return [one for one in self.fight if one != subject]

    def player_of(self, owner: Word) -> int | None:
        if owner != DEVIL:
            return ZonedGame.player_of(self, owner)
        rival = next((one for one in self.fight or () if isinstance(one, int)), None)
        return None if rival is None or DEVIL not in (self.fight or ()) else (rival - 1) % self.players

    def base(self, subject: Word, name: str) -> int:
        if isinstance(subject, int):
            trader = self.traders[subject]
            known = {"strength": 1 if trader.toad else trader.strength, "wits": WITS}
        else:
            known = {"strength": DEVIL_STRENGTH if subject == DEVIL else getattr(self.card(subject), "strength", 0)}
        return known[name]


def strength_of(game: Fair, subject: Word, during: str = "") -> int:
    return number_of(game, subject, "strength", during)


def price_of(game: Fair, seat: int, copy: Copy) -> int:
    price = value(game, seat, "price", getattr(game.card(copy), "cost", 0))
    changed: int = change(game, "price", seat, copy, price)
    return max(0, changed)


def draw_cards(game: Fair, seat: int, count: int) -> int:
    """Draw so many cards, as far as there are any. How many were drawn."""
    trader = game.traders[seat]
    drawn: list[Copy] = []
    for _ in range(count):
        card = draw(game, trader.deck, trader.hand, tell=False)
        if card is None:
            break
        drawn.append(card)
    if drawn:
        game.log.tell(events.Drew, seat, len(drawn))
        game.log.tell(events.DrewCards, seat, tuple(drawn))
    return len(drawn)


def draw_spells(game: Fair, seat: int, count: int) -> None:
    for _ in range(count):
        spell = draw(game, game.spell_deck, game.traders[seat].spells, tell=False)
        if spell is None:
            return
        game.log.tell(events.DrewSpell, seat)
        game.log.tell(events.DrewCards, seat, (spell,))


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
    while game.market and len(game.stalls) < STALLS:
        draw(game, game.market, game.stalls, tell=False)


def drop_item(game: Fair, item: Copy, to: int | None = None) -> None:
    """An item leaves play, with all that it carries: what lasted with it ends."""
    owner = game.player_of(item)
    assert owner is not None
    game.log.tell(events.Dropped, owner, item)
    move(game, item, game.zone("discard", owner if to is None else to), tell=False)
