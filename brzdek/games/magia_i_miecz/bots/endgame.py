"""How each ending is won: what waits on the Crown, what to do there, and how to play a being."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from brzdek.core.ask import PASS, Ask, Option
from brzdek.core.copies import card_of
from brzdek.games.magia_i_miecz.bots import weights
from brzdek.games.magia_i_miecz.bots.cards import foes_in_deck
from brzdek.games.magia_i_miecz.bots.chances import at_most, duel
from brzdek.games.magia_i_miecz.bots.outlook import CARRIED, CROWN, SKULL, Outlook
from brzdek.games.magia_i_miecz.view.seen import SeenAdventurer
from brzdek.games.magia_i_miecz.view.view import WorldView

if TYPE_CHECKING:
    from brzdek.games.magia_i_miecz.bots.choices import Situation

DEMON, KING = "wladca_demonow", "krol_smokow"
THREE = 3
"""So many skulls win the game."""
BROTHERS = (9, 10, 11)
KINGS_FORCE = 12
UNHURRIED = (
    "zakonczenie_wladca_demonow", "zakonczenie_czarna_dziura", "zakonczenie_krol_smokow", "zakonczenie_sila_herkulesa",
)  # fmt: skip
"""Under these nobody who is on the Crown is stopped by coming there oneself."""


# -- is it worth going there?


@cache
def outlasts(ahead: int, own: int, other: int) -> float:
    """The chance to take so many points in combats with so much more than the foe, before losing so many oneself."""
    if other <= 0:
        return 1.0
    if own <= 0:
        return 0.0
    won, lost = duel(ahead)
    decided = won + lost
    if not decided:
        return 0.0
    return (won * outlasts(ahead, own, other - 1) + lost * outlasts(ahead, own - 1, other)) / decided


def prospect(outlook: Outlook) -> float:
    """What the ending leaves of the hope to win on the Crown; 1 where it asks for nothing more than being there."""
    return PROSPECTS[outlook.view.ending](outlook) if outlook.view.ending in PROSPECTS else 1.0


def _demon(outlook: Outlook) -> float:
    left, _ = outlook.view.endurance_left(DEMON)
    chance = outlasts(outlook.me.craft - weights.DEMONS_SPELLS - 14, outlook.me.endurance, left)
    return max(weights.LEAST_HOPE if outlook.haste > weights.VERY_LONG else 0.0, min(1.0, 2 * chance))


def _king(outlook: Outlook) -> float:
    """Of the six results: asleep by Craft, his brothers, himself, his help, and his fright."""
    me = outlook.me
    brothers = 1.0
    for strength in BROTHERS:
        brothers *= duel(me.combat_strength - strength)[0]
    ahead = (me.combat_strength + me.craft) // 2 - KINGS_FORCE
    chance = at_most(2, me.craft - 1) + brothers + outlasts(ahead, me.endurance, 5) + weights.KINGS_HELP + 1.0
    return max(weights.LEAST_PROSPECT, min(1.0, chance / 3))


def _hole(outlook: Outlook) -> float:
    return weights.LEAST_PROSPECT


PROSPECTS: Mapping[str, Callable[[Outlook], float]] = {
    "zakonczenie_wladca_demonow": _demon,
    "zakonczenie_krol_smokow": _king,
    "zakonczenie_czarna_dziura": _hole,
}


def urgent(outlook: Outlook) -> bool:
    """Has somebody been on the Crown, and must one hurry there to stop him?"""
    return outlook.view.crowned and outlook.view.ending not in UNHURRIED


# -- on the Crown


def crown(here: Situation, option: Option) -> float:
    """Attack, fight the Demon Lord, or flee."""
    if option[0] == "attack":
        return here.wins(option[1]) - 0.35
    if option[0] == "flee":
        return 0.0
    if here.haste > weights.VERY_LONG:
        return 1.0
    left, _ = here.view.endurance_left(DEMON)
    return outlasts(here.me.craft - 14, here.me.endurance, left) - weights.FLEE_BELOW / here.haste**2


def triumphs(here: Situation) -> bool:
    """On the Crown, or on a hunt from there: then lives count, not things."""
    return here.me.space == CROWN or here.view.endgame[0] == here.seat


def contested(view: WorldView) -> bool:
    """Do several stand on the Crown and fight each other, turn by turn?"""
    return view.crowned and len(view.on_the_crown) > 1


def gives_up(here: Situation, copy: str) -> bool:
    """Put down what the winner gets in place of a life, if one outlasts the others without it.

    Those who fight on the Crown may each win in their own turns: then such a thing goes to and fro, and nobody ever
    dies. What lies there is not taken up again. The others strike first, so it takes more Endurance than theirs; if
    nobody has that, the first to lose patience dares it.
    """
    if here.me.space != CROWN or not contested(here.view) or here.to_and_fro[copy] < weights.TO_AND_FRO:
        return False
    most = _most_endurance_of_others(here)
    impatient = here.to_and_fro[copy] >= 2 * weights.TO_AND_FRO
    return here.me.endurance > most or (impatient and here.me.endurance == most)


def _most_endurance_of_others(here: Situation) -> int:
    return max(here.seen(one).endurance for one in here.view.on_the_crown if one != here.seat)


def hunt(here: Situation, option: Option) -> float:
    """Whoever dies first; a life taken is worth more than enemies that lie there cost."""
    rival = here.view.adventurer(int(option[1]))
    lying = sum(min(0.0, here.fight(one)) for one in _enemies(here, rival.space))
    return here.wins(rival.seat) * here.taken_life(rival.endurance) + lying


def _enemies(here: Situation, space: str) -> list[str]:
    return [one for one in here.view.space(space).cards if here.kind(one) == "enemy"]


def sent(here: Situation, option: Option) -> float:
    """The King flies against the one whom he kills most surely."""
    rival = here.view.adventurer(int(option[1]))
    left, _ = here.view.endurance_left(KING)
    ahead = KINGS_FORCE - (rival.combat_strength + rival.craft) // 2
    return outlasts(ahead, left, rival.endurance)


def feed(here: Situation, option: Option) -> float:
    return -here.thing(option[1])


# -- Pandora's Box


def chest(here: Situation, option: Option) -> float:
    """The Dungeon as long as it may bring three skulls, otherwise the deck whose enemies cost the others most lives."""
    deck = str(option[1])
    if deck not in weights.OUT_OF_THE_CHEST:
        return 0.0
    foes = foes_in_deck(here.catalog, deck)
    taken = sum(copies * max((_falls(one, *foe) for one in here.rivals), default=0.0) for *foe, copies in foes)
    share = weights.ENEMIES_DRAWN.get(deck, weights.MOST_ENEMIES_DRAWN) / sum(copies for *_, copies in foes)
    skull = weights.CHEST_SKULL if deck == "dungeon" and _skulls_to_come(here) + here.skulls >= THREE else 0.0
    return weights.OUT_OF_THE_CHEST[deck] * (share * taken * weights.POINT + skull)


def _skulls_to_come(here: Situation) -> int:
    """How many of them nobody has."""
    held = sum(card_of(thing.copy) == SKULL for one in (here.me, *here.rivals) for thing in one.things)
    return here.catalog.cards[SKULL].copies - held


def _falls(rival: SeenAdventurer, strength: int, craft: int) -> float:
    """How likely a rival loses to an enemy."""
    return duel(rival.craft - craft if craft else rival.combat_strength - strength)[1]


def useful(card: str) -> bool:
    """Is it good for whoever stands on the Crown to cast this spell on somebody?"""
    return any(card in those for those in (weights.HARMS, weights.DRAINS, weights.AT_ONCE, weights.FOR_ONESELF))


def chest_spell(here: Situation, option: Option) -> float:
    card = card_of(str(option[1]))
    if option[0] == "cast":
        return 20.0 + max(weights.HARMS.get(card, 0.0), weights.DRAINS.get(card, 0.0)) if useful(card) else -1.0
    if option[0] == "keep":
        return weights.SPELLS.get(card, weights.SPELL)
    return 0.0 if option[0] == "discard" else -1.0


def chest_card(here: Situation, option: Option) -> float:
    """Good things for oneself, enemies for whom they beat, misfortunes for the others."""
    if option[0] != "gift":
        return 0.5 if option[0] == "discard" else 0.0
    copy, whom = str(option[1]), int(option[2])
    kind, own = here.kind(copy), whom == here.seat
    if card_of(copy) in weights.OUT_OF_REACH:
        return 0.0
    if kind == "enemy":
        force = _ahead(here, copy, here.view.adventurer(whom))
        won, lost = duel(force)
        return won * 2.0 - lost * here.life if own else lost * here.taken_life(here.view.adventurer(whom).endurance)
    if kind in (*CARRIED, "friend", "find"):
        return here.keeps(copy) if own else -1.0
    worth = weights.CALLS.get(card_of(copy), -1.0 if kind == "event" else 0.0)
    return worth if own else -worth


def _ahead(here: Situation, copy: str, one: SeenAdventurer) -> int:
    """By how much somebody is stronger than an enemy."""
    card = here.catalog.cards[card_of(copy)]
    strength, craft = getattr(card, "strength", None), getattr(card, "craft", None)
    if isinstance(craft, int) and not isinstance(strength, int):
        return one.craft - craft
    return one.combat_strength - strength if isinstance(strength, int) else 0


def lay_on(here: Situation, option: Option) -> float:
    return float(bool(here.view.space(str(option[1])).seats)) - float(here.me.space == option[1])


# -- playing a being


def for_being(outlook: Outlook, ask: Ask, option: Option) -> float:
    """What helps the being against whoever fights it."""
    fight = outlook.view.fight
    if option == PASS or fight is None:
        return 0.0
    if option[0] == "player":
        return 1.0 if option[1] == fight.seat else 0.0
    if option[0] == "loot":
        return _kings_loot(outlook, ask, option)
    return _beings_spell(outlook, ask, card_of(str(option[1]))) if option[0] == "cast" else 0.0


def _kings_loot(outlook: Outlook, ask: Ask, option: Option) -> float:
    """A life, unless the victim has a weapon or an armour and many lives."""
    if option[1] == "endurance":
        return 5.0
    card = outlook.catalog.cards.get(card_of(str(option[1])))
    lives = outlook.view.adventurer(int(ask.about[0])).endurance
    return float(lives) if getattr(card, "item_class", "") else 0.0


def _beings_spell(outlook: Outlook, ask: Ask, card: str) -> float:
    fight = outlook.view.fight
    kind, by = ask.about[0], ask.about[1]
    if kind == "cast":
        return 5.0 if by == (fight.seat if fight else None) else -1.0
    if kind == "lose_endurance" or card in weights.FOR_ONESELF:
        return -1.0
    if kind == "outcome":
        return 5.0 if fight is not None and fight.outcome == "won" else -1.0
    return 5.0
