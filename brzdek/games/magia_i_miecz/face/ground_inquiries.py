"""What people ask of what lies on the board or in the decks: what it is, where to get it, how two places differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from brzdek.core.catalog.cards import Card
from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.dice import Roll
from brzdek.core.effects.effect import Effect, inside, with_inside
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.cards.pieces import ALIGNMENTS
from brzdek.games.magia_i_miecz.cards.turn_verbs import Become
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.face.drawing import pile
from brzdek.games.magia_i_miecz.face.gists import thrown_at
from brzdek.games.magia_i_miecz.face.naming import card_text, name, strong
from brzdek.games.magia_i_miecz.face.offers import offers
from brzdek.games.magia_i_miecz.face.place_inquiries import SPIRAL, by_distance, kinds_named, with_steps
from brzdek.games.magia_i_miecz.face.residents import living
from brzdek.games.magia_i_miecz.face.self_inquiries import POINTS, own, told
from brzdek.games.magia_i_miecz.face.sheets import head
from brzdek.games.magia_i_miecz.face.situation_words import SITUATIONS
from brzdek.games.magia_i_miecz.face.supposing import (
    ANY_SORT,
    LOSING,
    WHY,
    begins,
    enemies_named,
    named_among,
    words_of,
)
from brzdek.games.magia_i_miecz.rules.state import points
from brzdek.games.magia_i_miecz.view.view import WorldView

WHAT_IS = (
    *(["co", "to"], ["kto", "to"], ["co", "jest"], ["co", "robi"], ["czym", "jest"]),
    *(["what", "is"], ["who", "is"], ["what", "does"]),
)
PAST = frozenset(("did", "mam", "wzialem", "wzielam", "have", "got"))
"""What is said by whoever asks how he came by what he has."""
LEFT = ("zosta", "pozosta", "left", "remain", "ile", "ilu", "many")
"""What is said of the cards that are still in a deck."""
LASTING = ("space", "character", "ending")
"""Cards that nobody meets by drawing them."""
WHATS = ("what's", "whats", "who's", "whos")
NOT_THE_WAY_IN = (
    *("out", "leave", "card", "take", "bring", "move", "block"),
    *("wyj", "wyd", "kart", "zabra", "wzia", "chodz", "porusz", "blok"),
)
"""What is said of the Dungeon by whoever does not ask for its doorways."""
FLEEING = ("uciek", "uciecz", "flee", "escap", "run")
WEIGHING = ("warto", "oplaca", "worth")
"""What is said by whoever asks whether to go there at all."""
PAIR = 2
_OF_OTHERS = pattern(
    r"\bbetween (?!(?:the |these |those )?(?:two|them|these|those|both|places|spaces)\b)"
    r"|\bmiedzy (?!(?:tymi|nimi|dwoma|obszarami|miejscami)\b)|\b(?:or|from|than|od|czy|albo|lub|niz)\b"
    r"|\b(?:game|gr[aey]|edition|edycj\w+|realm|krain\w*)\b"
)
"""Says between which two things one wants to know the difference."""
ROOT = 3
"""So many letters tell the names of alignments apart, however they are inflected."""
AFTER_ALIGNMENT = frozenset(
    fold(
        "again alignment character now here there and or if by without charakter charakteru znów znowu ponownie tu tam"
        " teraz i albo lub czy jeśli bez żeby"
    ).split()
)
"""What may follow an alignment that one wants to have."""


def _lying_there(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What a card is that lies on the space that is named with it."""
    words = words_of(about)
    if not (words[:2] in WHAT_IS or (words[:1] and words[0].replace("’", "'") in WHATS)):
        return []
    spaces = [space for kind in kinds_named(view, about) for space in kind]
    there = [(copy, space) for space in spaces for copy in view.space(space).cards]
    known = {(copy, space): tuple(view.catalog.cards[card_of(copy)].name) for copy, space in there}
    lines: list[str] = []
    for copy, space in best_named(about, known, whole=True):
        lies = say("told.lies", card=strong(view, copy, say), space=name(view, space, say))
        lines.append(f"{lies} {card_text(view, copy, say)}")
    return told(style, *lines)


def _enemy_worth(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How strong an enemy is that is named, and what its trophy is worth."""
    one, cards = own(view), view.catalog.cards
    found = enemies_named(view, about)[:1]
    if one is None or not found:
        return []
    card = cards[card_of(found[0])]
    worth = ", ".join(f"{name(view, what, say)} {points(card, what)}" for what in POINTS if points(card, what))
    if not worth:
        return told(style, say("told.no_worth", foe=strong(view, found[0], say), n=one.strength))
    return told(style, say("told.worth_points", foe=strong(view, found[0], say), worth=worth, price=view.trophy_price))


def _ending_there(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Which ending waits: one that lies open, or which there are."""
    if view.ending:
        text = card_text(view, view.ending, say)
        return told(style, say("told.ending_open", card=name(view, view.ending, say), text=text))
    if not view.draws_ending:
        return []
    cards = ", ".join(card.name.to(say.lang) for card in view.catalog.cards.values() if card.kind == "ending")
    return told(style, say("told.ending_secret", cards=cards))


def _getting(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Where a thing comes from that is named: from a shop, from where it lies, from whom, or out of a deck."""
    from brzdek.games.magia_i_miecz.face.inquiries import price

    cards = view.catalog.cards
    found = best_named(about, {one.id: tuple(one.name) for one in cards.values() if one.kind in ANY_SORT}, whole=True)
    if own(view) is None or len({cards[one].name for one in found}) != 1 or not PAST.isdisjoint(words_of(about)):
        return []
    lines = living(view, about, say)[:1]
    lying = [(copy, space) for space in view.rings for copy in view.space(space).cards if card_of(copy) in found]
    out = Counter(card_of(copy) for copy, _ in lying)
    for copy, space in lying:
        lines.append(say("told.lies", card=name(view, copy, say), space=with_steps(view, space, say)))
    for one in view.adventurers:
        held = [card for card in map(card_of, one.carried) if card in found]
        out.update(held)
        if held:
            key = "told.owned_you" if one.seat == view.seat else "told.owned"
            lines.append(say(key, card=cards[found[0]].name.to(say.lang), seat=one.name))
    for card in found:
        lines += [sold] if (sold := price(view, cards[card], say)) else []
        piles = getattr(cards[card], "piles", None) or {getattr(cards[card], "deck", "adventure"): cards[card].copies}
        rest = sum(piles.values()) - out[card]
        lines += [
            say("told.in_deck", card=cards[card].name.to(say.lang), deck=pile(view, deck, say), n=min(n, rest))
            for deck, n in piles.items()
            if deck in view.piles and rest > 0
        ]
    return told(style, *dict.fromkeys(lines))


def _in_deck(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How many cards of which kinds the deck that is named is made of."""
    if begins(about, *LEFT):
        return []
    names = view.catalog.tables["decks"]
    decks = best_named(about, {deck: tuple(names[deck]) for deck in view.piles if deck in names}, whole=True)
    lines = []
    for deck in decks[:1]:
        counted: Counter[str] = Counter()
        for card in view.catalog.cards.values():
            piles = getattr(card, "piles", None) or {getattr(card, "deck", ""): card.copies}
            counted[card.kind] += piles.get(deck, 0)
        kinds = [say(f"deck.{kind}", n=n) for kind, n in counted.most_common() if n and say.knows(f"deck.{kind}")]
        called = pile(view, deck, say)
        lines.append(say("told.deck", deck=f"{called[:1].upper()}{called[1:]}", kinds=", ".join(kinds)))
    return told(style, *lines)


def _into_dungeon(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """The doorways that lie on the board now, the nearest first, and how one enters."""
    one = own(view)
    if one is None or not one.space or begins(about, *NOT_THE_WAY_IN, *WHY, *LOSING):
        return []
    if named_among(view, about, one.carried):
        return []  # what is asked is whether that may come along
    if view.region(one.space).moves == SPIRAL:
        return [] if begins(about, *FLEEING) else told(style, say("told.dungeon_in"))
    if begins(about, *WEIGHING):
        return []
    if one.space in view.doorways:
        return told(style, say("told.dungeon_here"))
    doors = ", ".join(with_steps(view, space, say) for space in by_distance(view, list(view.doorways)))
    return told(style, say("told.dungeon_doors", doors=doors) if doors else say("told.dungeon_no_door"))


def _to_alignment(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What changes one's alignment to the one that is named: spaces, what lies there, what one has, cards of decks."""
    one = own(view)
    wanted = [which for which in ALIGNMENTS if _is_sought(about, fold(name(view, which, say))[:ROOT])]
    if one is None or not wanted:
        return []
    if wanted[0] == one.alignment:
        return told(style, say("told.aligned_already"))
    fits = (wanted[0], "any")
    here = [_told_of_turning(view, seller, effect, fits, say) for seller, effect in offers(view)]
    carried = [*one.characters, *one.carried, *view.hand]
    mine = [copy for copy in carried if _turns(view, copy, fits)]
    drawn = [card.id for card in view.catalog.cards.values() if card.kind not in LASTING]
    decks = [card for card in drawn if _turns(view, card, fits)]
    near = dict.fromkeys(filter(None, [*(name(view, copy, say) for copy in mine), *here]))
    alignment = name(view, wanted[0], say)
    told_here = [say("told.aligning", alignment=alignment, names=", ".join(near))] if near else []
    others = ", ".join(dict.fromkeys(name(view, card, say) for card in decks))
    return told(style, *told_here, *([say("told.aligning_cards", names=others)] if others else []))


def _is_sought(about: str, root: str) -> bool:
    """Is an alignment named by itself, and not with what is to be so: “a good sword”?"""
    words = words_of(about)
    ends = (place for place, word in enumerate(words, 1) if word.startswith(root))
    return any(place == len(words) or words[place] in AFTER_ALIGNMENT for place in ends)


def _told_of_turning(view: WorldView, seller: str, effect: Effect, fits: Sequence[str], say: Say) -> str:
    """Where an effect makes one be so, and with which roll; "": it does not."""
    if isinstance(effect, Roll):
        for row in effect.rows:
            if any(isinstance(part, Become) and part.alignment in fits for part in with_inside((row.effect,))):
                who = thrown_at(effect, say.lang) or name(view, seller, say)
                return say("told.by_die", place=with_steps(view, seller, say), who=who, rolls=row.range(say.lang))
        return ""
    turns = not inside(effect) and isinstance(effect, Become) and effect.alignment in fits
    rolled = any(isinstance(part, Roll) for part in with_inside(_card(view, seller).effects.values()))
    return with_steps(view, seller, say) if turns and not rolled else ""


def _card(view: WorldView, one: str) -> Card:
    card: Card = view.catalog.cards[card_of(one)]
    return view.land(card.id) if card.kind == "space" else card


def _turns(view: WorldView, card: str, alignments: Sequence[str]) -> bool:
    parts = with_inside(view.catalog.cards[card_of(card)].effects.values())
    return any(isinstance(one, Become) and one.alignment in alignments and one.until is None for one in parts)


def _difference(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How the two places differ to which one may go now, or two that are named: what is there, and what lies beyond."""
    one = own(view)
    if one is None or not one.space:
        return []
    kinds = kinds_named(view, about)
    named = [kind[0] for kind in kinds] if len(kinds) == PAIR else []
    going = [str(option[1]) for option in view.landings(view.steps) if option[0] == "go"] if view.steps else []
    spaces = named or list(dict.fromkeys(going))
    if len(spaces) != PAIR:
        return []
    speaks_of_them = fold(name(view, spaces[0], say).split()[0]) in words_of(about)
    if not named and not speaks_of_them and _OF_OTHERS.search(fold(about)):
        return []
    alike = [
        ways.prospect(view, space, say, style.width).removeprefix(name(view, space, say)).strip(" –")
        for space in spaces
    ]
    lines = [
        say("told.beyond", space=name(view, space, say), what=what or say("told.nothing"), next=beyond)
        if (beyond := _beyond(view, one.space, space, say))
        else f"{name(view, space, say)}: {what or say('told.nothing')}."
        for space, what in zip(spaces, alike, strict=True)
    ]
    return told(style, *lines, *([say("told.same")] if alike[0] == alike[1] else []))


def _beyond(view: WorldView, here: str, space: str, say: Say) -> str:
    """The next two spaces of the ring in the direction in which one goes there."""
    ring = view.ring.get(ways.space_of(view, here).region, ())
    if here not in ring or space not in ring:
        return ""
    far = (ring.index(space) - ring.index(here)) % len(ring)
    step = 1 if far <= len(ring) // 2 else -1
    place = ring.index(space)
    return ", ".join(ways.place(view, ring[(place + step * n) % len(ring)], say) for n in (1, 2))


def _kept(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whom one may be after a death, and what one keeps of the last pair."""
    if view.seat is None or view.phase == "draft" or view.adventurer(view.seat).alive or not view.dealt:
        return []
    return [*([("", head(view, card, say))] for card in view.dealt), *told(style, say("told.kept_nothing"))]


OF_THE_GROUND: Sequence[Inquiry[WorldView]] = (
    Inquiry(AT_ONCE, SITUATIONS["kept"], _kept),
    Inquiry(AT_ONCE, SITUATIONS["enemy_worth"], _enemy_worth),
    Inquiry(AT_ONCE, SITUATIONS["ending_there"], _ending_there),
    Inquiry(AT_ONCE, SITUATIONS["getting"], _getting),
    Inquiry(AT_ONCE, SITUATIONS["in_deck"], _in_deck),
    Inquiry(AT_ONCE, SITUATIONS["into_dungeon"], _into_dungeon),
    Inquiry(AT_ONCE, SITUATIONS["to_alignment"], _to_alignment),
    Inquiry(AT_ONCE, SITUATIONS["comparing_places"], _difference),
    Inquiry(AT_ONCE, ANYTHING, _lying_there),
)
