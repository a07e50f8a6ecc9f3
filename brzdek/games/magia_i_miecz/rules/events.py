"""What can happen in a game of Magia i Miecz."""

from __future__ import annotations

from brzdek.core.ask import Word
from brzdek.core.effects import events as effects_events
from brzdek.core.events import EVENTS as CORE_EVENTS
from brzdek.core.facts import declared
from brzdek.core.log import Event, Secret


class DealtSet(Secret):
    """The characters that a seat was dealt, or looks at to ban one."""

    characters: tuple[str, ...]


class Banned(Event):
    """A character has been taken out of the game."""

    seat: int
    card: str


class PairChosen(Event):
    seat: int
    card: str
    squire: str


class Begins(Event):
    """The first player."""

    seat: int


class Placed(Event):
    """An adventurer comes into the game."""

    seat: int
    space: str


class TurnBegins(Event):
    seat: int
    round: int


class TurnLost(Event):
    seat: int


class TurnCut(Event):
    """The turn that goes on ends at once."""

    seat: int


class CalledOff(Event):
    """So many rounds have been played, and the game ends: how far each player has come."""

    n: int
    standings: tuple[int, ...]


class Went(Event):
    """Somebody moved, by whatever means."""

    seat: int
    space: str


class Flees(Event):
    """Somebody declares flight from the Dungeon."""

    seat: int


class DrivenBack(Event):
    """Whoever lost a combat in the Dungeon has to go back with the next move."""

    seat: int


class Held(Event):
    """A captive could not go on."""

    seat: int


class Drifts(Event):
    """A road of the Abyss carries somebody on."""

    seat: int
    road: str


class BoundFor(Event):
    """The next move of somebody leads there without a roll."""

    seat: int
    space: str


class Imprisoned(Event):
    """The Alien Civilisation holds somebody."""

    seat: int


class Escaped(Event):
    """A prisoner has broken out."""

    seat: int


class StillHeld(Event):
    """A prisoner has not broken out; so many attempts are left."""

    seat: int
    n: int


class GateShut(Event):
    """Nobody has opened the Hyperspace Gate for him."""

    seat: int


class Drew(Event):
    """An Adventure card was drawn."""

    seat: int
    card: str


class Reaches(Event):
    """A card takes effect on somebody: an event, a stranger, a place."""

    seat: int
    card: str


class Gained(Event):
    seat: int
    what: str
    n: int


class Lost(Event):
    seat: int
    what: str
    n: int


class HadNone(Event):
    """Somebody was to lose what he has none of, or no more than may not be lost."""

    seat: int
    what: str


class Healed(Event):
    seat: int
    n: int


class Saved(Event):
    """An armour prevented a loss."""

    seat: int
    card: str


class NotSaved(Event):
    seat: int
    card: str


class GotSpell(Event):
    seat: int


class NoRoomForSpell(Event):
    """Somebody was to get a spell and may hold no more."""

    seat: int
    n: int
    """How many spells he may hold."""


class SawSpell(Secret):
    """The spell that one drew."""

    card: str


class SpellTaken(Secret):
    """A spell of one's own that somebody took."""

    card: str
    whom: int


class SpellLost(Secret):
    """A spell of one's own that is gone without having been cast."""

    card: str


class SawSpells(Secret):
    """The spells of another that one looked at."""

    whom: int
    cards: tuple[str, ...]


class SawCards(Secret):
    """The top of the Adventure deck."""

    cards: tuple[str, ...]


class Took(Event):
    seat: int
    card: str


class Dropped(Event):
    """Put down on a space, or left there."""

    seat: int
    card: str
    space: str


class Loaded(Event):
    """An item was given to a carrier."""

    seat: int
    card: str
    keeper: str


class Unloaded(Event):
    """An item was taken from its carrier."""

    seat: int
    card: str


class DroppedSpell(Event):
    """A surplus spell, face down."""

    seat: int
    space: str


class Discarded(Event):
    seat: int
    card: str


class LaidOut(Event):
    """A card was put on a space."""

    card: str
    space: str


class Hoarded(Event):
    """A card was put on another one."""

    card: str
    keeper: str


class Enslaved(Event):
    seat: int
    card: str


class Bought(Event):
    seat: int
    what: str
    n: int


class TookGold(Event):
    seat: int
    n: int


class Gave(Event):
    seat: int
    whom: int
    what: str


class TradeRefused(Event):
    """Somebody does not agree to what was offered."""

    seat: int
    whom: int


class Fights(Event):
    """A combat begins; foes are seats, copies and beings."""

    seat: int
    foes: tuple[Word, ...]
    how: str
    worths: tuple[int, ...] = ()
    """The Strength or Craft of each enemy as the combat begins."""


class Scored(Event):
    """The attack scores of a combat."""

    seat: int
    n: int
    foes: tuple[Word, ...]
    foe_score: int
    die: int = 0
    foe_die: int = 0
    """What the dice add to each score."""
    foe_added: int = 0
    """What of that is no roll, but added to it."""


class FightEnds(Event):
    seat: int
    foes: tuple[Word, ...]
    outcome: str


class Evaded(Event):
    seat: int
    foes: tuple[Word, ...]


class Killed(Event):
    seat: int
    card: Word


class Trophy(Event):
    seat: int
    card: str


class Exchanged(Event):
    """Trophies for points."""

    seat: int
    what: str
    n: int


class Shot(Event):
    seat: int
    target: Word
    hit: bool


class Casts(Event):
    seat: int
    card: str


class BeingCasts(Event):
    """A being casts a spell; its player has chosen it."""

    being: str
    card: str


class Fizzles(Event):
    card: str


class Commands(Event):
    """The Command is cast from the Crown."""

    seat: int
    whom: int


class CommandsNobody(Event):
    """The Command is cast while nobody else can be reached."""

    seat: int


class Becomes(Event):
    seat: int
    alignment: str


class ToadBegins(Event):
    seat: int
    n: int


class ToadEnds(Event):
    seat: int


class LosesTurn(Event):
    seat: int
    n: int


class Captured(Event):
    seat: int


class QuestTaken(Event):
    seat: int
    quest: int


class QuestDone(Event):
    seat: int


class PortalOpened(Event):
    seat: int


class PortalShut(Event):
    seat: int


class Crossed(Event):
    """The Storm River."""

    seat: int


class RaftBuilt(Event):
    seat: int


class Wounded(Event):
    """A being with Endurance of its own has lost a point; so many are left."""

    card: str
    n: int


class Recovered(Event):
    """Such a being has all its Endurance again."""

    card: str


class EndingRevealed(Event):
    """The ending that is in force from now on."""

    card: str


class BeingArms(Event):
    """A being gets so many spells."""

    being: str
    n: int


class Empowered(Event):
    """The aura of the Crown gives somebody the Strength of Hercules."""

    seat: int


class KingDecides(Event):
    """What the Dragon King does with his visitor: the roll."""

    seat: int
    roll: int


class KingFlies(Event):
    """The Dragon King flies out against somebody."""

    seat: int
    whom: int


class Robbed(Event):
    """A being takes an item."""

    seat: int
    being: str
    card: str


class ChestOpened(Event):
    """Pandora's Box: the first die is for spells, the second for cards of this deck."""

    seat: int
    deck: str


class ChestSpells(Event):
    seat: int
    n: int


class ChestGave(Event):
    """Somebody is given a card out of Pandora's Box."""

    seat: int
    whom: int
    card: str


class Died(Event):
    seat: int


class Eliminated(Event):
    seat: int


class Won(Event):
    seat: int


EVENTS = (*CORE_EVENTS, *effects_events.EVENTS, *declared(__name__, Event))
