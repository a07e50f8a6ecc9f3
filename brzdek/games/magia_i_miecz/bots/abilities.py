"""When the abilities of characters and things are used: by what they do, and by how things stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from brzdek.core.ask import Option
from brzdek.core.copies import card_of
from brzdek.games.magia_i_miecz.bots import voyage, weights
from brzdek.games.magia_i_miecz.bots.guide import Wayfinder
from brzdek.games.magia_i_miecz.bots.outlook import Outlook

REROLL = "reroll"
GOOD_FROM: Mapping[str, int] = {"attack": 4, "prayer": 5, "tavern": 4, "save": 5, "enchantress": 4, "witch": 4}
"""The least that a die has to show so that the roll is left as it is."""
LOW_IS_GOOD: Mapping[str, str] = {"crypt": "strength", "mines": "craft", "prison": "craft"}
NO = -1.0
RAFT = "tratwa"
"""Whoever has built one wants to cross the river."""


def in_own_turn(outlook: Wayfinder, option: Option) -> float:
    """What it is worth to use an ability in one's own turn, beside moving and exploring; below nought: it is not."""
    judge = OWN.get(card_of(str(option[1])))
    return weights.USES.get(card_of(str(option[1])), NO) if judge is None else judge(outlook, str(option[2]))


def given_up(outlook: Outlook, kinds: tuple[str, ...]) -> float:
    """What the least of one's cards of these kinds is worth; much if there is none."""
    own = [thing.copy for thing in (*outlook.me.things, *outlook.me.friends)]
    given = [one for one in own if outlook.kind(one) in kinds and card_of(one) != RAFT]
    return min(map(outlook.thing, given), default=99.0)


def _wounds(outlook: Outlook) -> int:
    return outlook.me.starting_endurance - outlook.me.endurance


def _cultist(outlook: Wayfinder, key: str) -> float:
    return 5.0 if given_up(outlook, ("friend", "enemy")) < weights.POINT else NO


def _scientist(outlook: Wayfinder, key: str) -> float:
    return 5.0 if given_up(outlook, ("magic_item",)) < weights.POINT - 1 else NO


def _cannibal(outlook: Wayfinder, key: str) -> float:
    cost = given_up(outlook, ("friend", "enemy"))
    return 5.0 if _wounds(outlook) >= 2 and cost < 2 * outlook.life else NO


def _alchemist(outlook: Wayfinder, key: str) -> float:
    if key == "discard_gain_gold":
        return 5.0 if given_up(outlook, ("object",)) < 1.5 * weights.GOLD else NO
    if key == "pay":
        return 5.0 if _wounds(outlook) else NO
    return 4.0 if not _wounds(outlook) and outlook.me.gold >= 3 else NO


def _astropath(outlook: Wayfinder, key: str) -> float:
    """A short cut for a bag of gold."""
    if outlook.region not in ("outer", "middle"):
        return NO
    best = max(outlook.space(name) for name in outlook.view.rings if outlook.land(name).region == outlook.region)
    gain = best - outlook.roll - 2 * weights.GOLD
    return gain if gain > 0 else NO


def _armourer(outlook: Wayfinder, key: str) -> float:
    return 5.0 if {"miecz", "tarcza"} - outlook.cards else NO


def _kit(outlook: Wayfinder, key: str) -> float:
    return outlook.life if _wounds(outlook) >= 2 else NO


def _medic(outlook: Wayfinder, key: str) -> float:
    return outlook.life - weights.GOLD if _wounds(outlook) else NO


def _beacon(outlook: Wayfinder, key: str) -> float:
    return weights.OUT_OF_THE_ABYSS if voyage.wants_out(outlook) else NO


OWN: Mapping[str, Callable[[Wayfinder, str], float]] = {
    "mroczny_kultysta": _cultist,
    "naukowiec": _scientist,
    "kanibal": _cannibal,
    "alchemik_poszukiwacz": _alchemist,
    "astropata": _astropath,
    "platnerz": _armourer,
    "medpakiet": _kit,
    "robot_medyczny": _medic,
    "namiernik": _beacon,
}
"""Abilities that cost something, by card."""


# -- dice and cards on the table


def after_roll(outlook: Outlook, option: Option) -> float:
    """Shall the dice be thrown again?"""
    thrown = outlook.view.thrown
    if thrown is None or thrown.seat != outlook.seat or not thrown.dice:
        return NO
    priced = str(option[2]) != REROLL
    if str(option[2]).startswith("travel_to"):
        return NO
    if thrown.name in LOW_IS_GOOD:
        bad = sum(thrown.dice) > getattr(outlook.me, LOW_IS_GOOD[thrown.name])
    elif thrown.name == "portal":
        bad = sum(thrown.dice) > getattr(outlook.me, str(thrown.about))
    else:
        bad = max(thrown.dice) < GOOD_FROM.get(thrown.name, 0) - priced
    return 2.0 if bad else NO


def card_drawn(outlook: Outlook, option: Option) -> float:
    """A card just drawn may be got rid of: enemies who are too strong."""
    if card_of(str(option[1])) not in weights.BANISHERS:
        return weights.USES.get(card_of(str(option[1])), NO)
    foes = [copy for copy in outlook.view.space(outlook.me.space).cards if outlook.kind(copy) == "enemy"]
    worst = min((outlook.fight(one) for one in foes), default=0.0)
    return 3.0 if worst < -weights.GOLD else NO


def bought_off(outlook: Outlook) -> bool:
    """Is it worth a bag of gold not to be attacked?"""
    foe = outlook.view.attacker
    return foe is not None and outlook.fight(foe) < -weights.GOLD


def at_meeting(outlook: Outlook, option: Option) -> float:
    """Abilities against whom one meets; trials of Craft only against the weaker."""
    if option[2] != "contest":
        return weights.MEETING
    here = outlook.view.space(outlook.me.space).seats
    rivals = [outlook.view.adventurer(seat) for seat in here if seat != outlook.seat]
    theirs = weights.TRIALS.get(card_of(str(option[1])), "craft")
    return weights.MEETING if all(outlook.me.craft > getattr(one, theirs) for one in rivals) else NO
