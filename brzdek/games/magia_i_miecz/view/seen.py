"""An adventurer and a space as everybody sees them."""

from __future__ import annotations

from functools import lru_cache

from brzdek.core.ask import Word
from brzdek.core.values import NamedTuple


class SeenThing(NamedTuple):
    """An item or a friend, with what it carries."""

    copy: str
    load: tuple[str, ...] = ()
    serves: str = ""


@lru_cache(maxsize=2048)
def alone(copy: str) -> SeenThing:
    """One that carries nothing and serves nobody."""
    return SeenThing(copy)


class Numbers(NamedTuple):
    """An adventurer's numbers with all that counts now."""

    strength: int
    combat_strength: int
    craft: int
    alignment: str
    spell_limit: int
    own_strength: int
    own_craft: int


class SeenHoldings(NamedTuple):
    """What an adventurer has, as everybody sees it."""

    characters: tuple[str, ...]
    things: tuple[SeenThing, ...]
    friends: tuple[SeenThing, ...]
    spells: int


class SeenAdventurer(NamedTuple):
    """What everybody sees of a player's pair."""

    seat: int
    name: str
    characters: tuple[str, ...]
    """The adventurer's card, then the squire's."""
    space: str
    alive: bool
    out: bool
    strength: int
    own_strength: int
    combat_strength: int
    craft: int
    own_craft: int
    endurance: int
    starting_endurance: int
    gold: int
    alignment: str
    spells: int
    spell_limit: int
    casts: int
    toad: int
    lost: int
    quest: int
    captive: bool
    fleeing: bool
    penalty: int
    prison: int
    """Attempts to break out that are left."""
    bound_for: str
    """The space to which the next move leads without a roll."""
    must_reach: str
    """The space to which he has to go before he does anything else."""
    things: tuple[SeenThing, ...]
    friends: tuple[SeenThing, ...]
    trophies: tuple[str, ...]
    deaths: int

    @property
    def carried(self) -> list[str]:
        """All things and friends, with what they carry."""
        return [copy for one in (*self.things, *self.friends) for copy in (one.copy, *one.load)]


class SeenSpace(NamedTuple):
    """What lies and stands on a space."""

    id: str
    cards: tuple[str, ...]
    hidden: int
    gold: int
    seats: tuple[int, ...]
    marks: tuple[str, ...] = ()
    """What layers above have laid there, in a sign or two each."""
    bound: bool = False
    """Must the reader meet just that by stopping there?"""


class SeenFight(NamedTuple):
    """The combat that goes on."""

    seat: int
    foes: tuple[Word, ...]
    how: str
    own: int
    foe: int
    """Scores before the dice."""
    outcome: str


class SeenThrow(NamedTuple):
    """The dice that lie on the table."""

    seat: int
    name: str
    dice: tuple[int, ...]
    about: Word


class FightOdds(NamedTuple):
    """Of how many falls of the dice."""

    won: int
    drawn: int
    lost: int

    @property
    def all(self) -> int:
        return self.won + self.drawn + self.lost


class Boost(NamedTuple):
    """A card that somebody may use before the dice of a combat, what it adds, and one's own odds then."""

    seat: int
    card: str
    added: int
    odds: FightOdds


class SeenScore(NamedTuple):
    """A combat in which one's own dice have fallen: what one has, what the other side has, and how it will end."""

    own: int
    """With the dice."""
    foe: int
    """With the dice if they have fallen."""
    foe_dice: int
    """How many are still to fall for the other side."""
    odds: FightOdds
    again: FightOdds
    """If one's own dice are thrown again."""
