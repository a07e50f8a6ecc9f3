"""The state of a raid: what the sister games have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from brzdek.core.ask import Option, Word
from brzdek.core.duplicate import flat
from brzdek.core.effects.ongoing import CardGame
from brzdek.core.rulebook import Game
from brzdek.core.values import dataclass, field
from brzdek.games.raid.cards.ground import Ground, Room

if TYPE_CHECKING:
    from brzdek.games.raid.cards.pieces import Piece
    from brzdek.games.raid.rules.hooks import Hooks

LEFT, RESCUED, LOST = "left", "rescued", "lost"
MASTERY = "mastery"
TURN_OVER = "turn_over"
"""The moment after the clean-up, the refill and the attack that it may bring."""
ACQUIRED, USED, DEFEATED = "acquired", "used", "defeated"
"""Moments after a card was acquired, a device used, a monster defeated."""
TURN_BEGINS = "turn_begins"
"""The event that cards call so."""


@dataclass(slots=True)
class Turn:
    """What counts for the turn in progress and is gone when it ends."""

    skill: int = 0
    swords: int = 0
    boots: int = 0
    quiet: int = 0
    """Negative Clank! that has found no cube yet."""
    cubes_made: int = 0
    """Own cubes really put into the Clank! area."""
    gold_gains: int = 0
    gold_bonus: int = 0
    """Added to every gain of gold."""
    gems_bought: list[int] = field(default_factory=list)
    """What was paid for each gem."""
    gem_discount: int = 0
    teleports: int = 0
    trashes: list[str] = field(default_factory=list)
    """Cards to trash at the end of the turn: a card's id, or "" for any card; with "?" after it, if wanted."""
    exhausted: bool = False
    """Has entered a crystal cave."""
    caves_lifted: bool = False
    monsters_ignored: bool = False

    @property
    def tired(self) -> bool:
        """May no boots be used any more?"""
        return self.exhausted and not self.caves_lifted


@dataclass(slots=True)
class Thief:
    """One player: pawn, cards, tokens and cubes."""

    seat: int
    room: int
    deck: list[str]
    """The last card is on top."""
    supply: int
    hand: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    """Artifacts, idols, goods, kept secrets, the mastery token."""
    artifacts: int = 0
    gold: int = 0
    clank: int = 0
    """Own cubes in the Clank! area."""
    damage: int = 0
    aside: int = 0
    """Own cubes out of the game."""
    out: str = ""
    """How the player went out of play: left, rescued or lost."""

    def cards(self) -> list[str]:
        """All cards that belong to the player's deck, wherever they are."""
        return [*self.deck, *self.hand, *self.played, *self.discard]


@dataclass(frozen=True, slots=True, eq=False)
class Offer:
    """A card on the table as something to pay for: what the rules look at again and again."""

    option: tuple[str, str]
    """What is done with it, and its id."""
    cost: int
    fought: bool
    """Paid for with swords."""
    gem: bool
    bound: bool
    """Can be dealt with on certain terms only."""


MOST_TABLES = 512
"""So many rows and reserves are kept in mind at most."""


@dataclass(frozen=True, slots=True, eq=False)
class Kit:
    """What the rules need of the catalog at every step, looked up once."""

    cards: Mapping[str, Piece]
    health: int
    rage: tuple[int, ...]
    price: int
    hand: int
    row: int
    plays: Mapping[str, Option]
    """The option to play each card."""
    drinks: Mapping[str, Option]
    """The option to drink each potion."""
    offers: Mapping[str, Offer]
    cheapest: int
    """The least that any card on the table can cost, gems apart."""
    goods: Mapping[str, tuple[str, ...]]
    """The tokens of each sort of good, the most valuable first."""
    tables: dict[tuple[Word, ...], tuple[Offer, ...]]
    """The offers of rows and reserves that were looked at lately: they stay as they are for several questions."""

    def __deepcopy__(self, memo: object) -> Kit:
        return self

    def offers_of(self, row: list[str], reserve: Mapping[str, int]) -> tuple[Offer, ...]:
        """The different cards of a row, and those that are left in the reserve."""
        # In all games with these cards the reserve has the same sorts, in the same order.
        key: tuple[Word, ...] = (*row, *reserve.values())
        found = self.tables.get(key)
        if found is None:
            if len(self.tables) >= MOST_TABLES:
                self.tables.clear()
            cards = [*dict.fromkeys(row), *[card for card, left in reserve.items() if left]]
            found = self.tables[key] = tuple([self.offers[card] for card in cards])
        return found


T = TypeVar("T", bound=Thief)


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class Raid(CardGame, Generic[T]):
    """A raid in progress: what the sister games have in common. Cards of a kind are alike, so a card is its id."""

    APART: ClassVar[frozenset[str]] = Game.APART | {"kit", "hooks", "board", "tallied", "drawn"}

    kit: Kit
    hooks: Hooks[Any, Any]
    """What its game does otherwise than its sister."""
    board: Ground
    thieves: list[T] = field(default_factory=list)
    first: int = 0
    turn: int = 0
    """The seat whose turn it is."""
    turns: int = 0
    now: Turn = field(default_factory=Turn)

    deck: list[str] = field(default_factory=list)
    """The dungeon deck; the last card is on top."""
    row: list[str] = field(default_factory=list)
    dungeon_discard: list[str] = field(default_factory=list)
    reserve: dict[str, int] = field(default_factory=dict)
    box: list[str] = field(default_factory=list)
    """Cards and tokens out of the game."""

    market: dict[str, int] = field(default_factory=dict)
    """Goods still for sale."""
    mastery: int = 0

    bag: list[int] = field(default_factory=list)
    """Cubes in the dragon bag by seat; the last number counts the black ones."""
    black_aside: int = 0
    drawn: list[int] = field(default_factory=list)
    """Cubes drawn in an attack in progress that have not come to rest yet: seats, then further cubes."""
    rage: int = 0
    """The dragon marker's space, from 0."""

    tallied: int = 0
    """Points of the card being counted."""

    def duplicate(self) -> Self:
        other = self._parted()
        other.ongoing = self.ongoing.duplicate()
        other.thieves = [flat(thief) for thief in self.thieves]
        other.now = flat(self.now)
        return other

    @property
    def thief(self) -> T:
        """The player whose turn it is."""
        return self.thieves[self.turn]

    def in_play(self) -> list[T]:
        """Players still in the game, from the one whose turn it is."""
        order = self.thieves[self.turn :] + self.thieves[: self.turn]
        return [thief for thief in order if not thief.out]

    def room(self, thief: Thief) -> Room:
        return self.board.rooms[thief.room]


R = TypeVar("R", bound=Raid[Any])

AnyRaid: TypeAlias = Raid[Any]
"""A raid of either game."""
