"""Cards, tokens and amounts in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from brzdek.core.effects.phrases import with_icons
from brzdek.core.text import Say
from brzdek.games.raid.cards.pieces import Piece
from brzdek.games.raid.view.now import TurnView
from brzdek.games.raid.view.view import RaidView


def name(view: RaidView[Any], card: str, say: Say) -> str:
    return view.pieces[card].name.to(say.lang)


def names(view: RaidView[Any], cards: Iterable[str], say: Say) -> str:
    """Cards in a list: "Włam ×2, Potknięcie"."""
    return ", ".join(
        name(view, card, say) + (f" ×{count}" if count > 1 else "") for card, count in Counter(cards).items()
    )


def drawn(text: str, say: Say) -> str:
    """A text with its icons as words, in the form that their number asks for."""

    def word(icon: str, number: int) -> str:
        key = f"icon.{icon}"
        return say(key, n=number) if say.knows(key) else icon.replace("_", " ")

    return with_icons(text, word)


def text_of(piece: Piece, say: Say, slot: str = "") -> str:
    """What a card says; of one slot, what it does when it is played, used, defeated or drunk."""
    if slot and piece.text_override is None:
        return " ".join([drawn(one.text, say) for one in piece.slots(say.lang) if one.name == slot])
    return drawn(piece.text(say.lang), say)


def offered_text(piece: Piece, say: Say, room: int | None = None) -> str:
    """What a card on offer says, and what it is worth; where there is no room for both, only the first."""
    text = text_of(piece, say)
    worth = say("card.points", n=piece.points) if piece.points and piece.verb == "buy" else ""
    told = " ".join(filter(None, (text, worth)))
    return told if room is None or len(told) <= room else text


def token_text(piece: Piece, say: Say) -> str:
    """What a token does, and what it is worth."""
    worth = say("card.points", n=piece.points) if piece.points else ""
    return " ".join(filter(None, (text_of(piece, say), worth)))


def played_text(piece: Piece, say: Say) -> str:
    """What a card in hand does when it is played; of one that does nothing, what it is worth."""
    text = text_of(piece, say, "play")
    return text or (say("card.worth", n=piece.points) if piece.points else "")


def token_name(view: RaidView[Any], token: str, say: Say) -> str:
    """A token with its value, if the name does not tell it."""
    piece = view.pieces[token]
    return (
        say("token.artifact", name=name(view, token, say), n=piece.points)
        if piece.kind == "artifact"
        else name(view, token, say)
    )


def tokens(view: RaidView[Any], tokens: Iterable[str], say: Say) -> list[str]:
    """Each with its number, if there are several: artifacts first, then what else is worth most."""
    ordered = sorted(tokens, key=lambda token: (view.pieces[token].kind != "artifact", -view.pieces[token].points))
    counted = Counter(token_name(view, token, say) for token in ordered)
    return [word + (f" ×{count}" if count > 1 else "") for word, count in counted.items()]


def resources(now: TurnView[Any], say: Say, *, zeros: bool = False) -> list[str]:
    """What there is to spend, each with its number; what there is none of only with ``zeros``, but for teleports."""
    have = {"skill": now.skill, "swords": now.swords, "boots": now.boots}
    told = [say(f"amount.{kind}", n=count) for kind, count in have.items() if count or zeros]
    return [*told, say("amount.teleports", n=now.teleports)] if now.teleports else told


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
