"""What a player who minds dragons sees: the King's odds, what a scale is worth, where it leads."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, cast

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.kept import kept
from brzdek.core.values import replace
from brzdek.games.magia_i_miecz.bots.cards import card_worth, foes_in_deck
from brzdek.games.magia_i_miecz.bots.chances import duel
from brzdek.games.magia_i_miecz.bots.choices import Situation
from brzdek.games.magia_i_miecz.bots.guide import Wayfinder
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard
from brzdek.games.magia_i_miecz.rules.scores import MELEE, PSYCHIC
from brzdek.games.magia_i_miecz.view.seen import FightOdds
from brzdek.games.smoki.bots import weights
from brzdek.games.smoki.rules.king import DOMAIN, SLAYERS
from brzdek.games.smoki.view.view import DragonView, SeenDragons, SeenLord

GOODS = {"varthrax": "friends", "cadorus": "things"}
"""What the rage of a Lord takes before it takes Endurance; that of the third takes spells."""


@cache
def beats(won: float, lost: float, points: int, lives: int, goods: int) -> float:
    """The chance to take so many points one by one before one's lives are spent.

    A lost attack costs a life, and something besides: goods as long as there are any, then another life.
    """
    if points <= 0:
        return 1.0
    if lives <= 0 or not won:
        return 0.0
    after = beats(won, lost, points, lives - (1 if goods else 2), max(0, goods - 1))
    return (won * beats(won, lost, points - 1, lives, goods) + lost * after) / (won + lost)


@lru_cache(maxsize=4096)
def _kills(catalog: Catalog, deck: str, strength: int, craft: int) -> tuple[float, int]:
    """How many enemies of a deck one so strong would kill, and how many there are."""
    foes = foes_in_deck(catalog, deck)
    kills = sum(count * duel(craft - theirs if theirs else strength - other)[0] for other, theirs, count in foes)
    return kills, sum(count for *_, count in foes)


@lru_cache(maxsize=1024)
def _without_cards(catalog: Catalog, space: str) -> SpaceCard:
    """A space as if no cards were drawn there."""
    card: Any = catalog.known[space]
    undrawn: SpaceCard = replace(card, draw=0)
    return undrawn


class DragonSituation(Situation):
    """A situation with dragons in it."""

    @property
    def window(self) -> DragonView:
        return cast(DragonView, self.view)

    @kept
    def dragons(self) -> SeenDragons | None:
        return self.window.dragons

    def _hardships(self) -> tuple[int, int]:
        """In the Dragon Realm scales on the Lords make everything harder."""
        lying = self.window.scales_ahead if self.window.overlay == "realm" else 0
        return lying // 2, lying

    def own(self, lord: str) -> int:
        """Scales of a Lord that one has."""
        return 0 if self.dragons is None else self.dragons.owned[self.seat][lord]

    @kept
    def life(self) -> float:
        """Dearer once every death is final."""
        faced = self.dragons is not None and self.dragons.faced and not self.view.crowned
        return super().life * (weights.AFTER_FACING if faced else 1.0)

    # -- Lords

    def against(self, lord: str) -> FightOdds:
        """How an attack on a Lord goes, with the attribute that is better for it."""
        both = [self.view.odds(lord, how=how) for how in (MELEE, PSYCHIC)]
        return max(both, key=lambda odds: (odds.won, -odds.lost))

    def conquers(self, lord: SeenLord, points: int) -> float:
        """The chance to win so many attacks on a Lord before one is dead; his rage is that of a King."""
        odds = self.against(lord.id)
        goods = len(getattr(self.me, GOODS[lord.id])) if lord.id in GOODS else self.me.spells
        spent = goods + self.own(lord.id)
        return beats(odds.won / odds.all, odds.lost / odds.all, points, self.me.endurance, spent)

    @kept
    def hope(self) -> float:
        """The chance of winning on the Crown, as it is now."""
        dragons = self.dragons
        assert dragons is not None
        if self.window.ending == DOMAIN:
            missing = [lord for lord in dragons.lords if not self.own(lord.id)]
            chances = [self._overcomes(lord.id, len(missing)) for lord in missing]
            return min(chances, default=1.0)
        if self.window.ending == SLAYERS:
            prey = [lord for lord in dragons.lords if lord.prizes]
            return max((self._overcomes(lord.id, lord.prizes) for lord in prey), default=0.0)
        king = next(lord for lord in dragons.lords if lord.king)
        return self.conquers(king, king.endurance)

    def _overcomes(self, lord: str, points: int) -> float:
        """The same where a lost attack costs no more than a point."""
        odds = self.against(lord)
        return beats(odds.won / odds.all, odds.lost / odds.all, points, self.me.endurance, 99)

    @property
    def guarded(self) -> bool:
        """Does somebody of this box wait on the Crown?"""
        if self.dragons is None:
            return False
        return self.window.overlay != "none" or self.window.ending in (SLAYERS, DOMAIN, weights.REIGNING)

    @kept
    def ready(self) -> bool:
        """Ready for the Inner Region, and for whoever waits there?"""
        if not self.guarded:
            return super().ready
        if self.me.toad or self.me.endurance < weights.LEAST_LIVES:
            return False
        inside = self.view.region(self.me.space).inescapable
        way = 1.0 if inside or self.window.overlay == "tower" else max(self.crypt, self.mines)
        dared = weights.HOPE / min(self.haste, weights.MOST_DARED)
        return way >= weights.PASSABLE and self.hope >= (dared * weights.STEADFAST if inside else dared)

    # -- scales

    def scale(self, lord: str) -> float:
        """What it is worth to meet a scale: a card of its deck, and the scale itself for a kill."""
        own = self.own(lord)
        strength, craft = self.me.combat_strength + own, self.me.craft + own
        worth = card_worth(self.view.catalog, lord, strength, craft, self.life)
        kills, foes = _kills(self.view.catalog, lord, strength, craft)
        return worth + weights.SCALE * weights.ENEMIES * kills / max(1, foes)

    # -- ways where scales lie

    def by_print(self) -> Wayfinder:
        return WithoutScales(self.view, self.ask, self.seat)

    def space(self, name: str) -> float:
        usual = super().space(name)
        lord = "" if self.dragons is None else self.dragons.on_spaces.get(name, "")
        if not lord or self.dragons is None:
            return usual
        met = self.by_scale(name, lord)
        return met if lord == self.dragons.king else max(usual, met)

    def by_text(self, name: str) -> float:
        """The space with all that lies there, as if it had no scale."""
        return super().space(name)

    def by_scale(self, name: str, lord: str) -> float:
        """What lies there and the scale, in the place of the text and of the cards to draw."""
        undrawn = _without_cards(self.view.catalog, name)
        return self._lying(undrawn) + self.scale(lord) + self._pull(self.land(name))


class WithoutScales(DragonSituation):
    """The same situation, as if no scale lay on a space."""

    def space(self, name: str) -> float:
        return self.by_text(name)
