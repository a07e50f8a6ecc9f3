"""What people ask of what they can get: for so much skill, which card gives boots, what a card or a ware still takes,
whether a monster can be fought now, what a way would cost in health.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.effects.phrases import icon
from brzdek.core.inquiry import (
    AT_ONCE,
    BEAT,
    BUY,
    CAUSE,
    COST,
    FAR,
    HAVE,
    MANY,
    MAY,
    OWNED,
    WHAT,
    WHERE,
    WHO,
    Inquiry,
    best_named,
)
from brzdek.core.text import Say, fold
from brzdek.games.raid.face import panels
from brzdek.games.raid.face.getting_words import ASKED, NUMERALS, RESOURCES, TOLD
from brzdek.games.raid.face.looks import Show
from brzdek.games.raid.face.naming import capital, name, offered_text, text_of
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.synonyms_words import BY_CARD
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])
MOST = 4
"""So many cards that give something are enough."""
FIGHT = "fight"
STALL = ("targ", "kram", "rynek", "rynku", "towar", "market", "stall", "goods", "ware")
"""What words for where goods are sold begin with."""
FOUND = ("artef", "artif", "sekret", "secret", "skarb", "treasur", "token", "zeton", "idol", "wiezn", "prison")
"""What words begin with for things that nobody buys with skill."""


def offers(view: RaidView[Any]) -> list[str]:
    """What lies on the table, each once."""
    return list(dict.fromkeys((*view.row, *(card for card, left in view.reserve.items() if left))))


def _have(view: RaidView[Any], card: str, skill: int) -> int:
    return view.means.swords if view.pieces[card].verb == FIGHT else skill


def _called(view: RaidView[Any], card: str) -> tuple[str, ...]:
    """What a card is called, by its name and otherwise."""
    return (*view.pieces[card].name, *BY_CARD.get(card, "").split("|"))


def _words(about: str) -> list[str]:
    return [fold(word.strip("?!.,")) for word in about.split()]


def _wanted(about: str) -> str:
    """The icon of what a card is to give; "": that is not said."""
    counted = {place + 1 for place, word in enumerate(_words(about)) if word.isdecimal() or word in NUMERALS}
    for place, word in enumerate(_words(about)):
        found = [kind for kind, begins in RESOURCES.items() if word.startswith(begins)]
        if found and place not in counted:
            return found[0]
    return ""


def entry(view: RaidView[Any], card: str, say: Say, style: Style) -> list[Line]:
    words, text = say.also(TOLD), offered_text(view.pieces[card], say)
    key = "get.card_does" if text else "get.card"
    told = words(key, name=name(view, card, say), price=panels.price(view, card, say), text=text)
    return wrapped(told, style, "good" if view.affords(card) else "", "    ")


def _bargains(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What one can get for one's skill, or for as much as is said; of a thing that is named, what gives it."""
    if view.seat is None or any(word.startswith(FOUND) for word in _words(about)):
        return []
    words = say.also(TOLD)
    if any(word.startswith(STALL) for word in _words(about)):
        return _stall(view, say, style)
    wanted, lying = _wanted(about), offers(view)
    if wanted and wanted != "skill":
        giving = sorted((card for card in lying if _gives(view, card, wanted)), key=view.price_of)[:MOST]
        title = words("get.giving" if giving else "get.none_gives")
        return [*wrapped(title, style), *(line for card in giving for line in entry(view, card, say, style))]
    said = [NUMERALS.get(word) or int(word) for word in _words(about) if word in NUMERALS or word[:3].isdecimal()]
    skill = said[0] if said else view.means.skill
    found = [card for card in lying if view.price_of(card) <= _have(view, card, skill)]
    have = ", ".join([say("skill", n=skill), *([say("swords", n=view.means.swords)] if view.means.swords else [])])
    first = wrapped(words("get.play_first"), style) if view.hand and not said else []
    title = words("get.title" if found else "get.nothing", have=have)
    return [*wrapped(title, style), *(line for card in found for line in entry(view, card, say, style)), *first]


def _gives(view: RaidView[Any], card: str, wanted: str) -> bool:
    """Does a card give this when it is played, used or beaten?"""
    text = view.pieces[card].text("en")
    return any(f"+{n} {icon(wanted)}" in text for n in range(1, 10))


def _stall(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """Whether one has the gold for a ware."""
    gold, short = view.me.gold, view.price - view.me.gold
    key = "market.lacks" if short > 0 else "market.enough"
    return [
        *wrapped(say.also(TOLD)(key, n=view.price, gold=gold, short=short), style),
        *panels.market(view, say, style),
    ]


def _short(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What is lacking for the card or ware that is named; nothing: none is."""
    if view.seat is None:
        return []
    cards = {card: _called(view, card) for card in (*offers(view), *view.market)}
    words, lines = say.also(TOLD), list[Line]()
    for card in best_named(about, cards)[:1]:
        ware = card in view.market and card not in view.row
        price = view.price if ware else view.price_of(card)
        have = view.me.gold if ware else _have(view, card, view.means.skill)
        told = words("short.good", n=price) if ware else panels.price(view, card, say)
        key = "short.lacks" if price > have else "short.enough"
        lines += wrapped(words(key, card=name(view, card, say), price=told, have=have, n=price - have), style)
    return lines or (_stall(view, say, style) if any(word.startswith(STALL) for word in _words(about)) else [])


def _fight(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """Whether the monster that is named can be beaten now, and what is lacking; nothing: none is named."""
    monsters = {card: _called(view, card) for card in offers(view) if view.pieces[card].verb == FIGHT}
    words = say.also(TOLD)
    if view.seat is None or not (found := best_named(about, monsters)[:1]):
        return []
    card, have = found[0], view.means.swords
    short = view.price_of(card) - have
    told = {"card": name(view, card, say), "price": panels.price(view, card, say), "have": say("swords", n=have)}
    if view.affords(card):
        return wrapped(words("fight.yes", **told), style)
    if short > 0:
        return wrapped(words("fight.no", **told, n=short), style)
    where = view.pieces[card].where(say.lang)
    return wrapped(words("fight.not_here", card=told["card"], where=where), style) if where else []


def _reward(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What the monster gives that is named; where none is, those that give what is asked for, the most first."""
    monsters = [card for card in offers(view) if view.pieces[card].verb == FIGHT]
    named = best_named(about, {card: _called(view, card) for card in monsters})
    if not named and (wanted := _wanted(about)):
        named = sorted(
            (card for card in monsters if amount(view, card, wanted)), key=lambda card: -amount(view, card, wanted)
        )
        if not named:
            return wrapped(say.also(TOLD)("get.none_gives"), style)
    elif not named and view.seat is not None:
        named = [card for card in monsters if view.affords(card)]
        if not named:
            return wrapped(say.also(TOLD)("get.nothing", have=say("swords", n=view.means.swords)), style)
    return [line for card in named for line in entry(view, card, say, style)]


def _leaves(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """Whether the card that is named leaves the table once it is used, beaten or bought; nothing: none is named."""
    found = best_named(about, {card: _called(view, card) for card in offers(view)})
    if len({view.pieces[card].name for card in found}) != 1:
        return []
    card = found[0]
    if card in view.row:
        key = f"leaves.{view.pieces[card].verb}"
    else:
        key = "leaves.stays" if view.pieces[card].verb == FIGHT else "leaves.pile"
    tell = say.also(TOLD)
    answer = tell("leaves.no" if (key == "leaves.stays") is not _asks_to_stay(about) else "leaves.yes")
    told = tell(key, card=name(view, card, say), n=view.reserve.get(card, 0), answer=answer)
    return [*wrapped(told, style), *entry(view, card, say, style)]


def _asks_to_stay(about: str) -> bool:
    """Is it asked whether a card stays, not whether it goes?"""
    return any(word.startswith(("stay", "zosta")) for word in fold(about).split())


def amount(view: RaidView[Any], card: str, wanted: str) -> int:
    """How much of this a card gives."""
    text = view.pieces[card].text("en")
    return max((n for n in range(1, 10) if f"+{n} {icon(wanted)}" in text), default=0)


def _end_worth(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """How many points the card or token is worth that is named."""
    named = best_named(about, {key: tuple(piece.name) for key, piece in view.pieces.items()}, whole=True)
    pieces = {view.pieces[key].name: key for key in named if view.pieces[key].kind != "monster"}
    words = say.also(TOLD)
    if len(pieces) != 1:
        return []
    card = next(iter(pieces.values()))
    points, scoring = view.pieces[card].points, text_of(view.pieces[card], say, "score")
    key = "worth.points" if points else "worth.scoring" if scoring else "worth.none"
    told = words(key, card=name(view, card, say), n=points, text=scoring[:1].lower() + scoring[1:])
    text = scoring if points else "" if scoring else text_of(view.pieces[card], say)
    return [*wrapped(told, style), *(wrapped(text, style) if text else [])]


def hurt_on_the_way(view: RaidView[Any], monsters: int, say: Say, style: Style) -> list[Line]:
    """What so many monsters on a way cost in health with the swords that one has."""
    words = say.also(TOLD)
    if not monsters or view.means.monsters_ignored:
        return wrapped(words("way.ignored" if monsters else "way.peaceful"), style)
    have, health = view.means.swords, view.health - view.me.damage
    harm = max(0, monsters - have)
    key = "way.spared" if not harm else "way.hurts" if harm <= view.bearable else "way.kills"
    return wrapped(words(key, have=say("swords", n=have), n=harm, left=health - harm, health=health), style)


def getting(describe: Callable[[V, int, Say], str]) -> Sequence[Inquiry[V]]:
    """With the rooms of one game."""

    def nothing(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """What is in the room where one got nothing."""
        if view.seat is None or view.me.out:
            return []
        room = capital(describe(view, view.me.room, say)).rstrip(".")
        return wrapped(say.also(TOLD)("room.gives", room=room), style)

    found: Show[V] = _bargains
    return (
        Inquiry(AT_ONCE, ASKED["leaves"], _leaves),
        Inquiry(f"{MANY}|{COST}|{WHAT}|{FAR}|{OWNED}", ASKED["short"], _short),
        Inquiry(f"{BUY}|{COST}|{WHAT}|{MAY}|{WHERE}|{OWNED}", ASKED["bargains"], found),
        Inquiry(f"{BUY}|{COST}|{OWNED}", ASKED["worth_buying"], found),
        Inquiry(f"{MAY}|{BEAT}", ASKED["fight"], _fight),
        Inquiry(f"{WHAT}|{MANY}|{COST}|{BUY}|{HAVE}", ASKED["reward"], _reward),
        Inquiry(f"{WHAT}|{MANY}|{WHERE}|{BUY}|{WHO}", ASKED["best_monster"], _reward),
        Inquiry(f"{MANY}|{COST}|{WHAT}", ASKED["end_worth"], _end_worth),
        Inquiry(CAUSE, ASKED["nothing"], nothing),
    )
