"""What people ask of what is before them: what a foe is worth, how it may be fought, what a die here may bring, why
nothing can be bought.
"""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Word
from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.dice import Roll
from brzdek.core.effects.effect import inside
from brzdek.core.events import Rolled
from brzdek.core.inquiry import CAUSE, CHANCE, COST, HAVE, MAY, OWNED, WHAT, WHO, WHY, Inquiry
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.cards.points_verbs import Gain
from brzdek.games.magia_i_miecz.cards.trade_verbs import Shop
from brzdek.games.magia_i_miecz.face import looks, telling, ways
from brzdek.games.magia_i_miecz.face.gists import gist
from brzdek.games.magia_i_miecz.face.inquiry_words import ASKED
from brzdek.games.magia_i_miecz.face.naming import name, strong
from brzdek.games.magia_i_miecz.face.offers import offers
from brzdek.games.magia_i_miecz.face.place_inquiries import NEGATIONS
from brzdek.games.magia_i_miecz.face.self_inquiries import POINTS, named_others, own, told
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.rules.state import points
from brzdek.games.magia_i_miecz.view.view import WorldView

SIDES = 6


def _foes(view: WorldView) -> Sequence[Word]:
    """Whom one fights, or else the enemies on one's space, or whom one fought last."""
    one = own(view)
    if one is None:
        return ()
    if view.fight is not None and view.seat in (view.fight.seat, *view.fight.foes):
        return view.fight.foes if view.fight.seat == view.seat else (view.fight.seat,)
    cards = view.catalog.cards
    here = [copy for copy in view.space(one.space).cards if cards[card_of(copy)].kind == "enemy"] if one.space else []
    fought = [event.foes for event in view.events() if isinstance(event, events.Fights) and event.seat == view.seat]
    return here or (fought[-1] if fought else ())


def _reward(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What one gets for beating whoever is there."""
    cards = view.catalog.cards
    lines: list[str] = []
    for foe in _foes(view):
        card = cards.get(card_of(str(foe)))
        if isinstance(foe, int):
            lines.append(say("told.stealing"))
        elif card is not None and card.kind == "enemy":
            worth = ", ".join(f"{name(view, what, say)} {points(card, what)}" for what in POINTS if points(card, what))
            lines.append(say("told.reward", foe=strong(view, foe, say), worth=worth, price=view.trophy_price))
    return told(style, *dict.fromkeys(lines))


def _by_craft(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """In which ways the foe who is there may be fought."""
    lines = []
    for foe in _foes(view):
        ways_to_fight = ways.choice_of_sorts(view, foe, say)
        key = "told.fought_either_way" if len(view.sorts(foe)) > 1 else "told.fought_one_way"
        lines.append(say(key, foe=strong(view, foe, say), ways=ways_to_fight.strip("()")))
    return told(style, *lines, say("told.combat_sort")) if lines else []


def _why_by_strength(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Why one fought as one did."""
    return _by_craft(view, about, say, style) or told(style, say("told.combat_sort"))


def _die_here(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What a die may bring on one's space, and how likely."""
    one = own(view)
    if one is None or not one.space:
        return []
    effects = view.land(one.space).effects.values()
    rolls = [part for effect in effects for part in (effect, *inside(effect)) if isinstance(part, Roll)]
    lines: list[str] = []
    for roll in rolls:
        if roll.dice != 1:
            continue
        chances: dict[str, int] = {}
        for row in roll.rows:
            sides = min(row.high, SIDES) - max(row.low, 1) + 1
            text = gist(row.effect, say) or say("told.nothing")
            chances[text] = chances.get(text, 0) + max(sides, 0)
        listed = [
            say("told.in_six", text=text, n=n, percent=round(100 * n / SIDES)) for text, n in chances.items() if n
        ]
        lines.append(say("told.die_here", space=name(view, one.space, say), list="; ".join(listed)))
    return told(style, *dict.fromkeys(lines))


def _why_not_buy(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What is sold where one stands, and the gold that one has; nothing if it is asked why something was bought."""
    one = own(view)
    if one is None or not one.space or all(fold(word) not in NEGATIONS for word in about.split()):
        return []
    here = (one.space, *view.space(one.space).cards)
    shops = [(seller, shop) for seller, shop in offers(view) if isinstance(shop, Shop) and seller in here]
    if not shops:
        return told(style, say("told.no_shop_here"), say("told.own_gold", n=one.gold))
    goods = [
        say("told.good", card=name(view, card, say), n=cost) for _, shop in shops for card, cost in shop.goods.items()
    ]
    cheapest = min(cost for _, shop in shops for cost in shop.goods.values())
    dear = [say("told.too_dear", n=cheapest)] if cheapest > one.gold else []
    sold = say("told.shop", shop=name(view, shops[0][0], say), goods=", ".join(goods))
    return told(style, sold, say("told.own_gold", n=one.gold), *dear)


def _gain_here(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """The same, where the die may bring the points that are asked about."""
    one = own(view)
    wanted = {what for what in POINTS if any(fold(word) in fold(say(f"told.asked_{what}")) for word in about.split())}
    effects = view.land(one.space).effects.values() if one is not None and one.space else ()
    gained = {
        what
        for effect in effects
        for part in (effect, *inside(effect))
        if isinstance(part, Gain)
        for what in part.amounts
    }
    return _die_here(view, about, say, style) if not gained.isdisjoint(wanted) else []


def _together(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether several enemies are fought at once, and how one would fare against those here."""
    if own(view) is None:
        return []
    enemies = [foe for foe in _foes(view) if isinstance(foe, str)]
    return [*told(style, say("told.together")), *(looks.against(view, enemies, say) if len(enemies) > 1 else [])]


def _rolling_for(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What the dice are for that lie on the table, or fell last in the turn that is going on."""
    thrown, others = view.thrown, named_others(view, about)
    if thrown is not None:
        seat, purpose = thrown.seat, thrown.about or thrown.name
    else:
        rolls = [one for one in view.events() if isinstance(one, Rolled) and one.seat in (others or [view.turn])]
        if not rolls:
            return []
        seat, purpose = rolls[-1].seat, rolls[-1].about
    what = telling.rolled_for(view, purpose, say)
    return told(style, say("told.rolling_for", seat=view.names[seat], what=what)) if what else []


OF_THE_MOMENT: Sequence[Inquiry[WorldView]] = (
    Inquiry(f"{WHAT}|{HAVE}|{OWNED}", ASKED["reward"], _reward),
    Inquiry(f"{MAY}|{WHAT}", ASKED["by_craft"], _by_craft),
    Inquiry(CAUSE, ASKED["by_craft"], _why_by_strength),
    Inquiry(f"{MAY}|{WHAT}", ASKED["together"], _together),
    Inquiry(f"{WHAT}|{WHO}", ASKED["rolling_for"], _rolling_for),
    Inquiry(f"{WHAT}|{COST}|{CHANCE}", ASKED["worth_risk"], _die_here),
    Inquiry(CHANCE, ASKED["raise"], _gain_here),
    Inquiry(f"{CAUSE}|{WHY}", ASKED["why_not_buy"], _why_not_buy),
)
