"""What one player of Magia i Miecz may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from brzdek.core.ask import Option, Word
from brzdek.core.copies import Copy, card_of
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.ongoing import Happening
from brzdek.core.legality import Reason
from brzdek.core.plain import plain
from brzdek.core.values import replace
from brzdek.core.zones import DISCARD, Zone, shown
from brzdek.games.magia_i_miecz.cards.pieces import Region, SpaceCard
from brzdek.games.magia_i_miecz.rules import crown, opponents, passages, scores, spells, things, trophies, ways, why
from brzdek.games.magia_i_miecz.rules.board import board, decks
from brzdek.games.magia_i_miecz.rules.endings import slot
from brzdek.games.magia_i_miecz.rules.state import ENDINGS, SPELLS, TALISMANS, talismans_of, total
from brzdek.games.magia_i_miecz.view.adventurers import STANDING, Adventurers
from brzdek.games.magia_i_miecz.view.prospects import Prospects
from brzdek.games.magia_i_miecz.view.seen import SeenFight, SeenSpace, SeenThrow

OPEN = ("space", "things", "friends", "trophies")
"""Where cards lie open."""


class WorldView(Adventurers, Prospects):
    """A window onto the game: everything but hidden hands, decks and face-down spells of others."""

    __slots__ = ()

    # -- own secrets

    @property
    def hand(self) -> Sequence[Copy]:
        """One's own spells."""
        return () if self.seat is None else tuple(spells.at_hand(self._game, self.seat))

    @property
    def being_spells(self) -> Mapping[str, Sequence[Copy]]:
        """The spells of the beings that one plays."""
        game = self._game
        own = [being for being, seat in game.played.items() if seat == self.seat]
        return {being: tuple(game.zone("spells", being)) for being in own if game.zone("spells", being)}

    @property
    def offered(self) -> Sequence[Copy]:
        """Spells that one may choose among."""
        return () if self.seat is None else tuple(self._game.zone("offered", self.seat))

    @property
    def ending(self) -> str:
        """The card of the ending in force; nothing while nobody knows it."""
        lying = slot.in_force(self._game)
        return "" if lying is None else card_of(lying)

    @property
    def draws_ending(self) -> bool:
        """Is the ending drawn by whoever comes to the Crown, as long as none lies there?"""
        return not self.ending and bool(self._game.zone("deck", ENDINGS)) and self._game.options["crown"] != slot.NONE

    @property
    def piles(self) -> Mapping[str, int]:
        """How many cards lie face down in the decks of this game, as anybody can count."""
        game = self._game
        dealt = [deck for deck in decks(game) if game.zone("deck", deck) or game.zone(DISCARD, deck)]
        return {pile: len(game.zone("deck", pile)) for pile in (*dealt, SPELLS, TALISMANS)}

    @property
    def on_the_crown(self) -> Sequence[int]:
        """Who is on the space on which the game is won."""
        return tuple(crown.present(self._game))

    @property
    def endgame(self) -> tuple[int | None, int]:
        """Who is in the hands of the ending, and what lasts with him."""
        return self._game.endgame.seat, self._game.endgame.result

    def endurance_left(self, being: str) -> tuple[int, int]:
        """What a being can still bear, and how much when it is unhurt."""
        return opponents.left(self._game, being), opponents.endurance(self._game, being)

    @property
    def dealt(self) -> Sequence[Copy]:
        """The characters that one was dealt, while one has to choose."""
        return () if self.seat is None else tuple(self._game.zone("dealt", self.seat))

    @property
    def question(self) -> Effect | None:
        """The effect whose question is open, if it asks this seat."""
        return self._game.ongoing.question_to(self.seat)

    @property
    def announced(self) -> Sequence[Happening]:
        return tuple(
            replace(one, answers=None, targets=MappingProxyType(dict(one.targets))) for one in self._game.ongoing.stack
        )

    @property
    def about(self) -> Word:
        """The card that the newest announced thing is about: an enemy that attacks, a spell that is cast."""
        stack = self._game.ongoing.stack
        return stack[-1].about if stack and not stack[-1].moment else ""

    @property
    def hit(self) -> int | None:
        """Whom the newest announced thing is to hit."""
        stack = self._game.ongoing.stack
        return stack[-1].seat if stack and not stack[-1].moment else None

    @property
    def thrown(self) -> SeenThrow | None:
        """The dice on the table, of a roll that is not settled yet."""
        throws = self._game.ongoing.throws
        return SeenThrow(throws[-1].seat, throws[-1].name, tuple(throws[-1].dice), throws[-1].about) if throws else None

    @property
    def attacker(self) -> str | None:
        """The enemy or being that is about to attack."""
        stack = self._game.ongoing.stack
        return str(stack[-1].about) if stack and stack[-1].kind == "attacked" else None

    def why_not(self, option: Option) -> Reason | None:
        return None if self.seat is None else why.why_not(self._game, self.seat, option)

    @property
    def barred_ways(self) -> list[Reason]:
        """What bars the bridge or the Portal to which one's roll would lead."""
        game = self._game
        rings = self.seat is not None and game.adventurers[self.seat].space in board(game).places
        return ways.barred(game, self.seat) if rings and self.seat is not None else []

    # -- what lies open

    @property
    def item_limit(self) -> int:
        """How many items one may carry oneself."""
        return 0 if self.seat is None else things.limit(self._game, self.seat)

    @property
    def trophy_price(self) -> int:
        """How many points of trophies a point of Strength or Craft costs."""
        return int(self._game.options["trophies"]) if self.seat is None else trophies.price_of(self._game, self.seat)

    @property
    def phase(self) -> str:
        return self._game.phase

    @property
    def turn(self) -> int:
        return self._game.turn

    @property
    def round(self) -> int:
        return self._game.round

    @property
    def crowned(self) -> bool:
        return self._game.crowned

    @property
    def winner(self) -> int | None:
        return self._game.winner

    @property
    def steps(self) -> int:
        """How far the movement roll leads."""
        return self._game.now.steps

    @property
    def rings(self) -> Sequence[str]:
        """All spaces of the board."""
        return tuple(board(self._game).spaces)

    def space(self, name: str) -> SeenSpace:
        game = self._game
        seats: list[int] = []
        for seat, one in enumerate(game.adventurers):
            if one.space == name and one.alive:
                seats.append(seat)
        lying = tuple(game.zone("space", name).copies)
        return SeenSpace(name, lying, len(game.hidden_on(name)), game.gold_on.get(name, 0), tuple(seats))

    @property
    def fight(self) -> SeenFight | None:
        game = self._game
        fight = game.fight
        if fight is None or not fight.foes:
            return None
        foe = scores.force(game, fight, int(fight.foes[0])) if fight.duel else scores.enemy_force(game, fight)
        return SeenFight(
            fight.seat, tuple(fight.foes), fight.how, scores.force(game, fight, fight.seat), foe, fight.over
        )

    def counted(self, copy: str, number: str) -> int:
        """Strength or Craft of an enemy: on a space with all that counts now, elsewhere as its card says."""
        zone = self._game.zones.lying(copy)
        if zone is None or zone.kind.name != "space":
            printed = getattr(self._game.catalog.cards[card_of(copy)], number, None)
            return printed if isinstance(printed, int) else 0
        return total(self._game, copy, number)

    def conditions(self, copy: str) -> Sequence[str]:
        """What lasts with a card that lies open, a word each."""
        return ()

    def waits_on(self, space: str) -> Sequence[Word]:
        """Who is to be fought on a space although no card of theirs lies there."""
        return ()

    def lies_with(self, copy: str) -> Word:
        """The space on which a card lies open, or whose it is; nothing: neither."""
        zone = self._game.zones.lying(copy)
        if zone is not None and zone.kind.name == "load":
            zone = self._game.zones.lying(str(zone.owner))
        return "" if zone is None or zone.kind.name not in OPEN or zone.owner is None else zone.owner

    def bearer(self, copy: str) -> str:
        """The carrier on which an item is loaded, if it is."""
        zones = self._game.zones
        zone = zones.of(copy) if copy in zones else None
        return str(zone.owner) if zone is not None and zone.kind.name == "load" else ""

    def load(self, copy: str) -> Sequence[Copy]:
        """What a carrier carries, wherever it is."""
        return tuple(self._game.zone("load", copy))

    @property
    def stamp(self) -> tuple[object, ...] | None:
        """While it is the same, so is what this view says of adventurers, spaces and ways; None: better look anew."""
        game = self._game
        if game.fights or game.ongoing.throws or game.parts:
            return None
        return (
            game.zones.moves,
            game.ongoing.changes,
            game.turn,
            game.round,
            game.crowned,
            len(game.visits),
            *map(STANDING, game.adventurers),
            *game.gold_on.items(),
            *game.counters.items(),
        )

    # -- the board

    @property
    def ring(self) -> Mapping[str, Sequence[str]]:
        """The spaces of each region, in their order."""
        return MappingProxyType(board(self._game).rings)

    @property
    def regions(self) -> Mapping[str, Region]:
        return MappingProxyType(dict(board(self._game).regions))

    def land(self, space: str) -> SpaceCard:
        """The card of a space, or what lies over it."""
        return self._game.space(space)

    def region(self, space: str) -> Region:
        """The region in which a space lies."""
        return board(self._game).region_of(space)

    @property
    def doorways(self) -> Sequence[str]:
        """The spaces on which a card lies that leads to another board."""
        places = self._game.zones.places
        lying = [places[copy] for copy in passages.doors(self._game.catalog) if copy in places]
        found = {zone.owner for zone in lying if zone.kind.name == "space"}
        return tuple(space for space in board(self._game).spaces if space in found) if found else ()

    @property
    def talismans(self) -> Sequence[tuple[str, Word | None]]:
        """The Talismans that lie open: on which space, or whose they are."""
        places = self._game.zones.places
        found: list[tuple[str, Word | None]] = []
        for copy in talismans_of(self._game.catalog):
            if copy in places and places[copy].kind.name in ("things", "load", "space"):
                found.append((copy, self._bearing(places[copy]).owner))
        return tuple(found)

    def _bearing(self, zone: Zone) -> Zone:
        """Where the carrier lies, of what is loaded."""
        return self._game.zones.of(str(zone.owner)) if zone.kind.name == "load" else zone

    def data(self) -> dict[str, Any]:
        game = self._game
        return {
            "seat": self.seat,
            "names": list(self.names),
            "over": self.over,
            "phase": game.phase,
            "turn": game.turn,
            "round": game.round,
            "adventurers": plain(game.adventurers),
            "zones": plain(shown(game, self.seat)),
            "gold_on": plain(game.gold_on),
            "counters": plain(game.counters),
            "crowned": game.crowned,
            "winner": game.winner,
            "wounds": plain(game.wounds),
            "endgame": plain(game.endgame),
        }
