"""Spells and abilities: what is cast or used in which moment, and what is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from brzdek.core.ask import PASS, Ask, Option
from brzdek.core.copies import card_of
from brzdek.games.magia_i_miecz.bots import abilities, voyage, weights
from brzdek.games.magia_i_miecz.bots.chances import duel
from brzdek.games.magia_i_miecz.bots.guide import GATE, Wayfinder
from brzdek.games.magia_i_miecz.bots.outlook import CROWN, Outlook

PLAIN = "rownina_grozy"
COMMAND = "rozkaz"
CHAMPION = "czempion"
"""He neither takes anything from a rival nor wins the Crown from the Demon Lord."""
DEMON = "wladca_demonow"
DOUBLES = ("przyplyw_energii", "fala_mozgowa")
SPELLBOUND = ("zakonczenie_korona_wladzy", "zakonczenie_puszka_pandory")
"""Endings under which spells are cast from the Crown."""


def spell_worth(spell: str) -> float:
    """What it is worth to hold it."""
    return weights.SPELLS.get(card_of(spell), weights.SPELL)


# -- in one's own turn


def own_spell(outlook: Wayfinder, spell: str) -> float:
    """What it is worth to cast it before the move; below nought: it is kept."""
    card = card_of(spell)
    me = outlook.me
    if card == "uzdrowienie":
        return 30.0 if me.starting_endurance - me.endurance >= 2 else -1.0
    if card == "sciezka_przeznaczenia":
        return 30.0 if not me.quest and not outlook.has_talisman else -1.0
    if card == "chodzenie_po_wodzie":
        return 30.0 if outlook.goal == "cross" and outlook.land(me.space).facing else -1.0
    if card == "teleportacja":
        best = max(outlook.space(name) for name in outlook.view.rings if outlook.land(name).region == outlook.region)
        gain = best - outlook.roll
        return gain + 1.0 if outlook.region != "inner" and gain >= weights.SPELLS["teleportacja"] else -1.0
    if card in DOUBLES:
        return 30.0 if _doubling_helps(outlook, card) else -1.0
    if card in TIMELY:
        return 30.0 if TIMELY[card](outlook) else -1.0
    if card in weights.JUNK and _full_hand(outlook):
        return weights.SPENT
    return weights.AT_ONCE.get(card, -1.0)


def _ways_over(outlook: Outlook) -> bool:
    """Half of the places to which the Portal leads lie beyond the river."""
    return outlook.goal == "cross"


def _shelter(outlook: Outlook) -> bool:
    """From the Command and from what comes out of the chest."""
    return outlook.outdone and outlook.view.ending in SPELLBOUND


def _gold_for_scrap(outlook: Outlook) -> bool:
    return abilities.given_up(outlook, ("object",)) < weights.GOLD


TIMELY: Mapping[str, Callable[[Outlook], bool]] = {
    "nadprzestrzenna_brama_czar": voyage.wants_in,
    "magiczny_portal_czar": _ways_over,
    "magiczna_muszla": _shelter,
    "alchemia": _gold_for_scrap,
}
"""Spells that are cast in one's own turn when their time has come."""


def flowing(outlook: Outlook) -> bool:
    """Does a new spell come for the last one that is cast?"""
    pair = {card_of(one) for one in outlook.me.characters}
    return not weights.SPRINGS.isdisjoint(pair | outlook.cards)


def _doubling_helps(outlook: Outlook, card: str) -> bool:
    """Twice the Strength or Craft opens the Portal and leads through the Crypt or the Mines."""
    if not outlook.has_talisman or outlook.me.endurance <= 1:
        return False
    if outlook.me.space == PLAIN:
        return (outlook.crypt if card == DOUBLES[0] else outlook.mines) < 0.8
    number = outlook.me.strength if card == DOUBLES[0] else outlook.me.craft
    return outlook.me.space == GATE and outlook.portal < 0.5 and number >= 5


# -- moments


def react(outlook: Wayfinder, ask: Ask, option: Option) -> float:
    """What an answer to a moment or to something announced is worth; passing is nought."""
    if option == PASS:
        return 0.0
    if option[0] == "exchange":
        return 50.0
    kind, by = ask.about[0], ask.about[1]
    card = card_of(str(option[1]))
    if kind == "cast":
        return _ward(outlook, str(ask.about[2]), by, card)
    if kind == "lose_endurance":
        return _save(outlook, card)
    if kind == "before_combat":
        return _in_combat(outlook, option, card)
    if kind == "outcome":
        return _after_combat(outlook, int(by), card)
    if option[0] == "use":
        return _use(outlook, kind, option) if by == outlook.seat else -1.0
    return _on_own_dice(outlook, kind, option, card) if by == outlook.seat else _against(outlook, kind, int(by), card)


def _on_own_dice(outlook: Wayfinder, kind: object, option: Option, card: str) -> float:
    """A better prayer, a better move, a better roll in combat; a card that one had rather not drawn."""
    if card == "naznaczony_chwala":
        return _in_combat(outlook, option, card)
    if card == "uwielbienie":
        return weights.CHOSEN_PRAYER
    if kind == "card_drawn":
        return abilities.card_drawn(outlook, option)
    guide, rolled = outlook.by_print(), outlook.view.steps
    if card == "oczy_jastrzebia" and rolled:
        return _short_cut(max(map(guide.best, range(1, rolled + 1))) - guide.best(rolled))
    if card == "przyspieszenie" and outlook.view.thrown is not None:
        rolled = sum(outlook.view.thrown.dice)
        return _short_cut(sum(map(guide.best, range(rolled + 1, rolled + 7))) / 6 - guide.best(rolled))
    return -1.0


def _short_cut(gain: float) -> float:
    return gain if gain >= weights.SHORT_CUT else -1.0


def _use(outlook: Wayfinder, kind: object, option: Option) -> float:
    if kind == "after_roll":
        return abilities.after_roll(outlook, option)
    if kind == "card_drawn":
        return abilities.card_drawn(outlook, option)
    return abilities.in_own_turn(outlook.by_print(), option)


def _ward(outlook: Outlook, spell: str, by: object, card: str) -> float:
    """A Dispel is kept for the Command, for drains and for when little Endurance is left."""
    cast = card_of(spell)
    harm = max(weights.DRAINS.get(cast, 0.0), weights.HARMS.get(cast, 0.0))
    if card in weights.SPREADERS:
        return harm or -1.0
    if by == outlook.seat or outlook.view.hit != outlook.seat:
        return -1.0
    if card in weights.DEAR_DISPELS:
        dear = harm >= weights.DISPEL_WORTH and cast != COMMAND and outlook.me.endurance > weights.LITTLE
        return harm - outlook.life if dear else -1.0
    if card in weights.REFLECTS:
        return harm + 1.0 if harm else -1.0
    if card not in weights.DISPELS or not harm:
        return -1.0
    return harm if harm >= weights.DISPEL_WORTH or outlook.me.endurance <= weights.LITTLE else -1.0


def _save(outlook: Outlook, card: str) -> float:
    mine = outlook.view.hit == outlook.seat
    dear = outlook.me.endurance <= weights.LITTLE or outlook.view.crowned
    return outlook.life if mine and dear and card in weights.SAVERS else -1.0


def _in_combat(outlook: Outlook, option: Option, card: str) -> float:
    """Spells and abilities that help, where much is at stake."""
    fight = outlook.view.fight
    if fight is None or outlook.seat not in (fight.seat, *fight.foes):
        return -1.0
    ahead = fight.own - fight.foe if fight.seat == outlook.seat else fight.foe - fight.own
    won, lost = duel(ahead)
    if card == CHAMPION and fight.seat == outlook.seat and (isinstance(fight.foes[0], int) or fight.foes[0] == DEMON):
        return -1.0
    if option[0] == "use" and card in weights.FREE_USES:
        return weights.FIGHT_USES[card]
    need = lost * outlook.life + (1 - won) * weights.POINT * 0.5
    free = flowing(outlook)
    if need < (weights.FREELY if free else weights.DANGER) or (lost < 0.2 and outlook.me.endurance > 1 and not free):
        return -1.0
    own = fight.own if fight.seat == outlook.seat else fight.foe
    if weights.CHAMPIONS.get(card, own) < own:
        return -1.0
    return (weights.FIGHT_USES if option[0] == "use" else weights.BOOSTS).get(card, -1.0)


def _after_combat(outlook: Outlook, by: int, card: str) -> float:
    """Saved from a defeat; and the victory of another who leads is spoilt."""
    fight = outlook.view.fight
    if card in weights.SPOILERS and by != outlook.seat:
        return 1.0 if _full_hand(outlook) or by == leader(outlook) else -1.0
    if fight is None or card not in weights.SAVERS:
        return -1.0
    lost = "lost" if fight.seat == outlook.seat else "won"
    mine = outlook.seat in (fight.seat, *fight.foes)
    return outlook.life if mine and fight.outcome == lost else -1.0


def _against(outlook: Outlook, kind: object, by: int, card: str) -> float:
    """In another's turn: what brings something at once, what hurts only the one who leads."""
    if card in weights.DRAINS and kind == "turn_start":
        return -1.0 if card == "hojnosc" and outlook.view.adventurer(by).gold < 2 else weights.DRAINS[card]
    if card == "pech":
        return weights.HARMS[card] if outlook.view.adventurer(by).space == CROWN else -1.0
    if card in weights.HARMS and kind in ("turn_start", "move_roll") and (_full_hand(outlook) or by == leader(outlook)):
        return weights.HARMS[card]
    return -1.0


def _full_hand(outlook: Outlook) -> bool:
    """Is there no room for another spell, or only one rival to keep them for?"""
    return len(outlook.view.names) == 2 or flowing(outlook) or outlook.me.spells >= outlook.me.spell_limit


def leader(outlook: Outlook) -> int | None:
    """The rival who is nearest to victory, if he is near."""
    best = max(outlook.rivals, key=lambda one: threat(outlook, one.seat), default=None)
    if best is None:
        return None
    return best.seat if threat(outlook, best.seat) >= threat(outlook, outlook.seat) else None


def threat(outlook: Outlook, seat: int) -> float:
    """How near somebody is to victory."""
    one = outlook.me if seat == outlook.seat else next(one for one in outlook.rivals if one.seat == seat)
    talisman = any(card_of(thing.copy) == "talizman" for thing in one.things)
    inner = outlook.land(one.space).region == "inner" if one.space else False
    return one.combat_strength + one.craft + 5 * talisman + 8 * inner + 50 * (one.space == CROWN)
