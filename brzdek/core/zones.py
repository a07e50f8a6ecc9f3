"""Zones: where the copies of a game lie, whose they are and who may see them.

Every copy lies in exactly one zone. Only ``move`` (and ``draw``, ``discard``, ``shuffle``, which stand on it) takes it
elsewhere; there everything follows that a change of place brings with it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any, Literal, TypeAlias

from brzdek.core.ask import Word
from brzdek.core.copies import Copy, is_copy
from brzdek.core.effects.context import Context
from brzdek.core.effects.events import Moved, MovedSecretly
from brzdek.core.effects.ongoing import CardGame
from brzdek.core.effects.runtime import drop
from brzdek.core.values import dataclass

Owner: TypeAlias = Word | None
"""A seat (a number), a space, a being, a copy that carries others, the name of a pile; None: nobody."""
Seen: TypeAlias = Literal["all", "owner", "nobody"]

DISCARD = "discard"
"""The kind of zone in which discarded copies lie, by the pile they come from."""
HIDDEN = ""
"""What the log says of a copy that its reader may not see."""


class ZoneKind:
    """What holds for all zones of a kind."""

    __slots__ = ("keeps", "lasts", "name", "refill", "seen")

    def __init__(
        self, name: str, seen: Seen = "all", lasts: tuple[str, ...] = (), refill: str = "", keeps: bool = False
    ) -> None:
        self.name = name
        self.seen = seen
        """Who may see what lies there: everybody, whoever answers for the owner, nobody."""
        self.lasts = lasts
        """The slots of a card that work while it lies there, such as ``carry``."""
        self.refill = refill
        """The kind of zone, of the same owner, that is shuffled into it when it is empty and something is drawn."""
        self.keeps = keeps
        """Does a carrier keep its load there? Elsewhere the load shares the carrier's fate."""


class Zone:
    """One place for copies; the last one lies on top. Read it freely, change it by ``move`` alone."""

    __slots__ = ("copies", "kind", "owner", "personal")

    def __init__(self, kind: ZoneKind, owner: Owner = None) -> None:
        self.kind = kind
        self.owner = owner
        self.personal = bool(kind.lasts) or kind.seen == "owner"
        """Does somebody hold what lies there, or does it work there?"""
        self.copies: list[Copy] = []

    def __deepcopy__(self, memo: object) -> Zone:
        other = Zone(self.kind, self.owner)
        other.copies = self.copies.copy()
        return other

    def __repr__(self) -> str:
        return f"<{self.kind.name} of {self.owner}: {len(self.copies)}>"

    def __len__(self) -> int:
        return len(self.copies)

    def __iter__(self) -> Iterator[Copy]:
        return iter(self.copies)

    def __contains__(self, copy: object) -> bool:
        return copy in self.copies

    def __getitem__(self, place: int) -> Copy:
        return self.copies[place]

    def plain(self) -> list[Copy]:
        return self.copies


class Zones:
    """All zones of a game. A zone comes into being when it is first asked for."""

    __slots__ = (
        "_all",
        "_kinds",
        "_loads",
        "filled",
        "handled",
        "handlings",
        "made",
        "moves",
        "notes",
        "origins",
        "places",
    )

    def __init__(self, kinds: Iterable[ZoneKind]) -> None:
        self._kinds = {kind.name: kind for kind in kinds}
        self.made: dict[str, dict[Owner, Zone]] = {name: {} for name in self._kinds}
        """The zones that somebody has asked for, by kind and owner. To be read only."""
        self._all: list[Zone] = []
        self.places: dict[Copy, Zone] = {}
        """Where each copy lies. To be read only."""
        self._loads: dict[Owner, list[Zone]] = {}
        """The zones that copies own."""
        self.origins: dict[Copy, Word] = {}
        """The pile that each copy comes from; there it is discarded."""
        self.filled: dict[str, int] = {}
        """How many copies lie in all zones of a kind together."""
        self.handled: dict[Owner, int] = {}
        """How often one came to a place where somebody holds cards or where they work, or left such a place."""
        self.handlings = 0
        """The same for all together."""
        self.notes: defaultdict[Owner, dict[object, Any]] = defaultdict(dict)
        """What has been found out of what somebody holds; forgotten when it is handled, and no part of the state."""
        self.moves = 0
        """How often a copy has been moved: whoever looks after the zones need not look again before that changes."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Zones:
        other = Zones(self._kinds.values())
        for zone in self._all:
            twin = deepcopy(zone, memo)
            other._keep(twin)
            for copy in twin.copies:
                other.places[copy] = twin
        other.origins = self.origins.copy()
        other.filled = self.filled.copy()
        other.moves = self.moves
        other.handled, other.handlings = self.handled.copy(), self.handlings
        return other

    def plain(self) -> dict[str, list[Copy]]:
        return {f"{zone.kind.name} {zone.owner}": zone.copies for zone in self._all if zone.copies}

    # -- finding

    def zone(self, kind: str, owner: Owner = None) -> Zone:
        """The zone of this kind that this owner has."""
        found = self.made[kind].get(owner)
        if found is None:
            found = Zone(self._kinds[kind], owner)
            self._keep(found)
        return found

    def _keep(self, zone: Zone) -> None:
        self.made[zone.kind.name][zone.owner] = zone
        self._all.append(zone)
        if is_copy(zone.owner):
            self._loads.setdefault(zone.owner, []).append(zone)

    def of(self, copy: Copy) -> Zone:
        """Where a copy lies."""
        return self.places[copy]

    def lying(self, word: Word) -> Zone | None:
        """Where it lies, if it is a copy."""
        return self.places.get(word) if isinstance(word, str) else None

    def __contains__(self, copy: object) -> bool:
        return copy in self.places

    def __iter__(self) -> Iterator[Zone]:
        return iter(self._all)

    def load(self, copy: Copy) -> list[Copy]:
        """What lies in the zones that a copy itself owns: what it carries."""
        return [one for zone in self._loads.get(copy, ()) for one in zone.copies]

    def laden(self, copy: Copy) -> bool:
        """Does anything lie in the zones that a copy owns?"""
        return copy in self._loads and bool(self.load(copy))

    def holder(self, zone: Zone) -> Owner:
        """Whose it is in the end: of whoever holds the carrier, where a copy owns the zone."""
        owner = zone.owner
        while isinstance(owner, str) and owner in self.places:
            owner = self.places[owner].owner
        return owner

    def hangs_on(self, zone: Zone, copy: Copy) -> bool:
        """Does the zone belong to the copy, or to something that it carries?"""
        owner = zone.owner
        while isinstance(owner, str) and owner in self.places:
            if owner == copy:
                return True
            owner = self.places[owner].owner
        return False

    # -- setting up and looking after

    def add(self, copies: Iterable[Copy], zone: Zone, origin: Word | None = None) -> None:
        """Copies come into the game. ``origin``: their pile; without it the owner of the zone."""
        pile = origin if origin is not None else zone.owner if zone.owner is not None else zone.kind.name
        new, kind = dict.fromkeys(copies, zone), zone.kind.name
        for copy in new.keys() & self.places.keys():
            raise ValueError(f"{copy} is in the game already")
        zone.copies.extend(new)
        self.places.update(new)
        self.origins.update(dict.fromkeys(new, pile))
        self.filled[kind] = self.filled.get(kind, 0) + len(new)
        if zone.personal:
            self._handle(self.holder(zone))

    def _handle(self, holder: Owner) -> None:
        self.handled[holder] = self.handled.get(holder, 0) + 1
        self.notes[holder].clear()
        self.handlings += 1

    def swap(self, one: Copy, other: Copy) -> None:
        """Exchange the places of two copies, to imagine a game that somebody cannot tell from this one."""
        places = [(self.places[copy], self.places[copy].copies.index(copy)) for copy in (one, other)]
        for (zone, place), copy in zip(places, (other, one), strict=True):
            zone.copies[place] = copy
            self.places[copy] = zone
            self._handle(self.holder(zone))

    def problems(self) -> list[str]:
        """Where it is not so that everything lies somewhere exactly once; nothing if all is well."""
        found: dict[Copy, list[Zone]] = {}
        for zone in self._all:
            for copy in zone.copies:
                found.setdefault(copy, []).append(zone)
        lost = [f"{copy} is lost" for copy in self.places if copy not in found]
        twice = [f"{copy} lies in {len(places)} places" for copy, places in found.items() if len(places) > 1]
        astray = [f"{copy} is not where it is said to be" for copy, zone in self.places.items() if copy not in zone]
        return [*lost, *twice, *astray]


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class ZonedGame(CardGame):
    """A game whose copies are individuals that lie in zones."""

    zones: Zones

    def zone(self, kind: str, owner: Owner = None) -> Zone:
        # The commonest question of all, so the usual answer is found at once.
        try:
            return self.zones.made[kind][owner]
        except KeyError:
            return self.zones.zone(kind, owner)

    def player_of(self, owner: Word) -> int | None:
        """The seat that answers for it; games with beings say here who plays each of them."""
        if isinstance(owner, str) and owner in self.zones:
            held = self.zones.holder(self.zones.of(owner))
            return None if held is None else self.player_of(held)
        return CardGame.player_of(self, owner)

    def discard_of(self, copy: Copy) -> Zone:
        """Where a copy goes when it is discarded: the pile of its origin."""
        return self.zones.zone(DISCARD, self.zones.origins[copy])


# -- seeing


def sees(game: ZonedGame, seat: int | None, zone: Zone) -> bool:
    """May this seat (None: an onlooker) see what lies there?"""
    seen = zone.kind.seen
    if seen == "all":
        return True
    return seen == "owner" and seat is not None and zone.owner is not None and game.player_of(zone.owner) == seat


def shown(game: ZonedGame, seat: int | None) -> dict[str, list[Copy] | int]:
    """All zones as this seat sees them: what lies there, or only how much."""
    return {
        f"{zone.kind.name} {zone.owner}": list(zone.copies) if sees(game, seat, zone) else len(zone.copies)
        for zone in game.zones
        if zone.copies
    }


def hidden_from(game: ZonedGame, seat: int | None) -> list[Zone]:
    """The zones that this seat cannot look into: there twins of the game may differ."""
    return [zone for zone in game.zones if not sees(game, seat, zone)]


def _readers(game: ZonedGame, zone: Zone) -> tuple[int, ...] | None:
    """The seats that see what lies there; None: everybody."""
    if zone.kind.seen == "all":
        return None
    if zone.kind.seen == "nobody" or zone.owner is None:
        return ()
    seat = game.player_of(zone.owner)
    return () if seat is None else (seat,)


# -- moving


def move(game: ZonedGame, copy: Copy, to: Zone, *, under: bool = False, tell: bool = True) -> None:
    """Take a copy from where it lies and put it on top (``under``: at the bottom) of another zone.

    What lasted from it ends and what lasts there begins, unless it goes on for the same holder; a load goes along or
    shares its carrier's fate; something that comes to light is counted. The log gets ``Moved``, with the copy for those
    who see it in either zone, unless the rules tell it themselves (``tell``). What would come to lie on itself stays.
    """
    zones = game.zones
    places = zones.places
    old = places[copy]
    before, after = old.owner, to.owner
    if after in places:
        if zones.hangs_on(to, copy):
            return
        after = zones.holder(to)
    if before in places:
        before = zones.holder(old)
    zones.moves += 1
    leaving, coming = old.kind, to.kind
    if leaving.seen != "all" and (coming.seen == "all" or _comes_to_light(game, old, to)):
        game.reveals += 1
    if tell:
        _tell(game, copy, old, to)
    if old.copies[-1] == copy:
        old.copies.pop()
    else:
        old.copies.remove(copy)
    if under:
        to.copies.insert(0, copy)
    else:
        to.copies.append(copy)
    places[copy] = to
    filled = zones.filled
    filled[leaving.name] -= 1
    filled[coming.name] = filled.get(coming.name, 0) + 1
    if old.personal:
        zones._handle(before)
    if to.personal:
        zones._handle(after)
    if leaving.lasts != coming.lasts or before != after:
        if leaving.lasts:
            drop(game, copy)
        if coming.lasts:
            _begin(game, copy, to, after)
    if leaving.keeps and zones.laden(copy):
        for one in zones.load(copy):
            _share_fate(game, one, to, before != after, tell)


def _comes_to_light(game: ZonedGame, old: Zone, to: Zone) -> bool:
    """Will somebody see the copy who has not, of those who do not see everything?"""
    return not set(_readers(game, to) or ()) <= set(_readers(game, old) or ())


def _tell(game: ZonedGame, copy: Copy, old: Zone, to: Zone) -> None:
    """Tell the log's readers."""
    had, have = _readers(game, old), _readers(game, to)
    places = (old.kind.name, old.owner, to.kind.name, to.owner)
    if had is None or have is None:
        game.log.tell(Moved, copy, *places)
        return
    game.log.tell(Moved, HIDDEN, *places)
    for seat in sorted({*had, *have}):
        game.log.tell(MovedSecretly, seat, copy, *places)


def _begin(game: ZonedGame, copy: Copy, zone: Zone, holder: Owner) -> None:
    """Let what lasts from a copy in its zone begin."""
    for slot in zone.kind.lasts:
        begin_slot(game, copy, slot, holder)


def begin_slot(game: ZonedGame, copy: Copy, slot: str, holder: Owner) -> None:
    """Carry out a slot of a card that never asks, on behalf of its holder; ``drop`` ends what lasts from it."""
    effect = game.catalog.known[copy].effects.get(slot)
    if effect is None:
        return
    if isinstance(holder, int):
        effect.do(Context(game, holder, copy))
        return
    seat = None if holder is None else game.player_of(holder)
    effect.do(Context(game, 0 if seat is None else seat, copy, for_="" if holder is None else holder))


def _share_fate(game: ZonedGame, copy: Copy, to: Zone, changed: bool, tell: bool) -> None:
    """What becomes of something that a carrier carries when the carrier has gone elsewhere."""
    if to.kind.name == DISCARD:
        move(game, copy, game.discard_of(copy), tell=tell)
    elif not to.kind.keeps:
        move(game, copy, to, tell=tell)
    elif changed:
        zone = game.zones.of(copy)
        drop(game, copy)
        _begin(game, copy, zone, game.zones.holder(zone))


def discard(game: ZonedGame, copy: Copy, *, tell: bool = True) -> None:
    """Put a copy on the discard pile that belongs to its origin."""
    move(game, copy, game.discard_of(copy), tell=tell)


def draw(game: ZonedGame, deck: Zone, to: Zone, *, tell: bool = True) -> Copy | None:
    """The top of a deck goes to another zone; an empty deck is first made anew. None: there is nothing left."""
    if not deck.copies and deck.kind.refill:
        refill(game, deck)
    if not deck.copies:
        return None
    copy = deck.copies[-1]
    move(game, copy, to, tell=tell)
    return copy


def refill(game: ZonedGame, deck: Zone) -> None:
    """Shuffle what was put aside into the deck."""
    aside = game.zones.zone(deck.kind.refill, deck.owner)
    for copy in aside.copies:
        game.zones.places[copy] = deck
    deck.copies += aside.copies
    aside.copies.clear()
    shuffle(game, deck)


def shuffle(game: ZonedGame, zone: Zone) -> None:
    game.chance.shuffle(zone.copies)
