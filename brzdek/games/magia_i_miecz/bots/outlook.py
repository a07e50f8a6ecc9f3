"""What a player sees in a situation: how strong it is, what a fight or a thing is worth to it, how far the Crown is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any

from brzdek.core.ask import Word
from brzdek.core.catalog.cards import Card
from brzdek.core.copies import card_of
from brzdek.core.kept import kept
from brzdek.games.magia_i_miecz.bots import weights
from brzdek.games.magia_i_miecz.bots.cards import card_worth, cards_of, sort_of_thing, whole
from brzdek.games.magia_i_miecz.bots.chances import at_most, lives_for_victory, lives_for_wolf
from brzdek.games.magia_i_miecz.cards.pieces import EnemyCard, SpaceCard, ThingCard
from brzdek.games.magia_i_miecz.view.seen import FightOdds, SeenAdventurer
from brzdek.games.magia_i_miecz.view.view import WorldView

CROWN = "korona_wladzy"
TALISMAN = "talizman"
TAKE_LIFE = 1
"""The quest to take a point of Endurance from another."""
CRYPT, MINES = "krypta", "kopalnia"
BY_THE_CRYPT = (CRYPT, "smierc", "jama_wilkolaka")
BY_THE_MINES = (MINES, "wieza_wampira", "otchlan")
"""The two ways from the Plain to the Valley of Fire."""
PLAIN = "rownina_grozy"
SENTINEL = "straznik_mostu"
SKULL = "czaszka"
CARRIED = ("object", "magic_item", "talisman")
KINDS: Mapping[str, float] = {
    "magic_item": weights.MAGIC_ITEM, "object": weights.ITEM, "friend": weights.FRIEND, "find": 3.0,
}  # fmt: skip
"""What things are worth of which nothing else is known."""


class Outlook:
    """One seat's judgement of the moment."""

    def __init__(self, view: WorldView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.catalog = view.catalog
        self._known: Any = self.catalog.known
        self._drawn: dict[str, float] = {}
        self._odds: dict[tuple[Word, ...], FightOdds] = {}
        self._seen: dict[int, SeenAdventurer] = {}
        self._things: dict[Word, float] = {}
        self._kept: dict[str, float] = {}
        """What was found out in this moment: each thing is looked at once."""
        self.trial, self.fiends = self._hardships()

    def _hardships(self) -> tuple[int, int]:
        """What is added to the dice of the Crypt and the Mines, and to the Strength of devils and the Werewolf."""
        return 0, 0

    @kept
    def me(self) -> SeenAdventurer:
        return self.seen(self.seat)

    def seen(self, seat: int) -> SeenAdventurer:
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self.view.adventurer(seat)
        return found

    @kept
    def rivals(self) -> list[SeenAdventurer]:
        others = [self.seen(seat) for seat in range(len(self.view.names)) if seat != self.seat]
        return [one for one in others if one.alive]

    @kept
    def cards(self) -> frozenset[str]:
        """The cards that one has: items with loads, friends."""
        return cards_of(self.me.things + self.me.friends)

    @property
    def has_talisman(self) -> bool:
        return TALISMAN in self.cards

    @kept
    def lost_talismans(self) -> list[str]:
        """The spaces where Talismans lie; the dead leave them behind."""
        if self.has_talisman:
            return []
        lying = [owner for _, owner in self._talismans if isinstance(owner, str)]
        spaces = self.view.rings if lying else ()
        return [owner for owner in lying if owner in spaces]

    @kept
    def _talismans(self) -> Sequence[tuple[str, Word | None]]:
        return self.view.talismans

    @kept
    def holders(self) -> list[SeenAdventurer]:
        """The rivals who have a Talisman."""
        view = self.view
        bearers = [seat for seat in range(len(view.names)) if seat != self.seat and view.bears(seat, TALISMAN)]
        return [one for one in map(self.seen, bearers) if one.alive]

    @kept
    def prey(self) -> list[SeenAdventurer]:
        """Rivals to be sought and beaten once every death is final: the last one left has won under any ending.

        As long as somebody else is on the Crown, the others have something better to do than to help him.
        """
        if not self.view.crowned or (self.outdone and len(self.rivals) > 1 and self.haste < weights.LONG):
            return []
        near = [one for one in self.rivals if self.land(one.space).region in ("outer", "middle")]
        return [one for one in near if self.wins(one.seat) > weights.EVEN]

    @kept
    def crawls(self) -> bool:
        """Does a Poltergeist let one move no more than a space a turn?"""
        return "poltergeist" in self.cards

    @kept
    def outdone(self) -> bool:
        """Is somebody else on the Crown?"""
        return any(seat != self.seat for seat in self.view.on_the_crown)

    @kept
    def talisman_ahead(self) -> bool:
        """Can one hope to have a Talisman before the Valley of Fire: in hand, or lying on the way?"""
        return self.has_talisman or bool(self.ahead)

    @kept
    def ahead(self) -> list[str]:
        """The spaces of the Inner Region with a Talisman that one still comes to; from the outside all of them."""
        sides = [side for side in (BY_THE_CRYPT, BY_THE_MINES) if self.me.space in side]
        ways = [side[side.index(self.me.space) + 1 :] for side in sides] or [(PLAIN,), BY_THE_CRYPT, BY_THE_MINES]
        return [space for space in self.lost_talismans if any(space in way for way in ways)]

    @kept
    def talisman_left(self) -> bool:
        """Is one left to be won by a quest or a prayer?"""
        return len(self._talismans) < self.catalog.known[TALISMAN].copies

    @kept
    def stranded(self) -> bool:
        """Is there no Talisman to be had: neither to be won nor lying where one comes, nor with somebody beatable?"""
        if self.has_talisman or self.talisman_left or self.ahead or self.beatable:
            return False
        return not any(self.land(space).region in ("outer", "middle") for space in self.lost_talismans)

    @kept
    def beatable(self) -> list[SeenAdventurer]:
        """Rivals with a Talisman who stand where one meets them, and who are likely to be beaten."""
        near = [one for one in self.holders if self.land(one.space).region in ("outer", "middle")]
        return [one for one in near if self.wins(one.seat) * self.haste >= weights.EVEN]

    @kept
    def region(self) -> str:
        return self.land(self.me.space).region

    def land(self, space: str) -> SpaceCard:
        return self._known[space]  # type: ignore[no-any-return]

    def kind(self, word: Word) -> str:
        card = self._card(word)
        return "" if card is None else card.kind

    def _card(self, word: Word) -> Card | None:
        """The card of a copy, or with this id; None for all other words."""
        try:
            return self._known[word]  # type: ignore[no-any-return]
        except (KeyError, AttributeError):
            return None

    @kept
    def life(self) -> float:
        """What a point of Endurance is worth now: more when every death is final, less again when a game lasts long."""
        worth = weights.LIVES.get(self.me.endurance, weights.FAR_FROM_DEATH)
        if not self.view.crowned:
            return worth
        return worth * weights.AFTER_THE_CROWN / max(1.0, self.haste / weights.LONG)

    # -- the way to the Crown

    @kept
    def crypt(self) -> float:
        """The chance of passing the Inner Region by the Crypt, Death and the Werewolf, once one is in."""
        strength = self.me.strength + (2 if "lopata" in self.cards else 0)
        ahead = self.me.combat_strength - self.fiends
        return at_most(3, strength - self.trial) * self._survives(weights.DEATH_COSTS + lives_for_wolf(ahead))

    @kept
    def mines(self) -> float:
        """The same by the Mines, the Vampire and the devils."""
        small = "gnom" in self.cards or "krasnolud" in map(card_of, self.me.characters)
        craft = self.me.craft + (2 if "mapa" in self.cards else 0)
        blood = max(0.0, weights.VAMPIRE_COSTS - len(self.me.friends))
        devils = weights.DEVILS * lives_for_victory(self.me.combat_strength - self.fiends - 4)
        return at_most(2 if small else 3, craft - self.trial) * self._survives(blood + devils)

    def _survives(self, cost: float) -> float:
        """How likely it is to live through what costs so much Endurance on the average."""
        return min(1.0, max(0.0, (self.me.endurance - cost) / 2.0))

    @kept
    def portal(self) -> float:
        return max(at_most(2, self.me.strength), at_most(2, self.me.craft))

    @kept
    def ready(self) -> bool:
        """Ready for the Inner Region?"""
        if self.me.toad:
            return False
        worn = bool(self.view.space(CROWN).seats)
        least = weights.LATE_READY if worn else weights.READY
        daring = max(min(self.haste, weights.MOST_DARED), self.haste / weights.LONG)
        if self.portal * daring < least:
            # No way beyond the Portal is better than sure.
            return False
        from brzdek.games.magia_i_miecz.bots.endgame import prospect

        return self.portal * max(self.crypt, self.mines) * daring * prospect(self) >= least

    @kept
    def haste(self) -> float:
        """The longer the game lasts the more is dared."""
        return max(1.0, self.view.round / weights.PATIENCE)

    @kept
    def goal(self) -> str:
        """Where the way leads: grow, hunt, cross the river, talisman, crown."""
        if self.me.toad or self.me.must_reach:
            return "grow"
        if self.region == "outer":
            bound = self.ready and self.talisman_ahead
            if not bound and any(self.land(one.space).region == "outer" for one in self.prey):
                return "hunt"
            strong = self.me.combat_strength * self.haste >= weights.MIDDLE
            return "cross" if self.ready or strong else "grow"
        if self.ready and self.talisman_ahead:
            return "crown"
        if self.has_talisman:
            return "grow"
        return "talisman"

    # -- fights

    def odds(self, *foes: Word) -> FightOdds:
        """Against one, or several together; where one may choose how, in the better way."""
        found = self._odds.get(foes)
        if found is None:
            rival = isinstance(foes[0], int)
            found = self._odds[foes] = self.view.best_odds(foes[0]) if rival else self.view.odds(foes)
        return found

    def wins(self, *foes: Word) -> float:
        odds = self.odds(*foes)
        return odds.won / odds.all

    def fight(self, *foes: Word) -> float:
        """What a fight with this enemy, or with several together, brings on the average."""
        odds = self.odds(*foes)
        gain = weights.POINT * sum(map(self._trophy, foes)) / 7
        return (odds.won * gain - odds.lost * self.life + odds.drawn * weights.DRAW) / odds.all

    def _trophy(self, foe: Word) -> int:
        card = self._card(foe)
        return max(whole(card.strength), whole(card.craft)) if isinstance(card, EnemyCard) else 0

    def attack(self, seat: int) -> float:
        """What it brings on the average to attack a rival."""
        odds = self.odds(seat)
        rival = self.seen(seat)
        prize = 0.0
        if odds.won:
            prize = max([self.taken_life(rival.endurance), *[self.keeps(thing.copy) for thing in rival.things]])
        return (odds.won * prize - odds.lost * self.life) / odds.all - 1.0

    def taken_life(self, endurance: int) -> float:
        """What it is worth to take a point of Endurance from a rival who has so many."""
        if self.me.quest == TAKE_LIFE:
            return weights.TALISMAN
        worth = weights.LIVES.get(endurance, weights.FAR_FROM_DEATH)
        return worth * (weights.AFTER_THE_CROWN if self.view.crowned else weights.DEATH_BEFORE_THE_CROWN)

    @kept
    def card(self) -> float:
        """What it is worth to draw an Adventure card."""
        return self.drawn("adventure")

    def drawn(self, deck: str) -> float:
        """What it is worth to draw a card, on the average of a deck."""
        found = self._drawn.get(deck)
        if found is None:
            me = self.me
            found = self._drawn[deck] = card_worth(self.catalog, deck, me.combat_strength, me.craft, self.life)
        return found

    # -- things

    @kept
    def skulls(self) -> int:
        """How many of them one has."""
        own = [one for thing in self.me.things for one in (thing.copy, *thing.load)]
        return sum(card_of(one) == SKULL for one in own)

    def thing(self, copy: Word) -> float:
        """What it is worth to have this card, with what it carries, and no other like it."""
        found = self._things.get(copy)
        if found is None:
            card = self._card(copy)
            load = self.view.load(str(copy)) if isinstance(card, ThingCard) and card.capacity else ()
            found = self._things[copy] = self._bare(copy) + sum(map(self._bare, load))
        return found

    def _bare(self, copy: Word) -> float:
        id = card_of(str(copy))
        if id == SKULL:
            return weights.SKULLS[min(self.skulls, len(weights.SKULLS) - 1)]
        known = weights.THINGS.get(id)
        if known is not None:
            return known
        return KINDS.get(self.kind(copy), 1.0)

    def ranking(self, copies: Iterable[str]) -> dict[str, float]:
        """What each of several things is worth beside the others, the best first: of a sort only one counts fully."""
        worth: dict[str, float] = {}
        sorts: set[str] = set()
        catalog = self.catalog
        for loss, copy in sorted([(-self.thing(one), one) for one in copies]):
            sort = sort_of_thing(catalog, copy)
            less = sort in sorts and loss < 0 and sort != SKULL
            worth[copy] = -loss * weights.SECOND_OF_A_SORT if less else -loss
            sorts.add(sort)
        return dict(sorted(worth.items(), key=itemgetter(1), reverse=True))

    def keeps(self, copy: str) -> float:
        """What it is worth to take a thing beside those that one carries; nothing if it would be put down again."""
        found = self._kept.get(copy)
        if found is None:
            carried = self.kind(copy) in CARRIED and self._weighs(copy)
            found = self._kept[copy] = self._beside_others(copy) if carried else self.thing(copy)
        return found

    def _beside_others(self, copy: str) -> float:
        if sort_of_thing(self.catalog, copy) not in self._sorts:
            return self._unlike_others(copy)
        ranked = self.ranking([*self._burden, copy])
        card = card_of(copy)
        least = [one for one in ranked if card_of(one) == card][-1]
        return ranked[least] if least in list(ranked)[: self._limit] else -1.0

    def _unlike_others(self, copy: str) -> float:
        """The same of a thing of a sort of which one has none: it changes nothing about what the others are worth."""
        worth, limit = self.thing(copy), self._limit
        if len(self._burden) < limit:
            return worth
        before = 0
        for one, other in self._ranked.items():
            if other > worth or (other == worth and (-self.thing(one), one) < (-worth, copy)):
                before += 1
        return worth if before < limit else -1.0

    @kept
    def _ranked(self) -> dict[str, float]:
        return self.ranking(self._burden)

    @kept
    def _sorts(self) -> frozenset[str]:
        return frozenset([sort_of_thing(self.catalog, one) for one in self._burden])

    @kept
    def _limit(self) -> int:
        return self.view.item_limit

    @kept
    def _burden(self) -> list[str]:
        return [thing.copy for thing in self.me.things if self._weighs(thing.copy)]

    def _weighs(self, copy: str) -> bool:
        card = self._card(copy)
        return not (isinstance(card, ThingCard) and card.weightless)
