"""The state of a game of Magia i Miecz."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from brzdek.core.ask import Word
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.copies import MARK, Copy, card_of
from brzdek.core.effects.around import all_from
from brzdek.core.effects.lasting import Allow, Forbid, Modify
from brzdek.core.effects.ongoing import Lasting
from brzdek.core.effects.runtime import allowed, value
from brzdek.core.layers import change, decide, permits
from brzdek.core.memory import Memory
from brzdek.core.values import dataclass, field
from brzdek.core.zones import DISCARD, Zone, ZonedGame, ZoneKind
from brzdek.games.magia_i_miecz.cards.pieces import ALIGNMENTS, ITEMS, CharacterCard, EnemyCard, SpaceCard
from brzdek.games.magia_i_miecz.rules.lore import Lore, lore_of
from brzdek.games.magia_i_miecz.rules.records import Adventurer, Endgame, Fight, Now, Visit

WORKING = ("carry", "wield", "use")
ZONES = (
    ZoneKind("deck", "nobody", refill=DISCARD),
    ZoneKind(DISCARD),
    ZoneKind("equipment"),
    ZoneKind("things", lasts=WORKING, keeps=True),
    ZoneKind("friends", lasts=WORKING, keeps=True),
    ZoneKind("load", lasts=WORKING, keeps=True),
    ZoneKind("attached", lasts=("attached",)),
    ZoneKind("held", "owner"),
    ZoneKind("hoard"),
    ZoneKind("spells", "owner"),
    ZoneKind("trophies"),
    ZoneKind("space", keeps=True),
    ZoneKind("hidden", "nobody"),
    ZoneKind("casting"),
    ZoneKind("aside"),
    ZoneKind("kept"),
    ZoneKind("pair", lasts=("power", "use")),
    ZoneKind("ending"),
    ZoneKind("chest"),
    ZoneKind("given"),
    ZoneKind("dealt", "owner"),
    ZoneKind("offered", "owner"),
)
"""``space`` holds what lies face up on a space, ``hidden`` its face-down spells; ``load`` belongs to a carrier,
``held`` are the spells of a friend or an item, ``hoard`` is what an enemy has taken or a card keeps, ``kept`` lies
before a player for a while, ``aside`` is out of the game, ``ending`` holds the ending that is in force, ``chest`` the
cards out of Pandora's Box and ``given`` those that somebody has been given of them.
"""

ADVENTURE, SPELLS, TALISMANS, CHARACTERS, EQUIPMENT = "adventure", "spells", "talismans", "characters", "equipment"
ENDINGS = "endings"
CROWN = "korona_wladzy"
FIGHT_END = "fight_end"
TURN_LOST = "turn_lost"
RAFT = "tratwa"
AXE = "topor"
BODYGUARD = "bodyguard"
COMPANION = "companion"


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class World(ZonedGame):
    """The whole game."""

    APART: ClassVar[frozenset[str]] = ZonedGame.APART | {
        "casters",
        "glanced",
        "in_full",
        "lore",
        "memory",
        "settled",
        "stirred",
        "tidied",
    }

    adventurers: list[Adventurer]
    phase: str = "draft"
    turn: int = 0
    round: int = 1
    starter: int = 0
    turn_from: int = 0
    """Whose turn it is in the order of the table, apart from turns that somebody has in between."""
    now: Now = field(default_factory=Now)
    fights: list[Fight] = field(default_factory=list)
    visits: list[Visit] = field(default_factory=list)
    gold_on: dict[str, int] = field(default_factory=dict)
    """Gold on spaces, and on cards that hoard it."""
    counters: dict[Copy, int] = field(default_factory=dict)
    """Counters that lie on cards."""
    used_up: list[tuple[Copy, str]] = field(default_factory=list)
    """What cards do only once in a game, once it is done."""
    crowned: bool = False
    """Has anybody ever been on the Crown?"""
    winner: int | None = None
    wounds: dict[str, int] = field(default_factory=dict)
    """The Endurance that beings have lost."""
    played: dict[str, int] = field(default_factory=dict)
    """Beings that act at present, and who plays them."""
    endgame: Endgame = field(default_factory=Endgame)
    tidied: tuple[tuple[object, ...], list[object]] = ((), [])
    """How things stood when nobody had too much."""
    glanced: tuple[int, ...] = ()
    """The same at a glance."""
    settled: int = -1
    """And in one number."""
    casters: list[int] = field(default_factory=list)
    """Those who may still cast something until their next turn; ``allow_casts`` says so."""
    stirred: int = 0
    """How often somebody's Craft, shape, alignment or life has changed, or his place where that counts: whoever changes
    one of them counts it here.
    """
    in_full: bool = False
    """Do limits count just now, for which magic items work even where they otherwise do not?"""
    fallen: list[int] = field(default_factory=list)
    """Those who have died in the action that is still being settled."""
    caught: dict[Copy, int] = field(default_factory=dict)
    """Spells being cast that go to somebody's hand afterwards."""
    spread: dict[Copy, list[int]] = field(default_factory=dict)
    """Spells being cast that hit more adventurers than they were aimed at."""
    memory: Memory = field(default_factory=Memory)
    """What has been found out already."""
    lore: Lore | None = None
    """What the cards say and is asked at every step, once it has been looked up: see ``learnt``."""

    def learnt(self) -> Lore:
        """What the cards say; whoever is in a hurry looks first whether it is there: ``game.lore or game.learnt()``."""
        self.lore = lore_of(self.catalog)
        return self.lore

    # -- finding

    @property
    def fight(self) -> Fight | None:
        return self.fights[-1] if self.fights else None

    @property
    def visit(self) -> Visit | None:
        return self.visits[-1] if self.visits else None

    def space(self, name: str) -> SpaceCard:
        """The card of a space, or what lies over it."""
        if self.layers.decide["replace_region"]:
            name = decide(self, "replace_region", name) or name
        return self.catalog.known[name]  # type: ignore[return-value]

    def space_of(self, seat: int) -> SpaceCard:
        return self.space(self.adventurers[seat].space)

    def region_of(self, seat: int) -> str:
        return self.space(self.adventurers[seat].space).region

    def sealed(self, seat: int) -> bool:
        """Is he where nothing comes in and nothing goes out?"""
        return self.adventurers[seat].space in (self.lore or self.learnt()).sealed

    def apart(self, one: int, other: int) -> bool:
        """Is there a border between them that nothing crosses? Within it, too, everybody is alone."""
        sealed = (self.lore or self.learnt()).sealed
        return one != other and (self.adventurers[one].space in sealed or self.adventurers[other].space in sealed)

    def faces_drawn(self, seat: int) -> bool:
        """Is it a card just drawn that he has to do with at this moment?"""
        visit = self.visits[-1] if self.visits else None
        if visit is None or visit.seat != seat or not visit.drawn:
            return False
        if self.fights:
            return any(foe in visit.drawn for foe in self.fights[-1].foes)
        stack = self.ongoing.stack
        return bool(stack) and stack[-1].about in visit.drawn

    def magic_works(self, seat: int) -> bool:
        """May magic items be used now?"""
        if self.sealed(seat) and not self.in_full and not self.faces_drawn(seat):
            return False
        return self.lets(seat, "use_magic")

    def character(self, seat: int) -> CharacterCard | None:
        """The card of the adventurer, not that of the squire."""
        pair = self.zone("pair", seat).copies
        if not pair:
            return None
        card: Any = self.card(pair[0])
        return card  # type: ignore[no-any-return]

    def living(self) -> list[int]:
        """Those who have an adventurer on the board, from the one whose turn it is, clockwise."""
        found: list[int] = []
        for seat in all_from(self, self.turn):
            if self.adventurers[seat].alive:
                found.append(seat)
        return found

    def allow_casts(self, seat: int, count: int) -> None:
        """Let somebody cast so many spells until the next turn begins."""
        one = self.adventurers[seat]
        if one.casts != count:
            one.casts = count
            self.casters = [seat for seat, one in enumerate(self.adventurers) if one.casts > 0]

    def others(self, seat: int) -> list[int]:
        seats = [(seat + step) % self.players for step in range(1, self.players)]
        return [one for one in seats if self.adventurers[one].alive]

    def things(self, seat: int) -> Sequence[Copy]:
        """All items of an adventurer, carriers last."""
        notes = self.zones.notes[seat]
        found: Sequence[Copy] | None = notes.get("things")
        if found is None:
            found = notes["things"] = self._things(seat)
        return found

    def _things(self, seat: int) -> Sequence[Copy]:
        own, bearers = self.zone("things", seat).copies, self.carriers(seat)
        return self._laden(own, bearers) if bearers else tuple(own)

    def _laden(self, own: Sequence[Copy], bearers: Sequence[Copy]) -> Sequence[Copy]:
        loads = [one for bearer in bearers for one in self.zone("load", bearer).copies]
        carriers = [one for one in bearers if one in own]
        return (*[one for one in own if one not in carriers], *loads, *carriers)

    def carriers(self, seat: int) -> Sequence[Copy]:
        """Those of his things and friends that carry others."""
        notes = self.zones.notes[seat]
        found: Sequence[Copy] | None = notes.get("carriers")
        if found is None:
            bears = (self.lore or self.learnt()).bears
            bearers: list[Copy] = []
            for one in (*self.zone("things", seat).copies, *self.zone("friends", seat).copies):
                if bears[one]:
                    bearers.append(one)
            found = notes["carriers"] = tuple(bearers)
        return found

    def friends(self, seat: int) -> list[Copy]:
        """All friends, carriers last."""
        own = self.zone("friends", seat).copies
        if len(own) < 2:
            return own.copy()
        bears = (self.lore or self.learnt()).bears
        return sorted(own, key=lambda one: bears[one] > 0)

    def hidden_on(self, space: str) -> Sequence[Copy]:
        """The face-down spells on a space. Most of the time there are none anywhere."""
        return self.zone("hidden", space).copies if self.zones.filled.get("hidden") else ()

    def on(self, space: str) -> list[Copy]:
        """What lies face up on a space."""
        return self.zone("space", space).copies.copy()

    # -- what the card language asks

    def player_of(self, owner: Word) -> int | None:
        return self.played[owner] if owner in self.played else ZonedGame.player_of(self, owner)

    def silent(self, record: Lasting, subject: Word | None) -> bool:
        """Toads have no abilities, a weapon counts when it is used, and some places and spells silence items.

        Nothing crosses the border of a sealed region, and there magic works against drawn cards only.
        """
        owner = record.owner
        if not isinstance(owner, int):
            idle = owner in self.played and self._idle(record, owner)
            return idle or not permits(self, "suppress_space_text", owner, subject)
        if subject != owner and isinstance(subject, int) and self.apart(owner, subject):
            return True
        card = self.catalog.known.get(str(record.source)) or self.found(str(record.source))
        if card is None:
            return False
        kind = card.kind
        if kind == "character":
            return self.adventurers[owner].toad > 0
        if kind == "friend":
            return bool(self.fights) and self._stays_out(record.source)
        if kind == "spell":
            return self.sealed(owner) and not self.faces_drawn(owner)
        if kind not in ITEMS:
            return kind == "event" and isinstance(subject, int) and self.spared(subject, card.id)
        effect = record.effect
        if id(effect) in (self.lore or self.learnt()).wielded and self._idle(record, owner):
            return True
        if self._unhindered(owner):
            return False
        # By its word a verb is known faster than by its class.
        about_magic = effect.word in RULINGS and effect.act.word == "use_magic"
        if kind != "object" and not about_magic and not self.magic_works(owner):
            return True
        if effect.word == Modify.word and not effect.changes.keys().isdisjoint(ATTRIBUTES):
            return not self.lets(owner, "item_bonus")
        return False

    def _stays_out(self, friend: Word) -> bool:
        return any(friend in fight.absent for fight in self.fights)

    def _unhindered(self, seat: int) -> bool:
        """Is it plain at a glance that all his items work where he stands?"""
        memo = self.ongoing.memo
        spots: frozenset[Word] | None = memo.get(HINDERED)
        if spots is None:
            spots = memo[HINDERED] = self._hindered_on()
        return bool(spots) and self.adventurers[seat].space not in spots

    def _hindered_on(self) -> frozenset[Word]:
        """The spaces that alone keep items from working, some always do; none: other things do, too."""
        barred = [self._barred_on(act) for act in HINDRANCES if act in self.ongoing.acts]
        return (self.lore or self.learnt()).sealed.union(*barred) if all(barred) else frozenset()

    def lets(self, seat: int, act: str) -> bool:
        """May he do it? What is barred on certain spaces alone is quickly found not to be barred elsewhere."""
        if act not in self.ongoing.acts:
            return True
        memo, asked = self.ongoing.memo, ("barred", act)
        spots = memo.get(asked)
        if spots is None:
            spots = memo[asked] = self._barred_on(act)
        return (bool(spots) and self.adventurers[seat].space not in spots) or allowed(self, seat, act)

    def _barred_on(self, act: str) -> frozenset[Word]:
        """The spaces whose own texts alone rule over it; none: other things do."""
        records = self.ongoing.acts[act]
        told = all(record.effect.condition is not None and record.effect.condition.of_subject for record in records)
        lying = any(record.source in self.zones for record in records) or self.layers.decide["replace_region"]
        return frozenset([record.source for record in records]) if told and not lying else frozenset()

    def _idle(self, record: Lasting, owner: Word) -> bool:
        """Is it what a weapon does, while that is not used?"""
        if id(record.effect) not in (self.lore or self.learnt()).wielded:
            return False
        fight = self.fights[-1] if self.fights else None
        return fight is None or record.source not in fight.weapons.get(owner, ())

    def spared(self, seat: int, card: str) -> bool:
        """Does this card not touch the adventurer?"""
        from brzdek.games.magia_i_miecz.rules.powers import immune

        return immune(self, seat, card)

    def foes(self, subject: Word) -> Collection[Word]:
        if not self.fights:
            return ()
        fight = self.fights[-1]
        if subject == fight.seat:
            return fight.foes
        return (fight.seat,) if subject in fight.foes else ()

    def base(self, subject: Word, name: str) -> int:
        if isinstance(subject, int):
            return self._base_of_seat(subject, name)
        card = self.catalog.known[subject]
        if name == "strength" and getattr(card, "strength", None) == "foe":
            foe = next((one for one in self.foes(subject) if isinstance(one, int)), None)
            return 0 if foe is None else total(self, foe, "strength", "melee")
        if name == "strength" and self.fights and self.fights[-1].force:
            return self.fights[-1].force
        return getattr(card, name, None) or 0

    def _base_of_seat(self, seat: int, name: str) -> int:
        if name in BASES:
            return BASES[name]
        adventurer = self.adventurers[seat]
        if name == "strength":
            return 1 + adventurer.toad_strength if adventurer.toad else adventurer.strength + self.printed(seat, name)
        if name == "craft":
            return 1 + adventurer.toad_craft if adventurer.toad else adventurer.craft + self.printed(seat, name)
        if name in ("gold", "endurance"):
            return int(getattr(adventurer, name))
        return 0

    def printed(self, seat: int, name: str) -> int:
        """What the adventurer's card says."""
        notes = self.zones.notes[seat]
        found: int | None = notes.get(name)
        if found is None:
            pair = self.zone("pair", seat).copies
            found = notes[name] = int(getattr(self.catalog.known[pair[0]], name)) if pair else 0
        return found

    def discard_of(self, copy: Copy) -> Zone:
        origin = self.zones.origins[copy]
        if origin == EQUIPMENT:
            return self.zone("equipment", card_of(copy))
        if origin == TALISMANS:
            return self.zone("deck", TALISMANS)
        return self.zones.zone(DISCARD, origin)


ATTRIBUTES = frozenset({"strength", "craft"})
HINDRANCES = ("use_magic", "item_bonus")
"""Acts without which items do not work."""
HINDERED = "hindered"
RULINGS = (Forbid.word, Allow.word)
BASES: Mapping[str, int] = {
    "attack_dice": 0,
    "added_dice": 0,
    "dice_to_move": 1,
    "dice_in_mines": 3,
    "dice_in_crypt": 3,
    "portal_strength_dice": 2,
    "portal_craft_dice": 2,
    "item_limit": 4,
    "weapons": 1,
}


def is_item(card: Card) -> bool:
    return card.kind in ITEMS


def enchanted(game: World, copy: Copy) -> bool:
    """Does a spell lie on it? Then it is a magic item."""
    return bool(game.zones.filled.get("attached") and game.zone("attached", copy).copies)


def is_magic(card: Card) -> bool:
    return card.kind in ("magic_item", "talisman")


def sort_of(card: Card) -> str:
    """The sort of an enemy or a being."""
    return str(getattr(card, "sort", ""))


def points(card: Card, name: str) -> int:
    """What an enemy's card is worth as a trophy."""
    worth = getattr(card, name, None)
    times = card.times if isinstance(card, EnemyCard) else 1
    return worth * times if isinstance(worth, int) else 0


def total(game: World, subject: Word, name: str, during: str = "") -> int:
    """Strength or Craft with all that counts now. An adventurer's never falls below what its card says."""
    if not isinstance(subject, int):
        number = value(game, subject, name, game.base(subject, name), during)
        if not game.layers.change["enemy_stat_modifier"]:
            return number if number > 0 else 0
        worth: int = change(game, "enemy_stat_modifier", subject, name, max(0, number))
        return worth
    own = game._base_of_seat(subject, name)
    number = value(game, subject, name, own, during)
    if number >= own:
        return number
    least = 1 if game.adventurers[subject].toad else game.printed(subject, name)
    return max(number, min(own, least))


def strength(game: World, subject: Word, during: str = "") -> int:
    return total(game, subject, "strength", during)


def craft(game: World, subject: Word, during: str = "") -> int:
    return total(game, subject, "craft", during)


def alignment_of(game: World, seat: int) -> str:
    """As an effect that lasts has it, or as it is."""
    records = game.ongoing.values.get("alignment")
    own = game.adventurers[seat].alignment
    if not records:
        return own
    return ALIGNMENTS[number_or(game, seat, ALIGNMENTS.index(own))]


def number_or(game: World, seat: int, base: int) -> int:
    return value(game, seat, "alignment", base)


@lru_cache(maxsize=16)
def talismans_of(catalog: Catalog) -> tuple[Copy, ...]:
    """All copies of Talismans."""
    cards = [card for card in catalog.cards.values() if card.kind == "talisman"]
    return tuple(f"{card.id}{MARK}{number}" for card in cards for number in range(1, card.copies + 1))
