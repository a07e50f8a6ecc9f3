"""Where to go: what a landing space brings, and how strongly the goal draws."""

from __future__ import annotations

from brzdek.core.ask import Option
from brzdek.core.copies import card_of
from brzdek.core.kept import kept
from brzdek.games.magia_i_miecz.bots import depths, voyage, weights
from brzdek.games.magia_i_miecz.bots.endgame import urgent
from brzdek.games.magia_i_miecz.bots.outlook import BY_THE_CRYPT, CARRIED, CRYPT, MINES, SENTINEL, Outlook
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard

CAVE, GATE, TEMPLE, BRIDGE, VILLAGE = "jaskinia_czarownika", "tajemne_wrota", "swiatynia", "straznik", "wioska"
NEAR_BRIDGE = "wzgorza_3"
WOODS = ("las", "puszcza")
GATEKEEPERS = (VILLAGE, "miasto")
"""Where one may ask for the Gate to the Abyss, at whose border the Poltergeist leaves."""
TAKEN = (*CARRIED, "friend", "find")


class Wayfinder:
    """The worth of ways, in one situation."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._spaces: dict[str, float] = {}
        self._targets: dict[str, tuple[int, list[tuple[int, float]]]] = {}
        """The size of each region, and what draws there."""

    # -- spaces

    def space(self, name: str) -> float:
        """What it is worth to end a move there."""
        found = self._spaces.get(name)
        if found is None:
            card = self.outlook.land(name)
            found = self._lying(card) + self._text(card) + self._pull(card)
            found += voyage.text(self.outlook, name) if card.roads else 0.0
            self._spaces[name] = found
        return found

    def _lying(self, card: SpaceCard) -> float:
        """Enemies to be fought first, then what they leave, then cards to draw."""
        outlook = self.outlook
        seen = outlook.view.space(card.id)
        worth, beaten, rest = seen.gold * weights.GOLD, 1.0, 0.0
        enemies = []
        for copy in seen.cards:
            kind = outlook.kind(copy)
            if kind == "enemy":
                enemies.append(copy)
            elif kind in TAKEN:
                rest += max(0.0, outlook.keeps(copy))
            else:
                rest += weights.CALLS.get(card_of(copy), 0.0)
        for party in outlook.view.parties(enemies) if enemies else ():
            worth += outlook.fight(*party)
            beaten *= outlook.wins(*party)
        due = max(0, card.draw - len(seen.cards) - seen.hidden)
        rivals = [seat for seat in seen.seats if seat != outlook.seat] if card.meets else []
        if rivals:
            rest += sum([max(0.0, outlook.attack(seat)) for seat in rivals])
        if due:
            rest += due * outlook.drawn(outlook.view.region(card.id).deck)
        return worth + beaten * rest

    def _text(self, card: SpaceCard) -> float:
        me, life = self.outlook.me, self.outlook.life
        worth = weights.SERVICES.get(card.id, 0.0) + self._healing(card)
        wounds = weights.WOUNDS.get(card.id, 0.0)
        if wounds and not (card.terrain == "pustynia" and "butelka_wody" in self.outlook.cards):
            worth -= wounds * life * (0.0 if card.id == "czarny_rycerz" and me.gold else 1.0)
        if card.id == "cmentarz" and me.alignment == "good":
            worth -= life
        return worth

    def _healing(self, card: SpaceCard) -> float:
        most = weights.HEALERS.get(card.id)
        if most is None:
            return 0.0
        me = self.outlook.me
        if card.id == "kapliczka" and me.alignment == "evil":
            return -self.outlook.life
        wounds = me.starting_endurance - me.endurance
        if wounds <= 0:
            return 0.0
        free = card.id == "kapliczka" and me.alignment == "good"
        healed = wounds if free else min(wounds, me.gold, most)
        sought = weights.HEALING_IN_VAIN if self.outlook.outdone else weights.HEALING
        return healed * self.outlook.life * sought

    # -- the pull of the goal

    def _pull(self, card: SpaceCard) -> float:
        """Nearer to the goal is better."""
        known = self._targets.get(card.region)
        if known is None:
            size = len(self.outlook.view.ring[card.region])
            known = self._targets[card.region] = (size, self._goals(card.region))
        size, targets = known
        crawls = self.outlook.crawls
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
        if self.outlook.me.must_reach:
            names = self._homeward()
        else:
            names = {**self._near(region), **(self._in_the_middle() if region == "middle" else self._to_the_river())}
        haste = self.outlook.haste
        lands = [(self.outlook.land(name), weight) for name, weight in names.items()]
        return [(land.place, weight * haste) for land, weight in lands if land.region == region]

    def _homeward(self) -> dict[str, float]:
        """To the space that has to be reached, or to the bridge that leads there."""
        goal = self.outlook.me.must_reach
        across = self.outlook.land(goal).region == "outer" and self.outlook.region == "middle"
        return {NEAR_BRIDGE if across else goal: weights.TO_A_TALISMAN}

    @kept
    def _errands(self) -> dict[str, float]:
        """What else draws: Talismans that lie open or can be taken from rivals, rivals to be beaten, ways down."""
        outlook = self.outlook
        if outlook.goal == "crown":
            return {}
        found = dict.fromkeys(outlook.lost_talismans, weights.TO_A_TALISMAN)
        if not found and not outlook.talisman_left and not outlook.has_talisman:
            found |= {one.space: weights.TO_A_TALISMAN for one in outlook.beatable}
        prey = {one.space: weights.TO_A_RIVAL for one in outlook.prey}
        found = {**depths.doorways(outlook), **prey, **found}
        return {space: pull for space, pull in found.items() if outlook.land(space).region in ("outer", "middle")}

    def _near(self, region: str) -> dict[str, float]:
        """The errands of a region; in the Middle Region the bridge, if all of them lie beyond."""
        return {NEAR_BRIDGE: weights.TO_THE_BRIDGE} if region == "middle" and self._all_across() else self._errands

    def _all_across(self) -> bool:
        """Is there no reason to stay in the Middle Region, and one to go to the Outer one?"""
        outlook = self.outlook
        stays = outlook.talisman_left and not outlook.has_talisman
        return not stays and bool(self._errands) and all(outlook.land(one).region == "outer" for one in self._errands)

    def _in_the_middle(self) -> dict[str, float]:
        outlook = self.outlook
        if outlook.crawls:
            return {NEAR_BRIDGE: weights.TO_THE_BRIDGE}
        if outlook.goal == "crown":
            return {GATE: weights.TO_THE_GATE}
        if outlook.has_talisman or not outlook.talisman_left or outlook.me.toad:
            return {}
        found = {TEMPLE: weights.TO_THE_TEMPLE}
        if not outlook.me.quest or self._deliverable():
            found[CAVE] = weights.TO_THE_CAVE
        return found

    def _to_the_river(self) -> dict[str, float]:
        """By the bridge if the Sentinel can be beaten; otherwise with an axe into the woods."""
        outlook = self.outlook
        found: dict[str, float] = {}
        if outlook.crawls:
            found |= dict.fromkeys(GATEKEEPERS, weights.TO_A_GATEKEEPER)
        elif outlook.goal in ("grow", "hunt"):
            return found
        if outlook.wins(SENTINEL) * min(outlook.haste, weights.MOST_DARED) >= weights.AFRAID:
            found[BRIDGE] = weights.TO_THE_BRIDGE
        if outlook.wins(SENTINEL) >= weights.SURE:
            return found
        if "topor" in outlook.cards or any(card_of(one) == "lesnik" for one in outlook.me.characters):
            spaces = [outlook.land(name) for name in outlook.view.rings]
            found |= {one.id: weights.TO_THE_WOOD for one in spaces if one.region == "outer" and one.terrain in WOODS}
        elif outlook.me.gold >= 2:
            found[VILLAGE] = weights.TO_THE_AXE
        return found

    def _deliverable(self) -> bool:
        me = self.outlook.me
        magic = any(self.outlook.kind(thing.copy) == "magic_item" for thing in me.things)
        return {3: bool(me.friends), 4: magic, 5: me.gold >= 3, 6: me.gold >= 2}.get(me.quest, False)

    # -- ways

    def way(self, option: Option) -> float:
        """What a move is worth: a space, the bridge, the Portal."""
        word = option[0]
        if self.outlook.me.must_reach:
            return self._straight(option)
        if word in ("go", "offer", "raft"):
            return self.space(str(option[1])) + self._banks(str(option[1]))
        outlook = self.outlook
        if word == "cross":
            over = (weights.STRAIGHT if outlook.crawls else weights.CROSSING) * outlook.haste
            if outlook.region == "middle":
                return over if self._all_across() or outlook.crawls else weights.LEAVING
            win = outlook.wins(SENTINEL)
            gain = over if outlook.goal == "cross" or outlook.crawls else 0.0
            return win * (gain + outlook.card) - outlook.odds(SENTINEL).lost / outlook.odds(SENTINEL).all * outlook.life
        if word == "passage":
            return self._passage(str(option[1]))
        if word == "flight":
            return weights.ASCENT if depths.flees(outlook) else -weights.STRAIGHT
        if word == "portal":
            if outlook.goal != "crown":
                return -20.0
            return outlook.portal * weights.THROUGH_THE_GATE - (1 - outlook.portal) * weights.SHUT_GATE
        return 0.0

    def _straight(self, option: Option) -> float:
        """For whoever has to go somewhere before anything else: only how near the way leads there counts."""
        there = self.outlook.land(self.outlook.me.must_reach).region
        across = there != self.outlook.region
        if option[0] == "cross":
            return weights.STRAIGHT if across else -weights.STRAIGHT
        if option[0] not in ("go", "offer", "raft", "passage"):
            return -weights.STRAIGHT
        land = self.outlook.land(str(option[1]))
        return self._pull(land) + (weights.STRAIGHT if across and land.region == there else 0.0)

    def _passage(self, space: str) -> float:
        """Down for the strong, up for the weak, there where it is best."""
        outlook = self.outlook
        if outlook.region == depths.DUNGEON:
            return weights.ASCENT + self.space(space) if depths.leaves(outlook) else -weights.STRAIGHT
        if not depths.descends(outlook):
            return -weights.STRAIGHT
        return weights.STRAIGHT * outlook.haste if depths.eager(outlook) else weights.DESCENT

    def _banks(self, space: str) -> float:
        """The Middle Region is for the strong."""
        there, here = self.outlook.land(space).region, self.outlook.region
        if there == here:
            return 0.0
        if there == "middle":
            return weights.CROSSING * self.outlook.haste if self.outlook.goal == "cross" else -3.0
        return weights.LEAVING

    def roll(self) -> float:
        """The best landing of each roll, on the average."""
        return sum(map(self.best, range(1, 7))) / 6

    def best(self, pips: int) -> float:
        """What the best landing of a roll is worth."""
        return max(map(self.way, self.outlook.view.landings(pips)), default=0.0)

    def passing(self, name: str) -> float:
        """How many others may come to a space by their next roll; not where one goes oneself."""
        outlook = self.outlook
        card = outlook.land(name)
        ring = outlook.view.ring.get(card.region, ())
        everybody = (outlook.me, *outlook.rivals)
        near = [one for one in everybody if self._gap(card, outlook.land(one.space), len(ring)) <= 6]
        return sum(-3.0 if one.seat == outlook.seat else 1.0 for one in near)

    @staticmethod
    def _gap(one: SpaceCard, other: SpaceCard, size: int) -> int:
        """How far apart two spaces of a ring are; far, if they are not of the same."""
        if one.region != other.region or not size:
            return 99
        return min((one.place - other.place) % size, (other.place - one.place) % size)

    def inner(self, option: Option) -> float:
        """Onward while one can hope to pass, otherwise back."""
        outlook = self.outlook
        hurry = urgent(outlook)
        if outlook.me.must_reach:
            return 5.0 if option[0] == "back" else 0.0
        onward = outlook.talisman_ahead and (outlook.ready or hurry)
        if option[0] == "back":
            return 0.0 if onward and (outlook.me.endurance > 1 or hurry) else 5.0
        if option[0] == "stay":
            return 2.0 if onward else 1.0
        if not onward:
            return -2.0
        worth = 10.0 + {CRYPT: outlook.crypt, MINES: outlook.mines}.get(str(option[1]), 0.0)
        sides = {name in BY_THE_CRYPT for name in outlook.ahead}
        return worth + (1.0 if (option[1] == CRYPT) in sides else 0.0)
