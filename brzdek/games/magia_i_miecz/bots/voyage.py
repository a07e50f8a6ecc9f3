"""The Cosmic Abyss: when to go there, what its spaces are worth, when to leave."""

from __future__ import annotations

from brzdek.games.magia_i_miecz.bots import weights
from brzdek.games.magia_i_miecz.bots.outlook import Outlook

VORTEX, DEMON = "wir_otchlani", "demon_otchlani"
DEMONS = {"attacked_by": "demon_otchlani_s", "attacked_by_2": "demon_otchlani_m"}
"""The Demon as one chooses to fight him."""
POD = "kapsula_ratunkowa"
DOORS = frozenset({"kamienny_krag", "przybysz_z_gwiazd"})
"""Cards of the Adventure deck that offer to lead there."""


def wants_in(outlook: Outlook) -> bool:
    """Whoever still has to grow, and is whole and strong enough for what lives there; a crawler to walk again."""
    me = outlook.me
    if outlook.crawls and not me.toad:
        return True
    if me.toad or outlook.view.crowned or outlook.goal in ("crown", "talisman"):
        return False
    return me.endurance >= weights.VOYAGE_LIVES and me.combat_strength >= weights.VOYAGE


def wants_out(outlook: Outlook) -> bool:
    """With little Endurance left, ready for the Crown, or when the game is decided elsewhere."""
    me = outlook.me
    return me.endurance <= weights.SHIPWRECK or outlook.view.crowned or (outlook.has_talisman and outlook.ready)


def text(outlook: Outlook, space: str) -> float:
    """What the instruction of a space of the Abyss is worth beside healing and cards."""
    if space == VORTEX:
        return weights.OUT_OF_THE_ABYSS if wants_out(outlook) else -weights.OUT_OF_THE_ABYSS / 4
    return max(map(outlook.fight, DEMONS.values())) if space == DEMON else 0.0


def choice(outlook: Outlook, source: str, key: str) -> float | None:
    """A branch of a text that has to do with the Abyss; None: it has not."""
    if key == "gateway":
        return weights.VOYAGE_WORTH if wants_in(outlook) else -weights.VOYAGE_WORTH
    if source == DEMON and key in DEMONS:
        return outlook.fight(DEMONS[key])
    return None


def agrees(outlook: Outlook, source: str) -> bool | None:
    """To what a card of the way there or back offers; None: it is no such card."""
    if source in DOORS:
        return wants_in(outlook)
    return wants_out(outlook) if source == POD else None
