"""What people ask of places: what may happen there, which is more dangerous, what gold buys, which lies nearest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import Effect, inside
from brzdek.core.effects.lasting import ActRuling
from brzdek.core.inquiry import (
    BUY,
    CHANCE,
    COST,
    FAR,
    GO,
    HAVE,
    INSIDE,
    MANY,
    MAY,
    OWNED,
    WHAT,
    WHERE,
    WHO,
    WHY,
    Inquiry,
    best_named,
)
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.cards.conditions import Terrain
from brzdek.games.magia_i_miecz.cards.lasting_verbs import ModifyNumber
from brzdek.games.magia_i_miecz.cards.points_verbs import Healer
from brzdek.games.magia_i_miecz.cards.trade_verbs import Shop
from brzdek.games.magia_i_miecz.face import drawing, looks, ways
from brzdek.games.magia_i_miecz.face.inquiry_words import ASKED, NUMERALS
from brzdek.games.magia_i_miecz.face.naming import card_text, name, strong
from brzdek.games.magia_i_miecz.face.offers import offers
from brzdek.games.magia_i_miecz.face.self_inquiries import abilities, told
from brzdek.games.magia_i_miecz.face.synonyms_words import PLACES
from brzdek.games.magia_i_miecz.view.view import WorldView

SKIP = "ignore_space"
FARTHER = "move_up_to"
MOST = 2
"""So many places are told of at once."""
SHORTEST = 4
ANYWHERE = ("with", "grozi", "grozic", "space", "spaces", "obszar", "obszary", "obszarow", "obszaru", "obszarze")
"""What is said of any of them, whatever one of them is called."""
HERE = frozenset(("tu", "tutaj", "here"))
SPIRAL = "spiral"
"""How one moves in the Dungeon."""
NEARBY = 6
"""As far as a die leads."""
NEGATIONS = ("nie", "not", "can't", "cant", "cannot", "couldn't")


def kinds_named(view: WorldView, about: str) -> list[list[str]]:
    """The places of which a question speaks, in its order; those that differ only in a number stand together."""
    words = [word.strip("?!.,:") for word in about.split()]
    found: dict[str, list[str]] = {}
    for place, word in enumerate(words):
        spaces = _called(view, word)
        number = words[place + 1] if place + 1 < len(words) and words[place + 1].isdecimal() else ""
        meant = [one for one in spaces if view.land(one).name.pl.split()[-1] == number]
        if spaces:
            found.setdefault(_kind(view, spaces[0]), meant or spaces)
    return list(found.values())


def _called(view: WorldView, word: str) -> list[str]:
    """The spaces that a word names, by their names or by what people call them."""
    if len(word) < SHORTEST - 1 or fold(word) in ANYWHERE:
        return []
    named = best_named(word, {one: view.land(one).name for one in view.rings})
    if named:
        return named
    also = {one: PLACES[view.land(one).id].split("|") for one in view.rings if view.land(one).id in PLACES}
    return [one for one, words in also.items() if fold(word) in map(fold, words)]


def _kind(view: WorldView, space: str) -> str:
    return view.land(space).name.pl.rstrip(" 0123456789")


def _nearest(view: WorldView, spaces: Sequence[str]) -> str:
    """Of spaces of a kind the one that is nearest, if one stands anywhere."""
    here = view.adventurer(view.seat).space if view.seat is not None else ""
    far = {one: _steps(view, here, one) for one in spaces} if here else {}
    return min(spaces, key=lambda one: far.get(one, len(view.rings)))


def _steps(view: WorldView, here: str, there: str) -> int:
    """How far it is within a ring, the shorter way round; farther than anything where it is none."""
    ring = view.ring.get(ways.space_of(view, here).region, ())
    if here not in ring or there not in ring or view.region(here).moves != "ring":
        return len(view.rings)
    far = (ring.index(there) - ring.index(here)) % len(ring)
    return min(far, len(ring) - far)


def by_distance(view: WorldView, sellers: Sequence[str]) -> list[str]:
    """Spaces, and cards that lie on some, the nearest first."""
    return sorted(sellers, key=lambda one: _away(view, one))


def with_steps(view: WorldView, seller: str, say: Say) -> str:
    """What it is called, and how far it is within one's ring."""
    far = _away(view, seller)
    called = name(view, seller, say)
    return say("told.at_distance", space=called, n=far) if 0 < far < len(view.rings) else called


def _away(view: WorldView, seller: str) -> int:
    here = view.adventurer(view.seat).space if view.seat is not None else ""
    space = seller if seller in view.rings else str(view.lies_with(seller))
    return _steps(view, here, space) if here else len(view.rings)


# -- what may happen


def _happens(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What the places that are named hold for one, and what of one's own helps there."""
    kinds = kinds_named(view, about)[:MOST]
    spaces = [_nearest(view, spaces) for spaces in kinds]
    if view.seat is None or not spaces:
        return []
    lines = [line for one in spaces for line in (*looks.space_lines(view, one, say, style), *_guarded(view, one, say))]
    skipped = [text for one in spaces for text in _skippable(view, one, say)]
    draws = [one for one in spaces if view.draws(one)]
    note = [say("told.drawn_at_random")] if draws else []
    return [*lines, *told(style, *skipped, *note)]


def _guarded(view: WorldView, space: str, say: Say) -> list[Line]:
    guard = ways.space_of(view, space).guard
    alive = view.seat is not None and view.adventurer(view.seat).alive
    return looks.against(view, (guard,), say) if guard and alive else []


def _effects(view: WorldView, copy: str) -> Iterator[Effect]:
    for effect in view.catalog.cards[card_of(copy)].effects.values():
        yield from (effect, *inside(effect))


def _own_cards(view: WorldView) -> list[str]:
    one = view.adventurer(view.seat) if view.seat is not None else None
    if one is None or not one.alive:
        return []
    return [*one.characters, *one.carried]


def _skippable(view: WorldView, space: str, say: Say) -> list[str]:
    """What of one's own lets one skip the instruction of a space."""
    land = ways.space_of(view, space)
    found = [
        name(view, copy, say)
        for copy in _own_cards(view)
        for effect in _effects(view, copy)
        if isinstance(effect, ActRuling) and effect.allows and effect.act.word == SKIP
        if not isinstance(effect.condition, Terrain) or not {land.terrain, land.id}.isdisjoint(effect.condition.words)
    ]
    return [say("told.may_skip", space=name(view, space, say), cards=", ".join(dict.fromkeys(found)))] if found else []


def _skipping(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """May the instruction of the place that is named be skipped?"""
    kinds = kinds_named(view, about)[:1]
    if not kinds or not _own_cards(view):
        return []
    space = _nearest(view, kinds[0])
    allowed = _skippable(view, space, say)
    if allowed:
        return told(style, *allowed)
    text = card_text(view, space, say)
    return told(style, say("told.may_not_skip", space=name(view, space, say)), *([text] if text else []))


def _favoured(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What of one's own helps at the place that is named, and what one's characters can do."""
    there = _skipping(view, about, say, style)
    return [*there, *abilities(view, "", say, style)] if there else []


# -- gold


def told_of_place(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What the place that is named offers, and the gold that one has; nothing: none is named."""
    kinds = kinds_named(view, about)[:1]
    if view.seat is None or not kinds:
        return []
    lines = looks.space_lines(view, _nearest(view, kinds[0]), say, style)
    return [*lines, *told(style, say("told.own_gold", n=view.adventurer(view.seat).gold))]


def _ware_named(view: WorldView, about: str, say: Say) -> list[str]:
    """What the goods cost that are named, and where; nothing: none is."""
    wares = {one: tuple(view.catalog.cards[one].name) for _, shop in offers(view) for one in getattr(shop, "goods", ())}
    found = best_named(about, wares, whole=True)[:1]
    return [
        say(
            "told.shop",
            shop=name(view, seller, say),
            goods=say("told.good", card=name(view, one, say), n=shop.goods[one]),
        )
        for one in found
        for seller, shop in offers(view)
        if isinstance(shop, Shop) and one in shop.goods
    ]


def _spending(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What the named place offers, or all places where something is sold or healed, for as much gold as is said."""
    if view.seat is None or not _own_cards(view):
        return []
    if there := told_of_place(view, about, say, style):
        return there
    numbers = [NUMERALS.get(word, word) for word in (fold(one.strip("?!.,")) for one in about.split())]
    gold = next((int(one) for one in numbers if one.isdecimal()), view.adventurer(view.seat).gold)
    texts: list[str] = []
    sellers = list(offers(view))
    if named := _ware_named(view, about, say):
        return told(style, *named, say("told.own_gold", n=view.adventurer(view.seat).gold))
    here = [one for one in sellers if not HERE.isdisjoint(numbers) and not _away(view, one[0])]
    for seller, effect in here or sellers:
        if isinstance(effect, Shop):
            goods = [say("told.good", card=name(view, one, say), n=n) for one, n in effect.goods.items() if n <= gold]
            texts += [say("told.shop", shop=name(view, seller, say), goods=", ".join(goods))] if goods else []
        elif isinstance(effect, Healer) and 0 < effect.price <= gold:
            texts.append(say("told.heals_for", place=name(view, seller, say), n=effect.price))
    head = say("told.for_gold", n=gold) if texts else say("told.nothing_for_gold", n=gold)
    return told(style, head, *dict.fromkeys(texts))


# -- the Dungeon


def dungeon(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What the Dungeon is, what lies there, and where one gets in."""
    order = next((ring for one, ring in view.ring.items() if view.regions[one].moves == SPIRAL), ())
    if not order:
        return []
    lying = [
        say("told.lies", card=strong(view, copy, say), space=name(view, space, say))
        for space in order
        for copy in view.space(space).cards
    ]
    doors = [name(view, space, say) for space in view.doorways]
    way = say("way.doors", spaces=", ".join(doors)) if doors else say("way.no_doors")
    return told(style, say("told.dungeon", n=len(order) - 1), way, *lying)


def _portal_failed(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    return told(style, say("told.portal_failed"))


# -- how far


def _between(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Of two kinds of places, how far each of the first lies from the second: “which Plains is nearest the City”."""
    kinds = kinds_named(view, about)
    if len(kinds) != MOST:
        return []
    first, second = kinds if len(kinds[0]) >= len(kinds[1]) else reversed(kinds)
    pairs = {one: min(_steps(view, one, other) for other in second) for one in first}
    near = {one: far for one, far in pairs.items() if far < len(view.rings)}
    goal = name(view, second[0], say)
    listed = [
        say("told.steps_to", space=name(view, one, say), n=near[one]) for one in sorted(near, key=near.__getitem__)
    ]
    return told(style, say("told.from_to", goal=goal, list=", ".join(listed))) if listed else []


def _why_so_far(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Why a move may be longer than the roll."""
    denied = any(fold(word) in NEGATIONS for word in about.split())
    if view.seat is None or not view.steps or denied or kinds_named(view, about):
        return []
    more = [
        name(view, copy, say)
        for copy in _own_cards(view)
        for effect in _effects(view, copy)
        if isinstance(effect, ModifyNumber) and FARTHER in effect.changes
    ]
    cards = ", ".join(dict.fromkeys(more))
    key = "told.goes_farther" if cards else "told.goes_exactly"
    return told(style, say(key, n=view.steps, cards=cards))


def _foes_near(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Enemies that lie within a roll of one's space, the nearest first."""
    if not _own_cards(view):
        return []
    lying = [
        (far, copy, space)
        for space in view.rings
        if (far := _away(view, space)) <= NEARBY
        for copy in view.space(space).cards
        if view.catalog.cards[card_of(copy)].kind == "enemy"
    ]
    if not lying:
        return told(style, say("told.no_foes_near"))
    texts = [f"{strong(view, copy, say)} – {with_steps(view, space, say)}" for _, copy, space in sorted(lying)]
    return told(style, *texts)


def _first_percent(line: Line) -> str:
    """The chance to win, which stands first."""
    words = [word.strip(",.()") for _, text in line for word in text.split()]
    return next((word for word in words if word.endswith("%")), "")


def _percents(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What the percentages beside enemies and ways say."""
    if view.seat is None or not view.adventurer(view.seat).alive:
        return told(style, say("told.percents"))
    guards = [guard for one in view.rings if (guard := ways.space_of(view, one).guard)]
    lying = [copy for one in view.rings for copy in view.space(one).cards]
    enemies = [copy for copy in lying if view.catalog.cards[card_of(copy)].kind == "enemy"]
    others = [one.seat for one in view.adventurers if one.alive and one.seat != view.seat]
    named = [word for one in about.split() if (word := one.strip("?!.,()")).endswith("%")]
    everybody = looks.against(view, (*guards, *enemies, *others), say) if named else []
    meant = [line for line in everybody if _first_percent(line) in named]
    lines = meant or looks.against(view, guards, say)
    own = drawing.points_lines(view, view.adventurer(view.seat), say, style)
    return [*told(style, say("told.percents"), say("told.odds_made_of"), *own), *lines]


OF_PLACES: Sequence[Inquiry[WorldView]] = (
    Inquiry(f"{GO}|{WHERE}|{WHAT}", ASKED["passage"], dungeon),
    Inquiry(INSIDE, ASKED["dungeon"], dungeon),
    Inquiry(f"{WHAT}|{CHANCE}|{MAY}", ASKED["portal_failed"], _portal_failed),
    Inquiry(f"{MAY}|{WHAT}", ASKED["skipping"], _skipping),
    Inquiry(f"{WHAT}|{HAVE}|{OWNED}|{WHERE}", ASKED["favoured"], _favoured),
    Inquiry(f"{WHAT}|{INSIDE}|{WHO}|{WHERE}", ASKED["happens_at"], _happens),
    Inquiry(f"{WHAT}|{BUY}|{COST}|{WHERE}|{INSIDE}|{MAY}", ASKED["spending"], _spending),
    Inquiry(f"{FAR}|{WHERE}", ASKED["near"], _between),
    Inquiry(f"{FAR}|{MANY}|{WHAT}", ASKED["between"], _between),
    Inquiry(WHY, ASKED["range_of_move"], _why_so_far),
    Inquiry(CHANCE, ASKED["percents"], _percents),
    Inquiry(f"{WHAT}|{WHO}|{WHERE}|{FAR}", ASKED["foes_near"], _foes_near),
)
