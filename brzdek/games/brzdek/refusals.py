"""Why something that is no move now is none: cards still in hand, a price too high, a tunnel that is shut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brzdek.core.ask import Ask
from brzdek.core.text import Book, Say, fold
from brzdek.games.brzdek.face_words import FACE
from brzdek.games.brzdek.naming import capital, name
from brzdek.games.brzdek.places import room_name
from brzdek.games.brzdek.view import HeistView, RaidView
from brzdek.games.brzdek.ways import BOOTS, MONSTERS, Walk, obstacle, purse_of

DEALS = ("buy", "use", "fight")
SHORTEST = 3
"""A word shorter than this is not taken for the beginning of a verb."""


def refusal(view: HeistView, ask: Ask, line: str, say: Say) -> str | None:
    """One sentence; None where the line speaks of nothing that is known."""
    words = fold(line).split()
    if ask.topic != "turn" or not words:
        return None
    verb = verb_meant(words[0], ("end", "move", *DEALS), FACE)
    if verb == "end":
        return say("no.end", n=len(view.hand)) if view.hand else say("ask.teleport")
    if verb in DEALS:
        return no_deal(view, verb, words[1:], say, FACE)
    if verb == "move" and len(words) > 1 and words[1].isdecimal():
        return _move(view, int(words[1][:6]), say)
    return None


def verb_meant(word: str, verbs: Sequence[str], book: Book) -> str | None:
    """The first of these verbs that a typed word, or the beginning of one, can mean."""
    for verb in verbs:
        forms = [fold(form) for text in book[f"type.{verb}"] for form in text.split("|")]
        if word in forms or (len(word) >= SHORTEST and any(form.startswith(word) for form in forms)):
            return verb
    return None


def no_deal(view: RaidView[Any], verb: str, words: list[str], say: Say, book: Book) -> str | None:
    """What is in the way of dealing with the one card on the table that these words mean."""
    meant = [card for card in dict.fromkeys((*view.row, *view.reserve)) if is_named(view, card, words)]
    if len(meant) != 1:
        return None
    card = meant[0]
    piece = view.pieces[card]
    if piece.verb != verb:
        right = book[f"type.{piece.verb}"].to(say.lang).split("|")[0]
        return say("no.verb", card=name(view, card, say), kind=say(f"kind.{piece.kind}"), verb=right)
    if not view.reserve.get(card, 1):
        return say("no.left", card=name(view, card, say))
    if not view.fits_here(card):
        return say(
            "no.place",
            card=name(view, card, say),
            where=", ".join(say(f"note.only_in_{place}") for place in piece.only_in),
        )
    purse, have = ("swords", view.now.swords) if verb == "fight" else ("skill", view.now.skill)
    price = view.price_of(card)
    return say("no.price", card=name(view, card, say), price=say(purse, n=price), have=have) if price > have else None


def is_named(view: RaidView[Any], card: str, words: list[str]) -> bool:
    """Do these words, or their beginnings, name the card?"""
    names = [fold(text).split() for text in view.pieces[card].name]
    return bool(words) and any(all(any(part.startswith(word) for part in parts) for word in words) for parts in names)


def _move(view: HeistView, room: int, say: Say) -> str | None:
    if room not in view.board.rooms:
        return say("map.no_room", room=room)
    here = view.me.room
    ways = [tunnel for tunnel in view.board.tunnels[here] if tunnel.to == room]
    if not ways:
        return say("no.tunnel", here=here, room=room)
    purse = purse_of(view)
    hindrance = obstacle(view.board, ways[0], Walk(here, tired=purse.tired), purse)
    if hindrance is None:
        return None
    why, missing = hindrance
    values = {"n": missing} if why in (BOOTS, MONSTERS) else {}
    return f"{capital(room_name(view, room, say))}: {say(f'why.{why}', **values)}."
