"""The Dungeon: when to go down, when to turn back, when to come up again."""

from __future__ import annotations

from brzdek.games.magia_i_miecz.bots import weights
from brzdek.games.magia_i_miecz.bots.outlook import Outlook

DUNGEON, TREASURY = "dungeon", "skarbiec"


def descends(outlook: Outlook) -> bool:
    """Whole and strong enough for what lives there? Skulls draw down, and so does the Treasury, from where one may
    come to the Crown without a Talisman, when there is none to be had.
    """
    me = outlook.me
    if me.toad or me.must_reach or outlook.goal == "crown":
        return False
    if outlook.stranded and not outlook.prey:
        return me.endurance >= weights.HALF_WHOLE
    if outlook.view.crowned or me.endurance < weights.WHOLE:
        return False
    return outlook.drawn(DUNGEON) >= weights.DEEP[min(outlook.skulls, len(weights.DEEP) - 1)]


def flees(outlook: Outlook) -> bool:
    """Weak, afraid of the cards there, and nearer to the entrance than to the Treasury?"""
    place = outlook.land(outlook.me.space).place
    near = place < outlook.land(TREASURY).place - place
    return near and outlook.me.endurance <= weights.WEAK and outlook.drawn(DUNGEON) < 0


def leaves(outlook: Outlook) -> bool:
    """Back at the entrance: up again, to be healed?"""
    return outlook.me.endurance <= weights.WEAK


def eager(outlook: Outlook) -> bool:
    """Is there nothing to be done that is better than going down: for the third skull, or for want of a Talisman?"""
    return (outlook.stranded and not outlook.prey) or outlook.skulls >= weights.ONE_MISSING


def doorways(outlook: Outlook) -> dict[str, float]:
    """The ways down that are known, with the strength of their pull; the river is crossed for them only in need."""
    if not descends(outlook):
        return {}
    found = outlook.view.doorways
    if eager(outlook):
        return dict.fromkeys(found, weights.TO_THE_ONLY_DOORWAY)
    near = [space for space in found if outlook.land(space).region == outlook.region]
    return dict.fromkeys(near, weights.TO_A_DOORWAY[outlook.skulls])
