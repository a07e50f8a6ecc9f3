"""Cards, tokens and amounts in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from brzdek.core.text import Say
from brzdek.games.brzdek.cards import Piece
from brzdek.games.brzdek.state import Turn
from brzdek.games.brzdek.view import RaidView

_ICON = re.compile(r"(?:(\d+) )?⟦(\w+)⟧")
"""An icon with the number before it, which decides its form."""


def name(view: RaidView[Any], card: str, say: Say) -> str:
    return view.pieces[card].name.to(say.lang)


def names(view: RaidView[Any], cards: Iterable[str], say: Say) -> str:
    """Cards in a list: "Włam ×2, Potknięcie"."""
    return ", ".join(
        name(view, card, say) + (f" ×{count}" if count > 1 else "") for card, count in Counter(cards).items()
    )


def drawn(text: str, say: Say) -> str:
    """A text with its icons as words, in the form that their number asks for."""

    def word(icon: re.Match[str]) -> str:
        key = f"icon.{icon[2]}"
        noun = say(key, n=int(icon[1] or 1)) if say.knows(key) else icon[2].replace("_", " ")
        return f"{icon[1]} {noun}" if icon[1] else noun

    return _ICON.sub(word, text).replace("!.", "!")


def text_of(piece: Piece, say: Say, slot: str = "") -> str:
    """What a card says; of one slot, what it does when it is played, used, defeated or drunk."""
    if slot and piece.text_override is None:
        return drawn(piece.effects[slot].text(say.lang), say) if slot in piece.effects else ""
    return drawn(piece.text(say.lang), say)


def token_name(view: RaidView[Any], token: str, say: Say) -> str:
    """A token with its value, if the name does not tell it."""
    piece = view.pieces[token]
    return (
        say("token.artifact", name=name(view, token, say), n=piece.points)
        if piece.kind == "artifact"
        else name(view, token, say)
    )


def tokens(view: RaidView[Any], tokens: Iterable[str], say: Say) -> str:
    counted = Counter(token_name(view, token, say) for token in tokens)
    return ", ".join(word + (f" ×{count}" if count > 1 else "") for word, count in counted.items())


def resources(now: Turn, say: Say) -> list[str]:
    """What there is to spend, each with its number; nothing for what there is none of."""
    have = {"skill": now.skill, "swords": now.swords, "boots": now.boots, "teleports": now.teleports}
    return [say(f"amount.{kind}", n=count) for kind, count in have.items() if count]


def shortened(text: str, width: int) -> str:
    """As much of a text as fits."""
    return text if len(text) <= width else text[: max(0, width - 1)].rstrip(" ,.;:") + "…"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
