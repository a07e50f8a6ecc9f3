"""What people ask in Magia i Miecz beside its commands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from brzdek.core.catalog.cards import Card
from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import (
    ANYTHING,
    BEAT,
    BUY,
    CHANCE,
    COST,
    FAR,
    GO,
    HAVE,
    INSIDE,
    MANY,
    MAY,
    WHAT,
    WHERE,
    WHO,
    Inquiry,
    best_named,
)
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.cards.points_verbs import Healer
from brzdek.games.magia_i_miecz.cards.trade_verbs import Shop
from brzdek.games.magia_i_miecz.face import looks, ways
from brzdek.games.magia_i_miecz.face.absences import OF_ABSENCES
from brzdek.games.magia_i_miecz.face.ahead import OF_WHAT_LIES_AHEAD
from brzdek.games.magia_i_miecz.face.at_hand import OF_ARMS
from brzdek.games.magia_i_miecz.face.causes import OF_CAUSES
from brzdek.games.magia_i_miecz.face.counsel import PLAINLY
from brzdek.games.magia_i_miecz.face.draft_inquiries import IN_THE_DRAFT
from brzdek.games.magia_i_miecz.face.drawing import belongings, marks, other_line, points_lines
from brzdek.games.magia_i_miecz.face.foreseen import OF_FOES_TO_COME
from brzdek.games.magia_i_miecz.face.ground_inquiries import OF_THE_GROUND
from brzdek.games.magia_i_miecz.face.inquiry_words import ASKED
from brzdek.games.magia_i_miecz.face.leading import OF_THE_RACE
from brzdek.games.magia_i_miecz.face.legends import SIGN_INQUIRIES
from brzdek.games.magia_i_miecz.face.moment_inquiries import OF_THE_MOMENT
from brzdek.games.magia_i_miecz.face.naming import card_text, cast_when, name, strong
from brzdek.games.magia_i_miecz.face.offers import offers
from brzdek.games.magia_i_miecz.face.past_inquiries import OF_THE_PAST, become_of
from brzdek.games.magia_i_miecz.face.place_inquiries import OF_PLACES, by_distance, told_of_place, with_steps
from brzdek.games.magia_i_miecz.face.plainly_asked import PLAINLY_ASKED
from brzdek.games.magia_i_miecz.face.reckoning import OF_RECKONING
from brzdek.games.magia_i_miecz.face.residents import NAMES, living
from brzdek.games.magia_i_miecz.face.self_inquiries import OF_ONESELF, own_healing, space_named, told
from brzdek.games.magia_i_miecz.face.supposing import OF_WHAT_WOULD_BE
from brzdek.games.magia_i_miecz.rules.state import TALISMANS, points
from brzdek.games.magia_i_miecz.view.seen import SeenAdventurer
from brzdek.games.magia_i_miecz.view.view import WorldView

MOST = 4
"""So many places of a thing are enough."""
BANKS = ("outer", "middle")
"""The regions on the two sides of the river."""
NOWHERE = 99
"""Farther than any space of the ring."""


# -- players


def place(view: WorldView, seat: int, say: Say) -> str:
    one = view.adventurer(seat)
    if not one.alive or not one.space:
        return say("told.nowhere", seat=one.name)
    region = view.region(one.space).name.to(say.lang)
    return say("told.place", seat=one.name, space=name(view, one.space, say), region=region)


def possessions(view: WorldView, seat: int, say: Say, style: Style) -> list[Line]:
    """A player's points, and everything that lies before him: nothing of it is secret."""
    one = view.adventurer(seat)
    if not one.alive:
        return told(style, other_line(view, one, say))
    things = ", ".join(filter(None, (belongings(view, one.things, say), belongings(view, one.friends, say))))
    lines = told(style, other_line(view, one, say).strip())
    lines += told(style, say("told.things", seat=one.name, things=things or say("told.nothing")))
    return [*lines, *told(style, *marks(view, one, say))]


def held(view: WorldView) -> set[str]:
    """The cards before this seat, and its space."""
    if view.seat is None:
        return set()
    one = view.adventurer(view.seat)
    copies = [*view.hand, *one.characters, *one.trophies, *_carried(one), *view.dealt]
    return {card_of(copy) for copy in (*copies, one.space) if copy}


def _carried(one: SeenAdventurer) -> Iterator[str]:
    for thing in (*one.things, *one.friends):
        yield from (thing.copy, *thing.load)


# -- places and things


def _space_or_thing(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Where a thing lies or whose it is; the way to a space, a player or a being."""
    if view.seat is None or not about:
        return []
    known = [*_whereabouts(view, about, say), *living(view, about, say)]
    if known:
        return told(style, *known)
    goals = _goals(view, about, say)
    if not goals or not view.adventurer(view.seat).alive:
        return _unseen(view, about, say, style)
    players = best_named(about, {one.seat: (one.name,) for one in view.adventurers if one.alive})
    stand = [place(view, seat, say) for seat in players]
    if len(stand) > 1:
        return told(style, *stand)
    return told(style, *stand, *(text for goal in goals[:1] for text in ways.way_to(view, goal, say)))


def _unseen(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Of a card that lies nowhere open, that it does not, and what it costs."""
    cards = view.catalog.cards
    known = {card.id: tuple(card.name) for card in cards.values() if card.kind != "space"}
    found = best_named(about, known, whole=True)[:1]
    if found and (own := [copy for copy in view.hand if card_of(copy) == found[0]]):
        text, when = card_text(view, own[0], say), cast_when(view, own[0], say)
        return told(style, say("told.spell", card=name(view, own[0], say), text=text, when=when))
    if found and (fate := become_of(view, found[0], say)):
        return told(style, *fate)
    lines = [
        text
        for card in found
        for text in (say("told.unseen", card=name(view, card, say)), price(view, cards[card], say))
    ]
    return told(style, *filter(None, lines))


def _goals(view: WorldView, about: str, say: Say) -> Sequence[str]:
    """The spaces that are meant, by their names or by whoever stands there, the nearest first."""
    players = best_named(about, {one.space: (one.name,) for one in view.adventurers if one.alive})
    spaces = best_named(about, {one: view.land(one).name for one in view.rings})
    regions = best_named(about, {one: region.name for one, region in view.regions.items()}, whole=True)
    return players or (view.ring[regions[0]] if regions and regions[0] in view.ring else _nearest(view, spaces))


def _nearest(view: WorldView, spaces: Sequence[str]) -> Sequence[str]:
    """Of several spaces first those of the ring where one is, the nearest one before the others."""
    here = view.adventurer(view.seat or 0).space
    ring = view.ring.get(ways.space_of(view, here).region, ()) if here else ()

    def far(space: str) -> int:
        steps = (ring.index(space) - ring.index(here)) % len(ring) if space in ring else NOWHERE
        return min(steps, len(ring) - steps) if space in ring else steps

    return sorted(spaces, key=far)


def _whereabouts(view: WorldView, about: str, say: Say) -> list[str]:
    """Where the cards of this name lie open: on a space, or before a player."""
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for space in view.rings:
        for copy in view.space(space).cards:
            found["told.lies", f"{copy} {space}"] = tuple(view.catalog.cards[card_of(copy)].name)
    for one in view.adventurers:
        for copy in (*_carried(one), *one.characters):
            found["told.owned", f"{copy} {one.seat}"] = tuple(view.catalog.cards[card_of(copy)].name)
    lying: list[str] = []
    for key, value in best_named(about, {**found, **{("", one): view.land(one).name for one in view.rings}}):
        copy, _, whose = value.partition(" ")
        if key == "told.lies":
            lying.append(say(key, card=strong(view, copy, say), space=name(view, whose, say)))
        elif key:
            mine = "told.owned_you" if int(whose) == view.seat else key
            lying.append(say(mine, card=name(view, copy, say), seat=view.names[int(whose)]))
    return list(dict.fromkeys(lying))[:MOST]


def _inside(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What is on the space that is named, or where one stands."""
    goals = _goals(view, about, say)
    one = view.adventurer(view.seat or 0)
    if one.space in goals or (not about and one.space):
        return looks.space_lines(view, one.space, say, style)
    return looks.space_lines(view, goals[0], say, style) if goals else []


def _here(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    if any(word.isdecimal() for word in about.split()):
        return []  # of a space that is named
    there = view.seat is not None and bool(view.adventurer(view.seat).space)
    return looks.here(view, "", say, style) if there else []


def _reach(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Where rolls lead, or the one that is named; the way to a place that is."""
    roll = next((word for word in about.split() if word.isdecimal()), "")
    named = _space_or_thing(view, about, say, style) if about and not roll else []
    return named or looks.where(view, roll, say, style)


# -- numbers


def _own_strength(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """One's own numbers, where nobody else is named."""
    one = view.adventurer(view.seat) if view.seat is not None else None
    if one is None or not one.alive or looks.foes_named(view, about):
        return []
    return told(style, *points_lines(view, one, say, style))


def _limit(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    if view.seat is None:
        return []
    carried = len(view.adventurer(view.seat).things)
    return told(style, say("told.limit", limit=view.item_limit, n=carried))


def _trophies(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    if view.seat is None:
        return []
    cards = [view.catalog.cards[card_of(copy)] for copy in view.adventurer(view.seat).trophies]
    sums = {key: sum(points(card, key) for card in cards) for key in ("strength", "craft")}
    return told(style, say("told.trophies", price=view.trophy_price, **sums))


def _quest(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    quest = view.adventurer(view.seat or 0).quest
    return told(style, say("told.quest", quest=say(f"quest.{quest}")) if quest else say("told.no_quest"))


def _talismans(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    left = say("told.talismans_left", n=view.piles.get(TALISMANS, 0))
    seen = _whereabouts(view, about, say) if about else []
    none = [] if view.talismans else [say("told.no_talisman")]
    return told(style, *seen, *none, left)


def _spells(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    if view.seat is None or _named_player(view, about):
        return []
    one = view.adventurer(view.seat)
    return told(style, say("told.spells", n=one.spells, limit=one.spell_limit))


def _friends(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    if view.seat is None or _named_player(view, about):
        return []
    return told(style, say("told.friends", n=len(view.adventurer(view.seat).friends)))


def _named_player(view: WorldView, about: str) -> bool:
    return bool(best_named(about, {seat: (who,) for seat, who in enumerate(view.names) if seat != view.seat}))


def _death(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    if _named_player(view, about):
        return []
    return told(style, say("told.death_last" if view.crowned else "told.death"))


def _owners(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    return told(style, *_whereabouts(view, about, say)) if about else []


def _everybody(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    if view.phase == "draft":
        return []
    return told(style, *(other_line(view, one, say) for one in view.adventurers))


def _odds(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Against whoever is named; if nobody is, against those here."""
    named = looks.foes_named(view, about)
    against = looks.against(view, named, say, about) if named else looks.odds_here(view, about, say)
    return [*against, *looks.spells_in_mind(view, about, say, style)]


def _now(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Against whoever is here."""
    return looks.odds(view, "", say, style)


def _would_win(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    named = looks.foes_named(view, about)
    fights = view.fight is not None and view.seat in (view.fight.seat, *view.fight.foes)
    return looks.against(view, named, say, about) if named else looks.odds_here(view, about, say) if fights else []


def _gate(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    return told(style, *ways.way_to(view, ways.ABYSS_GATE, say))


def _portal(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    return told(style, *ways.through_gate(view, "", say))


def _strong(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    named = looks.foes_named(view, about)
    return looks.against(view, named, say) if named else []


def _river(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    here = view.adventurer(view.seat or 0).space
    on_bank = bool(here) and ways.space_of(view, here).region in BANKS
    return told(style, *ways.over_river(view, here, say)) if on_bank else []


def _places(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    if view.phase == "draft":
        return []
    return told(style, *(place(view, seat, say) for seat in range(len(view.names))))


# -- shops


def _shops(view: WorldView) -> Iterator[tuple[str, Shop]]:
    """Where goods are sold: on spaces, and by whoever lies on one."""
    for seller, effect in offers(view):
        if isinstance(effect, Shop):
            yield seller, effect


def _healers(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    healers = [one for one, effect in offers(view) if isinstance(effect, Healer)]
    found = dict.fromkeys(with_steps(view, one, say) for one in by_distance(view, healers))
    places = [say("told.healers", spaces=", ".join(found))] if found else []
    return told(style, *own_healing(view, say), *places)


def price(view: WorldView, card: Card, say: Say) -> str:
    """What a card of the Equipment costs, and where."""
    prices = [
        say("told.at", price=say("told.price", n=shop.goods[card.id]), shop=name(view, seller, say))
        for seller, shop in _shops(view)
        if card.id in shop.goods
    ]
    if not prices:
        return ""
    sold = say("told.sold", prices=", ".join(dict.fromkeys(prices)))
    own = view.adventurer(view.seat) if view.seat is not None else None
    return f"{sold} {say('told.own_gold', n=own.gold)}" if own is not None and own.alive else sold


def _wares(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """All shops in play, or what the place that is named offers."""
    if space_named(view, about) and (there := told_of_place(view, about, say, style)):
        return there
    lines: list[str] = []
    shops = dict(_shops(view))
    for seller in by_distance(view, list(shops)):
        goods = [say("told.good", card=name(view, one, say), n=cost) for one, cost in shops[seller].goods.items()]
        lines.append(say("told.shop", shop=with_steps(view, seller, say), goods=", ".join(goods)))
    return told(style, *dict.fromkeys(lines))


INQUIRIES: Sequence[Inquiry[WorldView]] = (
    *PLAINLY,
    *PLAINLY_ASKED,
    *OF_RECKONING,
    Inquiry(f"{WHERE}|{FAR}|{GO}", NAMES, _space_or_thing),
    *OF_ABSENCES,
    *OF_CAUSES,
    *OF_THE_RACE,
    *OF_WHAT_LIES_AHEAD,
    *OF_WHAT_WOULD_BE,
    *OF_ARMS,
    *OF_FOES_TO_COME,
    *OF_THE_GROUND,
    *OF_PLACES,
    *OF_THE_PAST,
    *OF_THE_MOMENT,
    Inquiry(f"{MANY}|{WHAT}", ASKED["limit"], _limit),
    Inquiry(f"{MANY}|{COST}|{HAVE}", ASKED["trophies"], _trophies),
    Inquiry(MANY, ASKED["spells"], _spells),
    Inquiry(MANY, ASKED["friends"], _friends),
    Inquiry(WHAT, ASKED["death"], _death),
    Inquiry(f"{MANY}|{WHAT}|{HAVE}", ASKED["quest"], _quest),
    Inquiry(f"{MANY}|{WHO}|{WHERE}", ASKED["talismans"], _talismans),
    Inquiry(WHAT, ASKED["get_talisman"], _talismans),
    Inquiry(WHO, ASKED["strongest"], _everybody),
    Inquiry(WHO, ASKED["near"], _places),
    Inquiry(WHO, ASKED["present"], _here),
    Inquiry(WHO, ANYTHING, _owners),
    Inquiry(WHAT, ASKED["own_strength"], _own_strength),
    Inquiry(MAY, ASKED["limit"], _limit),
    Inquiry(WHAT, ASKED["strong"], _strong),
    Inquiry(f"{WHAT}|{WHERE}|{FAR}", ASKED["river"], _river),
    Inquiry(f"{WHAT}|{WHERE}|{FAR}", ASKED["healing"], _healers),
    Inquiry(WHO, ASKED["who_heals"], _healers),
    Inquiry(BEAT, ANYTHING, _would_win),
    Inquiry(CHANCE, ASKED["gate"], _gate),
    Inquiry(f"{CHANCE}|{MANY}|{COST}", ASKED["portal"], _portal),
    Inquiry(CHANCE, ANYTHING, _odds),
    Inquiry(WHAT, ASKED["foe"], _now),
    Inquiry(f"{WHAT}|{INSIDE}", ASKED["here"], _here),
    Inquiry(INSIDE, ANYTHING, _inside),
    Inquiry(GO, ANYTHING, _reach),
    Inquiry(f"{WHERE}|{FAR}", ANYTHING, _space_or_thing),
    Inquiry(f"{BUY}|{WHAT}|{WHERE}|{FAR}", ASKED["shop"], _wares),
    Inquiry(f"{COST}|{WHERE}|{BUY}", ASKED["gear"], _wares),
    Inquiry(BUY, ANYTHING, _wares),
    *OF_ONESELF,
    *IN_THE_DRAFT,
    *SIGN_INQUIRIES,
)
