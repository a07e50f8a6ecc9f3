"""Why a steady player would do something, in words of what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from brzdek.core.ask import Option
from brzdek.core.text import Say
from brzdek.games.raid.cards.pieces import Piece
from brzdek.games.raid.face.naming import played_text, text_of
from brzdek.games.raid.view.view import RaidView

ARTIFACT, GOOD = "artifact", "good"


def reasons(view: RaidView[Any], option: Option, say: Say, *, draws: bool) -> list[str]:
    """What speaks for a move that leads nowhere; none: only its own words can tell. ``draws``: is it a card that brings
    others?
    """
    verb = option[0]
    piece = view.pieces.get(cast(str, option[1])) if len(option) > 1 else None
    if piece is None:
        return [say(f"advice.{verb}")] if say.knows(f"advice.{verb}") else []
    match verb:
        case "play":
            return [say("advice.play_draws" if draws else "advice.play", text=played_text(piece, say))]
        case "buy":
            return _bought(view, piece, say)
        case "fight" | "use":
            gain = text_of(piece, say, "defeat" if verb == "fight" else "use")
            if stays := piece.book.get(f"stays.{piece.id}"):
                gain = gain.replace(stays.to(say.lang), "").strip()  # no reason to fight it
            told = [say("advice.fight", text=gain.rstrip(".")) if verb == "fight" else gain.rstrip(".")] if gain else []
            return [*told, *([say("advice.danger")] if piece.danger else [])]
        case "take" if piece.kind == ARTIFACT:
            worth = say("advice.artifact", n=piece.points)
            return [worth] if view.me.artifacts else [worth, say("advice.needed")]
        case "trash" | "discard":
            return [say(f"advice.{verb}")]
    return []


def _bought(view: RaidView[Any], piece: Piece, say: Say) -> list[str]:
    """A card by what it does and what it is worth; a good by what it is worth or for."""
    if piece.kind == GOOD:
        return [say("advice.points", n=piece.points)] if piece.points else [text_of(piece, say)]
    price = say("skill", n=view.price_of(piece.id))
    text, points = text_of(piece, say, "play"), [say("advice.points", n=piece.points)] if piece.points else []
    if not text:
        return [say("advice.for", what=", ".join(points), price=price)] if points else []
    return [say("advice.buy", price=price, text=text.rstrip(".")), *points]


def joined(parts: Sequence[str]) -> str:
    return "; ".join(part for part in parts if part)
