"""What the state is made of beside zones: adventurers, the space that is explored, the fight, the turn."""

from __future__ import annotations

from brzdek.core.ask import Word
from brzdek.core.copies import Copy
from brzdek.core.values import dataclass, field

SPACE, ADVENTURER = "space", "adventurer"
"""What may be met where one explores."""
HANDLING = ("drop", "release", "load", "unload")
"""What is done with things that one has."""


@dataclass(slots=True)
class Adventurer:
    """One player's pair, as far as no zone tells it."""

    space: str = ""
    strength: int = 0
    """Gained, beyond what the card says."""
    craft: int = 0
    endurance: int = 0
    gold: int = 0
    alignment: str = "neutral"
    toad: int = 0
    """Turns still to be spent as a toad."""
    toad_strength: int = 0
    toad_craft: int = 0
    lost: int = 0
    """Turns still to be lost."""
    extra: int = 0
    """Turns to be had at once after this one."""
    casts: int = 0
    """Spells that may still be cast until the next turn begins."""
    quest: int = 0
    captive: bool = False
    """Held in the Temple."""
    offers: tuple[str, ...] = ()
    """Spaces to which the next move may lead without a roll."""
    raft: int = 0
    """2: got in this turn; 1: to be used in this turn."""
    task: int = 0
    """What a space of the Inner Region still holds ready: devils to be fought, the strength of the werewolf."""
    done: bool = False
    """Has the instruction of the space been carried out, so that one may go on?"""
    deaths: int = 0
    alive: bool = False
    out: bool = False
    attacks: int = 0
    """How often somebody has been attacked by this one."""
    servants: dict[Copy, str] = field(default_factory=dict)
    """Enemies that serve, and how: ``next_fight``, ``always``, ``bodyguard``."""
    heir: int | None = None
    """Who has a turn in the place of the next one that is lost."""
    penalty: int = 0
    """Moves back towards the entrance of the Dungeon that are still to be made."""
    fleeing: bool = False
    """On the way out of the Dungeon?"""
    roamed: bool = False
    """Has a move been made in the Dungeon since it was entered?"""
    surfaced: bool = False
    """Out of the Dungeon by its entrance, and not moved since?"""
    goal: str = ""
    """The space to which one has to go before doing anything else."""
    road_from: str = ""
    """The space from which a road of the Abyss led here."""
    bound_for: str = ""
    """The space to which the next move leads without a roll."""
    prison: int = 0
    """Attempts to break out that are left to a prisoner of the Alien Civilisation."""
    sent_by: tuple[str, ...] = ()
    """Who has opened the Hyperspace Gate for this pair."""


@dataclass(slots=True)
class Visit:
    """The exploration of one space."""

    seat: int
    space: str
    due: int
    """How many cards are to be drawn, as fixed on arrival."""
    drawn: list[Copy] = field(default_factory=list)
    immune: set[Copy] = field(default_factory=set)
    """Cards that do not touch the visitor any more: evaded, or put elsewhere."""
    foes: list[Copy] = field(default_factory=list)
    """Enemies that are in the combat which is about to begin."""
    met: set[int] = field(default_factory=set)
    prey: int | None = None
    """Whom the visitor has come to attack."""
    halted: bool = False
    """Has a combat that was not won stopped it, outside the visitor's own turn?"""
    twice: set[int] = field(default_factory=set)
    """Who has been attacked a second time."""
    step: int = 0
    left: bool = False
    """Has the visitor been moved elsewhere?"""
    mode: str = "space"
    """What he meets there."""
    deck: str = ""
    """The deck from which is drawn, where it is not that of the region."""


@dataclass(slots=True)
class Fight:
    """A combat: an adventurer against enemies, or against another adventurer."""

    seat: int
    foes: list[Word]
    how: str
    """melee or psychic"""
    attacker: Word
    lying: bool = False
    """Was the enemy there before the adventurer came?"""
    evaded: bool = False
    evader: int | None = None
    """Who evaded."""
    over: str = ""
    """The outcome for ``seat``, once it is known or fixed: won, lost, drawn."""
    helpers: tuple[Copy, ...] = ()
    """The servants who were there when the dice fell; one won by it helps from the next one on."""
    weapons: dict[Word, tuple[Copy, ...]] = field(default_factory=dict)
    champions: dict[int, tuple[Copy, int, int]] = field(default_factory=dict)
    """Who fights in an adventurer's place: its card, Strength and Craft."""
    scores: dict[str, int] = field(default_factory=dict)
    again: bool = False
    """Is it to be fought once more?"""
    tried: list[Word] = field(default_factory=list)
    """The cards by which somebody has tried to win an enemy over in it."""
    slain: bool = False
    """Has an enemy been killed before the dice were thrown?"""
    absent: list[Copy] = field(default_factory=list)
    """Friends who stay out of it."""
    armoured: list[int] = field(default_factory=list)
    """Who has used an armour in it."""
    force: int = 0
    """The Strength of a being that a roll has decided."""
    by: dict[int, str] = field(default_factory=dict)
    """The attribute with which somebody fights in place of the usual one."""

    @property
    def duel(self) -> bool:
        return bool(self.foes) and isinstance(self.foes[0], int)

    def sides(self) -> tuple[list[Word], list[Word]]:
        return [self.seat], self.foes


@dataclass(slots=True)
class Endgame:
    """What the ending in force keeps from turn to turn."""

    seat: int | None = None
    """Who bears the Strength of Hercules, or whom the Dragon King fights or helps."""
    result: int = 0
    """What the Dragon King does as long as that lasts: the roll of the visit."""
    away: bool = False
    """Is the bearer of the Strength of Hercules hunting, so that he will be back?"""


@dataclass(slots=True)
class Now:
    """What is going on in the current turn."""

    ended: bool = False
    phase: str = ""
    moved: bool = False
    """Has the move of this turn been made?"""
    came_from: str = ""
    """The space from which the move of this turn came."""
    tested: str = ""
    """The attribute against which dice are being thrown."""
    dice: tuple[int, ...] = ()
    """The dice of the movement roll, and how far it leads."""
    steps: int = 0
    steered: int | None = None
    """Who chooses the way of the move instead of the mover."""
    back: bool = False
    """Was the step one back in the Inner Region, so that the instruction is ignored?"""
    fresh_toad: bool = False
    """Has whoever's turn it is become a toad in it?"""
    reaching: bool = False
    """Are spells being cast out of Pandora's Box, which reach everybody?"""
    refused: bool = False
    """Has the Portal stayed shut, so that no card is drawn there?"""
