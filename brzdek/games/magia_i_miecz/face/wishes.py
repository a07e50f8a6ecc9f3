"""What people may wish to do, whether it is allowed now or not."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from brzdek.core.ask import Ask, Option
from brzdek.core.copies import card_of
from brzdek.core.inflection import forms_of
from brzdek.core.inquiry import best_named
from brzdek.core.legality import Reason
from brzdek.core.text import LANGS, Say, fold
from brzdek.games.magia_i_miecz.cards.pieces import ITEMS
from brzdek.games.magia_i_miecz.cards.trade_verbs import Shop
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.face.offers import offers
from brzdek.games.magia_i_miecz.face.sayings import lets_evade
from brzdek.games.magia_i_miecz.face.synonyms_words import REGION_NAMES
from brzdek.games.magia_i_miecz.rules import reasons
from brzdek.games.magia_i_miecz.rules.trophies import EXCHANGED
from brzdek.games.magia_i_miecz.rules.why_wishes import BOTH, NOTHING
from brzdek.games.magia_i_miecz.view.seen import SeenAdventurer
from brzdek.games.magia_i_miecz.view.view import WorldView

TAKEN = (*ITEMS, "friend", "find")
CHARACTER, SPACE = "character", "space"
STEM = 3
"""So many letters of a name, however it is inflected."""
WALKING = ("go", "step", "cross", "back", "offer", "passage", "flight", "start", "space", "climb", "portal", "raft")
DEEDS: Mapping[str, Collection[str]] = {
    "rob": ("rob", "loot"),
    "build": ("build",),
    "heal": ("heal", "healer"),
    "escape": ("evade", "flee", "flight", "back"),
    "battle": ("fight", "attack", "lord", "hunt"),
    "trade": ("trade",),
    "cast": ("cast", "spell"),
    "reroll": ("reroll",),
    "stay": ("stay",),
    "collect": ("take", "gold", "spells", "loot", "give", "want", "choose", "keep", "seek", "resolve"),
    "throw": ("roll",),
    "trophies": ("exchange",),
    "bridge": ("cross",),
    "portal": ("portal",),
    "shop": ("buy", "shop"),
    "finish": ("end", "done", "pass"),
    "explore": ("go_on", "mode"),
    "walk": WALKING,
    "turn_back": WALKING,
}
"""What is named without a thing to do it with, and the words of moves in which it can be done."""
TOWARDS: Mapping[type[Reason], Sequence[Option]] = {
    reasons.FoughtWhenExploring: (("go_on",),),
    reasons.NoMeetingNow: (("go_on",),),
    reasons.PortalAfterRoll: (("roll",),),
    reasons.TakenLater: (("go_on",),),
    reasons.CollectedLater: (("go_on",),),
}
"""With what one sets about that which cannot be done at once, by the reason for that."""
GIVEN = ("da", "od", "pod", "przeka", "give", "hand", "pass", "gift")
BOUGHT = ("kup", "nabyw", "zakup", "poprosz", "buy", "purchas")
USED = ("uzy", "uzyj", "skorzyst", "wykorzyst", "use", "activate")
CAST = ("rzu", "czar", "uzy", "cast", "use")
"""What words begin with by which somebody wants to give, to buy, to use or to cast something."""
MEETING = ("attack", "trade", "rob")
EITHER = {"weapon": "wield", "armour": "armour"}
"""Questions in which one of several things is used."""
GIVING = ("hand_in", "put_down", "pick_card", "lose_friend")
"""Questions which have to be answered before a turn goes on …"""
TURNLY = ("finish", "explore")
"""… and what is done with a turn."""
BEFORE_PLAY: Sequence[Option] = [(deed,) for deed in DEEDS if deed not in ("collect", "rob", "trophies")]
"""What somebody may want to do who has not chosen a character yet; to take somebody is to choose one."""
DRAFTED = ("ban", "pair")
TRADED = "trade_give"
LOOTED = ("loot", "spoils")


def wishes(view: WorldView, ask: Ask, line: str) -> list[Option]:
    """Walking anywhere, casting what one holds, meeting anybody, dealing with whatever the line names."""
    if ask.seat != view.seat:
        return []
    if view.phase == "draft":
        return _before_play(view, ask, line)
    own = view.adventurer(ask.seat)
    if not own.alive:
        return []
    # Who is about to fight and runs goes nowhere, unless a place is named.
    spaces = view.rings if view.fight is None else _named(view, line, (SPACE,))
    namesakes = _namesakes(view, line)
    found: list[Option] = [
        ("go", space) for space in view.rings if space != own.space and space in spaces and space not in namesakes
    ]
    found += [("cast", spell) for spell in view.hand]
    found += _beyond_reach(view, ask, own, line)
    said, legal = fold(line), {word for option in ask.options for word in option}
    deeds = [deed for deed, words in DEEDS.items() if legal.isdisjoint(words)]
    if any(lets_evade(view, option) for option in ask.options):
        deeds.remove("escape")
    if ask.topic in GIVING:
        deeds = [deed for deed in deeds if deed not in TURNLY]
    found += _fought(view, own, line) if "battle" in deeds else []
    others = _others(view, said)
    met = _met(view, line, [word for word in MEETING if word != "rob" or word in deeds])
    found += [(word, seat) for word, seat in met if not (word == "trade" and ("partner", seat) in ask.options)]
    found += [("go_to", seat) for seat in others if view.fight is None]
    found += [("cast_on", seat) for seat in others if "cast" in deeds]
    if any(word.startswith(GIVEN) for word in said.split()):
        found += [("give", thing.copy, seat) for thing in own.things for seat in others]
    used = {("use", option[1]) for option in ask.options if option[0] == "use"}
    found += [wish for wish in _with_things(view, own) if wish not in used and ask.topic != TRADED]
    return [*found, *[(deed,) for deed in deeds], *_exchanges(), *_asked(view, ask, own, line)]


def _fought(view: WorldView, own: SeenAdventurer, line: str) -> list[Option]:
    """Fighting the enemy whom a line names, on one's own space or elsewhere."""
    cards = view.catalog.cards
    lying = [one for space in view.rings for one in view.space(space).cards if cards[card_of(one)].kind == "enemy"]
    named = best_named(line, {one: cards[card_of(one)].name for one in lying})
    here = [one for one in named if view.lies_with(one) == own.space]
    return [("battle", one) for one in here] or [("battle_away", one) for one in named]


def _before_play(view: WorldView, ask: Ask, line: str) -> list[Option]:
    """While characters are chosen: others than those on offer, to play one already, or anything that is done later."""
    verbs = dict.fromkeys((ask.topic, "pair")) if ask.topic in DRAFTED else ()
    found: list[Option] = [(verb, card) for verb in verbs for card in _named(view, line, (CHARACTER,))]
    found += [("pair",)] if ask.topic == "ban" else []
    found += [("go", space) for space in _named(view, line, (SPACE,))]
    return [*found, *_met(view, line, MEETING), *BEFORE_PLAY]


def _others(view: WorldView, said: str) -> list[int]:
    """The other players whom a line names."""
    words = said.split()
    return [
        seat
        for seat, who in enumerate(view.names)
        if seat != view.seat and any(_is_named(word.strip("?!.,"), who) for word in words)
    ]


def _is_named(word: str, who: str) -> bool:
    """Is it a player's name, however it is inflected?"""
    stem = fold(who)[:STEM]
    return word in forms_of(who) or (word.startswith(stem) and len(who) > STEM)


def _namesakes(view: WorldView, line: str) -> list[str]:
    """The spaces that are called as a player is whom a line names."""
    named = {fold(view.names[seat])[:STEM] for seat in _others(view, fold(line))}
    return [one for one in view.rings if fold(view.land(one).name.pl)[:STEM] in named]


def _beyond_reach(view: WorldView, ask: Ask, own: SeenAdventurer, line: str) -> list[Option]:
    """Other regions, cards that are for sale somewhere, and cards that one does not have but wants to use."""
    words = fold(line).split()
    found: list[Option] = [("region", one) for one in best_named(line, _regions(view), whole=True)]
    if ask.topic != "shop" and any(word.startswith(BOUGHT) for word in words):
        visited = ("choose", "shop") in ask.options
        sold = [one.goods for where, one in offers(view) if visited and where == own.space and isinstance(one, Shop)]
        wanted = _named(view, line, TAKEN)
        on_sale = any(card in goods for card in wanted for goods in sold)
        found += [] if on_sale else [("buy", card) for card in wanted]
    has = {card_of(thing.copy) for thing in (*own.things, *own.friends)} | {card_of(one) for one in view.hand}
    for verb, begins, kinds in (("use", USED, TAKEN), ("cast", CAST, ("spell",))):
        if any(word.startswith(begins) for word in words):
            known = {card.id: tuple(card.name) for card in view.catalog.cards.values() if card.kind in kinds}
            found += [(verb, card) for card in best_named(line, known, whole=True) if card not in has]
    return found


def _regions(view: WorldView) -> dict[str, tuple[str, ...]]:
    """What regions are called."""
    return {one: (*names, *REGION_NAMES.get(one, ())) for one, names in ways.regions_in_play(view).items()}


def _met(view: WorldView, line: str, words: Sequence[str]) -> list[Option]:
    """What may be wished to do with those whom a line names."""
    return [(word, seat) for word in words for seat in _others(view, fold(line))]


def _with_things(view: WorldView, own: SeenAdventurer) -> list[Option]:
    """Taking what lies here, putting down what one has, using it or giving it away."""
    lying = [one for one in view.space(own.space).cards if view.catalog.cards[card_of(one)].kind in TAKEN]
    held = [thing.copy for thing in own.things]
    users = (*held, *[friend.copy for friend in own.friends], *own.characters)
    found: list[Option] = [("take", one) for one in lying]
    found += [("drop", one) for one in held]
    found += [("give", one) for one in held]
    return found + [("use", one) for one in users]


def _exchanges() -> list[Option]:
    return [("exchange", what) for what in EXCHANGED]


def _asked(view: WorldView, ask: Ask, own: SeenAdventurer, line: str) -> list[Option]:
    """What is wished for in answer to this question: things of others, of a shop, all of what one has."""
    named = _named(view, line, TAKEN)
    if ask.topic in LOOTED:
        return [("loot", card, ask.about[0]) for card in named]
    if ask.topic == TRADED:
        return [("hand_over", thing.copy, ask.about[0]) for thing in own.things]
    if ask.topic == "take":
        return [("take", card) for card in named]
    if ask.topic == "shop":
        return [("buy", card) for card in named]
    if ask.topic == "put_down":
        return [("put_down", NOTHING), ("keep",)]
    return [(EITHER[ask.topic], BOTH)] if ask.topic in EITHER else []


def _named(view: WorldView, line: str, kinds: Sequence[str]) -> list[str]:
    """The cards of these kinds of whose names a typed word may be one, by its first letters."""
    typed = {word[:STEM] for word in fold(line).split() if len(word) >= STEM}
    return [
        card.id
        for card in view.catalog.cards.values()
        if card.kind in kinds
        and any(word[:STEM] in typed for lang in LANGS for word in fold(card.name.to(lang)).split())
    ]


def worded(view: WorldView, option: Option, say: Say) -> str:
    """What is wished for: the thing, or the deed where there is none."""
    if len(option) > 1:
        return name(view, option[1], say)
    return say(f"type.{option[0]}").partition("|")[0]
