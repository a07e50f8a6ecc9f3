"""Where to go: what a landing space brings, and how strongly the goal draws."""

from __future__ import annotations

from brzdek.core.ask import Option
from brzdek.core.copies import card_of
from brzdek.core.kept import kept
from brzdek.games.magia_i_miecz.bots import depths, voyage, weights
from brzdek.games.magia_i_miecz.bots.endgame import urgent
from brzdek.games.magia_i_miecz.bots.outlook import BY_THE_CRYPT, CARRIED, CRYPT, MINES, SENTINEL, Outlook
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard
from brzdek.games.magia_i_miecz.view.view import WorldView

CAVE, GATE, TEMPLE, BRIDGE, VILLAGE = "jaskinia_czarownika", "tajemne_wrota", "swiatynia", "straznik", "wioska"
NEAR_BRIDGE = "wzgorza_3"
WOODS = ("las", "puszcza")
GATEKEEPERS = (VILLAGE, "miasto")
"""Where one may ask for the Gate to the Abyss, at whose border the Poltergeist leaves."""
TAKEN = frozenset({*CARRIED, "friend", "find"})


class Wayfinder(Outlook):
    """An outlook that knows what ways are worth. It is no second object, so that one ceases to be with its question
    and nothing is left for the garbage collector.
    """

    def __init__(self, view: WorldView, seat: int) -> None:
        super().__init__(view, seat)
        self._spaces: dict[str, float] = {}
        self._targets: dict[str, tuple[int, list[tuple[int, float]]]] = {}
        """The size of each region, and what draws there."""

    def by_print(self) -> Wayfinder:
        """The same by what the board and its cards say alone, without what a layer above lays out there."""
        return self

    # -- spaces

    def space(self, name: str) -> float:
        """What it is worth to end a move there."""
        found = self._spaces.get(name)
        if found is None:
            card = self.land(name)
            found = self._lying(card) + self._text(card) + self._pull(card)
            found += voyage.text(self, name) if card.roads else 0.0
            self._spaces[name] = found
        return found

    def _lying(self, card: SpaceCard) -> float:
        """Enemies to be fought first, then what they leave, then cards to draw."""
        seen = self.view.space(card.id)
        worth, beaten, rest = seen.gold * weights.GOLD, 1.0, 0.0
        enemies = []
        for copy in seen.cards:
            kind = self.kind(copy)
            if kind == "enemy":
                enemies.append(copy)
            elif kind in TAKEN:
                rest += max(0.0, self.keeps(copy))
            else:
                rest += weights.CALLS.get(card_of(copy), 0.0)
        for party in self.view.parties(enemies) if enemies else ():
            worth += self.fight(*party)
            beaten *= self.wins(*party)
        due = max(0, card.draw - len(seen.cards) - seen.hidden)
        gained = 0.0
        for seat in seen.seats if card.meets else ():
            if seat != self.seat:
                gained += max(0.0, self.attack(seat))
        rest += gained
        if due:
            rest += due * self.drawn(self.view.region(card.id).deck)
        return worth + beaten * rest

    def _text(self, card: SpaceCard) -> float:
        me, life = self.me, self.life
        worth = weights.SERVICES.get(card.id, 0.0) + self._healing(card)
        wounds = weights.WOUNDS.get(card.id, 0.0)
        if wounds and not (card.terrain == "pustynia" and "butelka_wody" in self.cards):
            worth -= wounds * life * (0.0 if card.id == "czarny_rycerz" and me.gold else 1.0)
        if card.id == "cmentarz" and me.alignment == "good":
            worth -= life
        return worth

    def _healing(self, card: SpaceCard) -> float:
        most = weights.HEALERS.get(card.id)
        if most is None:
            return 0.0
        me = self.me
        if card.id == "kapliczka" and me.alignment == "evil":
            return -self.life
        wounds = me.starting_endurance - me.endurance
        if wounds <= 0:
            return 0.0
        free = card.id == "kapliczka" and me.alignment == "good"
        healed = wounds if free else min(wounds, me.gold, most)
        sought = weights.HEALING_IN_VAIN if self.outdone else weights.HEALING
        return healed * self.life * sought

    # -- the pull of the goal

    def _pull(self, card: SpaceCard) -> float:
        """Nearer to the goal is better."""
        known = self._targets.get(card.region)
        if known is None:
            size = len(self.view.ring[card.region])
            known = self._targets[card.region] = (size, self._goals(card.region))
        size, targets = known
        crawls = self.crawls
        best = 0.0
        for place, weight in targets:
            gap = min((card.place - place) % size, (place - card.place) % size)
            near = weights.CRAWLING * (1 - gap / size) if crawls else weights.NEAR[gap]
            best = max(best, weight * near)
        return best

    def _goals(self, region: str) -> list[tuple[int, float]]:
        """The spaces of a region that lead on, with the strength of their pull."""
        if region not in ("outer", "middle"):
            return []
        if self.me.must_reach:
            names = self._homeward()
        else:
            names = {**self._near(region), **(self._in_the_middle() if region == "middle" else self._to_the_river())}
        haste = self.haste
        lands = [(self.land(name), weight) for name, weight in names.items()]
        return [(land.place, weight * haste) for land, weight in lands if land.region == region]

    def _homeward(self) -> dict[str, float]:
        """To the space that has to be reached, or to the bridge that leads there."""
        goal = self.me.must_reach
        across = self.land(goal).region == "outer" and self.region == "middle"
        return {NEAR_BRIDGE if across else goal: weights.TO_A_TALISMAN}

    @kept
    def _errands(self) -> dict[str, float]:
        """What else draws: Talismans that lie open or can be taken from rivals, rivals to be beaten, ways down."""
        if self.goal == "crown":
            return {}
        found = dict.fromkeys(self.lost_talismans, weights.TO_A_TALISMAN)
        if not found and not self.talisman_left and not self.has_talisman:
            found |= {one.space: weights.TO_A_TALISMAN for one in self.beatable}
        prey = {one.space: weights.TO_A_RIVAL for one in self.prey}
        found = {**depths.doorways(self), **prey, **found}
        return {space: pull for space, pull in found.items() if self.land(space).region in ("outer", "middle")}

    def _near(self, region: str) -> dict[str, float]:
        """The errands of a region; in the Middle Region the bridge, if all of them lie beyond."""
        return {NEAR_BRIDGE: weights.TO_THE_BRIDGE} if region == "middle" and self._all_across() else self._errands

    def _all_across(self) -> bool:
        """Is there no reason to stay in the Middle Region, and one to go to the Outer one?"""
        stays = self.talisman_left and not self.has_talisman
        return not stays and bool(self._errands) and all(self.land(one).region == "outer" for one in self._errands)

    def _in_the_middle(self) -> dict[str, float]:
        if self.crawls:
            return {NEAR_BRIDGE: weights.TO_THE_BRIDGE}
        if self.goal == "crown":
            return {GATE: weights.TO_THE_GATE}
        if self.has_talisman or not self.talisman_left or self.me.toad:
            return {}
        found = {TEMPLE: weights.TO_THE_TEMPLE}
        if not self.me.quest or self._deliverable():
            found[CAVE] = weights.TO_THE_CAVE
        return found

    def _to_the_river(self) -> dict[str, float]:
        """By the bridge if the Sentinel can be beaten; otherwise with an axe into the woods."""
        found: dict[str, float] = {}
        if self.crawls:
            found |= dict.fromkeys(GATEKEEPERS, weights.TO_A_GATEKEEPER)
        elif self.goal in ("grow", "hunt"):
            return found
        if self.wins(SENTINEL) * min(self.haste, weights.MOST_DARED) >= weights.AFRAID:
            found[BRIDGE] = weights.TO_THE_BRIDGE
        if self.wins(SENTINEL) >= weights.SURE:
            return found
        if "topor" in self.cards or any(card_of(one) == "lesnik" for one in self.me.characters):
            spaces = [self.land(name) for name in self.view.rings]
            found |= {one.id: weights.TO_THE_WOOD for one in spaces if one.region == "outer" and one.terrain in WOODS}
        elif self.me.gold >= 2:
            found[VILLAGE] = weights.TO_THE_AXE
        return found

    def _deliverable(self) -> bool:
        me = self.me
        magic = any(self.kind(thing.copy) == "magic_item" for thing in me.things)
        return {3: bool(me.friends), 4: magic, 5: me.gold >= 3, 6: me.gold >= 2}.get(me.quest, False)

    # -- ways

    def way(self, option: Option) -> float:
        """What a move is worth: a space, the bridge, the Portal."""
        word = option[0]
        if self.me.must_reach:
            return self._straight(option)
        if word in ("go", "offer", "raft"):
            return self.space(str(option[1])) + self._banks(str(option[1]))
        if word == "cross":
            over = (weights.STRAIGHT if self.crawls else weights.CROSSING) * self.haste
            if self.region == "middle":
                return over if self._all_across() or self.crawls else weights.LEAVING
            win = self.wins(SENTINEL)
            gain = over if self.goal == "cross" or self.crawls else 0.0
            return win * (gain + self.card) - self.odds(SENTINEL).lost / self.odds(SENTINEL).all * self.life
        if word == "passage":
            return self._passage(str(option[1]))
        if word == "flight":
            return weights.ASCENT if depths.flees(self) else -weights.STRAIGHT
        if word == "portal":
            if self.goal != "crown":
                return -20.0
            return self.portal * weights.THROUGH_THE_GATE - (1 - self.portal) * weights.SHUT_GATE
        return 0.0

    def _straight(self, option: Option) -> float:
        """For whoever has to go somewhere before anything else: only how near the way leads there counts."""
        there = self.land(self.me.must_reach).region
        across = there != self.region
        if option[0] == "cross":
            return weights.STRAIGHT if across else -weights.STRAIGHT
        if option[0] not in ("go", "offer", "raft", "passage"):
            return -weights.STRAIGHT
        land = self.land(str(option[1]))
        return self._pull(land) + (weights.STRAIGHT if across and land.region == there else 0.0)

    def _passage(self, space: str) -> float:
        """Down for the strong, up for the weak, there where it is best."""
        if self.region == depths.DUNGEON:
            return weights.ASCENT + self.space(space) if depths.leaves(self) else -weights.STRAIGHT
        if not depths.descends(self):
            return -weights.STRAIGHT
        return weights.STRAIGHT * self.haste if depths.eager(self) else weights.DESCENT

    def _banks(self, space: str) -> float:
        """The Middle Region is for the strong."""
        there, here = self.land(space).region, self.region
        if there == here:
            return 0.0
        if there == "middle":
            return weights.CROSSING * self.haste if self.goal == "cross" else -3.0
        return weights.LEAVING

    @kept
    def roll(self) -> float:
        """The best landing of each roll, on the average."""
        return sum(map(self.best, range(1, 7))) / 6

    def best(self, pips: int) -> float:
        """What the best landing of a roll is worth."""
        return max(map(self.way, self.view.landings(pips)), default=0.0)

    def passing(self, name: str) -> float:
        """How many others may come to a space by their next roll; not where one goes oneself."""
        card = self.land(name)
        ring = self.view.ring.get(card.region, ())
        everybody = (self.me, *self.rivals)
        near = [one for one in everybody if self._gap(card, self.land(one.space), len(ring)) <= 6]
        return sum(-3.0 if one.seat == self.seat else 1.0 for one in near)

    @staticmethod
    def _gap(one: SpaceCard, other: SpaceCard, size: int) -> int:
        """How far apart two spaces of a ring are; far, if they are not of the same."""
        if one.region != other.region or not size:
            return 99
        return min((one.place - other.place) % size, (other.place - one.place) % size)

    def inner(self, option: Option) -> float:
        """Onward while one can hope to pass, otherwise back."""
        hurry = urgent(self)
        if self.me.must_reach:
            return 5.0 if option[0] == "back" else 0.0
        onward = self.talisman_ahead and (self.ready or hurry)
        if option[0] == "back":
            return 0.0 if onward and (self.me.endurance > 1 or hurry) else 5.0
        if option[0] == "stay":
            return 2.0 if onward else 1.0
        if not onward:
            return -2.0
        worth = 10.0 + {CRYPT: self.crypt, MINES: self.mines}.get(str(option[1]), 0.0)
        sides = {name in BY_THE_CRYPT for name in self.ahead}
        return worth + (1.0 if (option[1] == CRYPT) in sides else 0.0)
