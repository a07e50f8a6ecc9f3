"""The sorts of moves of which none can be made in a raid: for want of cards, boots, skill, swords."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from brzdek.core.facets import Lack
from brzdek.core.legality import with_rule
from brzdek.core.text import Say
from brzdek.games.raid.face.lacking_words import LACKING
from brzdek.games.raid.face.naming import name

if TYPE_CHECKING:
    from brzdek.core.ask import Ask, Option
    from brzdek.games.raid.face.face import RaidFace
    from brzdek.games.raid.view.view import RaidView

GOING = ("move", "explore", "teleport")
TAKING = "take|steal|explore"
LYING = {
    "secret": "sekret|tajemnica|secret",
    "artifact": "artefakt|artifact",
    "idol": "bożek|idol|figurka|statuetka|statue|statuette",
    "gold": "złoto|moneta|gold|coin",
}
"""What may lie in a room, in people's words."""
_CHAMBERS = "komnata|pokój|sala|jaskinia|room|chamber|cave|hall"
MOST_WAYS = 3
"""So many ways are told that cannot be gone."""
_ROOMS = "komnata|pokój|tunel|korytarz|przejście|drzwi|room|chamber|tunnel|corridor|passage|door|doorway"
_DEALS = {"buy": ("rząd|sprawność|umiejętność|zakup|zakupy|row|skill|shop|shopping", "karta|card"),
          "use": ("urządzenie|okazja|device", "karta|card"),
          "fight": ("miecz|potwór|bestia|wróg|sword|monster|beast|enemy", "smok|strażnik|dragon|guard")}  # fmt: skip


def lacking(face: RaidFace[Any], view: RaidView[Any], ask: Ask, say: Say) -> list[Lack]:
    """What both raids have, while the turn is one's own."""
    told, verbs = Say(say.lang, LACKING), {option[0] for option in ask.options}
    lacks = []
    if verbs.isdisjoint(GOING) and (why := face.halted(view, say) or closed(face, view, face.exits(view), say)):
        lacks.append(Lack("go", why, f"but|krok|boot|step|{_ROOMS}"))
    if "play" not in verbs:
        lacks.append(Lack("play", told("hand"), "ręka|hand", "karta|card"))
    lacks.append(Lack("", told("draw"), "dobrać|dobierać|dociągnąć|dociągać|draw", "karta|card"))
    if "drink" not in verbs:
        lacks.append(Lack("drink", say("nothing_to_drink"), "mikstura|eliksir|napój|potion|elixir"))
    lacks += _lying(face, view, ask, say)
    return [*lacks, *[_deal(view, verb, say, told) for verb in _DEALS if verb not in verbs]]


def _lying(face: RaidFace[Any], view: RaidView[Any], ask: Ask, say: Say) -> list[Lack]:
    """What one may wish to pick up in a room, as far as it is not there or cannot be taken now."""
    told, here = Say(say.lang, LACKING), face.lying_here(view)
    lacks = []
    for kind, words in LYING.items():
        if kind not in here:
            against, why = view.why_not(("take", kind)), told(f"none.{kind}")
            why = why if against is None else with_rule(why, against.rule)
            lacks.append(Lack(TAKING, why, beside=words, lies=True))
        elif (reason := view.why_not(here[kind])) is not None:
            lacks.append(Lack(TAKING, face.reason(view, reason, say), beside=words, lies=True))
    if all(option[0] != "take" for option in ask.options):
        lacks.append(Lack("take|steal", told("take"), "skarb|łup|treasure|loot", lies=True))
    found = ", ".join(face.in_room(view, view.me.room, say)) or told("room.empty")
    return [*lacks, Lack("explore", told("room", found=found), beside=_CHAMBERS, lies=True)]


def keyless(view: RaidView[Any], say: Say) -> Lack:
    """Nothing is opened by itself where keys are carried."""
    why = Say(say.lang, LACKING)("key.have" if view.has_good("key") else "key.none")
    return Lack("open", why, "klucz|kłódka|wytrych|zamek|key|lock|padlock|lockpick", "drzwi|door|tunel|tunnel|korytarz")


def closed(face: RaidFace[Any], view: RaidView[Any], ways: Iterable[Option], say: Say) -> str:
    """What stands against each of some ways."""
    reasons = [view.why_not(step) for step in ways]
    worded = dict.fromkeys(face.reason(view, reason, say) for reason in reasons if reason is not None)
    return " ".join(list(worded)[:MOST_WAYS])


def _deal(view: RaidView[Any], verb: str, say: Say, told: Say) -> Lack:
    """What the cheapest card costs of those that are bought, used or fought, and what one has for it."""
    words, beside = _DEALS[verb]
    have = view.means.swords if verb == "fight" else view.means.skill
    card = _cheapest(view, verb)
    if card is None or view.price_of(card) <= have:
        why = told(f"{verb}.nothing")
    else:
        amount = "little" if have else "none"
        why = told(f"{verb}.{amount}", card=name(view, card, say), n=view.price_of(card), have=have)
    if verb == "buy" and view.market and not view.me.out and _stands_at_market(view):
        why += " " + told("gold", n=view.price, have=view.me.gold)
    if view.hand and card is not None:
        why += " " + say("unplayed", n=len(view.hand))
    return Lack(verb, why, words, beside)


def _stands_at_market(view: RaidView[Any]) -> bool:
    from brzdek.games.raid.rules.reasons import NoMarket

    return not isinstance(view.why_not(("buy", next(iter(view.market)))), NoMarket)


def _cheapest(view: RaidView[Any], verb: str) -> str | None:
    """Of the cards on the table with which one does so, and may here, the cheapest."""
    table = dict.fromkeys((*view.row, *(card for card, left in view.reserve.items() if left)))
    priced = [card for card in table if view.pieces[card].verb == verb and view.fits_here(card)]
    return min(priced, key=view.price_of, default=None)
